import type { BlockKinds } from '../../../../lib/content/block-kind.ts';
import type { Database, Tx } from '../../../../lib/db/database.ts';
import { keepLanguages, replaceEntries, type SearchEntry } from '../../../../lib/search/entry-queries.ts';
import { everyTranslation } from '../../../../lib/translations/published-queries.ts';
import type { StoredTexts } from '../../../../lib/translations/texts.ts';
import { type Jobs, jobQueue } from '../../../../lib/work/jobs.ts';
import { sectionsIn } from '../../section-refs.ts';
import { upgraded } from '../present.ts';
import { findPageById } from '../queries.ts';
import { showSections } from '../sections/show-sections.ts';
import type { PageServices } from '../services.ts';
import type { Texts } from '../translations/find-texts.ts';
import { layInSections } from '../translations/lay-sections.ts';
import { layTexts } from '../translations/lay-texts.ts';
import { lockPage } from '../editing/version-queries.ts';
import { pagesPlacing } from './index-queries.ts';
import { entriesOfPage } from './page-texts.ts';

type Read = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

export type IndexServices = Pick<PageServices, 'kinds' | 'upgrades' | 'entries'>;

/**
 * Writes the search index of a page in its published version, in each language into which it is translated. The caller has locked
 * its row.
 */
export async function indexPage(services: IndexServices, tx: Tx, id: string): Promise<void> {
  const row = await findPageById(tx, id, 'published');
  const page = row && upgraded(row, services.upgrades);
  if (!page || page.seo.noIndex) {
    await keepLanguages(tx, { page: id }, []);
    return replaceEntries(tx, { page: id }, []);
  }
  const isEntry = row.kind === 'entry';
  // Nobody finds an entry by what they can't see.
  const isOpen = !isEntry || (await services.entries.isForEverybody(tx, id));
  const content = isOpen ? page : { ...page, blocks: [] };
  const details = isOpen || !page.details ? page.details : { ...page.details, values: {} };
  const read: Read = (work) => work(tx);
  const { blocks } = await showSections(services, read, content);
  const textsOf = async (translation?: { language: string; texts: StoredTexts }) =>
    isEntry ? services.entries.texts(tx, id, details, translation) : [];
  await replaceEntries(tx, { page: id }, entriesWith({ ...page, blocks }, await textsOf(), services.kinds));

  const translations = await everyTranslation(tx, 'page', [id, ...sectionsIn(content.blocks)]);
  const own = translations.filter((one) => one.id === id);
  for (const { language, texts } of own) {
    const ofSection = (section: string) =>
      translations.find((one) => one.id === section && one.language === language)?.texts ?? {};
    const laid = layTexts(content, texts, false, services);
    const shown = { ...laid, blocks: await layInSections(services, read, laid.blocks, ofSection) };
    const entries = entriesWith(shown, await textsOf({ language, texts }), services.kinds);
    await replaceEntries(tx, { page: id }, entries, language);
  }
  await keepLanguages(
    tx,
    { page: id },
    own.map(({ language }) => language),
  );
}

/** @param more what an entry is found by besides its title and blocks */
function entriesWith(
  { name, seo, blocks }: Texts,
  more: readonly string[],
  kinds: BlockKinds,
): SearchEntry[] {
  const [first, ...questions] = entriesOfPage(seo.title || name, blocks, kinds);
  return first ? [{ ...first, texts: [...more, ...first.texts] }, ...questions] : [];
}

/** In the transaction that publishes a page or reusable section. */
export const indexPublished = (
  services: IndexServices & Pick<PageServices, 'jobs'>,
  tx: Tx,
  id: string,
  kind: string,
): Promise<void> => (kind === 'section' ? queueSection(tx, services.jobs, id) : indexPage(services, tx, id));

/** In the transaction that publishes or unpublishes the translation of a page or reusable section. */
export async function indexTranslated(
  services: IndexServices & Pick<PageServices, 'jobs'>,
  tx: Tx,
  id: string,
  kind: string,
): Promise<void> {
  if (kind === 'section') await queueSection(tx, services.jobs, id);
  else await indexPageAgain(services, tx, id);
}

/** In the transaction that publishes or unpublishes the translation of a content type, by whose options its entries are found. */
export const indexEntriesOf = (tx: Tx, jobs: Jobs, type: string): Promise<void> =>
  jobs.send(tx, types, { websiteId: tx.site, type });

/** For a single page, locked against publishing meanwhile. */
export async function indexPageAgain(services: IndexServices, tx: Tx, id: string): Promise<void> {
  await lockPage(tx, id);
  await indexPage(services, tx, id);
}

interface Shown {
  websiteId: string;
  section: string;
}

const sections = jobQueue<Shown>('index-section');

const types = jobQueue<{ websiteId: string; type: string }>('index-entries');

const queueSection = (tx: Tx, jobs: Jobs, section: string): Promise<void> =>
  jobs.send(tx, sections, { websiteId: tx.site, section });

/** Indexes the pages that show a published section, and the entries of a translated content type. */
export async function startIndexWorker(
  services: IndexServices & { db: Database; jobs: Jobs },
): Promise<void> {
  const { db, jobs } = services;
  const indexAll = async (websiteId: string, pages: readonly string[]) => {
    for (const id of pages) await db.forWebsite(websiteId, (tx) => indexPageAgain(services, tx, id));
  };
  await jobs.work(sections, async ({ websiteId, section }) => {
    const pages = await db.forWebsite(websiteId, (tx) => pagesPlacing(tx, section));
    await indexAll(
      websiteId,
      pages.map(({ id }) => id),
    );
  });
  await jobs.work(types, async ({ websiteId, type }) =>
    indexAll(websiteId, await db.forWebsite(websiteId, (tx) => services.entries.translatedOf(tx, type))),
  );
}
