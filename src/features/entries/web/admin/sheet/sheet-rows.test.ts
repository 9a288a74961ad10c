import { expect, test } from 'vitest';
import { withCell, withPasted } from '../../../../../lib/admin-ui/sheet/sheet.ts';
import type { ContentType, OwnEntry, Term } from '../../../entry-shapes.ts';
import type { FieldKind } from '../../../field-kinds.ts';
import { changesOf, columnsOf, pastedIn, problemOf, rowsOf, type SheetSite, wayBack } from './sheet-rows.ts';

const field = (key: string, kind: FieldKind, more: object = {}) => ({
  key,
  kind,
  label: key,
  options: [],
  retired: false,
  ...more,
});
const type = {
  _id: 'type',
  fields: [
    field('client', 'text'),
    field('cost', 'money'),
    field('done', 'toggle'),
    field('size', 'choice', { options: ['Small', 'Large'] }),
    field('opens', 'date'),
    field('story', 'richText'),
    field('former', 'text', { retired: true }),
  ],
} as unknown as ContentType;
const term = (_id: string, kind: string, name: string, parent: string | null = null) =>
  ({ _id, kind, name, parent }) as unknown as Term;
const terms = [
  term('news', 'category', 'News'),
  term('local', 'category', 'Local', 'news'),
  term('sport', 'category', 'Sport'),
  term('sport-local', 'category', 'Local', 'sport'),
  term('anna', 'author', 'Berg, Anna'),
];
const site: SheetSite = { type, terms, timeZone: 'Europe/Berlin', currency: 'EUR', mayList: () => true };
const made = (id: string, own: Partial<OwnEntry> = {}) =>
  ({
    _id: id,
    name: id,
    excerpt: '',
    version: 3,
    state: 'published',
    shownAt: null,
    featured: false,
    pinned: false,
    authors: [],
    categories: [],
    tags: [],
    values: {},
    ...own,
  }) as unknown as OwnEntry;
const used = (...ids: string[]) => ids.map((_id) => ({ _id, name: _id, slug: _id }));
const entries = [
  made('a', {
    values: { client: 'City', cost: 24.5, done: true, opens: '2026-05-01', former: 'x' },
    categories: used('local'),
    authors: used('anna'),
    shownAt: '2026-07-01T08:30:00.000Z',
  }),
  made('b'),
];
const rows = rowsOf(entries, site);
const [a, b] = rows as [(typeof rows)[0], (typeof rows)[0]];

test('columns are the title, fields that fit in a cell, and terms that there are', () => {
  expect(columnsOf(site).map(({ key }) => key)).toEqual([
    'name',
    'values.client',
    'values.cost',
    'values.done',
    'values.size',
    'values.opens',
    'excerpt',
    'categories',
    'authors',
    'shownAt',
    'featured',
    'pinned',
  ]);
  expect(columnsOf(site)[2]).toMatchObject({ label: 'cost (EUR)', kind: 'number' });
});

test('cells say what an entry has, with times where the site is', () => {
  expect(a.cells).toEqual({
    name: 'a',
    excerpt: '',
    'values.client': 'City',
    'values.cost': '24.50',
    'values.done': 'yes',
    'values.size': '',
    'values.opens': '2026-05-01',
    categories: 'News > Local',
    tags: '',
    authors: '"Berg, Anna"',
    shownAt: '2026-07-01T10:30',
    featured: 'no',
    pinned: 'no',
  });
});

test('how an entry is listed isn’t offered to people who may not change it', () => {
  const [row] = rowsOf(entries, { ...site, mayList: () => false });
  expect(Object.keys(row?.cells ?? {})).toEqual([
    'name',
    'excerpt',
    'values.client',
    'values.cost',
    'values.done',
    'values.size',
    'values.opens',
  ]);
});

test('only what was changed is sent', () => {
  let edits = withCell({}, a, 'values.cost', '1.200,50');
  edits = withCell(edits, a, 'values.client', '');
  edits = withCell(edits, a, 'shownAt', '2026-12-24T18:00');
  edits = withCell(edits, a, 'categories', 'Sport > Local, News');
  edits = withCell(edits, b, 'name', ' New ');
  edits = withCell(withCell(edits, b, 'pinned', 'yes'), b, 'pinned', 'no');
  expect(changesOf(rows, edits, site)).toEqual([
    {
      _id: 'a',
      version: 3,
      values: { cost: 1200.5, client: null },
      shownAt: '2026-12-24T17:00:00Z',
      categories: ['sport-local', 'news'],
    },
    { _id: 'b', version: 3, name: 'New' },
  ]);
});

test('the way back leads to what was, from what the entries have become', () => {
  const edits = withCell(withCell({}, a, 'values.cost', '3'), a, 'categories', '');
  const after = [made('a', { ...entries[0], values: { cost: 3 }, categories: [], version: 4 })];
  expect(wayBack(rows, edits, after, site)).toEqual([
    { _id: 'a', version: 4, values: { cost: 24.5 }, categories: ['local'] },
  ]);
});

test('several columns are pasted from a spreadsheet', () => {
  const columns = columnsOf(site);
  const keys = columns.map(({ key }) => key);
  const read = (key: string, text: string) => {
    const column = columns.find((each) => each.key === key);
    return column ? pastedIn(column, text) : text;
  };
  const text = 'Port\t12\ttrue\tlarge\nDocks\t\t';
  expect(withPasted({}, { rows, columns: keys }, { at: 0, column: 'values.client' }, text, read)).toEqual({
    a: { 'values.client': 'Port', 'values.cost': '12', 'values.size': 'Large' },
    b: { 'values.client': 'Docks' },
  });
});

test.each([
  ['name', ' ', 'Enter a title.'],
  ['excerpt', 'x'.repeat(501), 'At most 500 characters.'],
  ['values.cost', 'dear', 'Enter an amount like 24.50.'],
  ['values.cost', '-1', 'At least 0.'],
  ['values.cost', '', undefined],
  ['values.size', 'Medium', 'Choose one of the options.'],
  ['values.opens', '2026-02-30', expect.stringMatching(/./)],
  ['categories', 'Nowhere', '“Nowhere” not found under Categories.'],
  // Two have this name.
  ['categories', 'Local', '“Local” not found under Categories.'],
  ['categories', 'news > local, Sport', undefined],
  ['shownAt', '', undefined],
])('%s “%s”', (column, cell, says) => expect(problemOf(column, cell, site)).toEqual(says));
