import type { NewPage } from '../../../features/pages/server/index.ts';
import { privacy, terms } from '../legal.ts';
import { block, button, columns, heading, image, page, question, section, text, ul } from '../write.ts';
import { collectionHours, contact, picture, workshop } from './goods.ts';
import { home } from './home.ts';

const making = page(
  {
    slug: 'making',
    label: 'Making',
    title: 'How our candles and soaps are made',
    description:
      'From melting to resting: five steps, forty pieces at a time, and everything that goes into them.',
    picture: picture('ingredients'),
  },
  block('hero', {
    layout: 'behind',
    eyebrow: 'Making',
    title: 'Melt, stir, wait, pour',
    text: 'There is no secret, only patience and a good thermometer.',
    picture: picture('ingredients'),
  }),
  section(
    { background: 'none', width: 'narrow' },
    text(
      [
        'Everything we sell is made in one room, by the same four hands, in batches small enough to know each piece.',
      ],
      { size: 'large' },
    ),
    heading('A batch, from Monday on'),
    block('timeline', {
      items: [
        {
          when: 'Monday',
          title: 'Melt',
          text: 'Rapeseed wax from a mill forty miles away, slowly, to 75 degrees.',
        },
        {
          when: 'Monday, later',
          title: 'Stir',
          text: 'Oils go in at 62 degrees, for exactly two minutes. Too hot and the scent flies off; too cold and it never settles.',
        },
        { when: 'Tuesday', title: 'Pour', text: 'Forty glasses, one jug, no talking.' },
        {
          when: 'Two weeks',
          title: 'Rest',
          text: 'On the dark shelf. Soap takes six weeks, and grows harder and milder every day.',
        },
        {
          when: 'Then',
          title: 'Light one',
          text: 'We burn one of every batch to its end before the other thirty-nine are sold.',
        },
      ],
    }),
  ),
  section(
    { background: 'tint' },
    columns(
      { layout: 'wide-right', gap: 'wide', align: 'centre' },
      [image(picture('hand-wash'), 'portrait')],
      [
        heading('What goes in, and what stays out', 'Ingredients'),
        text([
          'The full list is on every label, in English rather than Latin.',
          ul(
            '**In:** rapeseed wax, olive oil, oats, sea salt, beeswax in the lip of the soap mould, oils pressed from peel, leaf and wood',
            '**Not in:** paraffin, palm oil, colourings, microplastics, anything tried on animals',
          ),
        ]),
        block('button', { buttons: [button('Shop all', '/shop')] }),
      ],
    ),
  ),
  section(
    { background: 'none', width: 'narrow' },
    block('callOut', {
      look: 'note',
      title: 'Looking after a candle',
      text: 'The first time, let it burn until the whole top is liquid: about two hours. Before you light it again, trim the wick to the length of a grain of rice.',
      buttons: [],
    }),
  ),
);

const story = (name: string): NewPage =>
  page(
    {
      slug: 'about',
      label: 'Our story',
      title: `Who we are – ${name}`,
      description: 'How a pan, a Sunday and a draughty kitchen became a workshop of two.',
      picture: picture('still-life'),
    },
    section(
      { background: 'none' },
      columns(
        { layout: 'two', gap: 'wide', align: 'centre' },
        [
          heading('It began with a draughty kitchen', 'Our story', { level: '1' }),
          text(
            [
              'The candles we could afford gave us headaches, and the ones we liked cost as much as the shopping. So one Sunday we melted some wax in the porridge pan.',
            ],
            { size: 'large' },
          ),
          text([
            `That was six winters ago. The pan has been replaced, the porridge forgives us, and ${name} is now two people, one bench and a shelf that is never quite full.`,
            'We still make everything ourselves. We would rather sell out than hurry.',
          ]),
        ],
        [image(picture('fig-candle'), 'portrait')],
      ),
    ),
    section(
      { background: 'dark' },
      block('numbers', {
        align: 'centre',
        items: [
          { value: '40', label: 'pieces in a batch', note: '' },
          { value: '14', label: 'days of rest', note: '' },
          { value: '9 of 10', label: 'glasses come back or are kept', note: '' },
          { value: '2', label: 'people, four hands', note: '' },
        ],
      }),
    ),
    section(
      { background: 'none', width: 'narrow' },
      block('quote', {
        text: 'If we would not give it to a friend, it does not leave the bench.',
        person: 'Above the door of the workshop',
        role: '',
        look: 'large',
      }),
      block('button', { align: 'centre', buttons: [button('See what’s in the shop', '/shop')] }),
    ),
  );

const questions = page(
  {
    slug: 'faq',
    label: 'Delivery and FAQ',
    title: 'Delivery, returns and other questions',
    description: 'When we send your order, what delivery costs, and how to return something.',
  },
  section(
    { background: 'none', width: 'narrow' },
    heading('Delivery and FAQ', 'Good to know', { level: '1' }),
    block('table', {
      caption: 'Delivery',
      cells: [
        'How | How long | Price',
        'Post | Two to four days | £3.95, free from £45',
        'Collection | We email you when it’s ready | Free',
      ].join('\n'),
      headRow: true,
      headColumn: true,
    }),
    block('accordion', {
      openFirst: true,
      items: [
        question(
          'When will my order be sent?',
          'Within three working days. We’ll email you when it’s on its way.',
        ),
        question(
          'How much is delivery?',
          '£3.95, or free from £45. You can also collect your order: choose collection at the checkout.',
        ),
        question(
          'Can I return something?',
          'Yes, within 14 days, if it’s unused. See our [terms](/terms) for details.',
        ),
        question(
          'What if something arrives broken?',
          'Send us a picture with the [contact form](/contact), and we’ll send a new one the same day.',
        ),
        question(
          'Can you write a card?',
          'With pleasure. Reply to your order confirmation with the words, and we write them by hand.',
        ),
        question('Do you sell to shops?', 'Yes, from twelve pieces. [Write to us](/contact).'),
      ],
    }),
  ),
);

const write = (name: string): NewPage =>
  page(
    {
      slug: 'contact',
      label: 'Contact',
      title: `Write to ${name}`,
      description: 'Questions about an order, a present or a scent: we answer within two working days.',
    },
    section(
      { background: 'none' },
      columns(
        { layout: 'two', gap: 'wide' },
        [
          heading('Contact us', 'Contact', { level: '1' }),
          text(['We answer within two working days, and usually the same evening.'], { size: 'large' }),
          block('contactDetails', {
            title: 'The workshop',
            level: '2',
            address: workshop,
            phone: '01632 960118',
          }),
          block('hours', {
            title: 'Collect your order',
            level: '2',
            rows: collectionHours,
            note: 'Ring the bell; the one of us who is not pouring comes down.',
          }),
        ],
        [block('form', { form: contact.id, title: 'Send a message', text: '' })],
      ),
    ),
  );

export const pages = (name: string): NewPage[] => [
  home(name),
  making,
  story(name),
  questions,
  write(name),
  privacy({ name, sells: 'delivered', newsletter: true }),
  terms({ name, sells: 'delivered' }),
];
