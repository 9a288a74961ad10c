import type { Call } from '../../../src/lib/http/contract.ts';
import type { World } from '../two-sites.ts';
import type { Input, Sample } from './samples.ts';

async function newTrack({ ask, one }: World): Promise<Input> {
  const body = { files: [one.audio.sound] };
  const reply = await ask({
    host: one.host,
    method: 'POST',
    path: '/api/audio/tracks',
    body,
    cookie: one.owner.cookie,
  });
  return { params: { id: (reply.json() as { _id: string }[])[0]?._id ?? '' } };
}

async function everyTrack({ ask, one }: World): Promise<Input> {
  const reply = await ask({ host: one.host, path: '/api/audio/tracks', cookie: one.owner.cookie });
  return { body: { tracks: (reply.json() as { _id: string }[]).map(({ _id }) => _id) } };
}

/** Samples of the calls of tracks. */
export const audioSamples: Partial<Record<Call, Sample>> = {
  'GET /api/audio': { input: () => ({}) },
  'GET /api/audio/track/{id}/waveform': { input: ({ audio }) => ({ params: { id: audio.track } }) },
  'GET /api/audio/tracks': { input: () => ({}) },
  'PUT /api/audio/tracks': {
    input: ({ audio }) => ({ body: { tracks: [audio.track] } }),
    once: async (world) => ({ input: await everyTrack(world) }),
  },
  'POST /api/audio/tracks': { input: ({ audio }) => ({ body: { files: [audio.sound] } }) },
  'POST /api/audio/tracks/delete': {
    input: ({ audio }) => ({ body: { tracks: [audio.track] } }),
    once: async (world) => {
      const { params } = await newTrack(world);
      return { input: { body: { tracks: [params?.['id']] } } };
    },
  },
  'PUT /api/audio/track/{id}': {
    input: ({ audio, mark, shop }) => ({
      params: { id: audio.track },
      body: {
        header: `Renamed ${mark}`,
        artist: mark,
        caption: mark,
        cover: null,
        file: audio.sound,
        previewSeconds: 5,
        product: shop.product,
      },
    }),
  },
  'POST /api/audio/track/{id}/examine': { input: ({ audio }) => ({ params: { id: audio.track } }) },
  'DELETE /api/audio/track/{id}': {
    input: ({ audio }) => ({ params: { id: audio.track } }),
    once: async (world) => ({ input: await newTrack(world) }),
  },
};
