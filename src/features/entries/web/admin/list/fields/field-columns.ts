import type { UsedList } from '../../../../../../lib/admin-ui/preferences.ts';
import type { ContentType } from '../../../../entry-shapes.ts';
import type { FieldKind } from '../../../../field-kinds.ts';
import { FIELD } from '../use-type-views.ts';

export type Field = ContentType['fields'][number];

/** Kinds whose values are read in a cell of a table. */
const readable: ReadonlySet<FieldKind> = new Set([
  'text',
  'multiline',
  'number',
  'money',
  'date',
  'dateRange',
  'toggle',
  'choice',
  'link',
  'place',
  'entries',
  'products',
  'services',
]);

const short: ReadonlySet<FieldKind> = new Set(['number', 'money', 'date', 'toggle']);

/** Whether its values are in one line. */
export const isShort = ({ kind }: Field): boolean => short.has(kind);

const columnOf = ({ key }: Field): string => FIELD + key;

const readableFields = ({ fields }: ContentType): Field[] =>
  fields.filter(({ kind, retired }) => readable.has(kind) && !retired);

/** Fields that can be columns, by the names of their columns. */
export const fieldColumns = (type: ContentType): Record<string, string> =>
  Object.fromEntries(readableFields(type).map((field) => [columnOf(field), field.label]));

/** Fields that somebody has chosen as columns, in the order of the type. */
export const shownFields = (type: ContentType, list: Pick<UsedList, 'shows'>): Field[] =>
  readableFields(type).filter((field) => list.shows(columnOf(field)));
