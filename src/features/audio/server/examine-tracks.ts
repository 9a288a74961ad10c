import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../../../lib/errors.ts';
import { addFiles, openFile } from '../../files/server/index.ts';
import { en as problems } from '../messages/staff-refusals/en.ts';
import { findTrack, type FoundSound, insertPreview, keepSound, type TrackRow } from './audio-queries.ts';
import type { AudioServices } from './services.ts';
import { examineFile, type Found, previewFile } from './sound/run-sound.ts';
import { queueSound, soundQueue, type SoundWork } from './sound-queue.ts';

const COVERS = 'Covers';

/** An audio file that crashes its process every time must not be tried forever. */
const MOST_TRIES = 3;
/** Until a file is requested again from a storage that didn't answer. */
const STORAGE_RETRY_SECONDS = 5;

/** Examines the audio of new tracks, one at a time. */
export const startSoundWorker = (services: AudioServices): Promise<void> =>
  services.jobs.work(soundQueue, (work, rerun) => examineTrack(services, work, rerun));

/** Determines a track's duration, waveform, tags and cover, and cuts its preview. */
export async function examineTrack(services: AudioServices, work: SoundWork, rerun = 0): Promise<void> {
  const { db, files } = services;
  const { website, track: id, turn } = work;
  const row = await db.forWebsite(website, (tx) => findTrack(tx, id));
  if (!row || row.sound_turn !== turn) return;
  const path = await files.staging.newPath();
  const extra = `${path}-${randomUUID()}`;
  try {
    if (rerun >= MOST_TRIES || !row.file_id)
      return await settle(services, work, nothing(row.file_id ? problems.unreadable : problems.fileDeleted));
    const fetched = await fetchAudio(files, website, row.file_id, path);
    if (fetched === 'gone') return await settle(services, work, nothing(problems.fileDeleted));
    if (fetched === 'unavailable') return await postpone(services, work);
    const found = await examineFile(path, extra).catch(() => null);
    if (!found) return await settle(services, work, nothing(problems.unreadable));
    const cover = found.cover ? await keepCover(services, website, row, extra) : null;
    const preview = await cut(row, path, extra);
    await settle(services, work, summed(found, cover, row, preview), preview);
  } finally {
    await Promise.all([path, extra].map((each) => rm(each, { force: true })));
  }
}

/** Copies the audio file to `path`. */
async function fetchAudio(
  files: AudioServices['files'],
  website: string,
  id: string,
  path: string,
): Promise<'fetched' | 'gone' | 'unavailable'> {
  try {
    const source = await openFile(files, website, id);
    await pipeline(await source.read(), createWriteStream(path));
    return 'fetched';
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return 'gone';
    files.log.warn(
      { err: error, fileId: id },
      `could not fetch an audio file; next try in ${STORAGE_RETRY_SECONDS} s`,
    );
    return 'unavailable';
  }
}

/** As a new job: a failed one would count as a crash of the file's. */
const postpone = (services: AudioServices, work: SoundWork): Promise<void> =>
  services.db.forWebsite(work.website, (tx) => queueSound(services, tx, work, STORAGE_RETRY_SECONDS));

const refused = (error: unknown): null => {
  if (error instanceof Refusal) return null;
  throw error;
};

const nothing = (problem: string): FoundSound => ({
  state: 'failed',
  problem,
  duration: null,
  peaks: null,
  title: '',
  artist: '',
  cover: null,
});

const summed = (found: Found, cover: string | null, row: TrackRow, preview: Preview | null): FoundSound => ({
  state: found.peaks ? 'ready' : 'plain',
  problem: row.heard_seconds !== null && !preview ? problems.noPreview : null,
  duration: found.duration,
  peaks: found.peaks ? Buffer.from(found.peaks) : null,
  title: found.title,
  artist: found.artist,
  cover,
});

interface Preview {
  revision: string;
  type: string;
  bytes: Buffer;
}

async function cut(row: TrackRow, path: string, output: string): Promise<Preview | null> {
  if (row.heard_seconds === null) return null;
  const type = await previewFile(path, output, row.heard_seconds).catch(() => null);
  if (!type) return null;
  const bytes = await readFile(output);
  return {
    revision: createHash('sha256').update(bytes).digest().readBigUInt64BE().toString(36),
    type,
    bytes,
  };
}

/** The cover as a library image; undefined if it is no valid image. */
async function keepCover(
  { files }: AudioServices,
  website: string,
  row: TrackRow,
  path: string,
): Promise<string | null> {
  const bytes = await readFile(path);
  const staged = {
    path,
    size: (await stat(path)).size,
    sha256: createHash('sha256').update(bytes).digest(),
    discard: () => rm(path, { force: true }),
  };
  const arrived = [{ staged, name: `${row.header} cover` }];
  const made = await addFiles(files, website, arrived, { folder: COVERS, private: false, by: null }).catch(
    refused,
  );
  const [file] = made ?? [];
  return file?.kind === 'image' ? file._id : null;
}

function settle(
  { db }: AudioServices,
  { website, track, turn }: SoundWork,
  found: FoundSound,
  preview: Preview | null = null,
): Promise<void> {
  return db.forWebsite(website, async (tx) => {
    if ((await keepSound(tx, track, turn, found)) && preview) await insertPreview(tx, track, preview);
  });
}
