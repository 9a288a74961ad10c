import type { RawBuilder } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { focusWithin, type ShownPicture } from '../../../../lib/content/pictures.ts';
import { fileAddress } from './present.ts';
import { findFiles } from './queries.ts';

/**
 * The current state of images, by the ids of their files: address, size, placeholder, focal point, alt text. Deleted,
 * private and trashed ones are left out.
 * @param more a query for further ids
 */
export async function shownPictures(
  tx: Tx,
  ids: readonly string[],
  more?: RawBuilder<unknown>,
): Promise<Map<string, ShownPicture>> {
  if (ids.length === 0 && !more) return new Map();
  const rows = await findFiles(tx, ids, more);
  const shown = rows.filter(
    ({ kind, trashed_at, private: hidden }) => kind === 'image' && trashed_at === null && !hidden,
  );
  return new Map(
    shown.map((row) => [
      row.id,
      {
        file: row.id,
        src: fileAddress(row),
        alt: row.alt,
        ...(row.width === null || row.height === null ? {} : { width: row.width, height: row.height }),
        ...(!row.placeholder ? {} : { placeholder: row.placeholder }),
        ...(row.focus === null ? {} : { focus: row.crop ? focusWithin(row.crop, row.focus) : row.focus }),
      },
    ]),
  );
}
