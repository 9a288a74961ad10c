import type { RequestContext } from './request-context.ts';

type Value = string | number | boolean;

/**
 * Cuts a list that was read with one extra row, and adds the next page to the reply's `Link` header.
 * @param query as parsed; its values go into the link, an array as one parameter per value
 */
export function nextPage<T, Q extends { limit: number }>(
  { headers }: Pick<RequestContext, 'headers'>,
  path: string,
  query: Q,
  rows: readonly T[],
  idOf: (row: T) => string,
): T[] {
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  if (last !== undefined && rows.length > shown.length) {
    const next = new URLSearchParams();
    const asked = Object.entries<Value | Value[] | undefined>({ ...query, after: idOf(last) });
    for (const [key, value] of asked) for (const each of [value ?? []].flat()) next.append(key, String(each));
    headers.set('link', `<${path}?${next}>; rel="next"`);
  }
  return shown;
}

/** Reads a whole list page by page, so that memory does not grow with it. */
export async function* everyPage<T>(
  limit: number,
  read: (page: { limit: number; after: string | undefined }) => Promise<readonly T[]>,
  keyOf: (row: T) => string,
): AsyncGenerator<readonly T[]> {
  for (let after: string | undefined; ;) {
    const rows = await read({ limit, after });
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < limit) return;
    after = keyOf(last);
  }
}
