/** What the list depends on. `show` is how many are shown. */
const names = ['collection', 'q', 'from', 'to', 'stock', 'sort'] as const;

/**
 * Where the list is, with these values in place of those of the present address. What else stands in it, such as
 * `utm_source`, is left out, as in the links that the server renders.
 * @param values an empty one is taken away
 */
export function shopAddress(search: URLSearchParams, values: Readonly<Record<string, string>>): string {
  const next = new URLSearchParams();
  for (const name of [...names, 'show']) {
    const value = values[name] ?? (name === 'show' ? '' : search.get(name));
    if (value) next.set(name, value);
  }
  return `/shop${next.size > 0 ? `?${next}` : ''}`;
}
