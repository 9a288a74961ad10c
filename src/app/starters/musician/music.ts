import { fileURLToPath } from 'node:url';
import type { PlacedFile } from '../../../features/files/server/index.ts';
import type { ShopContent, TrackContent } from '../../site-content/site-content.ts';
import { formFrom } from '../forms.ts';
import { paper } from '../paper-files.ts';
import { doc, idOf, p, pictures } from '../write.ts';
import lengths from './music/lengths.json' with { type: 'json' };
import facts from './pictures/facts.json' with { type: 'json' };

export const { picture, files: pictureFiles, icon } = pictures('musician', facts);

export const contact = formFrom('musician', 'contact', { name: 'Booking and post' });
export const letter = formFrom('musician', 'newsletter', { name: 'Letter' });

type Song = keyof typeof lengths;

const at = (name: string) => fileURLToPath(new URL(`music/${name}`, import.meta.url));

const sound = (song: Song): PlacedFile => ({
  id: idOf('musician', `${song}.mp3`),
  path: at(`${song}.mp3`),
  name: `${song}.mp3`,
  type: 'audio/mpeg',
  folder: 'Music',
  duration: lengths[song],
});

export const pressSheet = paper('musician', 'press-sheet', 'Press');

export const files: readonly PlacedFile[] = [
  ...pictureFiles,
  ...(Object.keys(lengths) as Song[]).map(sound),
  pressSheet,
];

const track = (artist: string, song: Song, header: string, caption: string): TrackContent => ({
  file: idOf('musician', `${song}.mp3`),
  cover: picture(song).file,
  words: { header, artist, caption },
});

/** Synthesised by `scripts/make-starters.ts`. */
export const tracks = (artist: string): readonly TrackContent[] => [
  track(artist, 'low-sun', 'Low Sun', 'For the last ten minutes of the way home.'),
  track(artist, 'round-trip', 'Round Trip', 'There, back, and there again.'),
  track(artist, 'tideline', 'Tideline', 'Written on a ferry, in the car deck.'),
  track(artist, 'third-floor', 'Third Floor', 'Somebody is still up.'),
];

export const shop = (artist: string): ShopContent => ({
  settings: {
    manual: {
      enabled: true,
      text: 'Pay by bank transfer with the details in our confirmation.',
      days: 7,
      collection: { enabled: false, text: '' },
    },
    shipping: {
      zones: [
        {
          name: 'Everywhere',
          countries: ['*'],
          options: [
            {
              id: 'post',
              label: 'Post',
              kind: 'flat',
              price: 4.5,
              freeFrom: 60,
              days: null,
              classes: [],
              instructions: '',
              steps: [],
            },
          ],
        },
      ],
    },
  },
  products: [
    {
      collection: 'Records',
      label: 'Low Sun on vinyl',
      description: doc(
        p(
          'Four songs on twelve inches of orange vinyl, in a sleeve printed by a friend with a very old press.',
        ),
        p('With a card to download all of it.'),
      ),
      images: [picture('low-sun'), picture('third-floor')],
      price: 22,
      stock: 120,
      weight: 380,
      tags: ['vinyl'],
      published: true,
    },
    {
      collection: 'Records',
      label: 'Low Sun, to download',
      description: doc(p(`All four songs as MP3 files. Nine tenths of what you pay goes to ${artist}.`)),
      images: [picture('tideline'), picture('download-phone')],
      price: 6,
      kind: 'digital',
      files: (Object.keys(lengths) as Song[]).map((song) => ({
        file: idOf('musician', `${song}.mp3`),
        label: `${song.replace('-', ' ')} (MP3)`,
      })),
      tags: ['download'],
      published: true,
    },
    {
      collection: 'To wear and to hang',
      label: 'Round Trip poster',
      description: doc(p('Screen print in four colours on heavy paper, numbered.')),
      images: [picture('round-trip'), picture('poster-wall')],
      price: 18,
      weight: 260,
      options: [{ name: 'Size', values: ['A3', 'A2'] }],
      variants: [
        { options: ['A3'], price: 18, stock: 40 },
        { options: ['A2'], price: 28, stock: 15 },
      ],
      published: true,
    },
  ],
});
