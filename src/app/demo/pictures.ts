import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { PlacedFile } from '../../features/files/server/index.ts';
import type { Focus, Picture } from '../../lib/content/pictures.ts';
import facts from './pictures/facts.json' with { type: 'json' };

/** Drawn by `scripts/draw-demo.ts`, which also writes sizes and placeholders; with alt texts. */
const drawn = {
  worktop:
    'A bottle vase with eucalyptus, a round green jar, a tall two-glaze vase, a stack of bowls with lemons and a mug of tea on a sunlit worktop',
  'worktop-tall':
    'A bottle vase with eucalyptus beside a tall two-glaze vase, a round green jar, bowls of lemons and a mug of tea in window light',
  mug: 'A steaming mug, white below and blue-green above, on a folded cloth',
  bowls: 'Four nested bowls in four glazes, apricots in the topmost',
  vase: 'White flowers in a blue-green vase against a warm pink wall',
  plate: 'A blue-green plate from above with three halved figs and a sprig',
  'glaze-estuary': 'A vase in a deep blue-green glaze',
  'glaze-oyster': 'A vase in a soft white glaze with iron speckle',
  'glaze-samphire': 'A vase in a pale ash green glaze',
  'glaze-low-tide': 'A vase in a dark red-brown iron glaze',
  'glaze-tiles': 'Ten glaze test tiles hanging on nails in two rows, some with one glaze over another',
  wheel: 'Two hands shaping a wide pot on the wheel, a bowl of slip beside it',
  shelf: 'Two long shelves of finished jugs, bowls, mugs and vases',
  kiln: 'An open kiln, still glowing, with three shelves of fired pots',
  window: 'The studio window with plants and brushes on the sill and the river outside',
  tools: 'Turning tool, needle, knife, rib, sponge, brush and cutting wire laid out on the bench',
  clay: 'A block of clay with four weighed balls and a cutting wire',
  class: 'The studio in the evening: three wheels with half-made pots under warm lamps',
  'boat-shed': 'The blue-green boat shed with its yellow doors open, bunting, plants, and boats on the river',
  estuary: 'The river at high water with boats, reeds, hills and the boat shed on its slipway',
  map: 'A drawn map: the studio is at the end of Sailmaker’s Lane on Fern Quay, between the station and the river',
  nell: 'Nell Carrow in a mustard shirt and blue apron, holding a round white jar',
  tobi: 'Tobi Adeyemi in a green jumper and brown apron, holding a large beaker',
  biscuit: 'Biscuit, a fawn lurcher, asleep in his basket',
  espresso: 'A dark red-brown espresso cup without a handle, full of coffee, on a folded cloth',
  'espresso-glazes': 'Four espresso cups in white, green, blue-green and red-brown',
  tumblers: 'Three tumblers stacked in green, white and blue-green beside a red-brown one full of water',
  'tea-bowls': 'Two tea bowls with white and red-brown glaze swapped, green tea in the nearer one',
  'mug-sizes': 'A small and a large mug side by side, blue-green above and white below',
  candle: 'A white beaker glowing around a lit tea light in the evening',
  'candle-day': 'A white beaker with an unlit tea light by day, a small green one beside it',
  porridge: 'A green bowl of porridge with a heap of blackberries',
  'bowls-glazes': 'Four bowls in blue-green, white, red-brown and green',
  plates: 'Three side plates on three supper plates, two lemons on top',
  'side-plate': 'A white side plate from above with a slice of chocolate cake, a fork beside it',
  'serving-dish': 'A long oval red-brown dish with a whole fish and slices of lemon',
  'milk-jug': 'A white milk jug with a wide spout and a handle',
  'butter-dish': 'A blue-green butter dish with a domed lid, white around its knob',
  breakfast: 'A breakfast table with a butter dish, a milk jug, a mug of tea and a bowl of porridge',
  'two-glaze-vase': 'A tall vase, blue-green glaze running over white, with dried branches',
  'lidded-jar': 'A round green jar with a lid and a knob, a wooden spoon beside it',
  'plant-pot': 'An unglazed plant pot with pointed leaves on a red-brown saucer',
  'seconds-box': 'An open cardboard box with a vase, a mug and a bowl in wood wool',
  workbook: 'A printed workbook with a pinch pot on its cover, a pencil and a real pinch pot',
  'market-morning': 'Market stalls with pots below a rising sun and three notes of music',
  logo: 'Slipway Pottery',
  mark: 'A vase on a slipway',
} as const satisfies Record<keyof typeof facts, string>;

export type DemoPicture = keyof typeof drawn;

/** The focal point when the image is cropped. */
const focus: Partial<Record<DemoPicture, Focus>> = {
  nell: { x: 0.5, y: 0.3 },
  tobi: { x: 0.5, y: 0.3 },
  'boat-shed': { x: 0.5, y: 0.6 },
};

const isDrawing = (name: DemoPicture): boolean => name === 'logo' || name === 'mark';
const fileName = (name: DemoPicture): string => `${name}.${isDrawing(name) ? 'svg' : 'webp'}`;

/** The same id on every machine, older than any generated one: lists sort by id, newest first. */
const idOf = (name: DemoPicture): string =>
  `01800000-0000-7000-8000-${createHash('sha256').update(name).digest('hex').slice(0, 12)}`;

/** A revision that never existed: its address redirects to the current one, and pages receive the current one anyway. */
export function picture(name: DemoPicture, alt?: string): Picture & { file: string } {
  const { width, height } = facts[name];
  const file = idOf(name);
  return { src: `/files/${file}/0/${fileName(name)}`, alt: alt ?? drawn[name], width, height, file };
}

export const demoPictures: readonly PlacedFile[] = (Object.keys(drawn) as DemoPicture[]).map((name) => ({
  id: idOf(name),
  path: fileURLToPath(new URL(`pictures/${fileName(name)}`, import.meta.url)),
  name: fileName(name),
  type: isDrawing(name) ? 'image/svg+xml' : 'image/webp',
  folder: 'Illustrations',
  alt: drawn[name],
  ...facts[name],
  ...(focus[name] ? { focus: focus[name] } : {}),
}));
