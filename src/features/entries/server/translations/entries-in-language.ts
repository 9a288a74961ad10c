import type { Tx } from '../../../../lib/db/database.ts';
import type { SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import { type Language, languageOf } from '../../../../lib/messages/languages.ts';
import { translationKey } from '../../../../lib/translations/translation-key.ts';
import { checkLanguage, publishedTranslations } from '../../../pages/server/index.ts';
import type { KnownSite } from '../../../websites/server/index.ts';
import type { EntrySummary, ShownTerm, TermKind } from '../../entry-shapes.ts';
import type { StoredTexts } from '../../../../lib/translations/texts.ts';
import type { LiveRow } from '../entry-queries.ts';
import type { Neighbour } from '../near-queries.ts';
import { presentSummaries } from '../present.ts';
import type { EntryServices } from '../services.ts';
import type { TypeRow } from '../type-queries.ts';
import { layEntry } from './entry-texts.ts';
import { termsIn } from './translatable-terms.ts';

/** The language in which a caller reads entries, on a site with several. */
export interface Reading {
  known: KnownSite;
  /** Undefined for the main one. */
  language: Language | undefined;
  /** The language that listed entries must be translated into, if the site leaves out the others. */
  only: Language | undefined;
}

/**
 * @returns null on a site with one language, and without a language in the call
 * @throws 404 for a language that the site doesn't have
 */
export async function readingIn(
  { pages }: EntryServices,
  { site }: Pick<SiteRequest, 'site'>,
  asked: Language | undefined,
): Promise<Reading | null> {
  if (asked === undefined) return null;
  const known = await pages.directory.get(site.id);
  if (!known) return null;
  const language = asked === languageOf(known.website.locale) ? undefined : asked;
  checkLanguage(known, language);
  if (known.website.languages.length === 0) return null;
  return { known, language, only: known.website.untranslated === 'hidden' ? language : undefined };
}

/** Entries as lists show them in a language. Two more statements than in the main one. @param whole as in `presentSummaries` */
export async function summariesIn(
  tx: Tx,
  type: TypeRow,
  rows: readonly LiveRow[],
  language: Language | undefined,
  whole = false,
): Promise<(EntrySummary & { tags: ShownTerm[] })[]> {
  if (language === undefined || rows.length === 0) return presentSummaries(tx, type, rows, whole);
  const textsOf = await textsIn(
    tx,
    rows.map(({ id }) => id),
    language,
  );
  const laid = rows.map((row) => layEntry(row, type.fields, textsOf(row.id)));
  const summaries = await presentSummaries(
    tx,
    type,
    laid.map(({ entry }) => entry),
    whole,
    language,
  );
  const inLanguage = await termsIn(
    tx,
    summaries.flatMap(({ categories, tags }) => [...categories, ...tags].map(({ _id }) => _id)),
    language,
  );
  const named = (kind: TermKind) => (term: ShownTerm) => {
    const { name, translation } = inLanguage({ ...term, id: term._id, kind });
    return { ...term, name, translation };
  };
  return summaries.map((summary, at) => ({
    ...summary,
    categories: summary.categories.map(named('category')),
    tags: summary.tags.map(named('tag')),
    translated: laid[at]?.translated ?? [],
    translation: translationKey(tx.site, summary._id, language),
  }));
}

/** The entries before and after another, by their titles in a language. */
export async function neighboursIn(
  tx: Tx,
  { previous, next }: Record<'previous' | 'next', Neighbour | null>,
  language: Language | undefined,
): Promise<
  Record<'previous' | 'next', (Neighbour & Pick<EntrySummary, 'translated' | 'translation'>) | null>
> {
  const ids = [previous, next].flatMap((near) => near?.id ?? []);
  if (language === undefined || ids.length === 0) return { previous, next };
  const textsOf = await textsIn(tx, ids, language);
  const named = (near: Neighbour | null) => {
    if (!near) return null;
    const { entry, translated } = layEntry({ ...near, details: null }, [], textsOf(near.id));
    const { id, place, name } = entry;
    return { id, place, name, translated, translation: translationKey(tx.site, id, language) };
  };
  return { previous: named(previous), next: named(next) };
}

/** Published texts of these entries in a language. */
export async function textsIn(tx: Tx, ids: readonly string[], language: Language) {
  const rows = await publishedTranslations(tx, ids, language);
  return (id: string): StoredTexts => rows.find((row) => row.page_id === id && row.texts)?.texts ?? {};
}
