import { z } from 'zod';

/** Values, written as JSON, that often break programs: empty, huge, of another type, or special to a lower layer. */
export const oddValues: readonly string[] = [
  '""',
  '" "',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"a\\udfff"',
  '"\\u202e\\ufeff"',
  '"e\\u0301٣𝟜😀"',
  '"%00"',
  '"../../etc/passwd"',
  '"/\\\\evil.example"',
  '"javascript:alert(1)"',
  '"https://[::1"',
  `"' or 1=1--"`,
  '"{{x}}${x}"',
  '"a\\r\\nb: c"',
  '"constructor"',
  '"0000-01-01"',
  '"2026-02-30"',
  '"9999-12-31T23:59:59Z"',
  '"2026-01-01T00:00:00+15:59"',
  '"0000-01-01T00:00:00Z"',
  '"00000000-0000-0000-0000-000000000000"',
  '"a@b"',
  '0',
  '-1',
  '1.5',
  '2147483648',
  '9007199254740993',
  '-1e308',
  '1e400',
  '1e-300',
  'null',
  'true',
  '[]',
  '{}',
  '{"__proto__":{"owner":true}}',
  '{"constructor":null}',
  `"${'x'.repeat(20_000)}"`,
  JSON.stringify(Array.from({ length: 3_000 }, () => null)),
];

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
  $ref?: string;
}

/** Every path that a schema describes, as keys from the outside in. Lists are entered at their first item. */
export function placesIn(schema: z.ZodType | undefined): string[][] {
  if (!schema) return [];
  const found = new Map<string, string[]>();
  walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, [], found);
  return [...found.values()];
}

function walk(schema: JsonSchema, at: string[], found: Map<string, string[]>): void {
  // Recursive shapes, such as blocks, are entered a few levels deep.
  if (at.length > 5) return;
  if (at.length > 0) found.set(at.join('\n'), at);
  for (const each of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
    walk(each, at, found);
  for (const [key, part] of Object.entries(schema.properties ?? {})) walk(part, [...at, key], found);
  if (schema.items) walk(schema.items, [...at, '0'], found);
  if (typeof schema.additionalProperties === 'object')
    walk(schema.additionalProperties, [...at, 'any'], found);
}

const MARK = '@@odd@@';

/** The body as JSON with the value at one path replaced. Missing parents are created. */
export function withOdd(body: unknown, place: readonly string[], odd: string): string {
  return JSON.stringify(replaced(body, place)).replace(`"${MARK}"`, () => odd);
}

function replaced(part: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return MARK;
  if (key === '0' && (Array.isArray(part) || typeof part !== 'object' || part === null)) {
    const [first, ...others] = Array.isArray(part) ? (part as unknown[]) : [];
    return [replaced(first, rest), ...others];
  }
  const group = typeof part === 'object' && part !== null && !Array.isArray(part) ? part : {};
  return { ...group, [key]: replaced((group as Record<string, unknown>)[key], rest) };
}

/** Escapes a value for an address: text as it is, anything else as JSON. Lone surrogates are escaped as their own bytes. */
export function inAddress(odd: string): string {
  const value: unknown = JSON.parse(odd);
  const text = typeof value === 'string' ? value : odd;
  return text
    .slice(0, 8_000)
    .replaceAll(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\u0001')
    .split('\u0001')
    .map(encodeURIComponent)
    .join('%ED%A0%80');
}
