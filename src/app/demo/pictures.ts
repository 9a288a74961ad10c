import type { Picture } from '../../lib/block-kind.ts';

/** Drawn by `scripts/draw-demo.ts`. Sizes are the drawing's own, so that nothing jumps while it loads. */
const drawn = {
  worktop: [
    1500,
    1000,
    'A bottle vase with eucalyptus, a round green jar, a tall two-glaze vase, a stack of bowls with lemons and a mug of tea on a sunlit worktop',
  ],
  'worktop-tall': [
    1000,
    1250,
    'A bottle vase with eucalyptus beside a tall two-glaze vase, a round green jar, bowls of lemons and a mug of tea in window light',
  ],
  mug: [900, 900, 'A steaming mug, white below and blue-green above, on a folded cloth'],
  bowls: [900, 900, 'Four nested bowls in four glazes, apricots in the topmost'],
  vase: [880, 1200, 'White flowers in a blue-green vase against a warm pink wall'],
  plate: [900, 900, 'A blue-green plate from above with three halved figs and a sprig'],
  'glaze-estuary': [800, 1000, 'A vase in a deep blue-green glaze'],
  'glaze-oyster': [800, 1000, 'A vase in a soft white glaze with iron speckle'],
  'glaze-samphire': [800, 1000, 'A vase in a pale ash green glaze'],
  'glaze-low-tide': [800, 1000, 'A vase in a dark red-brown iron glaze'],
  'glaze-tiles': [
    1200,
    800,
    'Ten glaze test tiles hanging on nails in two rows, some with one glaze over another',
  ],
  wheel: [1500, 1000, 'Two hands shaping a wide pot on the wheel, a bowl of slip beside it'],
  shelf: [1680, 720, 'Two long shelves of finished jugs, bowls, mugs and vases'],
  kiln: [880, 1200, 'An open kiln, still glowing, with three shelves of fired pots'],
  window: [880, 1200, 'The studio window with plants and brushes on the sill and the river outside'],
  tools: [900, 900, 'Turning tool, needle, knife, rib, sponge, brush and cutting wire laid out on the bench'],
  clay: [900, 900, 'A block of clay with four weighed balls and a cutting wire'],
  class: [1500, 1000, 'The studio in the evening: three wheels with half-made pots under warm lamps'],
  'boat-shed': [
    1500,
    1000,
    'The blue-green boat shed with its yellow doors open, bunting, plants, and boats on the river',
  ],
  estuary: [1680, 720, 'The river at high water with boats, reeds, hills and the boat shed on its slipway'],
  map: [
    1500,
    1000,
    'A drawn map: the studio stands at the end of Sailmaker’s Lane on Fern Quay, between the station and the river',
  ],
  nell: [800, 1000, 'Nell Carrow in a mustard shirt and blue apron, holding a round white jar'],
  tobi: [800, 1000, 'Tobi Adeyemi in a green jumper and brown apron, holding a large beaker'],
  biscuit: [900, 900, 'Biscuit, a fawn lurcher, asleep in his basket'],
} as const satisfies Record<string, readonly [width: number, height: number, alt: string]>;

type DemoPicture = keyof typeof drawn;

export function picture(name: DemoPicture, alt?: string): Picture {
  const [width, height, description] = drawn[name];
  return { src: `/demo/${name}.svg`, alt: alt ?? description, width, height };
}
