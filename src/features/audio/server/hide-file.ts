import type { Tx } from '../../../lib/db/database.ts';
import { changeFile } from '../../files/server/index.ts';
import { findTrack, hiddenByOther, markHidden, type TrackRow } from './audio-queries.ts';

type Kept = Pick<TrackRow, 'id' | 'file_id' | 'hid_file'>;

/** Makes a file public again that was private because of this track only. */
export async function unhideFile(tx: Tx, { id, file_id: file, hid_file: hid }: Kept): Promise<void> {
  if (!file || !hid) return;
  await markHidden(tx, id, false);
  const other = await hiddenByOther(tx, file, id);
  if (other) await markHidden(tx, other.id, true);
  else await changeFile(tx, file, { private: false }, undefined);
}

/** Audio of which visitors hear only a preview has no public address. */
export async function hideFile(tx: Tx, id: string): Promise<void> {
  const track = await findTrack(tx, id);
  if (!track?.file_id || track.heard_seconds === null || track.file_private) return;
  await changeFile(tx, track.file_id, { private: true }, undefined);
  await markHidden(tx, id, true);
}
