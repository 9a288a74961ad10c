import type { Tx } from '../../../lib/db/database.ts';
import { requestAddress } from '../../../lib/links/request-address.ts';
import { shownPictures } from '../../files/server/index.ts';
import { wholePicture } from './former-html.ts';
import { wholeGhostPicture } from './ghost/ghost-html.ts';
import { formerOrigins, madeOf } from './queries.ts';

/** Where WordPress and Ghost have their images, also below a folder. */
const uploads = /\/(?:wp-content\/uploads|content\/images)\/[^?]+\.\w{3,4}$/i;
const LONGEST = 1_000;

/** The same host with and without `www.`, by both protocols: sites link to their own images by all of them. */
function spellings(origin: string): string[] {
  const host = URL.parse(origin)?.host.replace(/^www\./, '');
  return host ? ['https://', 'https://www.', 'http://', 'http://www.'].map((start) => start + host) : [];
}

/**
 * Where an image of a former site is now. Not from the table of redirects, which has room for fewer addresses than a site has images.
 * @param asked the address of a request
 * @returns the path of a file of this site; null for other addresses, and for images that visitors can't see
 */
export async function formerPicture(tx: Tx, asked: string): Promise<string | null> {
  const path = requestAddress(asked)?.pathname ?? '';
  if (path.length > LONGEST || !uploads.test(path)) return null;
  const origins = [...new Set((await formerOrigins(tx)).flatMap(spellings))];
  const addresses = origins.map((origin) => wholeGhostPicture(wholePicture(origin + path)));
  const made = (await madeOf(tx, addresses)).filter(({ kind }) => kind === 'picture');
  const shown = await shownPictures(
    tx,
    made.flatMap(({ made_id: id }) => id ?? []),
  );
  return [...shown.values()][0]?.src ?? null;
}
