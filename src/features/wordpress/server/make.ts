import type { Database, Tx } from '../../../lib/db/database.ts';
import { readEntryPath } from '../../../lib/links/entry-path.ts';
import { notFound } from '../../../lib/errors.ts';
import { faultOfEntry, queueTurn, workInTurns } from '../../../lib/work/in-turns.ts';
import { type Jobs, jobQueue } from '../../../lib/work/jobs.ts';
import type { Picture } from '../../../lib/content/pictures.ts';
import { changeFile, fetchPicture, type FileServices, shownPictures } from '../../files/server/index.ts';
import {
  createPage,
  freePageSlug,
  leadOldPaths,
  type PageServices,
  publishPage,
} from '../../pages/server/index.ts';
import { oldestType, pathOfEntry } from '../../entries/server/index.ts';
import { localeOf } from '../../websites/server/index.ts';
import { walkTree } from '../../../lib/content/block-tree.ts';
import { redirectPath } from '../../pages/redirect-path.ts';
import { pagePath, slugFrom } from '../../pages/slugs.ts';
import { articleBlocks, picturesIn } from './article.ts';
import { htmlFrom } from './former-html.ts';
import { withGalleries } from './galleries.ts';
import { addPost } from './post.ts';
import {
  findImport,
  findRunning,
  type ImportRow,
  type ItemData,
  type ItemRow,
  madeOf,
  nextItem,
  noteMade,
  type RunningImport,
  setImport,
  settleItem,
} from './queries.ts';
import { staffWords } from './staff-words.ts';

export interface WordpressServices {
  db: Database;
  jobs: Jobs;
  pages: PageServices;
  files: FileServices;
  /** Which numeric addresses images may be fetched from; public ones by default. */
  allowed?: (address: string) => boolean;
}

interface ImportJob {
  websiteId: string;
  importId: string;
}
/** Later times can’t be scheduled; a day less than `publishPage` allows. */
const LATEST_MS = (5 * 366 - 1) * 24 * 3600 * 1000;
const importJobs = jobQueue<ImportJob>('import-wordpress');

/** In the transaction that starts the import. */
export const queueImport = (tx: Tx, jobs: Jobs, job: ImportJob) => queueTurn(tx, jobs, importJobs, job);

/** Creates pages and images for imports of all sites, one by one: after an interruption it continues where it stopped. */
export const startWordpressWorker = (services: WordpressServices): Promise<void> =>
  workInTurns(
    services,
    importJobs,
    (job) => makeNext(services, job),
    (tx, { importId }) => setImport(tx, importId, ['running'], { status: 'done', finished: true }),
  );

/** @returns false when nothing is left to do */
async function makeNext(services: WordpressServices, { websiteId, importId }: ImportJob): Promise<boolean> {
  const { db } = services;
  const found = await db.forWebsite(websiteId, async (tx) => {
    const whole = await findRunning(tx, importId);
    const item = whole && (await nextItem(tx, importId));
    return item && { whole, item };
  });
  if (!found) return false;
  const { whole, item } = found;
  try {
    if (item.kind === 'picture') await makePicture(services, websiteId, whole, item);
    else await db.forWebsite(websiteId, (tx) => makePage(services, tx, whole, item));
  } catch (error) {
    const notes = [faultOfEntry(error, staffWords().notSaved)];
    await db.forWebsite(websiteId, (tx) => settleItem(tx, item, { state: 'failed', notes }));
  }
  return true;
}

async function makePicture(
  { db, files, allowed }: WordpressServices,
  websiteId: string,
  { by_account: by }: RunningImport,
  item: ItemRow,
): Promise<void> {
  const { url = '', alt = '', from } = item.data as ItemData;
  const to = { folder: htmlFrom(from).name, by };
  const file = await fetchPicture(files, websiteId, url, to, allowed);
  await db.forWebsite(websiteId, async (tx) => {
    if (alt && !file.alt) await changeFile(tx, file._id, { alt }, undefined);
    // An image that was in the library before must not be removed by an undo of this import.
    const state = file.known ? 'known' : 'made';
    await settleItem(tx, item, { state, notes: [], made_id: file._id });
  });
}

async function makePage(
  { pages }: WordpressServices,
  tx: Tx,
  whole: RunningImport,
  held: ItemRow,
): Promise<void> {
  const item = await nextItem(tx, held.import_id);
  if (!item || item.position !== held.position) return;
  const data = item.data as ItemData;
  const { slug: wanted = item.title, paths = [], inMenu = false, excerpt = '', post } = data;
  const html = withGalleries(data.html ?? '', data.attached ?? {});
  const former = htmlFrom(data.from);
  const featured = post?.picture ?? '';
  const shown = picturesIn(html, former.whole).map(({ src }) => former.whole(src));
  const pictures = await ownPictures(tx, [...shown, featured]);
  const own = URL.parse(whole.origin)?.host;
  const { blocks, notes } = await articleBlocks(
    // A post has its title above its content.
    post ? null : item.title,
    html,
    former,
    pages.kinds,
    (url) => pictures.get(url),
    (href) => {
      const url = URL.parse(href);
      if (!url || url.host !== own || former.files.test(url.pathname)) return null;
      // Within the same text.
      if (url.hash && paths.includes(redirectPath(url.pathname) ?? '')) return url.hash;
      return `${url.pathname}${url.search}${url.hash}`;
    },
  );
  if (!post && [...walkTree(blocks)].length === TITLE_ONLY) {
    const list = await listOfPosts(tx, wanted);
    if (list !== undefined) {
      await leadOldPaths(tx, { page_id: list, to_address: null }, paths);
      return void (await settleItem(tx, item, { state: 'known', notes: item.notes, made_id: list }));
    }
    notes.push(staffWords().emptyPage);
  }
  const slug = await freePageSlug(tx, wanted);
  const seo = { ...(excerpt && !post ? { description: excerpt } : {}), ...data.seo };
  const article = { name: item.title, slug, blocks, seo };
  let id: string;
  if (post) {
    const picture = pictures.get(featured) ?? null;
    const added = await addPost(
      { pages },
      tx,
      { ...article, excerpt, picture, data: post },
      whole.by_account,
    );
    id = added.id;
    notes.push(...added.notes);
    if (added.terms.length > 0) await noteMade(tx, whole.id, { terms: added.terms });
  } else {
    id = await createPage(pages, tx, { ...article, inMenu }, whole.by_account);
  }
  if (whole.publish) notes.push(...(await publishMade(pages, tx, id, data)));
  const path = post ? await pathOfEntry(tx, id) : pagePath(slug);
  const old = paths.filter((each) => each !== path && !(post && isSameEntry(each, path ?? '')));
  await leadOldPaths(tx, { page_id: id, to_address: null }, old);
  await settleItem(tx, item, { state: 'made', notes: [...item.notes, ...notes], made_id: id });
}

/** A section and the heading in it. */
const TITLE_ONLY = 2;

/** In WordPress, an empty page can show the posts. @returns the page of the blog, if it has the same address */
async function listOfPosts(tx: Tx, wanted: string): Promise<string | undefined> {
  const blog = await oldestType(tx, 'post');
  return blog?.page_slug === slugFrom(wanted, await localeOf(tx)) ? blog.page_id : undefined;
}

/** Whether both addresses lead to one entry, which is found with any date or none. */
function isSameEntry(one: string, other: string): boolean {
  const [a, b] = [readEntryPath(one), readEntryPath(other)];
  return a !== null && b !== null && a.type === b.type && a.slug === b.slug;
}

/** Publishes what was published there, and schedules what was scheduled. @returns what to tell the owner */
async function publishMade(
  pages: PageServices,
  tx: Tx,
  id: string,
  { published, publishAt }: ItemData,
): Promise<string[]> {
  const now = new Date();
  if (published) await publishPage(pages, tx, id, {}, now);
  if (!publishAt) return [];
  const at = new Date(publishAt);
  if (at <= now) return [staffWords().schedulePassed];
  if (at.getTime() - now.getTime() > LATEST_MS) return [staffWords().scheduledTooFar];
  await publishPage(pages, tx, id, { at }, now);
  return [];
}

/** Library images by their former addresses. */
async function ownPictures(tx: Tx, addresses: readonly string[]): Promise<Map<string, Picture>> {
  const made = (await madeOf(tx, addresses)).filter(({ kind }) => kind === 'picture');
  const shown = await shownPictures(
    tx,
    made.flatMap(({ made_id: id }) => id ?? []),
  );
  return new Map(
    made.flatMap(({ origin, made_id: id }) => {
      const picture = shown.get(id ?? '');
      if (!picture) return [];
      const { file, src, alt, width, height } = picture;
      const size = width === undefined || height === undefined ? {} : { width, height };
      return [[origin, { file, src, alt, ...size }]];
    }),
  );
}

export async function readImport(tx: Tx, id: string): Promise<ImportRow> {
  const row = await findImport(tx, id);
  if (!row) throw notFound(staffWords().importGone);
  return row;
}
