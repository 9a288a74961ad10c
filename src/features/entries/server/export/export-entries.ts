import type { SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import { everyPage } from '../../../../lib/http/requests/paging.ts';
import { joinList } from '../../../products/csv-cells.ts';
import { upgraded } from '../../../pages/server/index.ts';
import type { OwnEntry } from '../../entry-shapes.ts';
import type { FieldDefinition } from '../../field-kinds.ts';
import { fieldHeadings } from '../import/columns.ts';
import { cellOf } from '../import/value-cells.ts';
import { stateOf } from '../present.ts';
import { type SayReference, sayReferences } from '../references/named-references.ts';
import type { EntryServices } from '../services.ts';
import { listTerms } from '../term-queries.ts';
import { knownType } from '../type-operations.ts';
import type { TypeRow } from '../type-queries.ts';
import { termsOf, type UsedTerm } from '../entry-queries.ts';
import { exportedRows, type ExportedRow, type Exporting, languageOfSite } from './export-queries.ts';

const AT_ONCE = 100;

const ownColumns = [
  'title',
  'slug',
  'published',
  'date',
  'excerpt',
  'picture',
  'categories',
  'tags',
  'authors',
  'featured',
  'pinned',
  'access',
] as const;

/** What is exported: these entries of a type. */
export interface Export {
  type: TypeRow;
  which: Exporting;
}

/** Entries with the names of their terms; those of categories from the top to the one. */
export interface Exported {
  row: ExportedRow;
  state: OwnEntry['state'];
  categories: string[];
  tags: string[];
  authors: string[];
  say: SayReference;
}

export const columnsOf = (type: TypeRow): string[] => [
  ...ownColumns,
  ...fieldHeadings(type.fields).map(({ heading }) => heading),
];

const time = (at: Date | null): string | null => at?.toISOString() ?? null;
const yes = (flag: boolean): string => (flag ? 'yes' : 'no');

/** Some entries of a type, one page of them in memory at a time. */
export async function* everyEntry(
  { pages: { upgrades } }: EntryServices,
  { db }: Pick<SiteRequest, 'db'>,
  { type, which }: Export,
): AsyncGenerator<Exported[]> {
  const paths = categoryPaths(await db((tx) => listTerms(tx, type.id)));
  const read = (page: { limit: number; after: string | undefined }) =>
    db(async (tx) => {
      const rows = await exportedRows(tx, type.id, which, page);
      const used = await termsOf(
        tx,
        rows.map(({ id }) => id),
      );
      const say = await sayReferences(
        tx,
        type.fields,
        rows.map(({ details }) => details?.values ?? {}),
      );
      return rows.map((row): Exported => {
        const names = (kind: UsedTerm['kind']) =>
          used.flatMap((term) =>
            term.page_id === row.id && term.kind === kind ? [paths.get(term.id) ?? term.name] : [],
          );
        const { blocks } = upgraded({ ...row, height: 0, details: null }, upgrades);
        return {
          row: { ...row, blocks },
          state: stateOf(row),
          categories: names('category'),
          tags: names('tag'),
          authors: names('author'),
          say,
        };
      });
    });
  yield* everyPage(AT_ONCE, read, ({ row }) => row.id) as AsyncGenerator<Exported[]>;
}

function categoryPaths(
  terms: readonly { id: string; kind: string; name: string; parent_id: string | null }[],
): Map<string, string> {
  const known = new Map(terms.map((term) => [term.id, term]));
  const path = (id: string, deep = 0): string => {
    const term = known.get(id);
    if (!term) return '';
    return term.parent_id && deep < 20 ? `${path(term.parent_id, deep + 1)} > ${term.name}` : term.name;
  };
  return new Map(terms.filter(({ kind }) => kind === 'category').map(({ id }) => [id, path(id)]));
}

/** A table that can be imported again unchanged. It has all fields, but not the text of pages. */
export async function* entryCells(
  services: EntryServices,
  request: SiteRequest,
  chosen: Export,
): AsyncGenerator<string[][]> {
  const fields = fieldHeadings(chosen.type.fields);
  for await (const entries of everyEntry(services, request, chosen))
    yield entries.map(({ row, categories, tags, authors, say }) => [
      row.name,
      row.slug,
      yes(row.published_at !== null),
      time(row.shown_at) ?? '',
      row.details?.excerpt ?? '',
      row.details?.picture?.src ?? '',
      joinList(categories),
      joinList(tags),
      joinList(authors),
      yes(row.featured),
      yes(row.pinned),
      row.access,
      ...fields.map(({ field }) => cellOf(field, row.details?.values?.[field.key], say)),
    ]);
}

const referring: ReadonlySet<FieldDefinition['kind']> = new Set(['entries', 'products', 'services', 'audio']);

/** Values by their keys, with addresses and titles in place of the IDs of other records, which only this site knows. */
function namedValues({ fields }: TypeRow, { row, say }: Exported): Record<string, unknown> {
  const values = { ...row.details?.values };
  for (const field of fields) {
    const value = values[field.key];
    if (!referring.has(field.kind) || value === undefined) continue;
    const named = (id: unknown) => (typeof id === 'string' ? say(field, id) : id);
    values[field.key] = Array.isArray(value) ? value.map(named) : named(value);
  }
  return values;
}

/** The number of the form of the file, which rises when something in it comes to mean something else. */
const FORM = 1;

/** Everything of the drafts of a type, with the blocks of their pages, as one JSON text in parts. The import reads it back. */
export async function* entriesAsJson(
  services: EntryServices,
  request: SiteRequest,
  chosen: Export,
): AsyncGenerator<string> {
  const { name, plural, kind, page_slug: slug, fields } = chosen.type;
  const language = await request.db(languageOfSite);
  const head = { version: FORM, language, type: { name, plural, kind, slug, fields } };
  yield `${JSON.stringify(head).slice(0, -1)},"entries":[`;
  let separator = '\n';
  for await (const entries of everyEntry(services, request, chosen))
    for (const each of entries) {
      const { row, state, categories, tags, authors } = each;
      const entry = {
        id: row.id,
        title: row.name,
        slug: row.slug,
        state,
        publishedAt: time(row.published_at),
        publishAt: time(row.publish_at),
        unpublishAt: time(row.unpublish_at),
        updatedAt: time(row.updated_at),
        date: time(row.shown_at),
        pinned: row.pinned,
        featured: row.featured,
        access: row.access,
        categories,
        tags,
        authors,
        excerpt: row.details?.excerpt ?? '',
        picture: row.details?.picture ?? null,
        values: namedValues(chosen.type, each),
        seo: row.seo,
        blocks: row.blocks,
      };
      yield `${separator}${JSON.stringify(entry)}`;
      separator = ',\n';
    }
  yield '\n]}\n';
}

/** @throws 404 */
export const exportedType = ({ db }: Pick<SiteRequest, 'db'>, id: string): Promise<TypeRow> =>
  db((tx) => knownType(tx, id));
