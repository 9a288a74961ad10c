import type { NewPage } from '../../../features/pages/server/index.ts';
import { referTo } from '../../site-content/references.ts';
import { privacy, terms } from '../legal.ts';
import { block, button, columns, heading, image, page, question, section, text } from '../write.ts';
import { home } from './home.ts';
import { bodywork, contact, hello, morning, picture } from './services.ts';

const classes = page(
  {
    slug: 'classes',
    label: 'What we offer',
    title: 'Classes, treatments and prices',
    description:
      'Morning yoga for ten people at most, massage of 60 or 90 minutes, and a first talk that costs nothing.',
    picture: picture('stones'),
  },
  block('hero', {
    layout: 'behind',
    eyebrow: 'What we offer',
    title: 'Move slowly, rest properly',
    text: 'Three ways to begin. None of them asks you to touch your toes.',
    picture: picture('leaves'),
  }),
  section(
    { background: 'none' },
    block('cards', {
      layout: 'row',
      ratio: 'landscape',
      level: '2',
      items: [
        {
          picture: picture('breath'),
          title: 'Morning class – £12',
          text: 'Monday, Wednesday and Friday at half past seven, Saturday at half past nine. An hour: ten minutes to arrive, forty to move, ten to lie still.',
          href: '/book',
          linkLabel: 'Book a place',
        },
        {
          picture: picture('stones'),
          title: 'Bodywork – from £58',
          text: 'Sixty or ninety minutes with Mara or Theo. You say where it hurts; we say what we feel. Then it is quiet.',
          href: '/book',
          linkLabel: 'See availability',
        },
        {
          picture: picture('tea'),
          title: 'A first talk – free',
          text: 'Not sure what would help? Twenty minutes, with tea. If we are not the right people, we tell you who is.',
          href: '/book',
          linkLabel: 'Choose a time',
        },
      ],
    }),
  ),
  section(
    { background: 'tint' },
    columns(
      { layout: 'wide-right', gap: 'wide', align: 'centre' },
      [image(picture('mats'), 'square')],
      [
        heading('Your first morning', 'What to expect'),
        block('timeline', {
          items: [
            {
              when: '7.15',
              title: 'The door opens',
              text: 'Shoes off, tea if you like. Somebody shows you where things are.',
            },
            { when: '7.30', title: 'We begin', text: 'Lying down. It is the best part, and it comes first.' },
            { when: '8.30', title: 'Out into the day', text: 'You are at your desk by nine, and taller.' },
          ],
        }),
      ],
    ),
  ),
);

const book = page(
  {
    slug: 'book',
    label: 'Book',
    title: 'Book a class or a treatment',
    description: 'See what’s available in the coming weeks and book online. Reschedule or cancel yourself.',
  },
  section(
    { background: 'none' },
    heading('Book a time', 'Free times', { level: '1' }),
    text(['Choose a service, then a day and a time. Your booking is confirmed straight away.'], {
      size: 'large',
    }),
    block('booking', {
      service: referTo('service', bodywork),
      title: 'Bodywork',
      text: 'With Mara or Theo, whoever is free. Please arrive five minutes early.',
    }),
  ),
  section(
    { background: 'tint' },
    block('serviceList', {
      title: 'Other services',
      text: '',
      services: [morning, hello].map((label) => ({ service: referTo('service', label) })),
    }),
  ),
);

const questions = page(
  {
    slug: 'faq',
    label: 'Questions',
    title: 'Your first visit: frequently asked questions',
    description: 'What to wear, whether you need experience, how to cancel, and how to get in.',
  },
  section(
    { background: 'none', width: 'narrow' },
    heading('Frequently asked questions', 'Questions', { level: '1' }),
    block('accordion', {
      openFirst: true,
      items: [
        question(
          'I’ve never done this. Where do I start?',
          'With any morning class. Come ten minutes early and tell Mara; she will keep you near the door, in case.',
        ),
        question(
          'What should I bring?',
          'Something comfortable and warm socks. Mats, blocks and blankets are here, and washed.',
        ),
        question(
          'What if I’m pregnant or have had an operation?',
          'Please book [a first talk](/book) before anything else. It costs nothing.',
        ),
        question(
          'How do I cancel?',
          'Use the link in your confirmation email: twelve hours before a class, twenty-four before a treatment, and you pay nothing.',
        ),
        question(
          'Is the studio wheelchair accessible?',
          'Yes. There is a ramp at the side door and a lift. Tell us when you book, and somebody will be there.',
        ),
      ],
    }),
    block('button', { align: 'centre', buttons: [button('Book a time', '/book')] }),
  ),
);

const find = (name: string): NewPage =>
  page(
    {
      slug: 'contact',
      label: 'Find us',
      title: `Where to find ${name}`,
      description: 'Address, opening hours, directions and a contact form.',
      picture: picture('window'),
    },
    section(
      { background: 'none' },
      columns(
        { layout: 'wide-left', gap: 'wide', align: 'centre' },
        [
          heading('Up the stairs', 'Find us', { level: '1' }),
          text(
            [
              'Above the bicycle shop, second door on the left. If you smell bread, you have gone one house too far.',
            ],
            { size: 'large' },
          ),
          block('contactDetails', {
            title: 'The studio',
            level: '2',
            address: '14 Weaver’s Row\nFirst floor\nYour Town',
            phone: '01632 960174',
          }),
          block('hours', {
            title: 'Opening hours',
            level: '2',
            rows: [
              { days: 'Monday to Friday', times: '7am – 7pm' },
              { days: 'Saturday', times: '9am – noon' },
              { days: 'Sunday', times: 'Closed' },
            ],
            note: '',
          }),
        ],
        [image(picture('window'), 'portrait')],
      ),
    ),
    section(
      { background: 'tint', width: 'narrow' },
      block('form', { form: contact.id, title: 'Ask us something', text: '' }),
    ),
  );

export const pages = (name: string): NewPage[] => [
  home(name),
  classes,
  book,
  questions,
  find(name),
  privacy({ name, books: true, newsletter: true }),
  terms({ name, books: true }),
];
