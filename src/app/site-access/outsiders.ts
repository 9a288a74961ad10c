import { forbidden } from '../../lib/errors.ts';
import type { Operation } from '../../lib/http/handlers.ts';
import type { Website } from '../../features/websites/contract.ts';

/** What anyone who is outside a private site may ask for: enough to sign in, and to end mails. `METHOD /path`. */
const openCalls = [
  /^GET \/api\/website\/?(\?|$)/,
  /^(GET|POST) \/api\/account\/(?!register)/,
  /^GET \/api\/account\/?(\?|$)/,
  /^(GET|POST) \/api\/(unsubscribe|invitation)/,
  // What asks in the owner's name shows a key, which the call itself looks at.
  /^(GET|HEAD) \/api\/calendar\/feed\//,
  /^POST \/api\/stripe\/webhook$/,
];

/** Asked for by the frame around the screens to sign in, and answered with nothing. */
const emptied: Readonly<Record<string, unknown>> = {
  'GET /api/navigation': [],
  'GET /api/menus': { header: [], footer: [], version: 1 },
};

const openPaths =
  /^\/(account(\/(forgot|reset|invitation|join|switch).*)?|admin(\/.*)?|unsubscribe|loading|private|favicon\.\w+|apple-touch-icon.*|icons\/.*)?$/;

export const refuseOutsider = (hasPassword: boolean) =>
  forbidden(hasPassword ? 'This site is private. Enter its password first.' : 'This site isn’t open yet.');

export const isOpenPath = (pathname: string): boolean => pathname !== '/' && openPaths.test(pathname);

export const isOpenCall = (call: string): boolean =>
  openCalls.some((open) => open.test(call)) || (call.split('?')[0] ?? '') in emptied;

/**
 * What a call answers to somebody outside, whether it comes over HTTP or from a screen that is rendered.
 * @throws `403` for all that they have no business with
 */
export async function answerOutsider(
  { call }: Pick<Operation, 'call'>,
  hasPassword: boolean,
  answer: () => Promise<unknown>,
): Promise<unknown> {
  if (call in emptied) return emptied[call];
  if (!isOpenCall(call)) throw refuseOutsider(hasPassword);
  const reply = await answer();
  return call === 'GET /api/website' ? withoutWords(reply as Website) : reply;
}

/** Name and look are for everybody, and nothing that the owner tells visitors. */
const withoutWords = (website: Website): Website => ({
  ...website,
  brand: { ...website.brand, announcement: null, footer: { note: '', social: [] } },
});
