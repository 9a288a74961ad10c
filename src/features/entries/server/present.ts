import { keptPicture, type Picture, type ShownPicture } from '../../../lib/content/pictures.ts';
import type { Tx } from '../../../lib/db/database.ts';
import { picturesIn } from '../../files/server/index.ts';
import type { Language } from '../../../lib/messages/languages.ts';
import { entryPath } from '../../../lib/links/entry-path.ts';
import { readingMinutes } from '../entry-address.ts';
import type { ContentType, EntrySummary, OwnEntry, ShownTerm, ShownValue, Term } from '../entry-shapes.ts';
import { type DateRange, fitValue, missingFields } from '../field-values.ts';
import { mayRead } from './access/may-read.ts';
import { type LiveRow, type OwnRow, termsOf, type UsedTerm } from './entry-queries.ts';
import type { TermRow } from './term-queries.ts';
import { optionTextOf, type TypeInLanguage } from './translations/translatable-types.ts';
import type { EntryCounts, TypeRow } from './type-queries.ts';

export function presentType(row: TypeRow, { entries, trashed }: EntryCounts): ContentType {
  return {
    _id: row.id,
    kind: row.kind,
    name: row.name,
    plural: row.plural,
    page: { _id: row.page_id, slug: row.page_slug, name: row.page_name, published: row.page_published },
    fields: row.fields,
    timeField: row.time_field,
    settings: { description: '', addresses: 'name', ...row.settings },
    layout: row.layout_id === null ? null : { _id: row.layout_id, published: row.layout_published },
    version: row.version,
    entries,
    trashed,
    createdAt: row.created_at.toISOString(),
  };
}

export const presentTypeOf = ({ id, kind, name, plural, page_slug: slug, ...more }: TypeInLanguage) => ({
  _id: id,
  kind,
  name,
  plural,
  slug,
  page: pageOfType(more),
  ...(more.translation ? { translated: more.translated, translation: more.translation } : {}),
});

/** What the page with the list is called; its id and the key of its translation also tell caches. */
export const pageOfType = (
  row: Pick<TypeInLanguage, 'page_id' | 'page_name' | 'page_translated' | 'page_translation'>,
) => ({
  _id: row.page_id,
  name: row.page_name,
  ...(row.page_translation
    ? { translated: row.page_translated ? ['name' as const] : [], translation: row.page_translation }
    : {}),
});

export async function presentTerms(
  tx: Tx,
  rows: readonly (TermRow & { entries: number })[],
): Promise<Term[]> {
  const shown = await picturesNow(
    tx,
    rows.map(({ picture }) => picture),
  );
  return rows.map((row) => ({
    _id: row.id,
    kind: row.kind,
    type: row.type_id,
    name: row.name,
    slug: row.slug,
    parent: row.parent_id,
    description: row.description,
    picture: shown(row.picture),
    entries: row.entries,
  }));
}

/** Fills in what the library says of pictures today. @param language undefined for the main one */
export async function picturesNow(
  tx: Tx,
  pictures: readonly (Picture | null | undefined)[],
  language?: Language,
): Promise<(picture: Picture | null | undefined) => ShownPicture | null> {
  const ids = [...new Set(pictures.flatMap((picture) => picture?.file ?? []))];
  const { known, altOf } = await picturesIn(tx, ids, language);
  return (picture) => {
    if (!picture?.src) return null;
    const today = picture.file === undefined ? undefined : known.get(picture.file);
    return today ? { ...keptPicture(picture), ...today, alt: altOf(picture, today) } : keptPicture(picture);
  };
}

const shownTerms = (terms: readonly UsedTerm[], page: string, kind: UsedTerm['kind']): ShownTerm[] =>
  terms
    .filter((term) => term.page_id === page && term.kind === kind)
    .map(({ id, name, slug }) => ({ _id: id, name, slug }));

const termsIn = (terms: readonly UsedTerm[], page: string) => ({
  authors: shownTerms(terms, page, 'author'),
  categories: shownTerms(terms, page, 'category'),
  tags: shownTerms(terms, page, 'tag'),
});

export function timeOf(type: TypeRow, values: Readonly<Record<string, unknown>>): DateRange | null {
  const field = type.fields.find(({ key, retired }) => key === type.time_field && !retired);
  return field?.kind === 'dateRange'
    ? ((fitValue(field, values[field.key]) as DateRange | undefined) ?? null)
    : null;
}

function episodeOf(type: TypeRow, values: Readonly<Record<string, unknown>>): EntrySummary['episode'] {
  const fields = type.fields.filter(({ retired }) => !retired);
  const valueOf = (field: TypeRow['fields'][number] | undefined) =>
    field && fitValue(field, values[field.key]);
  const track = valueOf(fields.find(({ kind }) => kind === 'audio'));
  if (track === undefined) return null;
  const numberOf = (wanted: string) =>
    (valueOf(fields.find(({ key, kind, shown }) => key === wanted && kind === 'number' && shown)) as
      | number
      | undefined) ?? null;
  return { track: track as string, number: numberOf('number'), season: numberOf('season') };
}

function priceOf({ kind, fields }: TypeRow, values: Readonly<Record<string, unknown>>): number | null {
  const field = fields.find(({ kind: of, retired, shown }) => of === 'money' && shown && !retired);
  if (kind !== 'dish' || !field) return null;
  return (fitValue(field, values[field.key]) as number | undefined) ?? null;
}

/**
 * Entries as lists show them.
 * @param whole for somebody who may see the content of all of them
 * @param language of the texts of these rows; undefined for the main one
 */
export async function presentSummaries(
  tx: Tx,
  type: TypeRow,
  rows: readonly LiveRow[],
  whole = false,
  language?: Language,
): Promise<(EntrySummary & { tags: ShownTerm[] })[]> {
  const terms = await termsOf(
    tx,
    rows.map(({ id }) => id),
  );
  const shown = await picturesNow(
    tx,
    rows.map(({ details }) => details?.picture),
    language,
  );
  const contentOf = (row: LiveRow) => (whole || mayRead(row, null) ? (row.details?.values ?? {}) : {});
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    href: entryPath(row.place),
    excerpt: row.details?.excerpt ?? '',
    picture: shown(row.details?.picture),
    access: row.access,
    date: (row.shown_at ?? row.published_at ?? row.sort_at).toISOString(),
    time: timeOf(type, row.details?.values ?? {}),
    episode: episodeOf(type, contentOf(row)),
    price: priceOf(type, contentOf(row)),
    readingTime: readingMinutes(row.details?.words ?? 0),
    pinned: row.pinned,
    featured: row.featured,
    ...termsIn(terms, row.id),
  }));
}

/** The fields that visitors see, in the order of the type. */
export const shownValues = (type: TypeInLanguage, values: Readonly<Record<string, unknown>>): ShownValue[] =>
  type.fields.flatMap((field) => {
    if (field.retired || !field.shown) return [];
    const { key, label, kind } = field;
    const value = fitValue(field, values[key]);
    if (value === undefined) return [];
    const shown = { key, label, kind, value };
    return [type.translation ? { ...shown, ...inLanguage(field, value) } : shown];
  });

function inLanguage(
  field: TypeInLanguage['fields'][number],
  value: unknown,
): Pick<ShownValue, 'optionText' | 'translated'> {
  const optionText = optionTextOf(field, value);
  const isOption = optionText !== undefined && optionText !== value;
  return {
    ...(isOption ? { optionText } : {}),
    translated: [
      ...(field.isTranslated ? (['label'] as const) : []),
      ...(isOption ? (['value'] as const) : []),
    ],
  };
}

/** @param withValues whether each has the values of its fields, as they are stored */
export async function presentOwn(
  tx: Tx,
  type: TypeRow,
  rows: readonly OwnRow[],
  withValues = false,
): Promise<OwnEntry[]> {
  const terms = await termsOf(
    tx,
    rows.map(({ id }) => id),
  );
  const shown = await picturesNow(
    tx,
    rows.map(({ details }) => details?.picture),
  );
  const time = (at: Date | null) => at?.toISOString() ?? null;
  return rows.map((row) => ({
    _id: row.id,
    type: row.type_id,
    name: row.name,
    slug: row.slug,
    href: entryPath(row.place),
    excerpt: row.details?.excerpt ?? '',
    picture: shown(row.details?.picture),
    state: stateOf(row),
    waiting: row.waiting,
    version: row.version,
    publishedAt: time(row.published_at),
    publishAt: time(row.publish_at),
    unpublishAt: time(row.unpublish_at),
    updatedAt: row.updated_at.toISOString(),
    trashedAt: time(row.trashed_at),
    shownAt: time(row.shown_at),
    pinned: row.pinned,
    featured: row.featured,
    commentsOff: row.comments_off,
    access: row.access,
    ...termsIn(terms, row.id),
    missing: missingFields(type.fields, row.details?.values ?? {}).map(({ label }) => label),
    ...(withValues ? { values: row.details?.values ?? {} } : {}),
  }));
}

export function stateOf({
  publish_at,
  published_version,
  version,
}: Pick<OwnRow, 'publish_at' | 'published_version' | 'version'>): OwnEntry['state'] {
  if (publish_at) return 'scheduled';
  if (published_version === null) return 'draft';
  return published_version === version ? 'published' : 'changed';
}
