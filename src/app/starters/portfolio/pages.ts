import type { NewPage } from '../../../features/pages/server/index.ts';
import { privacy, terms } from '../legal.ts';
import { block, button, columns, heading, image, page, section, text } from '../write.ts';
import { brief, picture, projects } from './parts.ts';
import { studies } from './work.ts';

const cards = projects.map(({ slug, name, what, shown }) => ({
  picture: picture(shown),
  title: name,
  text: what,
  href: `/${slug}`,
  linkLabel: 'See the project',
}));

const home = (name: string): NewPage =>
  page(
    {
      slug: 'homepage',
      label: 'Home',
      title: `${name} – architecture`,
      description:
        'Houses, libraries and rebuilds: plain, well built, good to grow old in. A small office and its work.',
      picture: picture('house'),
    },
    block('hero', {
      layout: 'below',
      eyebrow: 'Architecture',
      title: 'Plain houses, well made',
      text: 'A small office for houses, public rooms and the careful rebuilding of what is there. We draw by hand, count honestly and come to the site in person.',
      buttons: [button('See the work', '/work'), button('Start a project', '/contact', 'secondary')],
    }),
    section(
      { background: 'none' },
      heading('Selected work', 'Work'),
      block('cards', { layout: 'feature', ratio: 'landscape', items: cards }),
    ),
    section(
      { background: 'none' },
      columns(
        { layout: 'wide-left', gap: 'wide', align: 'centre' },
        [image(picture('models'), 'landscape', { rounded: false })],
        [
          heading('First card, then concrete', 'How we work'),
          text([
            'Every building is a model before it is a drawing: white card, one to fifty, held up to the window. You can take the roof off and look in. So can the neighbours, which helps.',
          ]),
          block('button', { buttons: [button('About the office', '/about', 'quiet')] }),
        ],
      ),
    ),
    section(
      { background: 'none' },
      block('numbers', {
        align: 'start',
        items: [
          { value: '23', label: 'buildings that stand', note: '' },
          { value: '11', label: 'of them rebuilt, not new', note: '' },
          { value: '3', label: 'people in the office', note: '' },
          { value: '0', label: 'glass domes', note: '' },
        ],
      }),
    ),
    section(
      { background: 'dark' },
      block('quote', {
        text: 'He was the only one who asked what we do on Sundays.',
        person: 'Client',
        role: 'House in the Pines',
        look: 'large',
      }),
    ),
  );

const work = page(
  {
    slug: 'work',
    label: 'Work',
    title: 'Houses, a library, a terrace',
    description: 'Three projects in detail, and a few more in pictures.',
    picture: picture('library'),
  },
  section(
    { background: 'none' },
    heading('Work', 'Since 2011', { level: '1' }),
    text(['Three in detail. For the others, come by and open the drawers.'], { size: 'large' }),
    block('cards', { layout: 'row', ratio: 'landscape', level: '2', items: cards }),
  ),
  section(
    { background: 'tint' },
    heading('From the drawers'),
    block('gallery', {
      ratio: 'square',
      size: 'medium',
      items: [
        { picture: picture('stair'), caption: 'Stair for a school, study' },
        { picture: picture('library-inside'), caption: 'Reading room, town library' },
        { picture: picture('terrace-court'), caption: 'Court, five houses' },
        { picture: picture('house-inside'), caption: 'Long room, House in the Pines' },
        { picture: picture('models'), caption: 'Models, 1 : 50' },
        { picture: picture('house-plan'), caption: 'Plan, House in the Pines' },
      ],
    }),
  ),
);

const about = (name: string): NewPage =>
  page(
    {
      slug: 'about',
      label: 'Office',
      title: `${name} and the office`,
      description: 'Who we are, how a project goes from the first walk to the key, and what it costs.',
      picture: picture('jonah'),
    },
    section(
      { background: 'none' },
      columns(
        { layout: 'wide-left', gap: 'wide', align: 'centre' },
        [
          heading('Three people and a plan chest', 'Office', { level: '1' }),
          text(
            [
              `${name} learned carpentry first, and drawing afterwards. The office has been three people since 2011, because that is how many fit round the table.`,
            ],
            { size: 'large' },
          ),
          text([
            'We take on two projects a year. That is why somebody answers the telephone who knows your name, and why we can be on the site when the concrete comes.',
          ]),
        ],
        [image(picture('jonah'), 'portrait', { rounded: false })],
      ),
    ),
    section(
      { background: 'tint', width: 'narrow' },
      heading('From the first walk to the key', 'How it works'),
      block('timeline', {
        items: [
          {
            when: 'First',
            title: 'A walk',
            text: 'On the site, for an hour, without paper. It costs nothing.',
          },
          {
            when: 'Two months',
            title: 'A model',
            text: 'White card, and a sheet with what it will cost. You may stop here.',
          },
          {
            when: 'Six months',
            title: 'Drawings',
            text: 'Everything that a builder needs to give an honest price.',
          },
          {
            when: 'A year and more',
            title: 'Building',
            text: 'We are there every week, and on the telephone in between.',
          },
          {
            when: 'Ever after',
            title: 'The key',
            text: 'We come back after a year, and every five, to see how it wears.',
          },
        ],
      }),
    ),
  );

/** A question with its answer beside it, below a rule. */
const row = (asked: string, answer: string) => [
  block('divider'),
  columns(
    { layout: 'two', gap: 'wide', align: 'start' },
    [heading(asked)],
    [text([answer], { size: 'large' })],
  ),
];

const questions = page(
  {
    slug: 'faq',
    label: 'Questions',
    title: 'Building with an architect: FAQ',
    description: 'What an architect costs, how long a house takes, and how far away we work.',
  },
  section(
    { background: 'none' },
    heading('Frequently asked questions', 'Questions', { level: '1' }),
    ...row(
      'What does an architect cost?',
      'Between nine and fourteen per cent of what the building costs, agreed before we begin. The first walk is free.',
    ),
    ...row('Do you take on small projects?', 'We love small things. The smallest was a bench.'),
    ...row(
      'How long does a house take?',
      'Two years from the first walk to the key, if nobody is in a hurry. Eighteen months if somebody is.',
    ),
    ...row('How far do you work?', 'We go by train as far as it takes us in a morning. [Ask us](/contact).'),
  ),
);

const write = (name: string): NewPage =>
  page(
    {
      slug: 'contact',
      label: 'Contact',
      title: `Start a project with ${name}`,
      description: 'A few questions before our first talk. We write back within three working days.',
    },
    section(
      { background: 'none' },
      columns(
        { layout: 'two', gap: 'wide' },
        [
          heading('Start a project', 'Contact', { level: '1' }),
          text(['A few lines are enough. We write back within three working days.'], {
            size: 'large',
          }),
          block('contactDetails', {
            title: 'The office',
            level: '2',
            address: '8 Foundry Lane\nYour Town',
            phone: '01632 960166',
          }),
          image(picture('stair'), 'square', { rounded: false }),
        ],
        [block('form', { form: brief.id, title: 'What would you like to build?', text: '' })],
      ),
    ),
  );

export const pages = (name: string): NewPage[] => [
  home(name),
  work,
  ...studies,
  about(name),
  questions,
  write(name),
  privacy({ name }),
  terms({ name }),
];
