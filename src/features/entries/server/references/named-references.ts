import type { Tx } from '../../../../lib/db/database.ts';
import { isUuid } from '../../../../lib/values/uuid.ts';
import { splitList } from '../../../products/csv-cells.ts';
import type { FieldDefinition } from '../../field-kinds.ts';
import { namedBy, namedById, type Referred } from './reference-queries.ts';

/** What a field refers to; `null` for a field that doesn’t. */
export function referredBy({ kind, of }: FieldDefinition): Referred | null {
  if (kind === 'entries') return of === undefined ? null : { kind, of };
  return kind === 'products' || kind === 'services' || kind === 'audio' ? { kind } : null;
}

/** IDs that entries have in a field, each once. */
const idsIn = (
  { key }: Pick<FieldDefinition, 'key'>,
  values: readonly Readonly<Record<string, unknown>>[],
): string[] => [
  ...new Set(
    values
      .flatMap((each) => each[key] ?? [])
      .filter((id): id is string => typeof id === 'string' && isUuid(id)),
  ),
];

/** Names of the entries, products and services that these values refer to, by their IDs. */
export async function namesOfReferred(
  tx: Tx,
  fields: readonly FieldDefinition[],
  values: readonly Readonly<Record<string, unknown>>[],
): Promise<Record<string, string>> {
  const names: Record<string, string> = {};
  for (const field of fields) {
    const to = field.retired ? null : referredBy(field);
    if (!to || to.kind === 'audio') continue;
    for (const { id, name } of await namedById(tx, to, idsIn(field, values))) names[id] = name;
  }
  return names;
}

/** What a person writes for an ID in a field. */
export type SayReference = (field: FieldDefinition, id: string) => string;

/** What tables say of the records that these values refer to: their addresses; tracks have titles. IDs of those that are gone stay. */
export async function sayReferences(
  tx: Tx,
  fields: readonly FieldDefinition[],
  values: readonly Readonly<Record<string, unknown>>[],
): Promise<SayReference> {
  const said = new Map<string, Map<string, string>>();
  for (const field of fields) {
    const to = referredBy(field);
    if (!to) continue;
    const rows = await namedById(tx, to, idsIn(field, values));
    said.set(field.key, new Map(rows.map(({ id, name, path }) => [id, path || name])));
  }
  return ({ key }, id) => said.get(key)?.get(id) ?? id;
}

/** In the place of an ID, for a text that could name more than one record. */
export const SEVERAL = 'several';

/** The ID of what a text in a cell names; `SEVERAL` if it could be more than one, `undefined` if it is none. */
export type FindReference = (field: FieldDefinition, text: string) => string | undefined;

/** The last part of an address. A text that is none may be that part. */
const slugIn = (text: string): string =>
  (text.split(/[?#]/, 1)[0] ?? '').split('/').filter(Boolean).at(-1)?.trim().toLowerCase() ?? '';

const textsOf = ({ kind }: FieldDefinition, cell: string): string[] =>
  kind === 'audio' ? [cell.trim()] : splitList(cell).map((text) => text.trim());

/** Looks up what cells name: by ID, address or title. @param cells those of some rows, with the field of each */
export async function findReferences(
  tx: Tx,
  cells: readonly { field: FieldDefinition; cell: string }[],
): Promise<FindReference> {
  const found = new Map<string, { bySlug: Map<string, string>; byName: Map<string, string> }>();
  for (const field of new Set(cells.map((each) => each.field))) {
    const to = referredBy(field);
    const texts = cells
      .filter((each) => each.field === field)
      .flatMap(({ cell }) => textsOf(field, cell))
      .filter((text) => text !== '' && !isUuid(text));
    if (!to || texts.length === 0) continue;
    const rows = await namedBy(tx, to, {
      slugs: [...new Set(texts.map(slugIn))],
      names: [...new Set(texts.map((text) => text.toLowerCase()))],
    });
    const byName = new Map<string, string>();
    for (const { id, name } of rows) {
      const key = name.toLowerCase();
      byName.set(key, byName.has(key) ? SEVERAL : id);
    }
    found.set(field.key, { bySlug: new Map(rows.map(({ id, slug }) => [slug, id])), byName });
  }
  return ({ key }, text) => {
    if (isUuid(text)) return text;
    const here = found.get(key);
    const named = here?.byName.get(text.toLowerCase());
    return text.includes('/') || named === undefined ? here?.bySlug.get(slugIn(text)) : named;
  };
}
