import { altText } from '../../../../lib/content/picture-shape.ts';
import { needsTranslation } from '../../../../lib/translations/needs-translation.ts';
import {
  recordText,
  type TranslatableRecord,
  type TranslatableRecords,
} from '../../../../lib/translations/records.ts';
import { staffWords } from '../staff-words.ts';
import { ALT_TEXT, describedImages } from './alt-text-queries.ts';
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
