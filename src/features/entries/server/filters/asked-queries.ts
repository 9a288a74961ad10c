import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../../../lib/db/containing.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import type { FieldWanted } from '../../asked-fields.ts';
import type { FieldDefinition } from '../../field-kinds.ts';
import { comparable, dayOf, lastDay, stored, today } from './sort-queries.ts';

/** A field, and the filter that is applied to it. */
export interface AskedField {
  field: Pick<FieldDefinition, 'key' | 'kind' | 'options'>;
  asked: FieldWanted;
}
type Field = AskedField['field'];

/** A value as text, as `textOf` reads it: formatted text and places were stored by fields of other kinds. It is looked up once. */
const textIn = ({ key }: Pick<Field, 'key'>) => sql`(
  select case jsonb_typeof(value)
    when 'string' then value #>> '{}'
    when 'number' then value #>> '{}'
    when 'object' then case when value ->> 'type' = 'doc' then (
        select string_agg(part #>> '{}', '') from jsonb_path_query(value, 'strict $.** ? (@.type == "text").text') part)
      else value ->> 'name' end
    end
  from (select ${stored(key)} as value offset 0) held)`;

/** Without other letters, the case of ASCII is enough, which takes a fraction of the time for long texts. */
const plainLetters = (text: string): RawBuilder<unknown> =>
  /^[\s!-~]*$/.test(text) ? sql`collate "C"` : sql``;

/** An option as its choice shows it. */
const optionIn = (field: Field) => sql`btrim(${textIn(field)})`;

/** A regular expression takes twice as long. */
const BLANKS = ' \t\n\r\u00a0';

/** Whether the field shows a value, as `fitValue` reads what is stored. */
function isFilled(field: Field): RawBuilder<unknown> {
  const value = stored(field.key);
  switch (field.kind) {
    case 'text':
    case 'multiline':
    case 'richText':
    case 'place':
      return sql`coalesce(btrim(${textIn(field)}, ${BLANKS}) <> '', false)`;
    case 'choice':
      return sql`coalesce(${optionIn(field)} = any(${[...field.options]}::text[]), false)`;
    case 'picture':
      return sql`coalesce(coalesce(${value} -> 0, ${value}) ->> 'src' <> '', false)`;
    case 'gallery':
      return sql`coalesce(jsonb_path_exists(${value}, '$[*] ? (@.src != null)'), false)`;
    case 'entries':
    case 'products':
    case 'services':
      return sql`(jsonb_typeof(${value}) = 'array' and jsonb_path_exists(${value}, '$[*] ? (@ != null)')) is true`;
    case 'link':
      return sql`coalesce(${textIn(field)} ~* '^[[:space:]]*(https?://|mailto:|tel:|www[.]|[/#?])', false)`;
    case 'file':
      return sql`coalesce(${textIn(field)} ~ '^[[:space:]]*/files/', false)`;
    case 'audio':
      return sql`coalesce(${textIn(field)} ~ '^[0-9a-f-]{36}$', false)`;
    default:
      return sql`${comparable(field)} is not null`;
  }
}

/** Whether a value is one of several options, or refers to one of several records. */
function isAnyOf(field: Field, several: readonly string[]): RawBuilder<unknown> {
  if (field.kind === 'choice') return sql`${optionIn(field)} = any(${[...several]}::text[])`;
  const ids = several.map((id) => id.toLowerCase());
  return sql`(select jsonb_typeof(value) = 'array' and value ?| ${ids}::text[] from (select ${stored(field.key)} as value offset 0) held)`;
}

function isIn(
  tx: Tx,
  field: Field,
  { from, to }: { from?: number | string | undefined; to?: number | string | undefined },
): RawBuilder<unknown> {
  const value = comparable(field);
  const day = field.kind === 'dateRange' ? dayOf(tx, value) : value;
  const end = (at: number | string) => (typeof at === 'number' ? sql`${at}::numeric` : sql`${at}::text`);
  return sql`${day} is not null ${from === undefined ? sql`` : sql`and ${day} >= ${end(from)}`}
    ${to === undefined ? sql`` : sql`and ${day} <= ${end(to)}`}`;
}

/** A text or an option. People don’t care about the case of what they look for, but options are what they are. */
const isSame = (field: Field, text: string): RawBuilder<unknown> =>
  field.kind === 'choice'
    ? sql`${optionIn(field)} = ${text}::text`
    : sql`lower(btrim(${textIn(field)})) = lower(btrim(${text}::text))`;

/** Whether `v` has what is asked. A switch that was never touched is off. */
export function hasValue(tx: Tx, { field, asked }: AskedField): RawBuilder<unknown> {
  if (typeof asked === 'string') return isSame(field, asked);
  if (typeof asked === 'boolean') return sql`coalesce(${comparable(field)}, false) = ${asked}`;
  if ('empty' in asked) return asked.empty ? sql`not ${isFilled(field)}` : isFilled(field);
  if ('when' in asked) {
    const day = lastDay(tx, field);
    return asked.when === 'past' ? sql`${day} < ${today(tx)}` : sql`${day} >= ${today(tx)}`;
  }
  if ('contains' in asked) {
    const words = asked.contains.trim();
    return sql`${textIn(field)} ${plainLetters(words)} ilike ${containing(words)}`;
  }
  if ('any' in asked) return isAnyOf(field, asked.any);
  if (!('not' in asked)) return isIn(tx, field, asked);
  const { not } = asked;
  if (typeof not === 'object') return sql`(${isAnyOf(field, not)}) is not true`;
  const isText = field.kind === 'choice' || field.kind === 'text';
  return sql`(${isText ? isSame(field, String(not)) : isIn(tx, field, { from: not, to: not })}) is not true`;
}

/** Whether `v` has all that is asked, after other conditions. */
export const allOf = (tx: Tx, fields: readonly AskedField[]) =>
  sql.join([sql``, ...fields.map((asked) => sql`and (${hasValue(tx, asked)})`)], sql` `);
