import type { RequestContext } from './request-context.ts';

/**
 * Cuts a list that was read with one row more than asked for, and names the next page in the reply's `Link`.
 * @param query as parsed; what it holds goes into the link
 */
export function nextPage<T>(
  { headers }: Pick<RequestContext, 'headers'>,
  path: string,
  query: Record<string, string | number | boolean | string[] | undefined> & { limit: number },
  rows: readonly T[],
  idOf: (row: T) => string,
): T[] {
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  if (last !== undefined && rows.length > shown.length) {
    const next = new URLSearchParams();
    for (const [key, value] of Object.entries(query))
      if (value !== undefined && key !== 'after') next.set(key, String(value));
    next.set('after', idOf(last));
    headers.set('link', `<${path}?${next}>; rel="next"`);
  }
  return shown;
}
