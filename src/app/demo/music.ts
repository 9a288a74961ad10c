import { fileURLToPath } from 'node:url';
import type { PlacedFile } from '../../features/files/server/index.ts';
import type { TrackContent } from '../site-content/site-content.ts';
import { picture } from './pictures.ts';

const artist = 'Slipway House Band';

/** Rendered by `scripts/compose-demo.ts`; covers are the site's own illustrations. Lengths in seconds. */
const music = [
  {
    name: 'slack-water.mp3',
    duration: 33.04,
    cover: picture('estuary'),
    words: {
      header: 'Slack Water',
      artist,
      caption: 'For the quarter of an hour when the river stands still.',
    },
  },
  {
    name: 'round-and-round.mp3',
    duration: 34.56,
    cover: picture('wheel'),
    words: { header: 'Round and Round', artist, caption: 'A waltz at the speed of the wheel.' },
  },
  {
    name: 'kiln-at-night.mp3',
    duration: 37.04,
    cover: picture('kiln'),
    words: { header: 'Kiln at Night', artist, caption: 'Somebody has to sit up with it.' },
  },
  {
    name: 'market-morning.mp3',
    duration: 34.06,
    cover: picture('mug'),
    words: { header: 'Market Morning', artist, caption: 'Saturday, six o’clock, the van is packed.' },
  },
] as const;

const idOf = (index: number): string => `01800000-0000-7000-8000-00000000a00${index}`;

export const demoSounds: readonly PlacedFile[] = music.map(({ name, duration }, index) => ({
  id: idOf(index),
  path: fileURLToPath(new URL(`music/${name}`, import.meta.url)),
  name,
  type: 'audio/mpeg',
  folder: 'Music',
  duration,
}));

/** The track for sale; visitors hear its first seconds. */
export const marketMorning = { product: 'Market Morning, to keep', file: idOf(3), heard: 20 };

export const demoTracks: readonly TrackContent[] = music.map(({ cover, words }, index) => ({
  file: idOf(index),
  cover: cover.file,
  words,
  ...(idOf(index) === marketMorning.file
    ? { sale: { product: marketMorning.product, previewSeconds: marketMorning.heard } }
    : {}),
}));
