import type { ShopContent } from '../../site-content/site-content.ts';
import { inOneLine } from '../../site-content/opening-times.ts';
import { formFrom } from '../forms.ts';
import { doc, p, pictures } from '../write.ts';
import facts from './pictures/facts.json' with { type: 'json' };

export const workshop = '3 Tannery Yard\nMarket Street\nYour Town';
export const collectionHours = [
  { days: 'Wednesday to Friday', times: '10am – 4pm' },
  { days: 'Saturday', times: '9am – 1pm' },
];

export const { picture, files, icon } = pictures('shop', facts);

type Goods = ShopContent['products'][number];
type Shown = Parameters<typeof picture>[0];

const goods = (
  collection: string,
  label: string,
  shown: Shown[],
  words: string[],
  more: Partial<Goods> & { price: number },
): Goods => ({
  collection,
  label,
  description: doc(...words.map((each) => p(each))),
  images: shown.map((each) => picture(each)),
  published: true,
  ...more,
});

const sizes = (small: number, large: number, weight: number) => ({
  price: small,
  weight,
  options: [{ name: 'Size', values: ['Small, 30 hours', 'Large, 55 hours'] }],
  variants: [
    { options: ['Small, 30 hours'], price: small, stock: 18 },
    { options: ['Large, 55 hours'], price: large, stock: 9, weight: weight * 2 },
  ],
});

export const candles = 'Candles';
export const bath = 'Soap and bath';
export const gifts = 'Home and gifts';

export const products: readonly Goods[] = [
  goods(
    candles,
    'Fig and fallen leaves',
    ['fig-candle', 'ingredients'],
    [
      'Green fig, warm earth, a little smoke: the garden in the second week of October.',
      'Rapeseed wax, a cotton wick, plum-coloured glass that becomes a tumbler afterwards.',
    ],
    { ...sizes(18, 28, 420), tags: ['autumn', 'gift'] },
  ),
  goods(
    candles,
    'Bonfire and rain',
    ['smoke-candle', 'smoke-candle-lid'],
    [
      'Cedar, wet stone and the last of the bonfire. Our quietest one, and the one people come back for.',
      'With a lid, which puts it out without a thread of smoke.',
    ],
    { ...sizes(18, 28, 440), tags: ['autumn'] },
  ),
  goods(
    candles,
    'Orange at breakfast',
    ['orange-candle', 'ingredients'],
    ['Orange peel, bay and toast. Light it in the kitchen on a grey morning.'],
    { ...sizes(16, 26, 400), tags: ['gift'] },
  ),
  goods(
    bath,
    'Oat soap, three bars',
    ['oat-soap', 'oat-soap-bar'],
    [
      'Mild enough for faces and for children. Oats from two fields away, and no perfume at all.',
      'Each bar lasts about six weeks beside the basin.',
    ],
    { price: 15, stock: 40, weight: 330, compareAt: 18 },
  ),
  goods(
    bath,
    'Sea-salt soap',
    ['salt-soap', 'salt-soap-dish'],
    ['Hard, white and a little rough: for hands that have been in the garden.'],
    { price: 6.5, stock: 60, weight: 120 },
  ),
  goods(
    bath,
    'Hand wash in a bottle to keep',
    ['hand-wash', 'bench'],
    ['Bay and lavender in brown glass with a pump. Buy it once, then only the refill.'],
    {
      price: 19,
      weight: 520,
      options: [{ name: 'What you need', values: ['Bottle, filled', 'Refill pouch'] }],
      variants: [
        { options: ['Bottle, filled'], price: 19, stock: 22 },
        { options: ['Refill pouch'], price: 11, stock: 30, weight: 360 },
      ],
      tags: ['refill'],
    },
  ),
  goods(
    gifts,
    'Room scent with reeds',
    ['diffuser', 'diffuser-box'],
    ['Green fig without a flame, for three months. Turn the reeds over on Sundays.'],
    { price: 24, stock: 16, weight: 380, tags: ['gift'] },
  ),
  goods(
    gifts,
    'Gift box',
    ['gift-box', 'gift-box-open'],
    [
      'A small candle, two soaps and matches, tied with a ribbon. We write your card by hand: email us the words when you’ve ordered.',
    ],
    {
      price: 34,
      weight: 900,
      options: [{ name: 'Scent', values: ['Fig', 'Bonfire', 'Orange'] }],
      variants: ['Fig', 'Bonfire', 'Orange'].map((scent) => ({ options: [scent], price: 34, stock: 8 })),
      tags: ['gift'],
    },
  ),
];

/** Pay on collection and bank transfer work immediately, before a card service is connected. */
export const settings: ShopContent['settings'] = {
  manual: {
    enabled: true,
    text: 'Pay by bank transfer with the details in our confirmation.',
    days: 7,
    collection: { enabled: true, text: 'Pay in cash or by card when you collect your order.' },
  },
  shipping: {
    zones: [
      {
        name: 'Everywhere',
        countries: ['*'],
        options: [
          {
            id: 'post',
            label: 'Post, two to four days',
            kind: 'flat',
            price: 3.95,
            freeFrom: 45,
            days: null,
            classes: [],
            instructions: '',
            steps: [],
          },
          {
            id: 'pickup',
            label: 'Collect from the workshop',
            kind: 'pickup',
            price: 0,
            freeFrom: null,
            days: null,
            classes: [],
            instructions: inOneLine({ address: workshop, rows: collectionHours }),
            steps: [],
          },
        ],
      },
    ],
  },
};

export const letter = formFrom('shop', 'newsletter', { name: 'Our letter' });
export const contact = formFrom('shop', 'contact');
