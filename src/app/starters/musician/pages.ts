import type { NewPage } from '../../../features/pages/server/index.ts';
import { referTo } from '../../site-content/references.ts';
import { privacy, terms } from '../legal.ts';
import { paperAddress } from '../paper-files.ts';
import { block, button, columns, heading, image, page, question, section, text } from '../write.ts';
import { contact, letter, picture, pressSheet } from './music.ts';

const dates = block('table', {
  caption: '',
  headRow: true,
  headColumn: false,
  stripes: false,
  cells: [
    'Date | Place | Town | Doors',
    '7 March | The Brass Lantern | Leeds | 7.30pm',
    '14 March | Harbour Arts | Bristol | 8pm',
    '21 March | St Anne’s Crypt | Edinburgh | 7pm',
    '4 April | Kino Sava | Ljubljana | 8pm',
    '18 April | The Reading Room | London | 7.30pm',
  ].join('\n'),
});

const home = (name: string): NewPage =>
  page(
    {
      slug: 'homepage',
      label: 'Home',
      title: `${name} – songs, dates and records`,
      description: 'Listen to the new record, see where the next concerts are, and get it on vinyl.',
      picture: picture('evening'),
    },
    block('hero', {
      layout: 'behind',
      eyebrow: 'The new record',
      title: 'Low Sun',
      text: 'Four songs for the way home. Out now on orange vinyl, and everywhere that music comes out of.',
      buttons: [button('Listen', '#listen'), button('See the dates', '/dates', 'secondary')],
      picture: picture('evening'),
    }),
    section(
      { background: 'none', anchor: 'listen' },
      columns(
        { layout: 'wide-right', gap: 'wide', align: 'start' },
        [image(picture('low-sun'), 'square', { rounded: false })],
        [
          block('playlist', {
            title: 'Listen',
            text: 'It keeps playing while you look around.',
            tracks: [],
          }),
        ],
      ),
    ),
    section(
      { background: 'main' },
      heading('See it live', 'Dates'),
      dates,
      block('button', { buttons: [button('All dates', '/dates')] }),
    ),
    section(
      { background: 'tint' },
      block('testimonials', {
        items: [
          {
            text: 'Somewhere between a lullaby and a motorway. I have not turned it off since Tuesday.',
            person: 'The Weekly Post',
            role: 'Record of the month',
            stars: 5,
            picture: null,
          },
          {
            text: 'A voice like a light left on in the hall.',
            person: 'Northlight Radio',
            role: 'Late session',
            stars: 0,
            picture: null,
          },
          {
            text: 'Four songs, and no need for a fifth.',
            person: 'Bramble',
            role: 'Review',
            stars: 4,
            picture: null,
          },
        ],
      }),
    ),
    section(
      { background: 'none' },
      block('products', {
        title: 'To have and to hold',
        text: '',
        show: 'newest',
        count: 3,
        columns: 3,
        more: 'See the whole shop',
      }),
    ),
    section(
      { background: 'none' },
      block('newsletter', {
        form: letter.id,
        title: 'First to hear',
        text: 'New songs and dates before they are anywhere else. Six letters a year, written by hand and then typed.',
        note: 'We’ll email you to confirm. Unsubscribe at any time.',
      }),
    ),
  );

const concerts = page(
  {
    slug: 'dates',
    label: 'Dates',
    title: 'Concerts this spring',
    description: 'Where and when the next concerts are, with doors and places.',
    picture: picture('stage'),
  },
  block('hero', {
    layout: 'behind',
    eyebrow: 'Dates',
    title: 'Spring, mostly by train',
    text: 'Two keyboards, one guitar, and whoever can sing the low part.',
    picture: picture('stage'),
  }),
  section(
    { background: 'none' },
    heading('Where we play'),
    dates,
    text(
      ['Tickets at the door unless the place says otherwise. Children come in free if they are carried.'],
      { size: 'small' },
    ),
  ),
  section(
    { background: 'tint', width: 'narrow' },
    block('callOut', {
      look: 'band',
      title: 'Would you like us to come to you?',
      text: 'We play in kitchens, too, if the kitchen holds twenty. Write to us with a date and a town.',
      buttons: [button('Contact us', '/contact')],
    }),
  ),
);

const about = (name: string): NewPage =>
  page(
    {
      slug: 'about',
      label: 'About',
      title: `About ${name}`,
      description:
        'A short story of borrowed keyboards, night trains and four songs; with pictures and a sheet for the press.',
      picture: picture('portrait'),
    },
    section(
      { background: 'none' },
      columns(
        { layout: 'two', gap: 'wide', align: 'centre' },
        [
          heading('Songs from the third floor', 'About', { level: '1' }),
          text([`${name} writes songs at night, because the neighbours are used to it by now.`], {
            size: 'large',
          }),
          text([
            'It began with a keyboard borrowed for a weekend and kept for eleven years. There was a choir, then a band that fell apart politely, then a long winter with a four-track recorder.',
            'The first record was made in a kitchen. So was the second, but the kitchen is bigger.',
          ]),
        ],
        [image(picture('portrait'), 'portrait', { rounded: false })],
      ),
    ),
    section(
      { background: 'tint' },
      block('gallery', {
        ratio: 'landscape',
        size: 'large',
        items: [
          { picture: picture('stage'), caption: 'Harbour Arts, last autumn' },
          { picture: picture('keys'), caption: 'The keyboard that was borrowed' },
        ],
      }),
    ),
    section(
      { background: 'none', width: 'narrow' },
      heading('For the press', 'Press kit'),
      text(['Everything you need to write about us, and leave to use it.']),
      block('downloadList', {
        items: [
          {
            title: 'Press sheet',
            href: paperAddress(pressSheet),
            kind: 'PDF',
            size: '',
            text: 'A short biography, the songs, and who to contact.',
          },
        ],
      }),
      block('audioTrack', {
        track: referTo('track', 'Tideline'),
        text: 'If you have two minutes, begin with this one.',
      }),
    ),
  );

const questions = page(
  {
    slug: 'faq',
    label: 'Questions',
    title: 'Records, tickets and other questions',
    description: 'How fast we post, how downloads work, and how to use a song in your film.',
  },
  section(
    { background: 'none' },
    columns(
      { layout: 'wide-right', gap: 'wide', align: 'start' },
      [
        heading('Frequently asked questions', 'Questions', { level: '1' }),
        text(['Not here? Write to us, and we’ll answer within two working days.'], { size: 'large' }),
        block('button', { buttons: [button('Contact us', '/contact')] }),
      ],
      [
        block('accordion', {
          openFirst: false,
          items: [
            question(
              'When does my record arrive?',
              'We post twice a week, between rehearsals: two to five days.',
            ),
            question(
              'How do I download my songs?',
              'The link is in the email you get when you’ve paid. It works five times.',
            ),
            question(
              'Can I use a song in a film?',
              'Probably. [Write to us](/contact) and say what happens in it.',
            ),
            question(
              'Will you play at our wedding?',
              'If you promise to dance to the slow one. [Ask us](/contact).',
            ),
          ],
        }),
      ],
    ),
  ),
);

const write = (name: string): NewPage =>
  page(
    {
      slug: 'contact',
      label: 'Contact',
      title: `Contact ${name}`,
      description: 'For concerts, films, interviews and kind words.',
    },
    section(
      { background: 'none' },
      columns(
        { layout: 'two', gap: 'wide' },
        [
          heading('Contact us', 'Contact', { level: '1' }),
          text(['Concerts, films, interviews, kind words: we answer within two working days.'], {
            size: 'large',
          }),
          block('contactDetails', {
            title: 'By post',
            level: '2',
            address: 'PO Box 118\nYour Town',
            phone: '01632 960131',
          }),
          block('socialLinks', {
            items: [
              { href: 'https://www.instagram.com/', label: '' },
              { href: 'https://www.youtube.com/', label: '' },
              { href: 'https://bandcamp.com/', label: 'Bandcamp' },
            ],
          }),
        ],
        [block('form', { form: contact.id, title: 'Send a message', text: '' })],
      ),
    ),
  );

export const pages = (name: string): NewPage[] => [
  home(name),
  concerts,
  about(name),
  questions,
  write(name),
  privacy({ name, sells: 'delivered', newsletter: true }),
  terms({ name, sells: 'delivered' }),
];
