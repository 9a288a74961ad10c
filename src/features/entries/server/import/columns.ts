import { invalid } from '../../../../lib/errors.ts';
import { importTargets, type ImportTarget } from '../../import-contract.ts';
import { MOST_COLUMNS } from '../../import-limits.ts';
import type { FieldDefinition } from '../../field-kinds.ts';
import { staffWords } from '../staff-words.ts';

/** A column of a file, or a key of front matter. */
export interface Column {
  name: string;
  example: string;
  /** As in the contract. */
  target: string;
}

/** A row of a file: a text for each column, null where it says nothing. */
export interface FileRow {
  line: number;
  source: string;
  cells: (string | null)[];
  /** A problem that was found while the file was read. */
  problem?: string;
  notes?: string[];
}

const MOST_NAME = 100;
const MOST_EXAMPLE = 200;

/** Words for our own columns in other programs. */
const synonyms: Readonly<Record<ImportTarget, string>> = {
  title: 'name, headline, post title',
  slug: 'address, permalink, url, post name',
  date: 'published at, published_at, publish date, publishdate, pubdate, created at, created_at, published on',
  excerpt: 'description, summary, subtitle, meta description',
  content: 'body, text, post body, html, markdown',
  blocks: '',
  picture: 'image, cover, thumbnail, featured image, feature_image, featured_image',
  categories: 'category, section',
  tags: 'tag, keywords',
  authors: 'author, by, written by',
  published: 'status, state, visibility',
  draft: 'is draft',
  featured: 'is featured',
  pinned: 'sticky, is sticky',
  access: 'who can see it, members only',
  unpublishAt: 'unpublish date, expires',
  seo: '',
};

/** The columns of a file in the order in which they are met. */
export class Columns {
  readonly #places = new Map<string, number>();
  readonly columns: Column[] = [];

  /** @returns the place of a column, added if it is new */
  at(name: string, target = ''): number {
    const shown = name.trim().slice(0, MOST_NAME);
    const known = this.#places.get(shown);
    if (known !== undefined) return known;
    if (this.columns.length >= MOST_COLUMNS)
      throw invalid(staffWords().tooManyColumns({ most: MOST_COLUMNS }));
    this.#places.set(shown, this.columns.length);
    return this.columns.push({ name: shown, example: '', target }) - 1;
  }

  /** Keeps the first value of each column as its example. */
  note({ cells }: FileRow): void {
    for (const [at, cell] of cells.entries()) {
      const column = this.columns[at];
      if (column?.example === '' && cell) column.example = cell.trim().slice(0, MOST_EXAMPLE);
    }
  }
}

/** The headings of fields in an export: their labels, with the key where another column has the same heading. */
export function fieldHeadings(
  fields: readonly FieldDefinition[],
): { heading: string; field: FieldDefinition }[] {
  const taken = new Set(importTargets.map((target) => target.toLowerCase()));
  return fields
    .filter(({ retired }) => !retired)
    .map((field) => {
      const label = field.label.trim();
      const heading = taken.has(label.toLowerCase()) ? `${label} (${field.key})` : label;
      taken.add(heading.toLowerCase());
      return { heading, field };
    });
}

/** Chooses what each column is most likely to be; each target once. */
export function guessTargets(columns: readonly Column[], fields: readonly FieldDefinition[]): Column[] {
  const taken = new Set(columns.map(({ target }) => target));
  const headings = fieldHeadings(fields);
  const guess = (name: string, example: string): string => {
    const own = importTargets.find((target) => target.toLowerCase() === name);
    // These are never plain text.
    const isPlain = (own === 'blocks' || own === 'seo') && !/^[{[]/.test(example);
    if (own && !isPlain) return own;
    // A key may be another field’s name.
    const field =
      headings.find(({ field: { key } }) => `values.${key}` === name) ??
      headings.find(({ heading }) => heading.toLowerCase() === name) ??
      headings.find(({ field: { key } }) => key === name);
    if (field) return `field:${field.field.key}`;
    return importTargets.find((target) => synonyms[target].split(', ').includes(name)) ?? '';
  };
  return columns.map((column) => {
    if (column.target !== '') return column;
    const target = guess(column.name.toLowerCase(), column.example);
    if (target === '' || taken.has(target)) return column;
    taken.add(target);
    return { ...column, target };
  });
}

/** @throws 400 if they don't fit the columns or the type */
export function chooseTargets(
  columns: readonly Column[],
  targets: readonly string[],
  fields: readonly FieldDefinition[],
): Column[] {
  if (targets.length !== columns.length)
    throw invalid(staffWords().otherColumns, { targets: staffWords().reloadPage });
  const seen = new Set<string>();
  return columns.map((column, at) => {
    const target = targets[at] ?? '';
    if (target !== '' && seen.has(target)) {
      const sentence = staffWords().sameTarget;
      throw invalid(sentence, { [`targets.${at}`]: sentence });
    }
    seen.add(target);
    const key = target.startsWith('field:') ? target.slice('field:'.length) : null;
    if (key !== null && !fields.some((field) => field.key === key && !field.retired)) {
      const sentence = staffWords().fieldGone;
      throw invalid(sentence, { [`targets.${at}`]: sentence });
    }
    return { ...column, target };
  });
}
