import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';
import { PREVIEW_SECONDS } from '../contract.ts';
import { mostOfSite } from '../../../lib/work/limit-table.ts';

/** Length of the preview in seconds; null for the full track. */
const limit = sql<
  number | null
>`coalesce(track.preview_seconds, case when track.product_id is not null then ${sql.lit(PREVIEW_SECONDS.usual)} end)`;

const tracks = (tx: Tx) =>
  tx
    .selectFrom('audio_tracks as track')
    .leftJoin('files as file', (join) =>
      join.onRef('file.website_id', '=', 'track.website_id').onRef('file.id', '=', 'track.file_id'),
    )
    .leftJoin('audio_previews as preview', (join) =>
      join.onRef('preview.website_id', '=', 'track.website_id').onRef('preview.track_id', '=', 'track.id'),
    )
    .select([
      'track.id',
      'track.file_id',
      'track.cover_id',
      'track.header',
      'track.artist',
      'track.caption',
      'track.problem',
      'track.sound_turn',
      'track.duration',
      'track.preview_seconds',
      'track.product_id',
      'track.hid_file',
      'track.version',
      'file.name as file_name',
      'file.revision as file_revision',
      'file.private as file_private',
      'file.trashed_at as file_trashed_at',
      'preview.revision as preview_revision',
      'preview.type as preview_type',
      sql<'waiting' | 'ready' | 'plain' | 'failed'>`track.sound_state`.as('sound_state'),
      limit.as('heard_seconds'),
    ])
    .where('track.website_id', '=', tx.site);

export type TrackRow = Awaited<ReturnType<typeof listTracks>>[number];

export const listTracks = (tx: Tx) =>
  tracks(tx).orderBy('track.position').orderBy('track.id').limit(mostOfSite.tracks).execute();

export const findTrack = (tx: Tx, id: string) => tracks(tx).where('track.id', '=', id).executeTakeFirst();

export const findPeaks = (tx: Tx, id: string) =>
  tx
    .selectFrom('audio_tracks as track')
    .select(['peaks', 'duration', limit.as('heard_seconds')])
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .executeTakeFirst();

/** At the end, in the order of the ids. @returns one id for each that is an audio file of the library */
export async function insertTracks(tx: Tx, files: readonly string[]) {
  const { rows } = await sql<{ id: string; sound_turn: number }>`
    insert into audio_tracks (website_id, file_id, header, position)
    select ${tx.site}, file.id, coalesce(nullif(left(regexp_replace(file.name, '\\.[^.]{1,5}$', ''), 160), ''), 'Untitled'),
      wanted.place + coalesce((select max(position) from audio_tracks where website_id = ${tx.site}), -1)
    from unnest(${[...files]}::uuid[]) with ordinality wanted (id, place)
      join files file on file.website_id = ${tx.site} and file.id = wanted.id
    where file.kind = 'audio' and file.trashed_at is null
    order by wanted.place
    returning id, sound_turn`.execute(tx);
  return rows;
}

/** Puts them into this order if they are complete. @returns how many of them exist, and how many in total */
export async function placeTracks(tx: Tx, ids: readonly string[]) {
  const { rows } = await sql<{ known: number; all: number }>`
    with wanted as (select id, place from unnest(${[...ids]}::uuid[]) with ordinality as each (id, place)),
      counted as (
        select count(wanted.id) as known, count(*) as all
        from audio_tracks track left join wanted on wanted.id = track.id where track.website_id = ${tx.site}),
      placed as (
        update audio_tracks set position = wanted.place - 1 from wanted, counted
        where audio_tracks.website_id = ${tx.site} and audio_tracks.id = wanted.id
          and counted.known = counted.all and counted.known = (select count(*) from wanted))
    select known, "all" from counted`.execute(tx);
  return rows[0] ?? { known: 0, all: 0 };
}

export interface TrackChanges {
  header?: string | undefined;
  artist?: string | undefined;
  caption?: string | undefined;
  cover_id?: string | null | undefined;
  file_id?: string | undefined;
  preview_seconds?: number | null | undefined;
  product_id?: string | null | undefined;
}

/** @returns undefined if it is gone or `based` is not its version */
export const changeTrack = (tx: Tx, id: string, changes: TrackChanges, based?: number) =>
  tx
    .updateTable('audio_tracks')
    .set({ ...changes, version: sql`version + 1`, updated_at: sql`now()` })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .$if(based !== undefined, (query) => query.where('version', '=', based as number))
    .returning('id')
    .executeTakeFirst();

export const tracksPlaying = (tx: Tx, fileId: string) =>
  tx
    .selectFrom('audio_tracks')
    .select('id')
    .where('website_id', '=', tx.site)
    .where('file_id', '=', fileId)
    .execute();

/** Requests another examination of the audio; a preview that no longer fits is removed immediately. */
export async function renewSound(tx: Tx, id: string) {
  await tx
    .deleteFrom('audio_previews')
    .where('website_id', '=', tx.site)
    .where('track_id', '=', id)
    .execute();
  return tx
    .updateTable('audio_tracks')
    .set({ sound_state: 'waiting', problem: null, sound_turn: sql`sound_turn + 1` })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .returning('sound_turn')
    .executeTakeFirst();
}

export interface FoundSound {
  state: 'ready' | 'plain' | 'failed';
  problem: string | null;
  duration: number | null;
  peaks: Buffer | null;
  title: string;
  artist: string;
  cover: string | null;
}

/** Stores the results, but keeps texts that the owner has written. @returns false if another examination was requested meanwhile */
export async function keepSound(tx: Tx, id: string, turn: number, found: FoundSound) {
  const { state, problem, duration, peaks, title, artist, cover } = found;
  // Texts are the file's own until the owner saves something.
  const untouched = sql<boolean>`version = 1`;
  const row = await tx
    .updateTable('audio_tracks')
    .set({
      sound_state: state,
      problem,
      duration,
      peaks,
      header: sql`case when ${untouched} and ${title} <> '' then ${title} else header end`,
      artist: sql`case when ${untouched} and artist = '' then ${artist} else artist end`,
      cover_id: sql`case when ${untouched} then coalesce(cover_id, ${cover}::uuid) else cover_id end`,
    })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where('sound_turn', '=', turn)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export const insertPreview = (
  tx: Tx,
  id: string,
  preview: { revision: string; type: string; bytes: Buffer },
) =>
  tx
    .insertInto('audio_previews')
    .values({ website_id: tx.site, track_id: id, ...preview })
    .onConflict((conflict) => conflict.columns(['website_id', 'track_id']).doUpdateSet(preview))
    .execute();

/** @param from index of the first byte, from 0 */
export async function readPreview(tx: Tx, id: string, from: number, length: number) {
  const { rows } = await sql<{ part: Buffer }>`
    select substring(bytes from ${from + 1}::int for ${length}::int) as part from audio_previews
    where website_id = ${tx.site} and track_id = ${id}`.execute(tx);
  return rows[0]?.part;
}

export const findPreview = (tx: Tx, id: string) =>
  tx
    .selectFrom('audio_previews')
    .select(['revision', 'type', sql<number>`octet_length(bytes)`.as('size')])
    .where('website_id', '=', tx.site)
    .where('track_id', '=', id)
    .executeTakeFirst();

export const markHidden = (tx: Tx, id: string, hidden: boolean) =>
  tx
    .updateTable('audio_tracks')
    .set({ hid_file: hidden })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .execute();

/** Another track that requires the same file to be private. */
export const hiddenByOther = (tx: Tx, file: string, butTrack: string) =>
  tx
    .selectFrom('audio_tracks')
    .select('id')
    .where('website_id', '=', tx.site)
    .where('file_id', '=', file)
    .where('id', '<>', butTrack)
    .where((where) =>
      where.or([where('preview_seconds', 'is not', null), where('product_id', 'is not', null)]),
    )
    .executeTakeFirst();

export const deleteTrack = (tx: Tx, id: string) =>
  tx
    .deleteFrom('audio_tracks')
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();

export const tracksUsing = (tx: Tx, file: string) =>
  tx
    .selectFrom('audio_tracks')
    .select(['id', 'header'])
    .where('website_id', '=', tx.site)
    .where((where) => where.or([where('file_id', '=', file), where('cover_id', '=', file)]))
    .orderBy('position')
    .execute();

export const isOfKind = (tx: Tx, file: string, kind: 'audio' | 'image') =>
  tx
    .selectFrom('files')
    .select('id')
    .where('website_id', '=', tx.site)
    .where('id', '=', file)
    .where('kind', '=', kind)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();

export const waitingTracks = (tx: Tx) =>
  tx
    .selectFrom('audio_tracks')
    .select(['id', 'sound_turn'])
    .where('website_id', '=', tx.site)
    .where('sound_state', '=', 'waiting')
    .execute();
