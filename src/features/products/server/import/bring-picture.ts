import type { Database } from '../../../../lib/db/database.ts';
import { Refusal } from '../../../../lib/errors.ts';
import { said } from '../../../../lib/http/replies/said.ts';
import { fetchPicture, type FileServices } from '../../../files/server/index.ts';
import { keepPicture, nextToApply, type Waiting } from './apply-queries.ts';
import { settlePicture } from './external-pictures.ts';
import { staffWords } from '../staff-words.ts';

export interface PictureServices {
  db: Database;
  files: FileServices;
  /** Which numeric addresses pictures may be fetched from; public ones by default. */
  allowed?: (address: string) => boolean;
}

const FOLDER = 'Products';
const SLOW_MS = 10_000;
const MOST_SLOW = 3;

/** Timeouts per server in an import: thousands of pictures would each wait as long. */
const slow = new Map<string, number>();

export function forgetSlow(importId: string): void {
  for (const key of slow.keys()) if (key.startsWith(importId)) slow.delete(key);
}

/** Fetches one picture of a waiting product into the library; the row records the result. */
export async function bringPicture(
  { db, files, allowed }: PictureServices,
  { websiteId, importId }: { websiteId: string; importId: string },
  { position, line, by }: Waiting,
  address: string,
): Promise<void> {
  const server = `${importId} ${new URL(address).host}`;
  const begun = performance.now();
  const got =
    (slow.get(server) ?? 0) >= MOST_SLOW
      ? staffWords().serverSilent
      : await fetchPicture(files, websiteId, address, { folder: FOLDER, by }, allowed).catch(
          (error: unknown) => {
            if (!(error instanceof Refusal)) throw error;
            if (performance.now() - begun > SLOW_MS) slow.set(server, (slow.get(server) ?? 0) + 1);
            return said(error.message);
          },
        );
  const missing = typeof got === 'string';
  await db.forWebsite(websiteId, async (tx) => {
    const next = await nextToApply(tx, importId);
    if (next?.position !== position || !next.product.outside?.includes(address)) return;
    const product = settlePicture(
      next.product,
      address,
      missing ? null : { src: got.objectPath, file: got._id },
    );
    const problems = missing
      ? [
          {
            line,
            column: 'pictures',
            sentence: staffWords().imageSkipped({ address: address.slice(0, 300), reason: got }),
          },
        ]
      : [];
    await keepPicture(tx, importId, position, product, problems);
  });
}
