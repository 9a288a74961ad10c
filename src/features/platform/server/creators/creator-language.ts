import type { PlatformRequest, RequestContext } from '../../../../lib/http/requests/request-context.ts';
import { languageCookieName } from '../../../../lib/http/sessions/session-cookie.ts';
import { type AdminLanguage, adminLanguageOf } from '../../../../lib/messages/languages.ts';

/** Seconds: a year. */
const KEPT = 365 * 24 * 3600;

/** The language that somebody chose in this browser. */
export function chosenLanguage({ cookies, secure }: RequestContext): AdminLanguage | undefined {
  const chosen = cookies.get(languageCookieName(secure));
  return chosen === undefined ? undefined : adminLanguageOf(chosen);
}

export const chooseLanguage = ({ cookies, secure }: RequestContext, language: AdminLanguage): void =>
  cookies.set(languageCookieName(secure), language, KEPT);

/** A browser in which nobody has chosen yet speaks the creator's language. */
export function speakAsCreator(request: PlatformRequest, language: string | null | undefined): void {
  if (language && chosenLanguage(request) === undefined) chooseLanguage(request, adminLanguageOf(language));
}
