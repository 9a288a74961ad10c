import type { NewPage } from '../../../features/pages/server/index.ts';
import { privacy, terms } from '../legal.ts';
import { block, button, columns, h2, h3, heading, image, page, section, text } from '../write.ts';
import { menu } from './menu.ts';
import { address, contact, hours, letter, picture, table } from './parts.ts';

const home = (name: string): NewPage =>
  page(
    {
      slug: 'homepage',
      label: 'Home',
      title: `${name} – pasta made this morning`,
      description:
        'A small restaurant with thirty seats, a short menu that changes on Tuesdays, and pasta made the same day. Book a table.',
      picture: picture('table'),
    },
    block('hero', {
      layout: 'behind',
      eyebrow: 'Thirty seats on Corn Street',
      title: 'Come hungry, stay late',
      text: 'A short menu that changes on Tuesdays, pasta that was flour this morning, and wine from people we have met.',
      buttons: [button('Book a table', '/table'), button('This week’s menu', '/menu', 'secondary')],
      picture: picture('table'),
    }),
    section(
      { background: 'tint' },
      columns(
        { layout: 'three', gap: 'wide' },
        [hours()],
        [address()],
        [
          heading('Book a table'),
          text(['Up to twelve of you, with the form: we reply within a few hours. For today, please call.']),
          block('button', { buttons: [button('Book a table', '/table')] }),
        ],
      ),
    ),
    section(
      { background: 'none' },
      heading('On the stove this week', 'From the menu'),
      block('cards', {
        layout: 'row',
        ratio: 'square',
        items: [
          {
            picture: picture('tomatoes'),
            title: 'Three tomatoes',
            text: 'Red, orange and yellow, with torn basil and soft cheese. Until the last one is gone.',
            href: '/menu',
            linkLabel: 'See the menu',
          },
          {
            picture: picture('tagliatelle'),
            title: 'Tagliatelle',
            text: 'Rolled at nine, cut at eleven, on your plate at one. Small tomatoes, garlic, patience.',
            href: '/menu',
            linkLabel: 'See the menu',
          },
          {
            picture: picture('panna-cotta'),
            title: 'Panna cotta',
            text: 'It wobbles exactly as much as it should. With whatever is red this week.',
            href: '/menu',
            linkLabel: 'See the menu',
          },
        ],
      }),
    ),
    section(
      { background: 'main' },
      columns(
        { layout: 'wide-left', gap: 'wide', align: 'centre' },
        [image(picture('room'), 'landscape')],
        [
          heading('The red lamps are on', 'The room'),
          text([
            'Eleven tables, a bench along the wall, and a window that steams up in November. No music after nine, because by then you are loud enough yourselves.',
          ]),
          block('button', { buttons: [button('About us', '/about', 'secondary')] }),
        ],
      ),
    ),
    section(
      { background: 'none' },
      block('quote', {
        text: 'We came for a quick plate of pasta and were the last to leave. The waiter lent us an umbrella.',
        person: 'Elena and Mark',
        role: 'Table four, on a wet Thursday',
        look: 'large',
      }),
    ),
    section(
      { background: 'none' },
      block('newsletter', {
        form: letter.id,
        title: 'The newsletter',
        text: 'The new menu on the first of each month, and the evenings when there is truffle.',
        note: 'We’ll email you to confirm. Unsubscribe at any time.',
      }),
    ),
  );

const reserve = page(
  {
    slug: 'table',
    label: 'Reservations',
    title: 'Book a table',
    description: 'Tell us the day, the time and how many of you are coming. We reply within a few hours.',
  },
  section(
    { background: 'none' },
    columns(
      { layout: 'wide-left', gap: 'wide' },
      [
        heading('Book a table', 'Reservations', { level: '1' }),
        block('form', { form: table.id, title: '', text: '' }),
      ],
      [
        image(picture('tagliatelle'), 'square'),
        hours(),
        block('callOut', {
          look: 'note',
          title: 'More than twelve?',
          text: 'Then the room is yours: for thirty, from Tuesday to Thursday. Call us, and Ida writes you a menu.',
          buttons: [],
        }),
      ],
    ),
  ),
);

const about = (name: string): NewPage =>
  page(
    {
      slug: 'about',
      label: 'About us',
      title: `About ${name}`,
      description: 'Ida was a bookkeeper with a large kitchen. This is what became of it.',
      picture: picture('ida'),
    },
    section(
      { background: 'none' },
      columns(
        { layout: 'wide-right', gap: 'wide', align: 'centre' },
        [image(picture('ida'), 'portrait', { caption: 'Ida, before the first guests' })],
        [
          heading('A bookkeeper with a large kitchen', 'About us', { level: '1' }),
          text(
            [
              'For twenty years Ida kept the books of other people’s restaurants. She knew which of them would close, and why: they forgot to be hungry themselves.',
            ],
            { size: 'large' },
          ),
          text([
            'So she rented the old bicycle shop, kept its counter, and bought eleven tables from a school. The first menu had four dishes. It still hangs behind the bar, with a splash on it.',
            'There are seven of us now. The rule is the same: we cook what we would like to eat tonight.',
          ]),
        ],
      ),
    ),
    section(
      { background: 'tint' },
      heading('Three promises'),
      block('featureList', {
        items: [
          {
            icon: 'sun',
            title: 'Made today',
            text: 'Bread at six, pasta at nine. What is left goes home with us.',
          },
          { icon: 'leaf', title: 'From near', text: 'Most of it grew, swam or grazed within thirty miles.' },
          {
            icon: 'heart',
            title: 'Service is in the price',
            text: 'Everybody here is paid properly, on quiet nights as well.',
          },
        ],
      }),
    ),
  );

const find = page(
  {
    slug: 'find-us',
    label: 'Find us',
    title: 'Where we are, and when',
    description: 'Opening hours, address, how to get here by bus, by car and on foot.',
    picture: picture('front'),
  },
  block('hero', {
    layout: 'behind',
    eyebrow: 'Find us',
    title: 'Under the striped awning',
    text: 'Corn Street, five doors up from the market hall. If you can smell garlic, you are there.',
    buttons: [button('Book a table', '/table')],
    picture: picture('front'),
  }),
  section({ background: 'none' }, columns({ layout: 'two', gap: 'wide' }, [hours()], [address()])),
  section(
    { background: 'tint', anchor: 'way' },
    heading('Getting here'),
    columns(
      { layout: 'three', gap: 'wide' },
      [
        text([
          h3('By bus'),
          'Lines 2 and 7 stop at the market hall, every ten minutes until half past eleven.',
        ]),
      ],
      [
        text([
          h3('By car'),
          'The car park behind the library is free after six. Corn Street itself is for walking.',
        ]),
      ],
      [
        text([
          h3('Getting in'),
          'One step at the door, with a ramp that we bring out in a moment. The toilet is on the same floor, and wide.',
        ]),
      ],
    ),
  ),
);

const questions = page(
  {
    slug: 'faq',
    label: 'Questions',
    title: 'Allergies, children, dogs and other questions',
    description: 'What we can cook without, high chairs, dogs, presents and large parties.',
  },
  section(
    { background: 'none' },
    heading('Frequently asked questions', 'Questions', { level: '1' }),
    columns(
      { layout: 'two', gap: 'wide', align: 'start' },
      [
        text([
          h2('Can you cater for allergies?'),
          'Tell us when you [book a table](/table). There is always something, and it is never just salad.',
          h2('Are children welcome?'),
          'Very. There are two high chairs, half portions of every pasta, and chalk for the wall by the kitchen.',
          h2('Are dogs welcome?'),
          'Under the table, if they don’t mind being admired.',
        ]),
      ],
      [
        text([
          h2('Can I give a dinner as a present?'),
          'Yes, in an envelope with a splash of tomato. [Ask us](/contact) how much it should be for.',
          h2('What if we’re running late?'),
          'Give us a call. We keep your table for a quarter of an hour, and longer if we know.',
        ]),
        block('button', { buttons: [button('Book a table', '/table')] }),
      ],
    ),
  ),
);

const write = (name: string): NewPage =>
  page(
    {
      slug: 'contact',
      label: 'Contact',
      title: `Write to ${name}`,
      description: 'Parties, presents, praise and complaints: we read everything.',
    },
    section(
      { background: 'none' },
      columns(
        { layout: 'two', gap: 'wide' },
        [
          heading('Talk to us', 'Contact', { level: '1' }),
          text(
            [
              'To book a table, use the [reservations form](/table). For everything else, call us between three and five, when the kitchen is quiet.',
            ],
            { size: 'large' },
          ),
          address(),
          hours(),
        ],
        [block('form', { form: contact.id, title: 'Send a message', text: '' })],
      ),
    ),
  );

export const pages = (name: string): NewPage[] => [
  home(name),
  menu,
  reserve,
  about(name),
  find,
  questions,
  write(name),
  privacy({ name, books: true, newsletter: true }),
  terms({ name }),
];
