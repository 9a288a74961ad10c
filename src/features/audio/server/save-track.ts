import type { z } from 'zod';
import type { Tx } from '../../../lib/db/database.ts';
import { notFound } from '../../../lib/errors.ts';
import type { audioContract } from '../contract.ts';
import { changeTrack, findTrack, isOfKind, renewSound } from './audio-queries.ts';
import { hideFile, unhideFile } from './hide-file.ts';
import { isProduct } from './sale-queries.ts';
import type { AudioServices } from './services.ts';
import { queueSound } from './sound-queue.ts';
import { staffWords } from './staff-words.ts';

type Changes = z.output<(typeof audioContract)['PUT /api/audio/track/{id}']['body']>;

/**
 * Saves the owner's changes. Another file, or another preview length, is examined and cut again, and
 * until then the track can't be played.
 * @returns false if `version` is not the track's
 * @throws `404` if the track, or its file or product, is gone
 */
export async function saveTrack(
  services: AudioServices,
  tx: Tx,
  id: string,
  changes: Changes,
): Promise<boolean> {
  const { header, artist, caption, cover, file, previewSeconds, product, version } = changes;
  const before = await findTrack(tx, id);
  if (!before) throw notFound(staffWords().trackGone);
  if (file !== undefined && !(await isOfKind(tx, file, 'audio'))) throw notFound(staffWords().fileGone);
  if (cover && !(await isOfKind(tx, cover, 'image'))) throw notFound(staffWords().imageGone);
  if (product && !(await isProduct(tx, product))) throw notFound(staffWords().productGone);
  const wanted = {
    header,
    artist,
    caption,
    cover_id: cover,
    file_id: file,
    preview_seconds: previewSeconds,
    product_id: product,
  };
  const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
  if (!(await changeTrack(tx, id, given, version))) return false;

  const after = await findTrack(tx, id);
  const isOther = after?.file_id !== before.file_id;
  if (!isOther && after?.heard_seconds === before.heard_seconds) return true;
  if (isOther || after?.heard_seconds === null) await unhideFile(tx, before);
  await hideFile(tx, id);
  const asked = await renewSound(tx, id);
  if (asked) await queueSound(services, tx, { website: tx.site, track: id, turn: asked.sound_turn });
  return true;
}
