import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PlacedFile } from '../../features/files/server/index.ts';
import { idOf } from './write.ts';

/** A document to download, in English. `scripts/starters/papers.ts` writes it in every language. */
export const paper = (key: string, name: string, folder: string): PlacedFile => ({
  id: idOf(key, name),
  path: fileURLToPath(new URL(`${key}/papers/en/${name}.pdf`, import.meta.url)),
  name: `${name}.pdf`,
  type: 'application/pdf',
  folder,
});

export const isPaper = ({ type }: PlacedFile): boolean => type === 'application/pdf';

export const paperAddress = ({ id, name }: PlacedFile): string => `/files/${id}/0/${name}`;

/** Where the same document is in another language. */
export const paperPathIn = ({ path }: PlacedFile, language: string): string =>
  join(dirname(dirname(path)), language, basename(path));
