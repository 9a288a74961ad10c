/** Whether a path, once decoded and normalised by a browser, a proxy or a server, starts with `//` or `/\`. */
const LEAVES = /^\/(?:[\s.]|%(?:25)*(?:0[9ad]|20|2e))*(?:[/\\]|%(?:25)*(?:2f|5c))/i;

/**
 * An address as a path of the site itself, or `null` if following it would leave the site. Parsed as browsers parse it,
 * so that `/\evil.test`, `/<tab>/evil.test`, `/.//evil.test` and `/%2fevil.test` are seen as what they become.
 * @param origin `scheme://host[:port]`; an address on that origin counts as a path. Without it, only paths do.
 */
export function siteAddress(
  value: string | null | undefined,
  origin = 'https://site.invalid',
): string | null {
  if (!value || value.length > 2000 || !URL.canParse(value, origin)) return null;
  const url = new URL(value, origin);
  const path = url.pathname + url.search + url.hash;
  // `blob:` addresses have the site's origin too, but no path that starts with a slash.
  return url.origin === origin && path.startsWith('/') && !LEAVES.test(path) ? path : null;
}
