import type { NewPage } from '../../../features/pages/server/index.ts';
import { privacy, terms } from '../legal.ts';
import { block, button, columns, h2, heading, image, page, question, section, text } from '../write.ts';
import { contact, EPISODES, letter, picture } from './episodes.ts';

const apps = block('button', {
  buttons: [
    button('Apple Podcasts', 'https://podcasts.apple.com/'),
    button('Spotify', 'https://open.spotify.com/', 'secondary'),
    button('RSS feed', '/episodes/podcast.xml', 'secondary'),
  ],
});

const hosts = block('people', {
  shape: 'round',
  items: [
    {
      picture: picture('noor'),
      name: 'Noor Hadley',
      role: 'Music',
      text: 'Writes a piece for each place, mostly for keys, bells and a kalimba with one bent tongue.',
      href: '',
      linkLabel: '',
    },
    {
      picture: picture('sam'),
      name: 'Sam Oduya',
      role: 'Places and notes',
      text: 'Goes there first and sits very still. Used to map noise for the council, and prefers it this way round.',
      href: '',
      linkLabel: '',
    },
  ],
});

const home = (name: string): NewPage =>
  page(
    {
      slug: 'homepage',
      label: 'Home',
      title: `${name} – a podcast about listening`,
      description:
        'One place, one short piece of music, and notes on what to listen for. A new episode every other Friday.',
      picture: picture('cover'),
    },
    block('hero', {
      layout: 'right',
      eyebrow: 'A podcast in miniature',
      title: 'Every room has a sound',
      text: 'One place, one short piece of music written for it, and notes on what to listen for. Less than a minute, every other Friday.',
      buttons: [button('Play the latest episode', '#latest'), button('Subscribe', '#subscribe', 'secondary')],
      picture: picture('cover'),
    }),
    section(
      { anchor: 'latest', background: 'tint' },
      heading('Latest episodes', 'Listen'),
      block('entryList', {
        title: '',
        type: EPISODES,
        layout: 'lead',
        columns: 3,
        count: 4,
        categories: true,
        more: 'All episodes',
      }),
    ),
    section(
      { anchor: 'subscribe', background: 'main' },
      columns(
        { layout: 'two', gap: 'wide', align: 'centre' },
        [
          heading('Wherever you listen', 'Subscribe'),
          text([
            'Follow the show in your podcast app, or add our feed to any other. It’s free, and there are no ads.',
          ]),
        ],
        [apps],
      ),
    ),
    section({}, heading('Two pairs of ears', 'Your hosts'), hosts),
    section(
      { background: 'tint' },
      block('newsletter', {
        form: letter.id,
        title: 'New episodes by email',
        text: 'A short note on the Friday it comes out, and a photo of the place.',
        note: 'We’ll email you to confirm. Unsubscribe at any time.',
      }),
    ),
  );

const episodes = page(
  {
    slug: 'episodes',
    label: 'Episodes',
    title: 'Episodes – all of them, newest first',
    description: 'Listen to every episode here, with its show notes, or subscribe in your podcast app.',
    picture: picture('cover'),
  },
  section(
    { space: 'medium' },
    heading('Episodes', '', { level: '1' }),
    text(['Press play, and keep looking around: it goes on playing from page to page.'], { size: 'large' }),
    apps,
    block('entryList', {
      title: '',
      type: EPISODES,
      layout: 'list',
      count: 12,
      categories: true,
      paging: true,
    }),
  ),
);

const about = (name: string): NewPage =>
  page(
    {
      slug: 'about',
      label: 'About',
      title: `About ${name}`,
      description: 'Who makes the show, how an episode comes about, and what’s on the desk.',
      picture: picture('desk'),
    },
    section(
      { width: 'narrow', space: 'medium' },
      heading('Two people, one recorder, no hurry', 'About the show', { level: '1' }),
      text(
        [
          `${name} began with a broken heating pipe. It knocked all night, in five-four time, and in the morning we’d both written it down.`,
        ],
        { size: 'large' },
      ),
      image(picture('desk'), 'natural'),
      text([
        h2('How an episode comes about'),
        'Sam picks a place and spends an hour there with his eyes closed, which has led to some misunderstandings. He brings back a page of notes: what hums, what knocks, what only happens once.',
        'Noor reads the notes and writes a piece from them without having been there. No recordings are used. Everything you hear was played, and everything that was played was heard.',
        h2('Why so short?'),
        'Because it’s the length of a lift journey, a kettle or a red light. You can listen to it twice. We hope you do: once with the notes, and once without.',
      ]),
    ),
    section({ background: 'tint' }, heading('Your hosts', 'Who we are'), hosts),
    section(
      { background: 'main' },
      block('quote', {
        text: 'I’ve lived next to that market for ten years. Now I go out when it rains.',
        person: 'Jo',
        role: 'A listener',
        picture: null,
        look: 'large',
      }),
    ),
  );

const questions = page(
  {
    slug: 'faq',
    label: 'Questions',
    title: 'Subscribing, music rights and other questions',
    description: 'How to subscribe, use our music in your work, or suggest a place.',
  },
  section(
    {},
    columns(
      { layout: 'wide-right', gap: 'wide', align: 'start' },
      [
        heading('Frequently asked questions', 'Questions', { level: '1' }),
        text(['Still wondering? Write to us, and we’ll answer within two working days.'], { size: 'large' }),
        block('button', { buttons: [button('Contact us', '/contact')] }),
      ],
      [
        block('accordion', {
          openFirst: true,
          items: [
            question(
              'How do I subscribe?',
              'Search for the show in your podcast app. If it isn’t listed there, copy the address of [our feed](/episodes/podcast.xml) and choose “Follow a show by URL”.',
            ),
            question(
              'May I use the music in a film or a lesson?',
              'In a lesson, yes, and please tell us how it went. For anything else, [ask us](/contact): we usually say yes.',
            ),
            question(
              'Can I suggest a place?',
              'Please do. [Tell us](/contact) where it is, when it’s at its best, and whether Sam needs to bring a coat.',
            ),
            question('Do you take advertising?', 'No. The whole show would be over before the advert was.'),
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
      description: 'Suggest a place, ask about the music, or say hello.',
    },
    section(
      {},
      columns(
        { layout: 'two', gap: 'wide' },
        [
          heading('What should we listen to?', 'Contact', { level: '1' }),
          text(
            [
              'Suggest a place, ask about the music, or tell us what you heard. We answer within two working days.',
            ],
            { size: 'large' },
          ),
          block('contactDetails', {
            title: 'By post',
            level: '2',
            address: 'Studio 3, 9 Chandler Street\nYour Town',
            phone: '01632 960188',
          }),
          block('socialLinks', {
            items: [
              { href: 'https://www.instagram.com/', label: '' },
              { href: 'https://bsky.app/', label: '' },
            ],
          }),
        ],
        [block('form', { form: contact.id, title: 'Send a message', text: '' })],
      ),
    ),
  );

export const pages = (name: string): NewPage[] => [
  home(name),
  episodes,
  about(name),
  questions,
  write(name),
  privacy({ name, newsletter: true }),
  terms({ name }),
];
