/** The parameters of the list. `show` is how many are shown. */
const names = ['collection', 'q', 'from', 'to', 'stock', 'sort'] as const;

/**
 * The list's address with these values in place of the current ones. Other parameters, such as
 * `utm_source`, are left out, as in the links that the server renders.
 * @param values an empty one is removed
 */
export function shopAddress(search: URLSearchParams, values: Readonly<Record<string, string>>): string {
  const next = new URLSearchParams();
  for (const name of [...names, 'show']) {
    const value = values[name] ?? (name === 'show' ? '' : search.get(name));
    if (value) next.set(name, value);
  }
  return `/shop${next.size > 0 ? `?${next}` : ''}`;
}
