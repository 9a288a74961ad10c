import {
  cellOf,
  type Cells,
  type Edits,
  type SheetColumn,
  type SheetRow,
  withCell,
} from '../../../../../lib/admin-ui/sheet/sheet.ts';
import { typedAmount, typedNumber, typedText } from '../../../../../lib/admin-ui/numbers/typed-in-admin.ts';
import { instantIn, wallTimeIn } from '../../../../../lib/admin-ui/time/publish-time.ts';
import { flagIn, joinList, splitList } from '../../../../products/csv-cells.ts';
import type { ContentType, OwnEntry, Term, TermKind } from '../../../entry-shapes.ts';
import type { FieldKind } from '../../../field-kinds.ts';
import { fitValue, shapeOf, textOf } from '../../../field-values.ts';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { entryListAdmin } from '../../../messages/admin-list/area.ts';

/** What cells are read and written with. */
export interface SheetSite {
  type: ContentType;
  terms: readonly Term[];
  timeZone: string;
  currency: string;
  /** Whether the way in which an entry is listed may be changed. */
  mayList: (entry: OwnEntry) => boolean;
}

export interface EntryRow extends SheetRow {
  entry: OwnEntry;
}

/** Kinds of fields whose values fit in a cell. */
const kinds: Readonly<Partial<Record<FieldKind, SheetColumn['kind']>>> = {
  text: 'text',
  link: 'text',
  number: 'number',
  money: 'number',
  date: 'date',
  toggle: 'flag',
  choice: 'choice',
};

const VALUE = 'values.';

const termColumns = {
  categories: ['categories', 'category'],
  tags: ['tags', 'tag'],
  authors: ['authors', 'author'],
} as const satisfies Record<string, readonly [label: string, TermKind]>;
type TermColumn = keyof typeof termColumns;
const isTermColumn = (column: string): column is TermColumn => Object.hasOwn(termColumns, column);

const fieldsOf = ({ fields }: ContentType) => fields.filter(({ kind, retired }) => !retired && kinds[kind]);

/** The title, the type’s own fields, and how entries are listed. */
export function columnsOf({ type, terms, currency }: SheetSite): SheetColumn[] {
  const words = messagesNow(entryListAdmin);
  const used = (Object.keys(termColumns) as TermColumn[]).filter((column) =>
    terms.some(({ kind }) => kind === termColumns[column][1]),
  );
  return [
    { key: 'name', label: words.title, kind: 'text', isName: true },
    ...fieldsOf(type).map(({ key, label, kind, options }): SheetColumn => ({
      key: VALUE + key,
      label: kind === 'money' && currency ? `${label} (${currency})` : label,
      kind: kinds[kind] ?? 'text',
      options,
    })),
    { key: 'excerpt', label: words.excerpt, kind: 'text', isWide: true },
    ...used.map((column): SheetColumn => ({
      key: column,
      label: words[termColumns[column][0]],
      kind: 'text',
    })),
    { key: 'shownAt', label: words.date, kind: 'time' },
    { key: 'featured', label: words.featured, kind: 'flag' },
    { key: 'pinned', label: words.pinned, kind: 'flag' },
  ];
}

const yes = (flag: boolean): string => (flag ? 'yes' : 'no');

/** Names of categories from the top: “News > Local”. */
function pathOf(term: Term | undefined, terms: readonly Term[]): string {
  const above = term?.parent ? terms.find(({ _id }) => _id === term.parent) : undefined;
  return above ? `${pathOf(above, terms)} > ${term?.name}` : (term?.name ?? '');
}

function cellsOf(entry: OwnEntry, { type, terms, timeZone, currency, mayList }: SheetSite): Cells {
  const names = (used: readonly { _id: string }[]) =>
    joinList(
      used
        .map(({ _id }) =>
          pathOf(
            terms.find((term) => term._id === _id),
            terms,
          ),
        )
        .filter(Boolean),
    );
  const cells: Record<string, string> = { name: entry.name, excerpt: entry.excerpt };
  for (const field of fieldsOf(type)) {
    const value = fitValue(field, entry.values?.[field.key]);
    cells[VALUE + field.key] =
      field.kind === 'toggle'
        ? yes(value === true)
        : value === undefined
          ? ''
          : field.kind === 'money'
            ? typedAmount(value as number, currency)
            : typeof value === 'number'
              ? typedText(value)
              : (textOf(value) ?? '');
  }
  if (!mayList(entry)) return cells;
  return {
    ...cells,
    categories: names(entry.categories),
    tags: names(entry.tags),
    authors: names(entry.authors),
    shownAt: entry.shownAt ? wallTimeIn(entry.shownAt, timeZone).slice(0, 16).replace(' ', 'T') : '',
    featured: yes(entry.featured),
    pinned: yes(entry.pinned),
  };
}

export const rowsOf = (entries: readonly OwnEntry[], site: SheetSite): EntryRow[] =>
  entries.map((entry) => ({ key: entry._id, label: entry.name, cells: cellsOf(entry, site), entry }));

/** The term that a name in a cell means: a path from the top, or a name that only one has. */
function termIn(name: string, column: TermColumn, terms: readonly Term[]): Term | undefined {
  const all = terms.filter(({ kind }) => kind === termColumns[column][1]);
  const wanted = name.trim().toLowerCase();
  const named = all.filter((term) => term.name.toLowerCase() === wanted);
  return (
    all.find((term) => pathOf(term, terms).toLowerCase() === wanted) ??
    (named.length === 1 ? named[0] : undefined)
  );
}

function valueIn(column: string, cell: string, { type }: SheetSite): unknown {
  const field = type.fields.find(({ key }) => VALUE + key === column);
  const text = cell.trim();
  if (text === '') return null;
  if (field?.kind === 'number' || field?.kind === 'money') return typedNumber(text);
  return field?.kind === 'toggle' ? flagIn(text) : text;
}

/** The error of a cell; `undefined` if it is valid. */
export function problemOf(column: string, cell: string, site: SheetSite): string | undefined {
  const words = messagesNow(entryListAdmin);
  const text = cell.trim();
  if (column === 'name') {
    if (text === '') return words.enterATitle;
    return text.length > 200 ? words.atMost200Characters : undefined;
  }
  if (column === 'excerpt') return text.length > 500 ? words.atMost500Characters : undefined;
  if (isTermColumn(column)) {
    const unknown = splitList(cell).find((name) => !termIn(name, column, site.terms));
    return unknown === undefined
      ? undefined
      : words.notFoundUnder({ unknown, place: words[termColumns[column][0]] });
  }
  const field = site.type.fields.find(({ key }) => VALUE + key === column);
  if (!field || text === '') return undefined;
  const value = valueIn(column, cell, site);
  if (value === undefined) return field.kind === 'money' ? words.enterAnAmountLike24 : words.enterANumber;
  const read = shapeOf(field).safeParse(value);
  return read.success ? undefined : (read.error.issues[0]?.message ?? words.thisValueCantBeUsed);
}

export interface DraftChange {
  _id: string;
  version: number;
  name?: string;
  excerpt?: string;
  values?: Record<string, unknown>;
  shownAt?: string | null;
  featured?: boolean;
  pinned?: boolean;
  categories?: string[];
  tags?: string[];
  authors?: string[];
}

function changeOf({ entry }: EntryRow, cells: Cells, site: SheetSite): DraftChange {
  const change: DraftChange = { _id: entry._id, version: entry.version };
  const values: Record<string, unknown> = {};
  for (const [column, cell] of Object.entries(cells)) {
    if (column.startsWith(VALUE)) values[column.slice(VALUE.length)] = valueIn(column, cell, site);
    else if (isTermColumn(column))
      change[column] = [
        ...new Set(splitList(cell).flatMap((name) => termIn(name, column, site.terms)?._id ?? [])),
      ];
    else if (column === 'featured' || column === 'pinned') change[column] = cell === 'yes';
    else if (column === 'shownAt')
      change.shownAt = cell === '' ? null : instantIn(`${cell.replace('T', ' ')}:00`, site.timeZone);
    else if (column === 'name' || column === 'excerpt') change[column] = cell.trim();
  }
  return Object.keys(values).length > 0 ? { ...change, values } : change;
}

/** The request that saves all edits at once. */
export const changesOf = (rows: readonly EntryRow[], edits: Edits, site: SheetSite): DraftChange[] =>
  rows.flatMap((row) => {
    const cells = edits[row.key];
    return cells ? [changeOf(row, cells, site)] : [];
  });

/** The edits that undo a save, based on the entries’ new state. */
export function wayBack(
  before: readonly EntryRow[],
  edits: Edits,
  after: readonly OwnEntry[],
  site: SheetSite,
): DraftChange[] {
  const rows = rowsOf(after, site);
  let back: Edits = {};
  for (const row of rows)
    for (const column of Object.keys(edits[row.key] ?? {})) {
      const was = before.find(({ key }) => key === row.key);
      back = withCell(back, row, column, (was && cellOf(was, {}, column)) ?? '');
    }
  return changesOf(rows, back, site);
}

/** What a pasted text means in a column. */
export function pastedIn({ kind, options = [] }: SheetColumn, text: string): string {
  if (kind === 'flag') return yes(flagIn(text) === true);
  if (kind === 'choice') return options.find((option) => option.toLowerCase() === text.toLowerCase()) ?? text;
  return text;
}
