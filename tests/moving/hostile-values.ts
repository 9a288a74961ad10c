import type { BoxRow } from '../../src/features/moving/server/box/read-rows.ts';

/** One column of a row, or a value within it, that somebody has changed. */
export interface Mutation {
  column: string;
  path: (string | number)[];
  value: unknown;
}

const deep = (levels: number): unknown => Array.from({ length: levels }).reduce((inner) => [inner], 1);

/** What a forged export may hold in any place. Whatever text fits comes first, as one text that tries several things. */
export const hostileValues = (foreignId: string): unknown[] => [
  `"'><script>alert(1)</script></style>{{siteLink}} javascript:alert(1)`,
  '"><script>x</script>',
  '/\\evil.example/',
  '//evil.example',
  'javascript:alert(1)',
  'https://user:pass@127.0.0.1:1/',
  'url(//evil.example)',
  'Nowhere/Land',
  'a\r\nBcc: victim@elsewhere.test',
  'victim@elsewhere.test',
  '=1+1',
  'x'.repeat(300_000),
  'a\0b',
  '\ud800',
  '\u202e',
  '__proto__',
  'waiting',
  'offered',
  'pending',
  'processing',
  'stripe',
  'pi_victim',
  'acct_victim',
  '0001-01-01T00:00:00+00:00',
  '9999-12-31T23:59:59+00:00',
  '2199-12-31T23:59:59+00:00',
  'infinity',
  '\\x00',
  foreignId,
  '00000000-0000-0000-0000-000000000000',
  -1,
  0,
  4,
  0.5,
  2_147_483_647,
  1e308,
  true,
  false,
  null,
  [],
  {},
  [null],
  { toString: 1, __proto__x: 1 },
  deep(90),
  deep(200),
];

/** Every place of a row, with every value. */
export function mutationsOf(row: BoxRow, values: readonly unknown[]): Mutation[] {
  const found: Mutation[] = [];
  const visit = (column: string, path: (string | number)[], inner: unknown) => {
    for (const value of values) found.push({ column, path, value });
    if (typeof inner !== 'object' || inner === null) return;
    if (!Array.isArray(inner)) found.push({ column, path: [...path, 'unexpected'], value: 'x' });
    const entries = Array.isArray(inner) ? inner.slice(0, 1).entries() : Object.entries(inner);
    for (const [key, below] of entries) visit(column, [...path, key], below);
  };
  for (const [column, value] of Object.entries(row)) visit(column, [], value);
  return found;
}

/** The row with these changes; the given one stays as it is. A place that another change took away is left out. */
export const mutated = (row: BoxRow, mutations: readonly Mutation[]): BoxRow =>
  mutations.reduce(
    (changed, { column, path, value }) => replaced(changed, [column, ...path], value) as BoxRow,
    row,
  );

function replaced(inner: unknown, [key, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof inner !== 'object' || inner === null) return inner;
  const isNew = !Object.hasOwn(inner, key);
  if (isNew && (rest.length > 0 || Array.isArray(inner))) return inner;
  const below = replaced((inner as Record<string | number, unknown>)[key], rest, value);
  return Array.isArray(inner) ? inner.with(Number(key), below) : { ...inner, [key]: below };
}
