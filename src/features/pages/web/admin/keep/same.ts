/**
 * A value as text that is equal for equal values, whatever the order of keys. What is undefined or an empty list counts as
 * missing, because the server fills such in.
 */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(
      Object.entries(part)
        .filter(([, each]) => each !== undefined && !(Array.isArray(each) && each.length === 0))
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  });
}
