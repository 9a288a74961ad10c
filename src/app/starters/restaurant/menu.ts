import { block, button, columns, heading, image, page, section, text } from '../write.ts';
import { picture } from './parts.ts';

const dishes = (caption: string, rows: readonly (readonly [dish: string, price: string])[]) => [
  heading(caption),
  block('table', {
    caption: '',
    headRow: false,
    headColumn: false,
    stripes: false,
    cells: rows.map((row) => row.join(' | ')).join('\n'),
  }),
];

const offer = (name: string, price: string, words: string, features: string[], highlighted = false) => ({
  name,
  price,
  per: 'a head',
  text: words,
  features: features.join('\n'),
  label: 'Book a table',
  href: '/table',
  highlighted,
  badge: highlighted ? 'What most tables take' : '',
});

export const menu = page(
  {
    slug: 'menu',
    label: 'Menu',
    title: 'What we cook this week',
    description:
      'Antipasti, pasta made this morning, one fish, one roast and three puddings. With prices, and what is without meat.',
    picture: picture('tagliatelle'),
  },
  block('hero', {
    layout: 'right',
    background: 'tint',
    eyebrow: 'This week',
    title: 'The menu',
    text: 'It changes on Tuesdays, with what the van brings. (v) is without meat or fish. Tell us what you cannot eat: most things can be made without it.',
    buttons: [button('Book a table', '/table')],
    picture: picture('tomatoes'),
  }),
  section(
    { background: 'none' },
    columns(
      { layout: 'two', gap: 'wide' },
      [
        ...dishes('To begin', [
          ['Three tomatoes, torn basil, soft cheese (v)', '£9'],
          ['Warm olives with orange peel (v)', '£5'],
          ['Sardines on toast, pickled onion', '£8'],
          ['Bread of ours, oil of theirs (v)', '£4'],
        ]),
        ...dishes('Pasta, made this morning', [
          ['Tagliatelle, small tomatoes, garlic (v)', '£14'],
          ['Pappardelle with beef that simmered all night', '£17'],
          ['Ravioli, ricotta and lemon (v)', '£15'],
        ]),
      ],
      [
        ...dishes('Then', [
          ['Whole sea bream, fennel, lemon', '£22'],
          ['Chicken under a brick, rosemary potatoes', '£19'],
          ['Aubergine in the oven, three hours (v)', '£16'],
        ]),
        ...dishes('Sweet', [
          ['Panna cotta with red fruit', '£7'],
          ['Lemon tart, burnt on purpose (v)', '£7'],
          ['Two cheeses, honey, walnuts (v)', '£9'],
        ]),
      ],
    ),
  ),
  section(
    { background: 'tint' },
    heading('Or let us choose', 'For the whole table', { align: 'centre' }),
    block('priceTable', {
      plans: [
        offer('Lunch', '£18', 'Tuesday to Friday, in and out within the hour.', [
          'Pasta of the day',
          'Leaves or soup',
          'Coffee',
        ]),
        offer(
          'The long table',
          '£38',
          'Four courses, in the middle, for sharing.',
          ['Everything to begin', 'Two pastas', 'Fish or roast', 'Three puddings, six spoons'],
          true,
        ),
        offer('With wine', '£62', 'The same, with a glass for every course.', [
          'All of the long table',
          'Four small glasses',
          'Something from the freezer at the end',
        ]),
      ],
      note: 'Prices include VAT. We add nothing for service; if you were happy, tell Ida.',
    }),
  ),
  section(
    { background: 'none' },
    columns(
      { layout: 'wide-left', gap: 'wide', align: 'centre' },
      [image(picture('bream'), 'landscape')],
      [
        heading('One fish, one boat', 'Where it comes from'),
        text([
          'The bream is landed at six and with us at nine. Vegetables are Ruth’s, from the other side of the hill. Flour, oil and cheese come from three families we have known for years.',
        ]),
      ],
    ),
  ),
);
