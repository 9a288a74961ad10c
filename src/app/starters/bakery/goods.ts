import type { ShopContent } from '../../site-content/site-content.ts';
import { inOneLine } from '../../site-content/opening-times.ts';
import { formFrom } from '../forms.ts';
import { doc, p, pictures } from '../write.ts';
import facts from './pictures/facts.json' with { type: 'json' };

export const address = '21 Mill Street\nYour Town';
export const openHours = [
  { days: 'Wednesday to Friday', times: '8am – 4pm' },
  { days: 'Saturday and Sunday', times: '8am – 1pm' },
];

export const { picture, files, icon } = pictures('bakery', facts);

export const contact = formFrom('bakery', 'contact');

type Goods = ShopContent['products'][number];

const bread = 'Bread';
const sweet = 'Pastries and cakes';

const goods = (
  collection: string,
  label: string,
  shown: Parameters<typeof picture>[0][],
  price: number,
  words: string[],
  more: Partial<Goods> = {},
): Goods => ({
  collection,
  label,
  description: doc(...words.map((each) => p(each))),
  images: shown.map((each) => picture(each)),
  price,
  published: true,
  ...more,
});

const details = (contains: string, keeps: string) => ({
  attributes: [
    { name: 'Contains', value: contains },
    { name: 'Keeps', value: keeps },
  ],
});

export const products: readonly Goods[] = [
  goods(
    bread,
    'Country sourdough',
    ['sourdough', 'sourdough-cut'],
    5.2,
    ['Our everyday loaf: white flour with a fifth of wholemeal, proved overnight. 900 g.'],
    details('Wheat', 'Four days in a paper bag'),
  ),
  goods(
    bread,
    'Seeded rye',
    ['rye', 'rye-cut'],
    4.8,
    ['Dark and moist, with sunflower and pumpkin seeds. Slice it thinly. 800 g.'],
    details('Rye', 'A week, and better on the second day'),
  ),
  goods(
    sweet,
    'Cinnamon buns, box of four',
    ['buns', 'bun-one'],
    13,
    ['Soft dough with cardamom, plenty of cinnamon butter and pearl sugar on top.'],
    details('Wheat, milk, egg', 'Best on the day'),
  ),
  goods(
    sweet,
    'Croissants, box of three',
    ['croissants', 'croissant-one'],
    8.4,
    ['Made with butter over three days. Five minutes in a hot oven makes them crisp again.'],
    details('Wheat, milk, egg', 'Best on the day'),
  ),
  goods(
    sweet,
    'Custard tarts, box of six',
    ['tarts', 'tart-one'],
    15,
    ['Crisp pastry and egg custard, baked very hot until the tops catch.'],
    details('Wheat, milk, egg', 'Two days in the fridge'),
  ),
  goods(
    sweet,
    'Lemon and almond cake',
    ['cake', 'cake-slice'],
    26,
    ['Almond sponge soaked in lemon syrup, with lemon icing. We bake it without flour.'],
    {
      ...details('Almonds, milk, egg', 'Three days under a cover'),
      options: [{ name: 'Size', values: ['Small, serves 6', 'Large, serves 12'] }],
      variants: [
        { options: ['Small, serves 6'], price: 26 },
        { options: ['Large, serves 12'], price: 42 },
      ],
    },
  ),
];

/** Everything is for collection and paid at the counter. Fresh food is exempt from the right to cancel. */
export const settings: ShopContent['settings'] = {
  manual: {
    enabled: false,
    text: '',
    days: 7,
    collection: { enabled: true, text: 'Pay by card or in cash when you collect your order.' },
  },
  withdrawalDays: 0,
  shipping: {
    zones: [
      {
        name: 'Collection',
        countries: ['*'],
        options: [
          {
            id: 'collection',
            label: 'Collect from the bakery, 21 Mill Street',
            kind: 'pickup',
            price: 0,
            freeFrom: null,
            days: null,
            classes: [],
            instructions: inOneLine({ address, rows: openHours }),
            steps: [],
          },
        ],
      },
    ],
  },
};
