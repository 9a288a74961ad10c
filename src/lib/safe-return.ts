/**
 * A path of this site that was sent along as the place to go on to, or `null`. Parsed as browsers parse it, so that
 * `/\evil.test`, `/<tab>/evil.test` and `/.//evil.test` are seen as what they become.
 * @param origin `scheme://host[:port]` of the request
 */
export function safeReturn(value: string | null | undefined, origin: string): string | null {
  if (!value || value.length > 2000 || !URL.canParse(value, origin)) return null;
  const url = new URL(value, origin);
  const path = url.pathname + url.search + url.hash;
  // `blob:` addresses have the site's origin too, but no path that begins with a slash.
  const within = url.origin === origin && /^\/(?![/\\])/.test(path);
  return within ? path : null;
}
