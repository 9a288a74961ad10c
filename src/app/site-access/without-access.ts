import { forbidden } from '../../lib/errors.ts';
import { isInEachLanguage, withoutLanguage } from '../../lib/links/language-paths.ts';
import type { Operation } from '../../lib/http/handlers.ts';
import type { Website } from '../../features/websites/contract.ts';

/** What people without access to a private site may request: enough to sign in and to unsubscribe. `METHOD /path`. */
const openCalls = [
  /^GET \/api\/website\/?(\?|$)/,
  /^(GET|POST) \/api\/account\/(?!register)/,
  /^GET \/api\/account\/?(\?|$)/,
  /^(GET|POST) \/api\/(unsubscribe|invitation)/,
  // A program that acts for the owner sends a key, which the call itself checks.
  /^(GET|HEAD) \/api\/calendar\/feed\//,
  /^POST \/api\/stripe\/webhook$/,
];

/** Requested by the layout around the sign-in screen, and answered with nothing. */
const emptied: Readonly<Record<string, unknown>> = {
  'GET /api/navigation': [],
  'GET /api/menus': { header: [], footer: [], version: 1 },
};

const openPaths =
  /^\/(account(\/(forgot|reset|invitation|join|switch).*)?|admin(\/.*)?|unsubscribe|loading|private|favicon\.\w+|apple-touch-icon.*|icons\/.*)?$/;

export const refuseWithoutAccess = (hasPassword: boolean) =>
  forbidden(hasPassword ? 'This site is private. Enter its password first.' : 'This site isn’t open yet.');

const isOpen = (pathname: string): boolean => pathname !== '/' && openPaths.test(pathname);

export function isOpenPath(pathname: string): boolean {
  const path = withoutLanguage(pathname);
  return isOpen(pathname) || (isInEachLanguage(path) && isOpen(path));
}

export const isOpenCall = (call: string): boolean =>
  openCalls.some((open) => open.test(call)) || (call.split('?')[0] ?? '') in emptied;

/**
 * The answer of a call to people without access, whether it comes over HTTP or from a screen that is rendered.
 * @throws `403` for all other calls
 */
export async function answerWithoutAccess(
  { call }: Pick<Operation, 'call'>,
  hasPassword: boolean,
  answer: () => Promise<unknown>,
): Promise<unknown> {
  if (call in emptied) return emptied[call];
  if (!isOpenCall(call)) throw refuseWithoutAccess(hasPassword);
  const reply = await answer();
  return call === 'GET /api/website' ? withoutWords(reply as Website) : reply;
}

/** Name and theme are for everybody, and nothing that the owner tells visitors. */
const withoutWords = (website: Website): Website => ({
  ...website,
  brand: { ...website.brand, announcement: null, footer: { note: '', social: [] } },
});
