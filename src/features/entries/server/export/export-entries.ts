import type { SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import { everyPage } from '../../../../lib/http/requests/paging.ts';
import { joinList } from '../../../products/csv-cells.ts';
import { type UsedTerm, termsOf } from '../entry-queries.ts';
import { exportedRows, type ExportedRow } from './export-queries.ts';
import { fieldHeadings } from '../import/columns.ts';
import { cellOf } from '../import/value-cells.ts';
import { type SayReference, sayReferences } from '../references/named-references.ts';
import { listTerms } from '../term-queries.ts';
import { knownType } from '../type-operations.ts';
import type { TypeRow } from '../type-queries.ts';

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

/** Entries with the names of their terms; those of categories from the top to the one. */
interface Exported {
  row: ExportedRow;
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

/** All entries of a type, one page of them in memory at a time. */
async function* everyEntry({ db }: Pick<SiteRequest, 'db'>, type: TypeRow): AsyncGenerator<Exported[]> {
  const paths = categoryPaths(await db((tx) => listTerms(tx, type.id)));
  const read = (page: { limit: number; after: string | undefined }) =>
    db(async (tx) => {
      const rows = await exportedRows(tx, type.id, page);
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
        return { row, categories: names('category'), tags: names('tag'), authors: names('author'), say };
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
export async function* entryCells(request: SiteRequest, type: TypeRow): AsyncGenerator<string[][]> {
  const fields = fieldHeadings(type.fields);
  for await (const entries of everyEntry(request, type))
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

/** Everything of the drafts of a type, with the blocks of their pages, as one JSON text in parts. */
export async function* entriesAsJson(request: SiteRequest, type: TypeRow): AsyncGenerator<string> {
  const { name, plural, kind, fields } = type;
  yield `{"type":${JSON.stringify({ name, plural, kind, slug: type.page_slug, fields })},"entries":[`;
  let separator = '\n';
  for await (const entries of everyEntry(request, type))
    for (const { row, say: _, ...terms } of entries) {
      const entry = {
        id: row.id,
        title: row.name,
        slug: row.slug,
        publishedAt: time(row.published_at),
        publishAt: time(row.publish_at),
        unpublishAt: time(row.unpublish_at),
        updatedAt: time(row.updated_at),
        date: time(row.shown_at),
        pinned: row.pinned,
        featured: row.featured,
        access: row.access,
        ...terms,
        excerpt: row.details?.excerpt ?? '',
        picture: row.details?.picture ?? null,
        values: row.details?.values ?? {},
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
