import { block, button, columns, heading, image, type PageTemplate, section, title, words } from './write.ts';

export const about: PageTemplate = {
  key: 'about',
  name: 'About us',
  sentence: 'Who you are, how it began, and the people behind it.',
  blocks: [
    section('none', [
      columns(
        'wide-right',
        [
          title('We started with one good idea and no heating', 'About us'),
          words(
            'Begin with a true, small story: where you were, what was missing, and what you did about it. People remember stories and forget claims.',
          ),
        ],
        [image('landscape')],
      ),
    ]),
    section('tint', [
      heading('How it came about', 'Since 2012'),
      block('timeline', {
        items: [
          {
            when: '2012',
            title: 'The beginning',
            text: 'What the first day looked like, and who was there.',
          },
          {
            when: '2017',
            title: 'The turn',
            text: 'The decision that made you what you are, and what it cost.',
          },
          {
            when: 'Today',
            title: 'Where we are',
            text: 'How many you are, whom you work for, and what stayed the same.',
          },
        ],
      }),
    ]),
    section('none', [
      heading('What matters to us', 'How we work'),
      block('featureList', {
        items: [
          {
            icon: 'heart',
            title: 'Say something you do',
            text: 'Values are believed when they cost something. Tell what you turn down.',
          },
          {
            icon: 'leaf',
            title: 'Then something you keep',
            text: 'A habit, a supplier, a rule that has held for years.',
          },
          { icon: 'chat', title: 'And how you speak', text: 'Who answers, how fast, and in which words.' },
        ],
      }),
    ]),
    section('none', [
      heading('The people', 'Come and meet us'),
      block('people', {
        items: [
          { name: 'Maya Lindqvist', role: 'Founder', text: 'One line that only fits Maya.' },
          { name: 'Tom Achebe', role: 'Workshop', text: 'One line that only fits Tom.' },
          { name: 'Ruth Bell', role: 'Bookings', text: 'One line that only fits Ruth.' },
        ],
      }),
    ]),
    section('main', [
      block('quote', {
        text: 'End with somebody else’s words about you. One sentence, and a name that people can look up.',
        person: 'A long-time customer',
        role: 'Since the beginning',
        look: 'large',
      }),
    ]),
    section(
      'none',
      [block('button', { buttons: [button('Write to us', 'mailto:hello@example.org')], align: 'centre' })],
      { space: 'medium' },
    ),
  ],
};
