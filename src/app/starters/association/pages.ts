import type { NewPage } from '../../../features/pages/server/index.ts';
import { privacy, terms } from '../legal.ts';
import { block, button, columns, heading, image, page, question, section, text } from '../write.ts';
import { contact, join, letter, papers, picture } from './parts.ts';

const events = block('timeline', {
  items: [
    {
      when: 'Every Saturday, 10am',
      title: 'Open gate',
      text: 'Come and look, dig or drink tea. No need to book.',
    },
    {
      when: 'First Sunday of the month, 2pm',
      title: 'Children’s hour',
      text: 'Worms, seeds and mud, with Kasia. Old clothes, please.',
    },
    {
      when: 'Second Wednesday, 7pm',
      title: 'Talking about bees',
      text: 'George opens a hive, or the book about it, depending on the rain.',
    },
    {
      when: 'Last Saturday in August, 6pm',
      title: 'The long supper',
      text: 'One table, everybody’s dishes, strings of lights. Bring a plate and a chair.',
    },
  ],
});

const home = (name: string): NewPage =>
  page(
    {
      slug: 'homepage',
      label: 'Home',
      title: `${name} – a garden for everybody`,
      description:
        'Sixteen beds, an orchard, a greenhouse and eighty members. Come on a Saturday, join us, or share the supper in August.',
      picture: picture('garden'),
    },
    block('hero', {
      layout: 'below',
      background: 'tint',
      eyebrow: 'Open every Saturday',
      title: 'A garden that belongs to all of us',
      text: 'Sixteen beds, an orchard and a greenhouse behind the railway line, looked after by eighty neighbours.',
      buttons: [button('Join us', '/join'), button('What’s on', '/events', 'secondary')],
      picture: picture('garden'),
    }),
    section(
      { background: 'tint' },
      columns(
        { layout: 'wide-left', gap: 'wide', align: 'centre' },
        [image(picture('supper'), 'landscape')],
        [heading('What’s on', 'In the garden'), events],
      ),
    ),
    section(
      { background: 'main' },
      block('numbers', {
        align: 'centre',
        items: [
          { value: '80', label: 'members', note: 'From 3 to 91 years' },
          { value: '16', label: 'beds, none of them locked', note: '' },
          { value: '410 kg', label: 'of vegetables last year', note: 'A third for the food bank' },
          { value: '3', label: 'hives', note: 'Home to about 120,000 bees' },
        ],
      }),
    ),
    section(
      { background: 'none' },
      heading('Come as you are', 'Take part'),
      block('cards', {
        ratio: 'square',
        items: [
          {
            picture: picture('seedlings'),
            title: 'Grow something',
            text: 'No bed of your own to worry about: we share all of them, and the harvest.',
            href: '/join',
            linkLabel: 'Join us',
          },
          {
            picture: picture('bees'),
            title: 'Learn something',
            text: 'Pruning, composting, bees: somebody here knows, and likes to show it.',
            href: '/events',
            linkLabel: 'See what’s on',
          },
          {
            picture: picture('tools'),
            title: 'Lend a hand',
            text: 'Two hours on a Saturday are a great help. So is a sack of leaves.',
            href: '/contact',
            linkLabel: 'Offer something',
          },
        ],
      }),
    ),
    section(
      { background: 'none' },
      block('quote', {
        text: 'I moved here knowing nobody. Now I cannot buy bread without talking about courgettes.',
        person: 'Wen Li',
        role: 'Member since the second spring',
        look: 'large',
      }),
    ),
    section(
      { background: 'none' },
      block('newsletter', {
        form: letter.id,
        title: 'The garden letter',
        text: 'What is ripe, what’s on, and what needs doing. On the first of each month.',
        note: 'We’ll email you to confirm. Unsubscribe at any time.',
      }),
    ),
  );

const whatsOn = page(
  {
    slug: 'events',
    label: 'What’s on',
    title: 'What’s on in the garden',
    description: 'Open gate every Saturday, children’s hour, bees, and the long supper in August.',
    picture: picture('supper'),
  },
  block('hero', {
    layout: 'behind',
    eyebrow: 'What’s on',
    title: 'There is always something',
    text: 'Everything is free, and nobody has to be a member. If it pours, we meet in the greenhouse.',
    picture: picture('supper'),
  }),
  section({ background: 'none', width: 'narrow' }, heading('Through the year'), events),
  section(
    { background: 'tint' },
    columns(
      { layout: 'wide-right', gap: 'wide', align: 'centre' },
      [image(picture('harvest'), 'landscape')],
      [
        heading('Harvest days', 'Saturdays from July on'),
        text([
          'From ten, you’ll find what’s ripe on the table by the gate: take what you need, leave what you can. A third goes to the food bank at noon, by bicycle.',
        ]),
      ],
    ),
  ),
);

const about = (name: string): NewPage =>
  page(
    {
      slug: 'about',
      label: 'About us',
      title: `Who we are – ${name}`,
      description:
        'From a wasteland with a mattress to sixteen beds: how the garden began, and who looks after it.',
      picture: picture('tools'),
    },
    section(
      { background: 'none' },
      columns(
        { layout: 'two', gap: 'wide', align: 'centre' },
        [
          heading('It began with a mattress', 'About us', { level: '1' }),
          text(
            [
              'Somebody had left it on the wasteland behind the railway line. Somebody else sat down on it and thought: there is sun here.',
            ],
            { size: 'large' },
          ),
          text([
            'The council lent us the land for one summer. That was nine years ago. Since then we have moved forty tons of rubble by wheelbarrow, planted twelve apple trees, and learned one another’s names.',
            'We are an association with a chair, a treasurer and minutes. It hurts less than you think.',
          ]),
        ],
        [image(picture('tools'), 'square')],
      ),
    ),
    section(
      { background: 'tint' },
      heading('Who to contact', 'The committee'),
      block('people', {
        shape: 'round',
        items: [
          {
            picture: picture('amina'),
            name: 'Amina Okafor',
            role: 'Chair',
            text: 'Has the keys, the overview and the biscuits.',
            href: '',
            linkLabel: '',
          },
          {
            picture: picture('george'),
            name: 'George Pell',
            role: 'Bees',
            text: 'Was a postman for forty years. Knows every gate in town.',
            href: '',
            linkLabel: '',
          },
          {
            picture: picture('wen'),
            name: 'Wen Li',
            role: 'Treasurer',
            text: 'Makes a budget sound like a recipe.',
            href: '',
            linkLabel: '',
          },
          {
            picture: picture('kasia'),
            name: 'Kasia Nowak',
            role: 'Children and seeds',
            text: 'Teacher in the week, mud expert on Sundays.',
            href: '',
            linkLabel: '',
          },
        ],
      }),
    ),
    section(
      { background: 'none' },
      heading('Map of the garden', 'Plan'),
      image(picture('plan'), 'natural', {
        caption: 'Gate below, orchard above, pond on the right. Mind the hives.',
      }),
    ),
  );

const joining = page(
  {
    slug: 'join',
    label: 'Join us',
    title: 'Become a member',
    description: 'What it costs, what you get, what we ask of you, and the form.',
    picture: picture('seedlings'),
  },
  section(
    { background: 'none' },
    heading('Join us', 'Become a member', { level: '1' }),
    text(
      [
        'Members share the work, the harvest and the say. Nobody is turned away for want of money: pay what you can.',
      ],
      { size: 'large' },
    ),
    heading('What it costs'),
    block('priceTable', {
      plans: [
        {
          name: 'By yourself',
          price: '£24',
          per: 'a year',
          text: 'Or £8, if money is short. No questions.',
          features: 'A key\nA share of the harvest\nA vote',
          label: 'Join',
          href: '#form',
          highlighted: false,
          badge: '',
        },
        {
          name: 'Household',
          price: '£36',
          per: 'a year',
          text: 'However many you are, whoever you are.',
          features: 'A key for each grown-up\nA share of the harvest\nTwo votes',
          label: 'Join',
          href: '#form',
          highlighted: true,
          badge: 'Most of us',
        },
        {
          name: 'School or group',
          price: '£60',
          per: 'a year',
          text: 'For classes, homes and clubs.',
          features: 'A bed for your group\nSomebody who shows you\nOne vote',
          label: 'Join',
          href: '#form',
          highlighted: false,
          badge: '',
        },
      ],
      note: 'Paid once a year, in spring. We ask for two hours of work a month, or cake.',
    }),
  ),
  section(
    { background: 'tint', anchor: 'form' },
    columns(
      { layout: 'wide-left', gap: 'wide' },
      [block('form', { form: join.id, title: 'Membership form', text: '' })],
      [heading('To read and to keep'), papers],
    ),
  ),
);

const questions = page(
  {
    slug: 'faq',
    label: 'Questions',
    title: 'Questions about the garden',
    description: 'Beds, children, dogs, getting in with wheels, and what to do with too many courgettes.',
  },
  section(
    { background: 'none' },
    heading('Frequently asked questions', 'Questions', { level: '1' }),
    columns(
      { layout: 'wide-right', gap: 'wide', align: 'start' },
      [image(picture('seedlings'), 'portrait')],
      [
        block('accordion', {
          openFirst: true,
          items: [
            question(
              'Do I get a bed of my own?',
              'No, and after a summer you will be glad. We plan together in February, and everybody waters everything.',
            ),
            question(
              'What if I know nothing about gardens?',
              'Perfect. Come on a Saturday; somebody hands you a fork and stays beside you.',
            ),
            question(
              'Is the garden wheelchair accessible?',
              'The paths are firm and wide, and four beds stand at table height. The gate opens outwards; ring, and we come.',
            ),
            question(
              'Can I bring children, or a dog?',
              'Children always. Dogs on a lead, and not near the hives.',
            ),
            question(
              'What do I do with too many courgettes?',
              'Everybody has. The food bank takes them until Tuesday noon.',
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
      title: `Write to ${name}`,
      description: 'Where the gate is, when it is open, and a form to write to the committee.',
    },
    section(
      { background: 'none' },
      columns(
        { layout: 'two', gap: 'wide' },
        [
          heading('The green gate', 'Contact', { level: '1' }),
          text(
            [
              'Behind the railway line, between the bicycle shed and the big chestnut. The gate is open whenever somebody is in.',
            ],
            { size: 'large' },
          ),
          block('contactDetails', {
            title: 'Where we are',
            level: '2',
            address: 'Meadow Lane\nYour Town',
            phone: '01632 960185',
          }),
          block('hours', {
            title: 'Opening hours',
            level: '2',
            rows: [
              { days: 'Wednesday', times: '5 – 8pm, from April to October' },
              { days: 'Saturday', times: '10am – 4pm' },
            ],
            note: 'And most other days, if you look over the gate and wave.',
          }),
        ],
        [block('form', { form: contact.id, title: 'Write to the committee', text: '' })],
      ),
    ),
  );

export const pages = (name: string): NewPage[] => [
  home(name),
  whatsOn,
  about(name),
  joining,
  questions,
  write(name),
  privacy({ name, newsletter: true }),
  terms({ name }),
];
