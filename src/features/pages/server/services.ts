import type { BlockKinds, BlockUpgrade } from '../../../lib/content/block-kind.ts';
import type { Tx } from '../../../lib/db/database.ts';
import { invalid, notFound, staleVersion } from '../../../lib/errors.ts';
import { said } from '../../../lib/http/replies/said.ts';
import type { Jobs } from '../../../lib/work/jobs.ts';
import { validateTree } from '../../../lib/content/validate-tree.ts';
import { languagesOf, type SiteDirectory } from '../../websites/server/index.ts';
import type { RecordText, TranslatableRecords } from '../../../lib/translations/records.ts';
import type { StoredTexts } from '../../../lib/translations/texts.ts';
import type { Details, Page } from '../contract.ts';
import { isReservedSlug } from '../slugs.ts';
import { presentPage, upgraded } from './present.ts';
import { showPictures } from './show-pictures.ts';
import { type Content, findPageById, findVersion } from './queries.ts';
import { staffWords } from './staff-words.ts';

/** What pages need to know about entries, which a later feature defines. */
export interface EntryRules {
  /**
   * Checks what was sent against the entry’s type, and joins it with what was there.
   * @param together whether the caller has values that no two entries may have checked, once it has saved several entries
   */
  join(
    tx: Tx,
    pageId: string,
    before: Details | null | undefined,
    given: Details,
    together: boolean,
  ): Promise<Details>;
  /** Refuses details of an earlier version which another entry has by now, where no two may have the same. */
  bringBack(tx: Tx, pageId: string, before: Details | null | undefined, earlier: Details): Promise<void>;
  /** Refuses to publish a draft without a required field. */
  checkReady(tx: Tx, pageId: string): Promise<void>;
  /** Whether everybody may see an entry’s blocks and fields, besides what lists show. */
  isForEverybody(tx: Tx, pageId: string): Promise<boolean>;
  /** What visitors may find an entry by, besides its title and blocks; in another language with its texts. */
  texts(
    tx: Tx,
    pageId: string,
    details: Details | null | undefined,
    translation?: { language: string; texts: StoredTexts },
  ): Promise<string[]>;
  /** Published entries of a content type that are translated, by their ids. */
  translatedOf(tx: Tx, typeId: string): Promise<string[]>;
  /** What there is to translate of each besides its title, blocks and SEO texts, and its path. */
  translatable(
    tx: Tx,
    entries: readonly { id: string; details: Partial<Details> | null | undefined }[],
  ): Promise<ReadonlyMap<string, { path: string; texts: RecordText[] }>>;
  /** What is translated beside entries. */
  records: readonly TranslatableRecords[];
}

export interface PageServices {
  entries: EntryRules;
  directory: SiteDirectory;
  kinds: BlockKinds;
  upgrades: readonly BlockUpgrade[];
  /** Says a name of a kind of block or of its fields in the language of staff; by default, they are in English. */
  sayOfBlocks?: (text: string) => string;
  jobs: Jobs;
}

export function checkBlocks(services: PageServices, blocks: unknown): Content['blocks'] {
  const checked = validateTree(blocks, services.kinds);
  if ('blocks' in checked) return checked.blocks;
  const [path = '', sentence = ''] = Object.entries(checked.fields)[0] ?? [];
  throw invalid(staffWords().notSavedBecause({ path, sentence: said(sentence) }), checked.fields);
}

export function checkSlug(slug: string): void {
  if (isReservedSlug(slug))
    throw invalid(staffWords().addressOfSite({ slug }), { slug: staffWords().addressReserved });
}

/** An address at which pages in another language of the site begin would hide them. */
export async function checkLanguageSlug(tx: Tx, slug: string): Promise<void> {
  if ((await languagesOf(tx)).languages.includes(slug))
    throw invalid(staffWords().addressOfLanguage({ slug }), {
      slug: staffWords().addressIsLanguage,
    });
}

export async function ownersPage(services: PageServices, tx: Tx, id: string): Promise<Page> {
  const row = await findPageById(tx, id, 'draft');
  if (!row) throw notFound(staffWords().pageGone);
  const page = presentPage(row, true, services.upgrades);
  return showPictures(async (work) => work(tx), page, 'edit');
}

/** A stored version of a page; the latest ones are kept. */
export async function earlierVersion(
  services: PageServices,
  tx: Tx,
  id: string,
  version: number,
): Promise<Content> {
  const earlier = await findVersion(tx, id, version);
  if (!earlier) throw notFound(staffWords().versionGone);
  return upgraded(earlier, services.upgrades);
}

/** For a conditional update without a match: the page is gone, or another change was faster. */
export async function goneOrStale(services: PageServices, tx: Tx, id: string): Promise<never> {
  throw staleVersion('page', await ownersPage(services, tx, id));
}
