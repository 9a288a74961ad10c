import type { Tx } from '../../../lib/db/database.ts';
import { foundAll, notFound, refuse, staleVersion } from '../../../lib/errors.ts';
import { operations } from '../../../lib/http/handlers.ts';
import { audioContract, type OwnTrack } from '../contract.ts';
import { deleteTrack, findPeaks, findTrack, listTracks, placeTracks, renewSound } from './audio-queries.ts';
import { addTracks } from './add-tracks.ts';
import { unhideFile } from './hide-file.ts';
import { presentOwnTracks, presentTracks } from './present-tracks.ts';
import { saveTrack } from './save-track.ts';
import type { AudioCallServices } from './services.ts';
import { queueSound } from './sound-queue.ts';
import { staffWords } from './staff-words.ts';

/** @returns false if there is no such track */
async function removeTrack(tx: Tx, id: string): Promise<boolean> {
  const track = await findTrack(tx, id);
  if (!track) return false;
  await unhideFile(tx, track);
  return (await deleteTrack(tx, id)) !== undefined;
}

export function audioOperations(services: AudioCallServices) {
  const allOf = async (tx: Tx) => presentOwnTracks(tx, await listTracks(tx));
  const oneOf = async (tx: Tx, id: string): Promise<OwnTrack> => {
    const track = (await allOf(tx)).find(({ _id }) => _id === id);
    if (!track) throw notFound(staffWords().trackGone);
    return track;
  };

  return operations(audioContract, {
    'GET /api/audio': ({ db }, { query: { language } }) =>
      db(async (tx) => {
        const restricted = await services.restricted(tx);
        const shown = await presentTracks(tx, await listTracks(tx), language);
        return shown.filter(({ _id }) => !restricted.has(_id));
      }),

    'GET /api/audio/track/{id}/waveform': async ({ by, db }, { params }) => {
      const found = await db(async (tx) =>
        by || !(await services.restricted(tx)).has(params.id) ? findPeaks(tx, params.id) : undefined,
      );
      if (!found) throw notFound(staffWords().trackGone);
      const { peaks, duration, heard_seconds: limit } = found;
      const heard = limit !== null && duration ? Math.min(1, limit / duration) : 1;
      return { peaks: peaks ? [...peaks.subarray(0, Math.max(1, Math.round(peaks.length * heard)))] : [] };
    },

    'GET /api/audio/tracks': ({ db }) => db((tx) => allOf(tx)),

    'POST /api/audio/tracks': ({ db }, { body: { files } }) =>
      db(async (tx) => {
        const made = await addTracks(
          services,
          tx,
          files.map((file) => ({ file })),
        );
        const ids = new Set(made);
        return (await allOf(tx)).filter(({ _id }) => ids.has(_id));
      }),

    'PUT /api/audio/tracks': ({ db }, { body }) =>
      db(async (tx) => {
        const ids = new Set(body.tracks);
        const { known, all } = await placeTracks(tx, [...ids]);
        if (known < ids.size) throw notFound(staffWords().oneTrackGone);
        if (known < all)
          throw refuse('conflict', staffWords().tracksAdded, {
            current: await allOf(tx),
          });
        return allOf(tx);
      }),

    'PUT /api/audio/track/{id}': ({ db }, { params, body }) =>
      db(async (tx) => {
        if (!(await saveTrack(services, tx, params.id, body)))
          throw staleVersion('track', await oneOf(tx, params.id));
        return oneOf(tx, params.id);
      }),

    'POST /api/audio/track/{id}/examine': ({ site, db }, { params }) =>
      db(async (tx) => {
        const asked = await renewSound(tx, params.id);
        if (!asked) throw notFound(staffWords().trackGone);
        await queueSound(services, tx, { website: site.id, track: params.id, turn: asked.sound_turn });
        return oneOf(tx, params.id);
      }),

    'DELETE /api/audio/track/{id}': ({ db }, { params }) =>
      db(async (tx) => {
        if (!(await removeTrack(tx, params.id))) throw notFound(staffWords().trackGone);
        return undefined;
      }),

    'POST /api/audio/tracks/delete': ({ db }, { body }) =>
      db(async (tx) => {
        let removed = 0;
        for (const id of [...new Set(body.tracks)].toSorted()) if (await removeTrack(tx, id)) removed += 1;
        foundAll(body.tracks, removed, staffWords().oneTrackGone);
        return undefined;
      }),
  });
}
