import { LRUCache } from 'lru-cache';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { openPicture } from '../../features/files/server/index.ts';
import { firstPicture, titleOfPage } from '../../features/pages/server/index.ts';
import type { KnownSite } from '../../features/websites/server/index.ts';
import type { Page } from '../../features/pages/contract.ts';
import { notFound } from '../../lib/errors.ts';
import type { App } from '../app.ts';
import { canBeDrawn, drawShare, HEIGHT, shareMark, type SharePicture, WIDTH } from './share-picture.ts';
import { isUuid } from '../../lib/values/uuid.ts';

/** The right edge of text beside an image. */
const LEFT = 640;
const MOST_BYTES = 16 * 1024 * 1024;
const FOR_EVER = 'public, max-age=31536000, immutable';

/** The site's own image, for screens that are no pages. */
const SITE = 'site';

const pathOf = (picture: SharePicture, key: string) => `/social/${shareMark(picture)}/${key}.jpg`;

/** The address of the image of a page, or of the site; `null` if its title cannot be drawn. */
export function sharePath({ website }: KnownSite, page: Pick<Page, '_id' | 'name' | 'seo'> | null) {
  const title = page ? page.seo.title || page.name : website.name;
  return canBeDrawn(title)
    ? pathOf({ title, name: website.name, theme: website }, page ? page._id : SITE)
    : null;
}

const drawn = new LRUCache<string, Buffer>({ maxSize: MOST_BYTES, sizeCalculation: ({ length }) => length });
// One at a time: a client that requests many waits, and no other does.
let last: Promise<unknown> = Promise.resolve();

/** An image for the right half. */
interface Beside {
  read: () => Promise<Buffer | null>;
}

function draw(address: string, picture: SharePicture, beside?: Beside): Promise<Buffer> {
  const kept = drawn.get(address);
  if (kept) return Promise.resolve(kept);
  const made = last.then(async () => {
    const again = drawn.get(address);
    if (again) return again;
    const { default: sharp } = await import('sharp');
    const shown = await beside?.read();
    const card = sharp(Buffer.from(await drawShare(picture, shown ? LEFT : undefined)));
    if (shown) {
      const half = await sharp(shown)
        .resize(WIDTH - LEFT, HEIGHT, { fit: 'cover', position: 'attention' })
        .toBuffer();
      card.composite([{ input: half, left: LEFT, top: 0 }]);
    }
    const bytes = await card.jpeg({ quality: 84, mozjpeg: true }).toBuffer();
    drawn.set(address, bytes);
    return bytes;
  });
  last = made.catch(() => {});
  return made;
}

/**
 * A site as its creator recognises it, private sites too: colours, fonts, name, and the first image of its home page.
 * `null` if its name cannot be drawn.
 */
export async function sitePicture(
  { db, files }: Pick<App, 'db' | 'files'>,
  { website }: KnownSite,
): Promise<Buffer | null> {
  if (!canBeDrawn(website.name)) return null;
  const picture = { title: website.name, name: website.name, theme: website };
  const file = await db.forWebsite(website.id, (tx) => firstPicture(tx));
  const opened = file && (await openPicture(files, website.id, file, 'w640.webp'));
  const address = `${website.id}${pathOf(picture, SITE)}`;
  if (!opened) return draw(address, picture);
  return draw(`${address} ${opened.revision}`, picture, opened);
}

/** Answers `/social/{mark}/{page or "site"}.jpg`; an old mark redirects to the current image. */
export async function answerShare({ db }: App, request: FastifyRequest, reply: FastifyReply) {
  const { found } = request.arrival;
  const { name: file = '' } = request.params as { name?: string };
  const key = file.replace(/\.jpg$/, '');
  if (!found || key === file || !(key === SITE || isUuid(key))) throw notFound();
  const { website } = found.known;
  const title = key === SITE ? website.name : await db.forWebsite(website.id, (tx) => titleOfPage(tx, key));
  if (title === null || !canBeDrawn(title)) throw notFound();
  const picture = { title, name: website.name, theme: website };
  const path = pathOf(picture, key);
  if (request.url !== path) return reply.header('cache-control', 'public, max-age=300').redirect(path, 302);
  const bytes = await draw(`${website.id}${path}`, picture);
  return reply.type('image/jpeg').header('cache-control', FOR_EVER).send(bytes);
}
