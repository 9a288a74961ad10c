import { z } from 'zod';

interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  format?: string;
  anyOf?: JsonSchema[];
}

const asJson = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** Whether a schema accepts an id anywhere, so that an id of another site can be sent. */
export const takesIds = (schema: z.ZodType | undefined): boolean =>
  schema !== undefined && JSON.stringify(asJson(schema)).includes('"format":"uuid"');

export interface Malformed {
  what: string;
  value: unknown;
  /** Start of the path that `fields` must name; any path if undefined. */
  field?: string;
}

type Body = Record<string, unknown>;

/** Bodies with one error each, made from a valid one. Every declared key is tried. */
export function malformedBodies(schema: z.ZodType, right: Body): Malformed[] {
  const whole: Malformed[] = [null, 'text', 7, [], [right]].map((value) => ({
    what: `${JSON.stringify(value).slice(0, 20)} as body`,
    value,
  }));
  return [...whole.filter(({ value }) => value !== null), ...wrongIn(asJson(schema), right, '')];
}

function wrongIn(schema: JsonSchema, right: Body, at: string): Malformed[] {
  const named = (key: string) => (at ? `${at}.${key}` : key);
  const made: Malformed[] = [
    { what: `unknown key ${named('surplus')}`, value: { ...right, surplus: 1 }, field: named('surplus') },
  ];
  for (const [key, property] of Object.entries(schema.properties ?? {})) {
    const isGroup = property.type === 'object' && property.properties;
    // A value of any type has no wrong type.
    const isAny = Object.keys(property).length === 0;
    if (!isAny)
      made.push({
        what: `wrong type of ${named(key)}`,
        value: { ...right, [key]: property.type === 'object' ? 'text' : { odd: true } },
        field: named(key),
      });
    if (schema.required?.includes(key)) {
      const { [key]: _, ...rest } = right;
      made.push({ what: `no ${named(key)}`, value: rest, field: named(key) });
    }
    if (isGroup)
      for (const inner of wrongIn(property, (right[key] ?? {}) as Body, named(key)))
        made.push({ ...inner, value: { ...right, [key]: inner.value } });
  }
  return made;
}

/** Queries with one error each: unknown, repeated, or not an id or number. */
export function malformedQueries(schema: z.ZodType | undefined): Malformed[] {
  const made: Malformed[] = [{ what: 'unknown query key', value: 'surplus=1', field: 'surplus' }];
  for (const [key, property] of Object.entries(schema ? (asJson(schema).properties ?? {}) : {})) {
    if (!property.anyOf?.some(({ type }) => type === 'array'))
      made.push({ what: `query ${key} twice`, value: `${key}=a&${key}=b`, field: key });
    if (property.format === 'uuid' || property.type === 'integer' || property.type === 'number')
      made.push({ what: `query ${key} odd`, value: `${key}=x%27%20or%201=1--`, field: key });
  }
  return made;
}
