import type { Tx } from '../../../lib/db/database.ts';
import type { ShownPicture } from '../../../lib/content/pictures.ts';
import type { Language } from '../../../lib/messages/languages.ts';
import { fileAddress, picturesIn } from '../../files/server/index.ts';
import type { AudioTrack, OwnTrack } from '../contract.ts';
import { en } from '../messages/staff-refusals/en.ts';
import { listTracks, type TrackRow } from './audio-queries.ts';
import { previewAddress } from './preview-address.ts';
import { findSales, type Sale } from './sale-queries.ts';
import { staffWords } from './staff-words.ts';

interface Around {
  pictures: ReadonlyMap<string, ShownPicture>;
  sales: ReadonlyMap<string, Sale>;
}

/** Address of the full audio; null if the library no longer has it. */
const wholeAddress = ({
  file_id: id,
  file_name: name,
  file_revision: revision,
  file_trashed_at: trashed,
}: TrackRow) => (id && name && revision && !trashed ? fileAddress({ id, name, revision }) : null);

/** What visitors hear: never more than the owner allows. */
function heardAddress(row: TrackRow): string | null {
  const { id, heard_seconds: limit, preview_revision: revision, preview_type: type } = row;
  if (row.sound_state === 'waiting' || row.sound_state === 'failed' || row.file_trashed_at) return null;
  if (limit !== null) return revision && type ? previewAddress({ id, revision, type }) : null;
  return row.file_private ? null : wholeAddress(row);
}

function present(row: TrackRow, index: number, { pictures, sales }: Around): AudioTrack {
  const { heard_seconds: limit, duration } = row;
  return {
    _id: row.id,
    audio: heardAddress(row),
    image: (row.cover_id && pictures.get(row.cover_id)) || null,
    header: row.header,
    artist: row.artist,
    caption: row.caption,
    index,
    duration: duration !== null && limit !== null ? Math.min(limit, duration) : duration,
    sale: (row.product_id && sales.get(row.product_id)) || null,
    preview: limit !== null && (duration === null || limit < duration),
  };
}

async function around(tx: Tx, rows: readonly TrackRow[], language?: Language): Promise<Around> {
  const covers = rows.flatMap(({ cover_id: cover }) => cover ?? []);
  const products = rows.flatMap(({ product_id: product }) => product ?? []);
  const { known, altOf } = await picturesIn(tx, covers, language);
  return {
    pictures: new Map(
      [...known].map(([id, picture]) => [id, { ...picture, alt: altOf({ alt: '' }, picture) }]),
    ),
    sales: await findSales(tx, products),
  };
}

/** Tracks for visitors: those that can be played. @param language that of the alt texts of covers; undefined for the main one */
export async function presentTracks(tx: Tx, rows: readonly TrackRow[], language: Language | undefined) {
  const more = await around(tx, rows, language);
  return rows.map((row, index) => present(row, index, more)).filter(({ audio }) => audio !== null);
}

/** Those of these tracks that can be played, for people who may hear them. */
export async function tracksAmong(
  tx: Tx,
  ids: readonly string[],
  language: Language | undefined,
): Promise<AudioTrack[]> {
  if (ids.length === 0) return [];
  const shown = await presentTracks(tx, await listTracks(tx), language);
  return shown.filter(({ _id }) => ids.includes(_id));
}

/** All tracks, for their owner. */
export async function presentOwnTracks(tx: Tx, rows: readonly TrackRow[]): Promise<OwnTrack[]> {
  const more = await around(tx, rows);
  return rows.map((row, index) => ({
    ...present(row, index, more),
    sound: {
      file: row.file_id,
      name: row.file_name ?? '',
      src: row.file_private ? null : wholeAddress(row),
      state: row.sound_state,
      problem: problemOf(row),
    },
    cover: row.cover_id,
    previewSeconds: row.preview_seconds,
    product: row.product_id,
    version: row.version,
  }));
}

/** What was found in the file is stored in English. */
function spoken(problem: string): string {
  const key = (['fileDeleted', 'unreadable', 'noPreview'] as const).find((each) => en[each] === problem);
  return key === undefined ? problem : staffWords()[key];
}

function problemOf(row: TrackRow): string | null {
  if (!row.file_id) return staffWords().fileDeleted;
  if (row.file_trashed_at) return staffWords().fileTrashed;
  if (row.file_private && row.heard_seconds === null && row.sound_state !== 'waiting')
    return staffWords().filePrivate;
  return row.problem === null ? null : spoken(row.problem);
}
