import type { ProductFields } from '../../features/products/contract.ts';
import { glazeRecipes, pinchPots } from './downloads.ts';
import { marketMorning } from './music.ts';
import { type DemoPicture, picture } from './pictures.ts';
import { collectFromStudio } from './visiting.ts';
import { doc, p } from './write.ts';

interface DemoProduct extends ProductFields {
  /** Label of the product's collection. */
  collection: string;
}

/** Price, stock and weight in grams. */
type Plain = readonly [price: number, stock: number, weight: number];

const item = (
  collection: string,
  label: string,
  pictures: readonly DemoPicture[],
  words: string[],
  more: Omit<Partial<ProductFields>, 'price'> & { price: number },
): DemoProduct => ({
  collection,
  label,
  description: doc(...words.map((text) => p(text))),
  images: pictures.map((name) => picture(name)),
  published: true,
  ...more,
});

const plain = ([price, stock, weight]: Plain) => ({ price, stock, weight });

const glazes = { name: 'Glaze', values: ['Estuary', 'Oyster', 'Samphire', 'Low tide'] };
/** One variant per glaze. */
const inGlazes = (price: number, weight: number, stocks: readonly number[]) => ({
  price,
  weight,
  options: [glazes],
  variants: glazes.values.map((value, index) => ({ options: [value], price, stock: stocks[index] ?? 0 })),
});

const cups = 'Cups and mugs';
const table = 'For the table';
const home = 'Vases and jars';
const studio = 'For your own hands';

/** The demo shop's products in featured order: the best first, no two similar ones side by side. */
export const demoProducts: readonly DemoProduct[] = [
  item(
    cups,
    'Estuary mug',
    ['mug', 'mug-sizes'],
    [
      'Thrown in one go, with a handle pulled wide enough for three fingers. It holds a proper pint of tea, give or take a sip.',
      'Dishwasher safe; the glaze likes hand-washing better.',
    ],
    {
      price: 24,
      weight: 420,
      options: [{ name: 'Size', values: ['Small', 'Large'] }],
      variants: [
        { options: ['Small'], price: 24, stock: 14, sku: 'MUG-S' },
        { options: ['Large'], price: 29, stock: 8, sku: 'MUG-L', weight: 520 },
      ],
      tags: ['tea', 'coffee'],
    },
  ),
  item(
    table,
    'Supper plate',
    ['plate', 'plates'],
    ['Twenty-six centimetres, with a low wall that keeps the gravy where it belongs.'],
    { ...inGlazes(32, 820, [10, 6, 0, 6]) },
  ),
  item(
    home,
    'Tall two-glaze vase',
    ['two-glaze-vase', 'worktop-tall'],
    ['Estuary over Oyster, dipped twice; where they meet, no two are alike. This is one of three.'],
    { ...plain([120, 3, 2200]), lowStock: 1 },
  ),
  item(
    table,
    'Nest of four bowls',
    ['bowls', 'worktop'],
    ['From porridge to salad, each in another glaze, all in one another.'],
    { ...plain([96, 4, 2600]), compareAt: 110, tags: ['gift'] },
  ),
  item(table, 'Milk jug', ['milk-jug', 'breakfast'], ['Pours without a drip, which took us eleven years.'], {
    ...plain([34, 6, 540]),
    tags: ['tea'],
  }),
  item(
    home,
    'Bottle vase',
    ['vase', 'worktop-tall'],
    ['A narrow neck that holds one stem upright, or three at odds.'],
    {
      price: 48,
      weight: 950,
      options: [{ name: 'Height', values: ['18 cm', '26 cm'] }],
      variants: [
        { options: ['18 cm'], price: 48, stock: 4 },
        { options: ['26 cm'], price: 74, stock: 2, weight: 1500 },
      ],
    },
  ),
  item(
    cups,
    'Espresso cup',
    ['espresso', 'espresso-glazes'],
    ['Four fingers high and thick enough to keep the crema. No handle: it is warm, not hot.'],
    { ...inGlazes(14, 160, [9, 6, 0, 4]), tags: ['coffee'] },
  ),
  item(
    home,
    'Round jar with a lid',
    ['lidded-jar', 'nell'],
    ['For flour, for letters, for biscuits if you must.'],
    {
      ...inGlazes(56, 1200, [3, 2, 1, 0]),
    },
  ),
  item(
    table,
    'Butter dish',
    ['butter-dish', 'breakfast'],
    ['With a lid that knows when it sits. Holds half a pound.'],
    {
      ...plain([42, 2, 900]),
    },
  ),
  item(
    cups,
    'Tumbler without a handle',
    ['tumblers', 'tobi'],
    ['For water, for wine, for toothbrushes. Stacks three high.'],
    { ...inGlazes(18, 280, [7, 7, 5, 3]), tags: ['tea'] },
  ),
  item(
    table,
    'Serving dish',
    ['serving-dish', 'breakfast'],
    ['A long oval for a whole fish, or for eight baked apples. Goes into the oven.'],
    { ...plain([68, 3, 1900]) },
  ),
  item(
    home,
    'Candle beaker',
    ['candle', 'candle-day'],
    ['Thin enough at the top to glow. Takes a common tea light.'],
    {
      ...plain([19, 16, 220]),
      tags: ['gift'],
    },
  ),
  item(
    table,
    'Porridge bowl',
    ['porridge', 'bowls-glazes'],
    ['The one we eat from ourselves. The rim keeps the spoon.'],
    {
      ...inGlazes(26, 610, [6, 8, 2, 5]),
    },
  ),
  item(
    home,
    'Plant pot with saucer',
    ['plant-pot', 'window'],
    ['Unglazed inside, so that roots can breathe.'],
    {
      price: 28,
      weight: 900,
      options: [{ name: 'Width', values: ['12 cm', '16 cm', '20 cm'] }],
      variants: [
        { options: ['12 cm'], price: 28, stock: 7 },
        { options: ['16 cm'], price: 36, stock: 5, weight: 1300 },
        { options: ['20 cm'], price: 46, stock: 0, weight: 1900 },
      ],
    },
  ),
  item(
    cups,
    'Pair of tea bowls',
    ['tea-bowls', 'shelf'],
    ['Two that belong together, thrown from the same lump one after the other.'],
    { ...plain([36, 5, 480]), tags: ['tea', 'gift'] },
  ),
  item(
    table,
    'Side plate',
    ['side-plate', 'plates'],
    ['For bread, for cake, for the second piece of cake.'],
    {
      ...inGlazes(22, 480, [12, 8, 4, 4]),
    },
  ),
  item(
    studio,
    'Beginner’s tool roll',
    ['tools', 'class'],
    [
      'Turning tool, needle, knife, rib, sponge, brush and wire, in a roll of sailcloth from the loft next door.',
    ],
    { ...plain([39, 9, 450]), tags: ['gift'] },
  ),
  item(
    studio,
    'Clay for a weekend',
    ['clay', 'wheel'],
    ['Five kilos of our own stoneware, wedged and ready. We fire what you make, if you bring it in.'],
    { ...plain([16, 30, 5200]) },
  ),
  item(
    cups,
    'Seconds box',
    ['seconds-box', 'shelf'],
    ['Three pieces with a freckle too many. What is in it is our choice; that it holds tea, we promise.'],
    { ...plain([30, 6, 1200]), compareAt: 45 },
  ),
  item(
    studio,
    'Four glazes from the estuary',
    ['glaze-tiles', 'glaze-samphire'],
    ['The recipes of our four glazes, with firing notes, to download. You need a kiln, scales and a mask.'],
    {
      price: 12,
      kind: 'digital',
      files: [{ file: glazeRecipes.id, label: 'Four glazes (PDF)' }],
      tags: ['download'],
    },
  ),
  item(
    studio,
    'Pinch pots at home',
    ['workbook', 'clay'],
    ['A workbook for a rainy afternoon, to download: no wheel, no kiln, no experience.'],
    {
      price: 6,
      kind: 'digital',
      files: [{ file: pinchPots.id, label: 'Workbook (PDF)' }],
      tags: ['download', 'gift'],
    },
  ),
  item(
    studio,
    marketMorning.product,
    ['market-morning', 'boat-shed'],
    ['The whole of it as an MP3, to keep and to whistle. The beginning can be heard on our playlist.'],
    {
      price: 3,
      kind: 'digital',
      files: [{ file: marketMorning.file, label: 'Market Morning (MP3)' }],
      tags: ['download', 'music'],
    },
  ),
];

/** Stock is tracked; delivery prices suit a small workshop. */
export const demoShop = {
  manual: {
    enabled: true,
    text: 'Pay by bank transfer with the details in our confirmation.',
    days: 7,
    collection: { enabled: true, text: 'Pay in cash or by card at the studio.' },
  },
  policy: '/terms',
  withdrawalDays: 30,
  seller: 'Slipway Pottery\nThe Old Boat Shed, Sailmaker’s Lane\nFernhythe FH4 2SL',
  tax: {
    pricesInclude: true,
    home: 'GB',
    number: 'GB 000 0000 00',
    rates: [{ country: 'GB', taxClass: 'standard' as const, percent: 20, label: 'VAT' }],
  },
  shipping: {
    zones: [
      {
        name: 'United Kingdom',
        countries: ['GB'],
        options: [
          {
            id: 'post',
            label: 'Post, three to five days',
            kind: 'by-weight' as const,
            price: 0,
            freeFrom: 80,
            days: null,
            classes: [],
            instructions: '',
            steps: [
              { from: 0, price: 3.95 },
              { from: 2000, price: 6.95 },
              { from: 10_000, price: 14 },
            ],
          },
          {
            id: 'pickup',
            label: 'Collect from the studio',
            kind: 'pickup' as const,
            price: 0,
            freeFrom: null,
            days: null,
            classes: [],
            instructions: collectFromStudio,
            steps: [],
          },
        ],
      },
      {
        name: 'Europe',
        countries: ['IE', 'FR', 'DE', 'NL', 'BE', 'AT', 'DK', 'SE', 'ES', 'IT', 'PT', 'NO', 'CH'],
        options: [
          {
            id: 'parcel',
            label: 'Parcel, one to two weeks',
            kind: 'by-weight' as const,
            price: 0,
            freeFrom: null,
            days: null,
            classes: [],
            instructions: '',
            steps: [
              { from: 0, price: 12.5 },
              { from: 2000, price: 19 },
            ],
          },
        ],
      },
    ],
  },
};
