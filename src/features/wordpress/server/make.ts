import type { Database, Tx } from '../../../lib/db/database.ts';
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
import { entryPath } from '../../entries/entry-address.ts';
import { pagePath } from '../../pages/slugs.ts';
import { articleBlocks, picturesIn, wholePicture } from './article.ts';
import { addPost } from './post.ts';
import {
  findImport,
  type ImportRow,
  type ItemData,
  type ItemRow,
  madeOf,
  nextItem,
  noteMade,
  setImport,
  settleItem,
} from './queries.ts';

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
const importJobs = jobQueue<ImportJob>('import-wordpress');

/** In the transaction that starts the import. */
export const queueImport = (tx: Tx, jobs: Jobs, job: ImportJob) => queueTurn(tx, jobs, importJobs, job);

const FOLDER = 'WordPress';

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
    const whole = await findImport(tx, importId);
    const item = whole?.status === 'running' ? await nextItem(tx, importId) : undefined;
    return whole && item && { whole, item };
  });
  if (!found) return false;
  const { whole, item } = found;
  try {
    if (item.kind === 'picture') await makePicture(services, websiteId, whole, item);
    else await db.forWebsite(websiteId, (tx) => makePage(services, tx, whole, item));
  } catch (error) {
    const notes = [faultOfEntry(error, 'It couldn’t be saved.')];
    await db.forWebsite(websiteId, (tx) => settleItem(tx, item, { state: 'failed', notes }));
  }
  return true;
}

async function makePicture(
  { db, files, allowed }: WordpressServices,
  websiteId: string,
  { by_account: by }: ImportRow,
  item: ItemRow,
): Promise<void> {
  const { url = '', alt = '' } = item.data as ItemData;
  const file = await fetchPicture(files, websiteId, url, { folder: FOLDER, by }, allowed);
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
  whole: ImportRow,
  held: ItemRow,
): Promise<void> {
  const item = await nextItem(tx, held.import_id);
  if (!item || item.position !== held.position) return;
  const data = item.data as ItemData;
  const { html = '', slug: wanted = item.title, paths = [], inMenu = false, excerpt = '', post } = data;
  const featured = post?.picture ?? '';
  const pictures = await ownPictures(tx, [...picturesIn(html).map(({ src }) => wholePicture(src)), featured]);
  const own = URL.parse(whole.origin)?.host;
  const { blocks, notes } = await articleBlocks(
    // A post has its title above its content.
    post ? null : item.title,
    html,
    pages.kinds,
    (url) => pictures.get(url),
    (href) => {
      const url = URL.parse(href);
      return url && url.host === own && !/\/wp-content\//.test(url.pathname)
        ? `${url.pathname}${url.search}${url.hash}`
        : null;
    },
  );
  const slug = await freePageSlug(tx, wanted);
  const article = { name: item.title, slug, blocks };
  let id: string;
  let path = pagePath(slug);
  if (post) {
    const picture = pictures.get(featured) ?? null;
    const added = await addPost(
      { pages },
      tx,
      { ...article, excerpt, picture, data: post },
      whole.by_account,
    );
    id = added.id;
    path = entryPath(added.blog, slug);
    notes.push(...added.notes);
    if (added.terms.length > 0) await noteMade(tx, whole.id, { terms: added.terms });
  } else {
    const seo = excerpt ? { description: excerpt } : {};
    id = await createPage(pages, tx, { ...article, inMenu, seo }, whole.by_account);
  }
  if (data.published && whole.publish) await publishPage(pages, tx, id, {}, new Date());
  await leadOldPaths(
    tx,
    id,
    paths.filter((old) => old !== path),
  );
  await settleItem(tx, item, { state: 'made', notes, made_id: id });
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
  if (!row) throw notFound('This import no longer exists.');
  return row;
}
