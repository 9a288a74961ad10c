import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import type { ShownPicture } from '../../lib/content/pictures.ts';
import { askedLanguage } from '../../lib/translations/texts.ts';
import { id, idParams, line, severalIds, version } from '../../lib/values/shapes.ts';
import { mostOfSite } from '../../lib/work/limit-table.ts';

/** Short enough to be no substitute, and long enough to decide. */
export const PREVIEW_SECONDS = { least: 5, most: 120, usual: 30 } as const;

export const audioTrack = z.object({
  _id: id,
  /** Absolute path of the audio, or of its preview if it is sold. Null: there is nothing to play. */
  audio: z.string().nullable(),
  image: z.custom<ShownPicture>().nullable(),
  /** Its title. */
  header: z.string(),
  artist: z.string(),
  caption: z.string(),
  /** Its position in the owner's order, from 0. */
  index: z.int(),
  /** Duration of what is played in seconds, if known. */
  duration: z.number().nullable(),
  /** If it is sold: its product, and the length of its preview. `price` in the site's currency. */
  sale: z
    .object({
      product: id,
      label: z.string(),
      price: z.number(),
      currency: z.string(),
      href: z.string(),
      /** Whether it has several variants, so that one must be chosen first. */
      choice: z.boolean(),
    })
    .nullable(),
  /** True if only the beginning is played. */
  preview: z.boolean(),
});
export type AudioTrack = z.output<typeof audioTrack>;

const sound = z.object({
  /** The library file; null once it is deleted. */
  file: id.nullable(),
  name: z.string(),
  /** Absolute path of the full audio, for its owner. */
  src: z.string().nullable(),
  /** `plain`: a format that cannot be analysed here, so its waveform is a flat line. */
  state: z.enum(['waiting', 'ready', 'plain', 'failed']),
  problem: z.string().nullable(),
});

const ownTrack = audioTrack.extend({
  sound,
  /** The library image. */
  cover: id.nullable(),
  previewSeconds: z.int().nullable(),
  product: id.nullable(),
  version,
});
export type OwnTrack = z.output<typeof ownTrack>;

const words = {
  header: line('a title for the track', 160).optional(),
  artist: line('an artist', 160, 0).optional(),
  caption: z.string().trim().max(300, 'At most 300 characters.').optional(),
};

export const audioContract = contract({
  'GET /api/audio': {
    summary: 'Playable tracks, in the owner’s order',
    who: 'visitor',
    /** For the alt texts of covers. */
    query: z.strictObject({ language: askedLanguage }),
    reply: z.array(audioTrack).max(mostOfSite.tracks),
  },
  'GET /api/audio/track/{id}/waveform': {
    summary: 'The waveform of a track',
    who: 'visitor',
    params: idParams,
    /** Whole numbers from 0 to 100, evenly spread over the played time; empty if unknown. */
    reply: z.object({ peaks: z.array(z.int()) }),
  },
  'GET /api/audio/tracks': {
    summary: 'All tracks, with details only the owner sees',
    who: 'owner',
    area: 'audio',
    reply: z.array(ownTrack).max(mostOfSite.tracks),
  },
  'POST /api/audio/tracks': {
    summary: 'Add tracks from audio files in the library, at the end; all or none',
    who: 'owner',
    area: 'audio',
    body: z.strictObject({
      files: z.array(id).min(1, 'Choose a file.').max(100, 'At most 100 at once.'),
    }),
    reply: z.array(ownTrack).max(mostOfSite.tracks),
    status: 201,
  },
  'PUT /api/audio/tracks': {
    summary: 'Reorder the tracks: all of them, each once',
    who: 'owner',
    area: 'audio',
    body: z.strictObject({ tracks: z.array(id).max(1000, 'At most 1,000.') }),
    reply: z.array(ownTrack).max(mostOfSite.tracks),
    refusals: { conflict: { current: z.array(ownTrack) } },
  },
  'POST /api/audio/tracks/delete': {
    act: { word: 'tracks-deleted' },
    summary: 'Delete several tracks, all or nothing; their files stay in the library',
    who: 'owner',
    area: 'audio',
    body: z.strictObject({ tracks: severalIds }),
    reply: null,
  },
  'PUT /api/audio/track/{id}': {
    summary: 'Change a track’s details, cover, audio file or sale',
    who: 'owner',
    area: 'audio',
    params: idParams,
    body: z.strictObject({
      ...words,
      /** A library image. */
      cover: id.nullable().optional(),
      /** A library audio file. */
      file: id.optional(),
      /** Length of a track's preview in seconds; null for the full track. */
      previewSeconds: z
        .int()
        .min(PREVIEW_SECONDS.least, `At least ${PREVIEW_SECONDS.least} seconds.`)
        .max(PREVIEW_SECONDS.most, `At most ${PREVIEW_SECONDS.most} seconds.`)
        .nullable()
        .optional(),
      product: id.nullable().optional(),
      version: version.optional(),
    }),
    reply: ownTrack,
    refusals: { conflict: {}, 'stale-version': { current: ownTrack } },
  },
  'POST /api/audio/track/{id}/examine': {
    summary: 'Process a track’s audio file again after a failure',
    who: 'owner',
    area: 'audio',
    params: idParams,
    reply: ownTrack,
  },
  'DELETE /api/audio/track/{id}': {
    act: { word: 'track-deleted', named: 'audio_tracks.header' },
    summary: 'Delete a track; its files stay in the library',
    who: 'owner',
    area: 'audio',
    params: idParams,
    reply: null,
  },
});
