import type { ArchiveRow } from '../server/archive/read-rows.ts';

/** A changed column of a row, or a changed value within it. */
export interface Mutation {
  column: string;
  path: (string | number)[];
  value: unknown;
}

const deep = (levels: number): unknown => Array.from({ length: levels }).reduce((inner) => [inner], 1);

/** Fits only into free text, with several attacks. */
export const anyText = `"'><script>alert(1)</script></style>{{siteLink}} javascript:alert(1)`;

/** Hostile values by the form that they resemble, and replace first. */
const byForm: [form: RegExp, values: readonly unknown[]][] = [
  [
    /^(\/|https?:|mailto:)/,
    [
      'javascript:alert(1)',
      '/\\evil.example/',
      '//evil.example',
      'https://user:pass@127.0.0.1:1/',
      'data:text/html,x',
    ],
  ],
  [/^[A-Z]\w+\/\w+$/, ['Nowhere/Land', '../../etc/passwd']],
  [/^[a-z]{2}(-[A-Z]{2})?$/, ['xx-INVALID-123456789', 'nowhere', 'ZZ']],
  [/^[A-Z]{2,3}$/, ['XXQ', 'gb', 'ZZ']],
  [
    /^#|^\d+(px|rem|%)$/,
    [
      'red;}body{background:url(//evil.example)',
      'url(//evil.example)',
      '#12345',
      '</style><script>x</script>',
    ],
  ],
  [/@/, ['a\r\nBcc: victim@elsewhere.test', 'victim@elsewhere.test']],
  [
    /^\d{4}-\d\d-\d\d/,
    ['2199-12-31T23:59:59+00:00', '0001-01-01T00:00:00+00:00', '9999-12-31T23:59:59+00:00', 'infinity'],
  ],
  [/^\\x/, ['\\x', '\\x00', '\\xzz']],
  [/^[0-9a-f]{8}-/, ['00000000-0000-0000-0000-000000000000', 'none']],
  [/^[a-z][a-z-]*$/, ['waiting', 'offered', 'pending', 'processing', 'stripe', '__proto__', 'constructor']],
];

/** Values that a forged export may have in any place. */
const anywhere: readonly unknown[] = [
  anyText,
  '"><script>x</script>',
  ...byForm.flatMap(([, values]) => values),
  '=1+1',
  'x'.repeat(300_000),
  'a\0b',
  '\ud800',
  '\u202e',
  'pi_victim',
  'acct_victim',
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

export interface HostilePlace {
  column: string;
  path: (string | number)[];
  /** Those that resemble the present value come first. */
  values: unknown[];
}

/** Each place of a row, with all values. @param wordsOf more values for a column with an enumeration */
export function hostilePlaces(
  row: ArchiveRow,
  wordsOf: (column: string) => readonly string[],
  foreignId: string,
): HostilePlace[] {
  const found: HostilePlace[] = [];
  const visit = (column: string, path: (string | number)[], inner: unknown) => {
    const alike = byForm.flatMap(([form, values]) =>
      typeof inner === 'string' && form.test(inner) ? values : [],
    );
    const words = path.length === 0 ? wordsOf(column).filter((word) => word !== inner) : [];
    found.push({ column, path, values: [...new Set([...words, ...alike, ...anywhere, foreignId])] });
    if (typeof inner !== 'object' || inner === null) return;
    if (!Array.isArray(inner)) found.push({ column, path: [...path, 'unexpected'], values: ['x'] });
    const entries = Array.isArray(inner) ? inner.slice(0, 1).entries() : Object.entries(inner);
    for (const [key, below] of entries) visit(column, [...path, key], below);
  };
  for (const [column, value] of Object.entries(row)) visit(column, [], value);
  return found;
}

/** A copy of the row with these changes. Skips places that an earlier change removed. */
export const mutated = (row: ArchiveRow, mutations: readonly Mutation[]): ArchiveRow =>
  mutations.reduce(
    (changed, { column, path, value }) => replaced(changed, [column, ...path], value) as ArchiveRow,
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
