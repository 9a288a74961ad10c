import type { RawBuilder } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { Picture } from '../../../../lib/content/pictures.ts';
import { altText } from '../../../../lib/content/picture-shape.ts';
import type { Language } from '../../../../lib/messages/languages.ts';
import { needsTranslation } from '../../../../lib/translations/needs-translation.ts';
import {
  recordText,
  type TranslatableRecord,
  type TranslatableRecords,
} from '../../../../lib/translations/records.ts';
import { staffWords } from '../staff-words.ts';
import { ALT_TEXT, describedImages, translatedAltTexts } from './alt-text-queries.ts';
import { fileAddress } from './present.ts';
import { type FileRow, findFile } from './queries.ts';

const original = (row: Pick<FileRow, 'id' | 'name' | 'alt' | 'revision'>): TranslatableRecord => {
  const label = staffWords().altText;
  const text = recordText(ALT_TEXT.slice(0, -1), { label, block: label, kind: 'alt' }, row.alt, altText);
  return {
    id: row.id,
    name: row.name,
    path: null,
    image: fileAddress(row),
    visible: true,
    texts: needsTranslation(row.alt) ? [text] : [],
  };
};

/** Alt texts of the library as their translator needs them. Nobody sees those of private files. */
export const translatableImages: TranslatableRecords = {
  kind: 'file',
  area: 'files',
  find: async (tx, id) => {
    const row = await findFile(tx, id);
    const isPublic = row?.kind === 'image' && row.trashed_at === null && !row.private;
    return isPublic ? original(row) : undefined;
  },
  after: async (tx, after, limit) => (await describedImages(tx, after, limit)).map(original),
};

/** The alt text of an image where it is shown. @param today the image as the library has it */
export type AltOf = (picture: Pick<Picture, 'alt'>, today: Pick<Picture, 'alt' | 'file'>) => string;

/** In the main language. */
export const ownAltText: AltOf = ({ alt: own }, { alt }) => own || alt;

/**
 * How alt texts read in a language. An image's own text comes first; it was copied from the library if it says the same as the text
 * that a translation was made from.
 * @param language undefined for the main one
 * @param more a query for further ids
 */
export async function altTextsIn(
  tx: Tx,
  ids: readonly string[],
  language: Language | undefined,
  more?: RawBuilder<unknown>,
): Promise<AltOf> {
  if (language === undefined || (ids.length === 0 && !more)) return ownAltText;
  const known = await translatedAltTexts(tx, ids, language, more);
  return ({ alt: own }, { alt, file = '' }) => {
    const { text, source } = known.get(file) ?? {};
    const follows = own === '' ? alt !== '' : own === source;
    return follows && typeof text === 'string' ? text : own || alt;
  };
}
