import type { NewPage } from '../../../features/pages/server/index.ts';
import { privacy, terms } from '../legal.ts';
import { block, button, columns, h2, heading, image, page, question, section, text } from '../write.ts';
import { contact, letter, picture, POSTS } from './posts.ts';

const subscribe = block('newsletter', {
  form: letter.id,
  title: 'The Sunday letter',
  text: 'Each new piece by email, every other Sunday, with one thing that didn’t fit into it.',
  note: 'We’ll email you to confirm. Unsubscribe at any time.',
});

const home = (name: string): NewPage =>
  page(
    {
      slug: 'homepage',
      label: 'Home',
      title: `${name} – walks, meals and quiet rooms`,
      description: 'A journal about places you can reach on foot, food that takes an hour, and staying in.',
      picture: picture('tide-road'),
    },
    section(
      { space: 'small' },
      heading('Walks, meals and quiet rooms', 'A journal by Iris Holm', { level: '1', align: 'centre' }),
      block('entryList', {
        title: '',
        type: POSTS,
        layout: 'lead',
        columns: 2,
        count: 5,
        categories: true,
        more: 'Browse all posts',
      }),
    ),
    section(
      { background: 'tint' },
      columns(
        { layout: 'wide-right', gap: 'wide', align: 'centre' },
        [image(picture('iris'), 'square', { width: 'small' })],
        [
          heading('Written at a kitchen table', 'About the author'),
          text([
            'I’m Iris. I was a surveyor for twenty years, which means that I was paid to walk slowly and write things down. Now I do the same without the measuring tape.',
            'There’s a new piece every other Sunday. Nothing here is urgent.',
          ]),
          block('button', { buttons: [button('More about the journal', '/about', 'secondary')] }),
        ],
      ),
    ),
    section({ background: 'main' }, subscribe),
  );

const archive = page(
  {
    slug: 'journal',
    label: 'Journal',
    title: 'Journal – all posts',
    description: 'Every post, the newest first: walks, food, and notes from home.',
    picture: picture('letters'),
  },
  section(
    { space: 'medium' },
    heading('Journal', '', { level: '1' }),
    text(
      [
        'Everything so far, the newest first. Or choose a subject: [Walks](/journal/category/walks), [Kitchen](/journal/category/kitchen) or [At home](/journal/category/at-home).',
      ],
      { size: 'large' },
    ),
    block('entryList', {
      title: '',
      type: POSTS,
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
      description: 'Who writes this journal, how it began, and how a piece gets made.',
      picture: picture('iris'),
    },
    section(
      {},
      columns(
        { layout: 'wide-left', gap: 'wide', align: 'start' },
        [
          heading('Hello, I’m Iris', 'About', { level: '1' }),
          text(
            [
              `${name} is a journal about things you can do slowly. I write all of it, and draw the pictures.`,
            ],
            { size: 'large' },
          ),
          text([
            'It began with a broken ankle. I’d been a surveyor for twenty years, out in all weathers, and for three months I could get as far as the end of the lane. So I described the lane. A friend asked for more. Then a friend of hers did.',
            h2('How a piece gets made'),
            'I go somewhere, or cook something, or sit still for long enough. I make notes in pencil, because pencils work in the rain. A week later I write it up in one sitting, and a week after that I take out every sentence that’s only there to sound clever.',
            h2('What you won’t find'),
            'No advertising, no affiliate links, and no list of ten things. If I recommend something, I bought it, and probably years ago.',
          ]),
        ],
        [
          image(picture('iris'), 'square', {
            width: 'small',
            caption: 'Iris Holm. The jumper is older than the journal.',
          }),
        ],
      ),
    ),
    section(
      { background: 'tint', width: 'narrow' },
      block('quote', {
        text: 'I read it on the train, and then I get off one stop early.',
        person: 'Tomasz',
        role: 'Reader since the second piece',
        picture: null,
        look: 'large',
      }),
    ),
    section({}, subscribe),
  );

const questions = page(
  {
    slug: 'faq',
    label: 'Questions',
    title: 'Reprints, readings and other questions',
    description: 'How to follow the journal, use a piece elsewhere, or suggest a walk.',
  },
  section(
    {},
    columns(
      { layout: 'wide-right', gap: 'wide', align: 'start' },
      [
        heading('Frequently asked questions', 'Questions', { level: '1' }),
        text(['Something else? Write to me, and I’ll answer within two working days.'], { size: 'large' }),
        block('button', { buttons: [button('Contact me', '/contact')] }),
      ],
      [
        block('accordion', {
          openFirst: true,
          items: [
            question(
              'How can I follow the journal?',
              'By email: subscribe to the Sunday letter at the bottom of the [home page](/). Or with a feed reader: the address of the feed is [/journal/feed.xml](/journal/feed.xml).',
            ),
            question(
              'May I reprint a piece?',
              'Usually, yes. [Tell me](/contact) which one and where. Please keep the text as it is, and link back to it.',
            ),
            question(
              'Can I write for you?',
              'Not at the moment. It’s a journal of one. But I’m always glad to be sent somewhere: [suggest a walk](/contact).',
            ),
            question(
              'Do you give readings?',
              'Twice a year, in libraries and once in a boathouse. [Ask me](/contact), and say how far it is from a railway station.',
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
      description: 'Write to the author: corrections, suggestions, reprints and readings.',
    },
    section(
      {},
      columns(
        { layout: 'two', gap: 'wide' },
        [
          heading('Write to me', 'Contact', { level: '1' }),
          text(
            [
              'Corrections, suggestions, a walk I should know about: I read everything, and answer within two working days.',
            ],
            { size: 'large' },
          ),
          block('contactDetails', {
            title: 'By post',
            level: '2',
            address: 'PO Box 42\nYour Town',
            phone: '01632 960174',
          }),
        ],
        [block('form', { form: contact.id, title: 'Send a message', text: '' })],
      ),
    ),
  );

export const pages = (name: string): NewPage[] => [
  home(name),
  archive,
  about(name),
  questions,
  write(name),
  privacy({ name, newsletter: true }),
  terms({ name }),
];
