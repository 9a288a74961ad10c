import type { Tx } from '../../../lib/db/database.ts';
import { conflict, notFound, staleVersion } from '../../../lib/errors.ts';
import { operations } from '../../../lib/http/handlers.ts';
import { audioContract, type OwnTrack } from '../contract.ts';
import { deleteTrack, findPeaks, findTrack, listTracks, placeTracks, renewSound } from './audio-queries.ts';
import { addTracks } from './add-tracks.ts';
import { unhideFile } from './hide-file.ts';
import { presentOwnTracks, presentTracks } from './present-tracks.ts';
import { saveTrack } from './save-track.ts';
import type { AudioServices } from './services.ts';
import { queueSound } from './sound-queue.ts';

const GONE = 'This track no longer exists.';

export function audioOperations(services: AudioServices) {
  const allOf = async (tx: Tx, websiteId: string) =>
    presentOwnTracks(tx, websiteId, await listTracks(tx, websiteId));
  const oneOf = async (tx: Tx, websiteId: string, id: string): Promise<OwnTrack> => {
    const track = (await allOf(tx, websiteId)).find(({ _id }) => _id === id);
    if (!track) throw notFound(GONE);
    return track;
  };

  return operations(audioContract, {
    'GET /api/audio': ({ site, db }) =>
      db(async (tx) => presentTracks(tx, site.id, await listTracks(tx, site.id))),

    'GET /api/audio/track/{id}/waveform': async ({ site, dbOnce }, { params }) => {
      const found = await dbOnce((tx) => findPeaks(tx, site.id, params.id));
      if (!found) throw notFound(GONE);
      const { peaks, duration, heard_seconds: limit } = found;
      const heard = limit !== null && duration ? Math.min(1, limit / duration) : 1;
      return { peaks: peaks ? [...peaks.subarray(0, Math.max(1, Math.round(peaks.length * heard)))] : [] };
    },

    'GET /api/audio/tracks': ({ site, db }) => db((tx) => allOf(tx, site.id)),

    'POST /api/audio/tracks': ({ site, db }, { body: { files } }) =>
      db(async (tx) => {
        const made = await addTracks(
          services,
          tx,
          site.id,
          files.map((file) => ({ file })),
        );
        const ids = new Set(made);
        return (await allOf(tx, site.id)).filter(({ _id }) => ids.has(_id));
      }),

    'PUT /api/audio/tracks': ({ site, db }, { body }) =>
      db(async (tx) => {
        const ids = new Set(body.tracks);
        const { known, all } = await placeTracks(tx, site.id, [...ids]);
        if (known < ids.size) throw notFound('One of these tracks no longer exists. Reload the list.');
        if (known < all)
          throw conflict(
            'Tracks have been added in the meantime. Reload the list.',
            await allOf(tx, site.id),
          );
        return allOf(tx, site.id);
      }),

    'PUT /api/audio/track/{id}': ({ site, db }, { params, body }) =>
      db(async (tx) => {
        if (!(await saveTrack(services, tx, site.id, params.id, body)))
          throw staleVersion('track', await oneOf(tx, site.id, params.id));
        return oneOf(tx, site.id, params.id);
      }),

    'POST /api/audio/track/{id}/examine': ({ site, db }, { params }) =>
      db(async (tx) => {
        const asked = await renewSound(tx, site.id, params.id);
        if (!asked) throw notFound(GONE);
        await queueSound(services, tx, { website: site.id, track: params.id, turn: asked.sound_turn });
        return oneOf(tx, site.id, params.id);
      }),

    'DELETE /api/audio/track/{id}': ({ site, db }, { params }) =>
      db(async (tx) => {
        const track = await findTrack(tx, site.id, params.id);
        if (!track) throw notFound(GONE);
        await unhideFile(tx, site.id, track);
        await deleteTrack(tx, site.id, params.id);
        return undefined;
      }),
  });
}
