import type { RawBuilder } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { focusWithin, type Picture, type ShownPicture } from '../../../../lib/content/pictures.ts';
import type { Language } from '../../../../lib/messages/languages.ts';
import { fileAddress } from './present.ts';
import { type FileRow, findFiles, findFilesIn } from './queries.ts';

/** The alt text of an image where it is shown. @param today the image as the library has it */
export type AltOf = (picture: Pick<Picture, 'alt'>, today: Pick<Picture, 'alt' | 'file'>) => string;

interface Pictures {
  /** By the ids of their files. */
  known: Map<string, ShownPicture>;
  altOf: AltOf;
}

/**
 * The current state of images, by the ids of their files: address, size, placeholder, focal point, alt text. Deleted,
 * private and trashed ones are left out.
 */
export const shownPictures = async (tx: Tx, ids: readonly string[]): Promise<Pictures['known']> =>
  (await picturesIn(tx, ids, undefined)).known;

/**
 * Images, and how their alt texts read in a language. An image's own text comes first; it was copied from the library if it says the
 * same as the text that a translation was made from.
 * @param language undefined for the main one
 * @param more a query for further ids
 */
export async function picturesIn(
  tx: Tx,
  ids: readonly string[],
  language: Language | undefined,
  more?: RawBuilder<unknown>,
): Promise<Pictures> {
  if (ids.length === 0 && !more) return { known: new Map(), altOf: ownAltText };
  if (language === undefined) return { known: visible(await findFiles(tx, ids, more)), altOf: ownAltText };
  const rows = await findFilesIn(tx, { ids, language }, more);
  const translations = new Map(rows.map(({ id, translated_alt: alt }) => [id, alt]));
  return {
    known: visible(rows),
    altOf: ({ alt: own }, { alt, file = '' }) => {
      const { text, source } = translations.get(file) ?? {};
      const follows = own === '' ? alt !== '' : own === source;
      return follows && typeof text === 'string' ? text : own || alt;
    },
  };
}

/** In the main language. */
const ownAltText: AltOf = ({ alt: own }, { alt }) => own || alt;

const visible = (rows: readonly FileRow[]): Pictures['known'] =>
  new Map(
    rows
      .filter(({ kind, trashed_at, private: hidden }) => kind === 'image' && trashed_at === null && !hidden)
      .map((row) => [
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
