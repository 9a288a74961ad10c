import { z } from 'zod';
import type { BlockKinds } from '../../../../lib/content/block-kind.ts';
import type { Picture } from '../../../../lib/content/pictures.ts';
import { validateTree } from '../../../../lib/content/validate-tree.ts';
import { said } from '../../../../lib/http/replies/said.ts';
import { issueSentence } from '../../../../lib/issue-sentence.ts';
import { slugOf } from '../../../../lib/values/slug.ts';
import { flagIn, splitList } from '../../../products/csv-cells.ts';
import { type Seo, seo as seoShape } from '../../../pages/contract.ts';
import { type Access, accesses } from '../../access.ts';
import type { EntryProblem } from '../../import-contract.ts';
import type { FieldDefinition } from '../../field-kinds.ts';
import { MOST_TERMS_OF_ENTRY } from '../../field-kinds.ts';
import type { Column } from './columns.ts';
import { instantIn } from './instant-in.ts';
import type { FindReference } from '../references/named-references.ts';
import { staffWords } from '../staff-words.ts';
import type { TakenValue } from './taken-values.ts';
import { groupIn, pictureOf, valueIn } from './value-cells.ts';

/** An entry from a file. A missing part stays as it is. JSON, in the row where it waits. */
export interface CheckedEntry {
  slug: string;
  name?: string;
  date?: string | null;
  excerpt?: string;
  picture?: Picture | null;
  /** Names from the top category to the one it is in. */
  categories?: string[][];
  tags?: string[];
  authors?: string[];
  published?: boolean;
  featured?: boolean;
  pinned?: boolean;
  access?: Access;
  unpublishAt?: string | null;
  seo?: Seo;
  values: Record<string, unknown>;
}

export interface ReadRow {
  entry: Partial<CheckedEntry> & Pick<CheckedEntry, 'values'>;
  problems: EntryProblem[];
  notes: string[];
}

const name = z.string().trim().min(1).max(200);
const MOST_EXCERPT = 500;
const MOST_TERM_NAME = 80;
/** Said of the blocks of an entry. */
const MOST_PROBLEMS = 5;

interface Around {
  columns: readonly Column[];
  fields: readonly FieldDefinition[];
  timeZone: string;
  find: FindReference;
  kinds: BlockKinds;
}

/** The first heading of a Markdown text, used where the title is missing. */
export const firstHeading = (text: string): string =>
  /^\s*#[ \t]+(.{1,200}?)[ \t#]*$/m.exec(text.slice(0, 2_000))?.[1] ?? '';

/** Reads the cells of a row. What other rows and the site make of it is decided afterwards. */
export function readRow(
  cells: readonly (string | null)[],
  { columns, fields, timeZone, find, kinds }: Around,
): ReadRow {
  const read: ReadRow = { entry: { values: {} }, problems: [], notes: [] };
  let text = '';
  for (const [at, column] of columns.entries()) {
    const cell = cells[at] ?? null;
    if (cell === null || column.target === '') continue;
    if (column.target === 'content') text = cell;
    else if (column.target === 'blocks') readBlocks(read, column, cell, kinds);
    else if (column.target.startsWith('field:')) readField(read, column, cell, { fields, timeZone, find });
    else readOwn(read, column, cell, timeZone);
  }
  const { entry } = read;
  if (entry.name === undefined && firstHeading(text)) entry.name = firstHeading(text).trim();
  // In every language alike: the same file finds its entries again.
  if (entry.slug === undefined && entry.name !== undefined) entry.slug = slugOf(entry.name, 'page', 'en');
  return read;
}

/** The field that a column is imported as. */
export const fieldOf = (target: string, fields: readonly FieldDefinition[]): FieldDefinition | undefined =>
  fields.find(({ key, retired }) => `field:${key}` === target && !retired);

function readField(
  { entry, problems }: ReadRow,
  { name: column, target }: Column,
  cell: string,
  { fields, timeZone, find }: Omit<Around, 'columns' | 'kinds'>,
): void {
  const field = fieldOf(target, fields);
  if (!field) return;
  const meant = valueIn(field, cell, timeZone, find);
  if ('problem' in meant) problems.push({ column, sentence: meant.problem });
  else entry.values[field.key] = meant.value;
}

function readOwn(read: ReadRow, { name: column, target }: Column, cell: string, timeZone: string): void {
  const { entry, problems, notes } = read;
  const text = cell.trim();
  const say = (sentence: string) => problems.push({ column, sentence });
  switch (target) {
    case 'title': {
      const given = text.replaceAll(/\s+/g, ' ');
      if (given === '') return;
      if (name.safeParse(given).success) entry.name = given;
      else say(staffWords().longTitle);
      return;
    }
    case 'slug':
      if (text !== '') readSlug(entry, text, say);
      return;
    case 'date': {
      const at = text === '' ? null : instantIn(text, timeZone);
      if (text !== '' && !at) say(staffWords().notATime({ text: text.slice(0, 80) }));
      else entry.date = at?.at ?? null;
      return;
    }
    case 'excerpt':
      entry.excerpt = text.slice(0, MOST_EXCERPT);
      if (text.length > MOST_EXCERPT) notes.push(staffWords().cutExcerpt({ most: MOST_EXCERPT }));
      return;
    case 'picture': {
      const picture = pictureOf(text);
      if (text === '') entry.picture = null;
      else if (picture) entry.picture = picture;
      else notes.push(staffWords().imageSkipped({ address: text.slice(0, 200) }));
      return;
    }
    case 'categories':
      entry.categories = terms(read, column, text).map((each) => each.split(/\s*>\s*/).filter(Boolean));
      return;
    case 'tags':
    case 'authors':
      entry[target] = terms(read, column, text);
      return;
    case 'access':
      readAccess(entry, text, say);
      return;
    case 'unpublishAt':
      readEnd(read, text, timeZone, say);
      return;
    case 'seo':
      readSeo(entry, text, say);
      return;
    default:
      readFlag(read, target, text, say);
  }
}

/** Blocks of another file than our own are refused here, before anything is saved. */
function readBlocks({ problems }: ReadRow, { name: column }: Column, cell: string, kinds: BlockKinds): void {
  const given = blocksIn(cell);
  if (given === undefined) return;
  const checked = validateTree(given, kinds);
  if ('blocks' in checked) return;
  for (const [path, sentence] of Object.entries(checked.fields).slice(0, MOST_PROBLEMS))
    problems.push({ column: path.replace(/^blocks/, column), sentence: said(sentence) });
}

/** A page’s blocks, written as JSON; `undefined` for an empty cell. */
export function blocksIn(cell: string): unknown {
  if (cell.trim() === '') return undefined;
  try {
    return JSON.parse(cell) as unknown;
  } catch {
    return null;
  }
}

/** An entry whose time is over stays a draft. */
function readEnd(
  { entry, notes }: ReadRow,
  text: string,
  timeZone: string,
  say: (sentence: string) => void,
): void {
  const end = text === '' ? null : instantIn(text, timeZone);
  if (text !== '' && !end) return say(staffWords().notATime({ text: text.slice(0, 80) }));
  if (end && Date.parse(end.at) <= Date.now()) {
    entry.published = false;
    notes.push(staffWords().endIsOver);
    return;
  }
  entry.unpublishAt = end?.at ?? null;
}

function readSeo(entry: ReadRow['entry'], text: string, say: (sentence: string) => void): void {
  if (text === '') return;
  const { picture, ...given } = groupIn(text) ?? { title: null };
  const read = seoShape.safeParse({
    ...given,
    ...(picture ? { picture: pictureOf(JSON.stringify(picture)) } : {}),
  });
  if (read.success) entry.seo = read.data;
  else say(read.error.issues[0] ? said(issueSentence(read.error.issues[0])) : staffWords().unusableValue);
}

/** The last part of an address: `/blog/first-post/` is `first-post`. */
function readSlug(entry: ReadRow['entry'], text: string, say: (sentence: string) => void): void {
  const last = text.split(/[?#]/, 1)[0]?.split('/').filter(Boolean).at(-1) ?? '';
  const slug = slugOf(last, '', 'en');
  if (slug === '') say(staffWords().notAnAddress({ text: text.slice(0, 80) }));
  else entry.slug = slug;
}

/** As exported, or as the admin says it. */
const accessWords: Readonly<Record<string, Access>> = {
  public: 'everybody',
  everyone: 'everybody',
  members: 'signed-in',
  'signed in': 'signed-in',
  'signed-in customers': 'signed-in',
};

/** An entry for fewer people than its file says would be a nuisance; one for more would be a leak. */
function readAccess(entry: ReadRow['entry'], text: string, say: (sentence: string) => void): void {
  if (text === '') return;
  const word = text.toLowerCase();
  const access = accesses.find((each) => each === word) ?? accessWords[word];
  if (access) entry.access = access;
  else say(staffWords().notAnAccess({ text: text.slice(0, 80) }));
}

function readFlag({ entry }: ReadRow, target: string, text: string, say: (sentence: string) => void): void {
  if (text === '') return;
  const flag = flagIn(text);
  if (flag === undefined) say(staffWords().enterYesOrNo({ text: text.slice(0, 80) }));
  else if (target === 'featured' || target === 'pinned') entry[target] = flag;
  // “Draft” wins where a file says both, and so does an end that is over.
  else if (target === 'draft') entry.published = !flag;
  else entry.published ??= flag;
}

function terms({ notes }: ReadRow, column: string, cell: string): string[] {
  const names = [...new Set(splitList(cell).map((each) => each.replaceAll(/\s+/g, ' ').trim()))].filter(
    Boolean,
  );
  const fitting = names.filter((each) =>
    each.split(/\s*>\s*/).every((part) => part.length <= MOST_TERM_NAME),
  );
  if (fitting.length < names.length) notes.push(staffWords().longNames({ column, most: MOST_TERM_NAME }));
  if (fitting.length > MOST_TERMS_OF_ENTRY)
    notes.push(staffWords().onlyTheFirst({ column, most: MOST_TERMS_OF_ENTRY }));
  return fitting.slice(0, MOST_TERMS_OF_ENTRY);
}

interface Found {
  id: string;
  isEntryOfType: boolean;
}

/** Decides whether a row adds or updates an entry, by the other rows and the entries of the site. */
export function settleRow(
  { entry, problems, notes }: ReadRow,
  around: {
    found: Found | undefined;
    isTwice: boolean;
    files: ReadonlySet<string>;
    taken: readonly TakenValue[];
    columns: readonly Column[];
  },
) {
  const { slug } = entry;
  const all = [...problems];
  const say = (column: string, sentence: string) => {
    if (!all.some((each) => each.column === column)) all.push({ column, sentence });
  };
  if (entry.name === undefined && !around.found?.isEntryOfType) say('title', staffWords().titleMissing);
  if (slug !== undefined && around.isTwice) say('slug', staffWords().addressTwice({ slug }));
  else if (around.found && !around.found.isEntryOfType)
    say('slug', staffWords().addressUsed({ slug: slug ?? '' }));
  for (const { key, sentence } of around.taken)
    say(around.columns.find(({ target }) => target === `field:${key}`)?.name ?? key, sentence);
  const said = [...notes];
  const kept = { ...entry };
  if (kept.picture?.file !== undefined && !around.files.has(kept.picture.file)) {
    delete kept.picture;
    said.push(staffWords().imageNotInFiles);
  }
  const what = all.length > 0 || slug === undefined ? 'wrong' : around.found ? 'change' : 'new';
  return { what, entry: kept, problems: all, notes: said } as const;
}
