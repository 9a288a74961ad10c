import type { FastifyInstance, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { languageCookieName } from '../../lib/http/sessions/session-cookie.ts';
import { type AdminLanguage, adminLanguageOf, adminLanguages } from '../../lib/messages/languages.ts';
import { speaking } from '../../lib/messages/spoken-language.ts';
import { languageAt } from './address-language.ts';
import { spokenWording } from '../wording/speak-wording.ts';

/** Sets the language of each reply: English until the site is known. Register it before anything that may refuse. */
export function speakToVisitors(server: FastifyInstance): void {
  server.decorateRequest('spoken');
  server.addHook('onRequest', (request, _reply, done) => {
    request.spoken = { language: 'en' };
    speaking(request.spoken, done);
  });
  // As with budgets, events of the body come from the connection.
  server.addHook('preValidation', (request, _reply, done) => speaking(request.spoken, done));
}

/**
 * The best of these languages or locales for the browser; undefined if it asks for none of them. The admin names its language instead of the
 * browser’s.
 */
function askedLanguage<L extends string>(request: FastifyRequest, among: readonly L[]): L | undefined {
  if (request.headers['accept-language'] === undefined) return undefined;
  const asked = new Negotiator(request).language([...among]);
  return among.find((one) => one === asked);
}

/** The same, or else English. */
export const browsersLanguage = (request: FastifyRequest): AdminLanguage =>
  askedLanguage(request, adminLanguages) ?? 'en';

/**
 * From here on the site’s language and wording, except for calls by programs, and by the admin, which names its own language.
 * On the platform, the language that somebody chose there, or else the browser’s.
 */
export function speakSitesLanguage(request: FastifyRequest): void {
  const { context, found } = request.arrival;
  request.spoken.browsers = (among) => askedLanguage(request, among);
  if (context.platform) {
    const chosen = context.cookies.get(languageCookieName(context.secure));
    const language = chosen === undefined ? browsersLanguage(request) : adminLanguageOf(chosen);
    Object.assign(request.spoken, { language, admin: language });
    return;
  }
  if (found) request.spoken.own = spokenWording(found.known);
  if (!isCall(request.url)) return speakToEverybody(request);
  if (context.bearer !== undefined) return;
  if (isOfAdmin(request)) {
    const language = adminLanguageOf(request.headers['accept-language']);
    Object.assign(request.spoken, { language, admin: language });
    return;
  }
  speakAs(request, pathOfScreen(request));
}

/** The site's language for any caller: for replies that several callers share. */
export const speakToEverybody = (request: FastifyRequest): void => speakAs(request, request.url);

function speakAs({ arrival: { found }, spoken }: FastifyRequest, path: string): void {
  if (!found) return;
  const { language, other } = languageAt(found, pathnameOf(path));
  Object.assign(spoken, { language, toVisitors: true, used: other });
}

const pathnameOf = (path: string): string => path.replace(/[?#].*$/s, '');

const isCall = (url: string) => /^\/api(\/|$)/.test(url);

/** The screen that a call comes from, as far as the browser names it. */
const pathOfScreen = ({ headers }: FastifyRequest): string =>
  (headers.referer ?? '').replace(/^https?:\/\/[^/]+/, '');

const isOfAdmin = (request: FastifyRequest): boolean => /^\/admin(\/|\?|$)/.test(pathOfScreen(request));
