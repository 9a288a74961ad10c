import type { NewPage } from '../../../features/pages/server/index.ts';
import { referTo } from '../../site-content/references.ts';
import { privacy, terms } from '../legal.ts';
import { block, button, columns, heading, image, page, question, section, text } from '../write.ts';
import { address, contact, openHours, picture, products } from './goods.ts';

const opening = (title: string, level: '2' | '3' = '2') =>
  block('hours', {
    title,
    level,
    rows: [...openHours, { days: 'Monday and Tuesday', times: 'Closed' }],
    note: '',
  });

const place = (title: string) =>
  block('contactDetails', {
    title,
    level: '2',
    address,
    phone: '01632 960137',
  });

const week = block('table', {
  caption: 'The baking week',
  cells: [
    'Day | Only on this day | Usually sold out by',
    'Wednesday | Olive bread | 2pm',
    'Thursday | Spelt rolls | 1pm',
    'Friday | Cheese and leek pasties | Noon',
    'Saturday | Plaited brioche | 11am',
    'Sunday | Plum cake by the slice | Noon',
  ].join('\n'),
  headRow: true,
  headColumn: true,
});

const home = (name: string): NewPage =>
  page(
    {
      slug: 'homepage',
      label: 'Home',
      title: `${name} – order bread and cakes to collect`,
      description:
        'Sourdough, pastries and cakes, baked every morning from Wednesday to Sunday. Order online by 3pm and collect from 8am.',
      picture: picture('counter'),
    },
    block('hero', {
      layout: 'centred',
      background: 'main',
      eyebrow: 'Open Wednesday to Sunday',
      title: 'Order by three, collect from eight',
      text: 'Sourdough, pastries and cakes, baked before you’re up and kept behind the counter with your name on.',
      buttons: [
        button('Order for collection', '/shop'),
        button('How ordering works', '/ordering', 'secondary'),
      ],
      picture: null,
    }),
    section(
      { background: 'none', space: 'small' },
      block('products', {
        title: 'Order for collection',
        text: '',
        show: 'chosen',
        products: products.map(({ label }) => ({ product: referTo('product', label) })),
        count: 6,
        columns: 3,
        more: '',
      }),
    ),
    section(
      { background: 'none', width: 'full', space: 'small' },
      image(picture('counter'), 'wide', { width: 'full' }),
    ),
    section(
      { background: 'tint' },
      columns(
        { layout: 'wide-right', gap: 'wide', align: 'centre' },
        [
          heading('Something else every day', 'In the shop only'),
          text([
            'Some things sell out before we could put them online. Come early: the pasties have never lasted past noon.',
          ]),
        ],
        [week],
      ),
    ),
    section(
      { background: 'none' },
      columns(
        { layout: 'two', gap: 'wide', align: 'start' },
        [opening('Opening hours')],
        [
          block('callOut', {
            look: 'band',
            level: '2',
            title: 'Ordering for a party?',
            text: 'For more than three cakes or thirty buns, send us a message a week ahead. We’ll reply with a price the same day.',
            buttons: [button('Contact us', '/contact')],
          }),
        ],
      ),
    ),
  );

const ordering = page(
  {
    slug: 'ordering',
    label: 'How to order',
    title: 'How ordering and collection work',
    description: 'Order online by 3pm, collect from 8am on our next open day, and pay at the counter.',
    picture: picture('buns'),
  },
  section(
    { background: 'none' },
    heading('How to order', 'Order ahead', { level: '1' }),
    block('timeline', {
      items: [
        {
          when: 'By 3pm',
          title: 'Order online',
          text: 'Choose what you’d like in the shop. You’ll get a confirmation email.',
        },
        {
          when: 'Overnight',
          title: 'We bake it',
          text: 'Orders placed by 3pm are baked for our next open day. Later orders are ready one open day after that.',
        },
        {
          when: 'From 8am',
          title: 'Collect and pay',
          text: 'Give your name at the counter and pay by card or in cash. We keep your order until we close.',
        },
      ],
    }),
    block('button', { buttons: [button('Go to the shop', '/shop')] }),
  ),
  section(
    { background: 'tint' },
    columns(
      { layout: 'two', gap: 'wide', align: 'centre' },
      [image(picture('buns'), 'square')],
      [opening('Collection times')],
    ),
  ),
);

const about = (name: string): NewPage =>
  page(
    {
      slug: 'about',
      label: 'About us',
      title: `The bakers at ${name}`,
      description:
        'Two bakers, one oven and a starter from 2011. How we bake, and where our flour comes from.',
      picture: picture('dough'),
    },
    section(
      { background: 'none' },
      columns(
        { layout: 'wide-left', gap: 'wide', align: 'centre' },
        [
          heading('Two bakers and one oven', 'About us', { level: '1' }),
          text(
            [
              `Nell and Tomasz opened ${name} in 2016, in what used to be the post office. The safe is now where the dough rests.`,
            ],
            { size: 'large' },
          ),
          text([
            'The first oven load goes in at four in the morning and the last at eleven. Our sourdough starter is older than the shop: Nell made it in 2011, in a jam jar.',
            'Flour comes from a mill nine miles away, eggs and butter from two farms that we visit.',
          ]),
        ],
        [image(picture('dough'), 'portrait')],
      ),
    ),
    section(
      { background: 'main' },
      block('numbers', {
        align: 'centre',
        items: [
          { value: '4am', label: 'the first loaves go in', note: '' },
          { value: '18 hours', label: 'for a sourdough, start to finish', note: '' },
          { value: '9 miles', label: 'to the mill', note: '' },
        ],
      }),
    ),
  );

const questions = page(
  {
    slug: 'faq',
    label: 'FAQ',
    title: 'Orders and allergens: frequently asked questions',
    description: 'How to change an order, what happens if you’re late, and what’s in our bread and cakes.',
  },
  section(
    { background: 'none' },
    columns(
      { layout: 'wide-left', gap: 'wide', align: 'start' },
      [
        heading('Frequently asked questions', 'Good to know', { level: '1' }),
        block('accordion', {
          openFirst: true,
          items: [
            question(
              'Can I change or cancel my order?',
              'Yes, until 3pm, when we start on the dough for the next morning. Call us on 01632 960137.',
            ),
            question(
              'What if I can’t come before you close?',
              'Call us. We can keep bread until the next morning, but not pastries.',
            ),
            question('Can someone else collect it?', 'Yes. They only need your name or the order number.'),
            question('Do you deliver?', 'No. Everything is collected from [21 Mill Street](/contact).'),
            question(
              'What about allergens?',
              'Each product lists what it contains. We use wheat, milk, egg, nuts and sesame in one kitchen, so traces are possible in everything.',
            ),
          ],
        }),
      ],
      [opening('Opening hours'), block('button', { buttons: [button('Order for collection', '/shop')] })],
    ),
  ),
);

const write = (name: string): NewPage =>
  page(
    {
      slug: 'contact',
      label: 'Contact',
      title: `Contact ${name}`,
      description: 'Where to find the bakery, when it’s open, and how to ask about larger orders.',
    },
    section(
      { background: 'none' },
      heading('Contact us', 'Mill Street, next to the library', { level: '1' }),
      image(picture('counter'), 'wide'),
      columns(
        { layout: 'two', gap: 'wide', align: 'start' },
        [place('The bakery'), opening('Opening hours')],
        [
          block('form', {
            form: contact.id,
            title: 'Send a message',
            text: 'For a larger order, tell us the date and how many people are coming.',
          }),
        ],
      ),
    ),
  );

export const pages = (name: string): NewPage[] => [
  home(name),
  ordering,
  about(name),
  questions,
  write(name),
  privacy({ name, sells: 'collected' }),
  terms({ name, sells: 'collected' }),
];
