import type { Database, Tx } from '../../../../lib/db/database.ts';
import { replaceEntries } from '../../../../lib/search/entry-queries.ts';
import { type Jobs, jobQueue } from '../../../../lib/work/jobs.ts';
import { upgraded } from '../present.ts';
import { findPageById } from '../queries.ts';
import { showSections } from '../sections/show-sections.ts';
import type { PageServices } from '../services.ts';
import { lockPage } from '../editing/version-queries.ts';
import { pagesPlacing } from './index-queries.ts';
import { entriesOfPage } from './page-texts.ts';

export type IndexServices = Pick<PageServices, 'kinds' | 'upgrades' | 'entries'>;

/** Writes the search index of a page in its published version. The caller has locked its row. */
export async function indexPage(services: IndexServices, tx: Tx, id: string): Promise<void> {
  const row = await findPageById(tx, id, 'published');
  const page = row && upgraded(row, services.upgrades);
  if (!page || page.seo.noIndex) return replaceEntries(tx, { page: id }, []);
  const { blocks } = await showSections(services, async (work) => work(tx), page);
  const title = page.seo.title || page.name;
  const [first, ...questions] = entriesOfPage(title, blocks, services.kinds);
  const more = row.kind === 'entry' ? await services.entries.texts(tx, id, page.details) : [];
  const whole = first ? [{ ...first, texts: [...more, ...first.texts] }, ...questions] : [];
  return replaceEntries(tx, { page: id }, whole);
}

/** In the transaction that publishes a page or reusable section. */
export const indexPublished = (
  services: IndexServices & Pick<PageServices, 'jobs'>,
  tx: Tx,
  id: string,
  kind: string,
): Promise<void> => (kind === 'section' ? queueSection(tx, services.jobs, id) : indexPage(services, tx, id));

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

const queueSection = (tx: Tx, jobs: Jobs, section: string): Promise<void> =>
  jobs.send(tx, sections, { websiteId: tx.site, section });

/** Indexes the pages that show a published section. */
export async function startIndexWorker(
  services: IndexServices & { db: Database; jobs: Jobs },
): Promise<void> {
  const { db, jobs } = services;
  await jobs.work(sections, async ({ websiteId, section }) => {
    const pages = await db.forWebsite(websiteId, (tx) => pagesPlacing(tx, section));
    for (const { id } of pages) await db.forWebsite(websiteId, (tx) => indexPageAgain(services, tx, id));
  });
}
