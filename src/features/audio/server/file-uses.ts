import type { Tx } from '../../../lib/db/database.ts';
import type { FileUse } from '../../files/contract.ts';
import { tracksUsing } from './audio-queries.ts';
import { staffWords } from './staff-words.ts';

/** Tracks that play a file or show it as their cover. */
export async function fileUses(tx: Tx, fileId: string): Promise<FileUse[]> {
  const rows = await tracksUsing(tx, fileId);
  return rows.map(({ header }) => ({ what: staffWords().audioTrack, label: header, href: '/admin/audio' }));
}
