import { fileURLToPath } from 'node:url';
import type { PlacedFile } from '../../../features/files/server/index.ts';
import { referTo } from '../../site-content/references.ts';
import type { ContentTypeContent, EntryContent, TrackContent } from '../../site-content/site-content.ts';
import { formFrom } from '../forms.ts';
import { block, entry, h2, idOf, pictures, ul } from '../write.ts';
import lengths from './music/lengths.json' with { type: 'json' };
import facts from './pictures/facts.json' with { type: 'json' };

export const { picture, files: pictureFiles, icon } = pictures('podcast', facts);

export const contact = formFrom('podcast', 'contact');
export const letter = formFrom('podcast', 'newsletter', { name: 'New episodes' });

/** The content type whose entries the pages list. */
export const EPISODES = idOf('podcast', 'episodes');

type Piece = keyof typeof lengths;

/** Titles of the tracks, which episodes refer to. */
const titles: Record<Piece, string> = {
  stairwell: 'The stairwell at number nine',
  kitchen: 'A kitchen before seven',
  ferry: 'The night ferry',
  'market-roof': 'Rain on the market roof',
};

const sound = (piece: Piece): PlacedFile => ({
  id: idOf('podcast', `${piece}.mp3`),
  path: fileURLToPath(new URL(`music/${piece}.mp3`, import.meta.url)),
  name: `${piece}.mp3`,
  type: 'audio/mpeg',
  folder: 'Episodes',
  duration: lengths[piece],
});

/** Rendered by `scripts/make-starters.ts`. */
export const files: readonly PlacedFile[] = [
  ...pictureFiles,
  ...(Object.keys(lengths) as Piece[]).map(sound),
];

const newestFirst: readonly Piece[] = ['market-roof', 'ferry', 'kitchen', 'stairwell'];

export const tracks = (artist: string): readonly TrackContent[] =>
  newestFirst.map((piece) => ({
    file: idOf('podcast', `${piece}.mp3`),
    cover: picture(piece).file,
    words: { header: titles[piece], artist, caption: '' },
  }));

type Words = Pick<
  Parameters<typeof entry>[0],
  'slug' | 'excerpt' | 'authors' | 'categories' | 'tags' | 'daysAgo'
>;

const episode = (
  piece: Piece,
  number: number,
  words: Words,
  ...notes: Parameters<typeof entry>[1][]
): EntryContent =>
  entry(
    {
      ...words,
      name: titles[piece],
      picture: picture(piece),
      values: { audio: referTo('track', titles[piece]), number, season: 1, explicit: false },
    },
    ...notes,
  );

const noor = 'Noor Hadley';
const sam = 'Sam Oduya';

const stairwell = episode(
  'stairwell',
  1,
  {
    slug: 'the-stairwell-at-number-nine',
    excerpt:
      'Four floors, one skylight and an echo that lasts for three seconds. We begin with the best instrument in the building.',
    authors: [noor],
    categories: ['Indoors'],
    tags: ['Echo', 'Home'],
    daysAgo: 44,
  },
  'Everyone who lives at number nine has sung in the stairwell, and everyone says it was somebody else. It’s easy to see why. Clap on the ground floor, and the sound climbs all the way up to the skylight, turns round, and comes down again to see what you wanted.',
  'So our first piece has hardly any notes in it. Noor played a few on the kalimba and left the rest to the building.',
  h2('What to listen for'),
  ul(
    'The first six notes. They’re the doorbells of the six flats, from the bottom to the top.',
    'The long notes underneath, which come in after eight beats: that’s the lift, two streets away.',
    'The very end. The last bell is played once. What you hear after it is the reverb, going home.',
  ),
  block('quote', {
    text: 'I only sing there when I’m carrying shopping. It makes the bags lighter.',
    person: 'Mrs Adeyemi',
    role: 'Third floor, left',
    picture: null,
    look: 'plain',
  }),
);

const kitchen = episode(
  'kitchen',
  2,
  {
    slug: 'a-kitchen-before-seven',
    excerpt:
      'The kettle, the fridge, the neighbours’ radio: what a room says before anyone in it has spoken.',
    authors: [noor, sam],
    categories: ['Indoors'],
    tags: ['Morning', 'Home'],
    daysAgo: 30,
  },
  'Sam got up at half past five for this one and sat on his own kitchen floor with a notebook. By seven he had four pages, and all of it was music: a fridge that hums somewhere near an F, a tap in no time signature, and a kettle that takes exactly as long as a good song.',
  'Noor kept the F and let it decide the key. The tune in the middle is the one that came through the wall.',
  h2('What to listen for'),
  ul(
    'The four chords that go round and round. Each one adds a note, like people coming into a room.',
    'The bass, which waits. Nobody plays the bass before coffee.',
    'The tune. If you know which song it’s trying to be, please tell us. The neighbours won’t.',
  ),
  h2('Try it yourself'),
  'Sit in your kitchen for ten minutes with nothing switched on that you can switch off. Write down every sound, and put a cross next to the ones you’d never noticed. Most people get to five.',
);

const ferry = episode(
  'ferry',
  3,
  {
    slug: 'the-night-ferry',
    excerpt: 'Six hours, three beats to the bar, and an engine that plays one note until morning.',
    authors: [sam],
    categories: ['On the move'],
    tags: ['Night', 'Water'],
    daysAgo: 16,
  },
  'There’s a place on the night ferry, on deck five beside the drinks machine, where you can feel the engine in your teeth. Sam spent an hour there and came back with one note: a low D, a little flat.',
  'It runs through the whole piece. Above it everything sways in three, because that was the swell that night, and because neither of us can hear a boat in four.',
  h2('What to listen for'),
  ul(
    'The low D. It never changes, and after a while you’ll stop hearing it. Then try to notice when it stops.',
    'The bells, from the second half on: the buoys at the harbour mouth, roughly in the order we passed them.',
    'The chord with the C sharp in it. That’s the wave that knocked over the tea.',
  ),
  block('quote', {
    text: 'You get used to the engine. It’s the quiet in port that wakes me up.',
    person: 'Anneli',
    role: 'Second officer',
    picture: null,
    look: 'plain',
  }),
);

const roof = episode(
  'market-roof',
  4,
  {
    slug: 'rain-on-the-market-roof',
    excerpt:
      'A striped awning, a sudden shower, and eleven people who all decide to buy lemons. Our wettest episode so far.',
    authors: [noor, sam],
    categories: ['Out of doors'],
    tags: ['Rain', 'Town'],
    daysAgo: 2,
  },
  'We went to the Saturday market to listen to the people selling things. At ten past eleven it began to rain, and for a quarter of an hour nobody sold anything except lemons, because the lemon stall has the largest awning.',
  'Under canvas, rain isn’t a hiss. It’s a great many small drums, and each stripe is tuned a little differently. Noor counted eight, wrote them down as eight notes, and let them fall in the wrong order.',
  h2('What to listen for'),
  ul(
    'The pattern at the start. It’s always the same eight drops, and it never sounds it.',
    'The bass, which walks from stall to stall and doesn’t buy anything.',
    'The slow tune on the keys. That’s the woman who kept on reading her newspaper through all of it.',
  ),
  h2('Thank you'),
  'To the lemon stall for the crate we sat on, and to everyone who pretended that the recorder was a sandwich.',
);

export const show = (name: string): ContentTypeContent => ({
  id: EPISODES,
  kind: 'episode',
  slug: 'episodes',
  settings: {
    description:
      'A podcast in miniature. Each episode is one place, a short piece of music written for it, and notes on what to listen for.',
    podcast: {
      author: name.slice(0, 120),
      email: '',
      category: 'Music',
      explicit: false,
      picture: picture('cover'),
    },
  },
  descriptions: {
    Indoors: 'Rooms, stairs and kitchens.',
    'Out of doors': 'Weather included.',
    'On the move': 'Boats, buses and other places that won’t keep still.',
    [noor]: 'Composes the music.',
    [sam]: 'Goes to the places, and writes the notes.',
  },
  entries: [stairwell, kitchen, ferry, roof],
});
