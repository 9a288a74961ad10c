import type { NewPage } from '../../../features/pages/server/index.ts';
import { referTo } from '../../site-content/references.ts';
import { privacy, terms } from '../legal.ts';
import { block, button, columns, heading, image, page, question, section, text, ul } from '../write.ts';
import { basic, check, contact, full, picture, prices, puncture } from './services.ts';

const pounds = (label: keyof typeof prices) => `£${prices[label]}`;

const plan = (name: keyof typeof prices, words: string, features: string[], highlighted = false) => ({
  name,
  price: pounds(name),
  per: '',
  text: words,
  features: features.join('\n'),
  label: 'Book',
  href: '/book',
  highlighted,
  badge: highlighted ? 'Most booked' : '',
});

const opening = (title: string) =>
  block('hours', {
    title,
    level: '2',
    rows: [
      { days: 'Monday to Friday', times: '8:30am – 5:30pm' },
      { days: 'Saturday', times: '9am – 1pm' },
      { days: 'Sunday', times: 'Closed' },
    ],
    note: '',
  });

const place = (title: string) =>
  block('contactDetails', {
    title,
    level: '2',
    address: 'Unit 4, Ferry Lane\nYour Town',
    phone: '01632 960164',
  });

const home = (name: string): NewPage =>
  page(
    {
      slug: 'homepage',
      label: 'Home',
      title: `${name} – bike repairs and servicing, booked online`,
      description:
        'Bike repairs at fixed prices, most of them done the same day. Choose a time and book online.',
      picture: picture('shopfront'),
    },
    block('hero', {
      layout: 'right',
      background: 'main',
      eyebrow: 'Bike repairs and servicing',
      title: 'Drop it off by nine. Ride it home at five.',
      text: 'Fixed prices, two mechanics, and a call before we fit anything you didn’t ask for.',
      buttons: [button('Book a repair', '/book'), button('Prices', '#prices', 'secondary')],
      picture: picture('stand'),
    }),
    section(
      { background: 'none', anchor: 'prices' },
      heading('Prices', 'Labour and standard parts included'),
      block('priceTable', {
        level: '3',
        plans: [
          plan(puncture, 'While you wait.', ['New inner tube', 'Tyre checked for glass', 'Half an hour']),
          plan(
            basic,
            'Once a year for most bikes.',
            ['Brakes and gears adjusted', 'Wheels trued', 'Chain cleaned and oiled', 'Every bolt checked'],
            true,
          ),
          plan(full, 'After a winter of commuting.', [
            'Everything in a basic service',
            'Bearings cleaned and greased',
            'New brake and gear cables',
          ]),
        ],
        note: 'Other parts are charged at the shelf price, and only after you’ve agreed.',
      }),
    ),
    section(
      { background: 'tint' },
      columns(
        { layout: 'two', gap: 'wide', align: 'start' },
        [
          heading('How it works', 'From the door to the road'),
          block('timeline', {
            items: [
              {
                when: '1',
                title: 'Book a time',
                text: 'Choose a service online. We keep a stand free for you.',
              },
              {
                when: '2',
                title: 'Tell us what’s wrong',
                text: 'We look at the bike together. It takes five minutes.',
              },
              {
                when: '3',
                title: 'Collect it',
                text: 'We call you when it’s done. Pay by card or in cash at the counter.',
              },
            ],
          }),
        ],
        [image(picture('tools'), 'portrait')],
      ),
    ),
    section(
      { background: 'none' },
      block('numbers', {
        align: 'start',
        items: [
          { value: '2', label: 'mechanics, both certified', note: '' },
          { value: 'Same day', label: 'for most repairs', note: '' },
          { value: '6 months', label: 'guarantee on our work', note: '' },
        ],
      }),
    ),
    section(
      { background: 'dark' },
      columns({ layout: 'two', gap: 'wide', align: 'start' }, [opening('Opening hours')], [place('Find us')]),
    ),
  );

const book = page(
  {
    slug: 'book',
    label: 'Book a repair',
    title: 'Book a bike repair or service',
    description: 'Choose a service and a time. You can reschedule or cancel until a day before.',
  },
  section(
    { background: 'none' },
    heading('Book a repair', 'Choose a service', { level: '1' }),
    text(['Not sure what it needs? Book the free safety check and decide afterwards.'], { size: 'large' }),
    block('serviceList', {
      title: '',
      text: '',
      services: [puncture, basic, full, check].map((label) => ({ service: referTo('service', label) })),
    }),
  ),
);

const about = (name: string): NewPage =>
  page(
    {
      slug: 'about',
      label: 'About',
      title: `The mechanics at ${name}`,
      description: 'Two mechanics, fixed prices and a wall of spanners. What we repair and what we don’t.',
      picture: picture('shopfront'),
    },
    section(
      { background: 'none', width: 'wide' },
      heading('Two mechanics and a wall of spanners', 'About us', { level: '1' }),
      image(picture('shopfront'), 'wide', { width: 'full' }),
      columns(
        { layout: 'two', gap: 'wide', align: 'start' },
        [
          text(
            [
              `Sam and Priya opened ${name} in 2014, after ten years of fixing other people’s rental bikes. There’s no showroom and nobody on commission.`,
            ],
            { size: 'large' },
          ),
        ],
        [
          text([
            '**We repair**',
            ul(
              'road, mountain and folding bikes',
              'children’s bikes and trailers',
              'cargo bikes, by appointment',
            ),
            '**We don’t repair**',
            ul('electric motors and batteries', 'carbon frames that are cracked'),
          ]),
        ],
      ),
    ),
  );

const questions = page(
  {
    slug: 'faq',
    label: 'FAQ',
    title: 'Bike repairs: frequently asked questions',
    description: 'How long repairs take, what parts cost, and what happens if we find something else.',
  },
  section(
    { background: 'none', width: 'narrow' },
    heading('Frequently asked questions', 'Before you book', { level: '1' }),
    block('accordion', {
      openFirst: true,
      items: [
        question(
          'How long will you keep my bike?',
          'Most bikes that arrive by nine are ready at five. A full service with new parts can take until the next day.',
        ),
        question(
          'What if you find something else?',
          'We call you with a price and wait for your answer. We don’t fit parts you haven’t agreed to.',
        ),
        question(
          'Can I bring my own parts?',
          'Yes. We fit them at our usual labour price, but our guarantee covers only parts that we supplied.',
        ),
        question(
          'What does the guarantee cover?',
          'Our work, for six months. If something we adjusted comes loose, bring it back and we’ll put it right.',
        ),
        question(
          'How do I reschedule?',
          'Use the link in your confirmation email, until 24 hours before your appointment.',
        ),
      ],
    }),
  ),
);

const write = (name: string): NewPage =>
  page(
    {
      slug: 'contact',
      label: 'Contact',
      title: `Contact ${name}`,
      description: 'Where to find the workshop, when it’s open, and how to ask for a quote.',
    },
    section(
      { background: 'dark' },
      heading('Contact us', 'Ferry Lane, beside the bridge', { level: '1' }),
      columns(
        { layout: 'two', gap: 'wide', align: 'start' },
        [place('The workshop')],
        [opening('Opening hours')],
      ),
    ),
    section(
      { background: 'none', width: 'narrow' },
      block('form', {
        form: contact.id,
        title: 'Send a message',
        text: 'For a quote, tell us the make of the bike and what’s wrong with it.',
      }),
    ),
  );

export const pages = (name: string): NewPage[] => [
  home(name),
  book,
  about(name),
  questions,
  write(name),
  privacy({ name, books: true }),
  terms({ name, books: true }),
];
