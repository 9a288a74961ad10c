/** Paths on this site that a block tree links to, without query and anchor. */
export function linksIn(tree: unknown, origin: string): string[] {
  if (Array.isArray(tree)) return tree.flatMap((part) => linksIn(part, origin));
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([name, value]) => {
    if (name !== 'href' || typeof value !== 'string') return linksIn(value, origin);
    if (!/^(\/(?!\/)|https?:)/i.test(value) || !URL.canParse(value, origin)) return [];
    const url = new URL(value, origin);
    return url.origin === new URL(origin).origin ? [url.pathname.replace(/(.)\/+$/, '$1')] : [];
  });
}
