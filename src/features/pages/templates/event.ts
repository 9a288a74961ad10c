import { block, button, columns, heading, image, type PageTemplate, question, section } from './write.ts';

export const event: PageTemplate = {
  key: 'event',
  name: 'Event',
  sentence: 'When, where, what to expect and how to take part.',
  blocks: [
    block('hero', {
      layout: 'centred',
      background: 'main',
      eyebrow: 'Saturday 12 June, from 6 pm',
      title: 'The summer party',
      text: 'Say what kind of evening it will be, in words that make people want to ring a friend.',
      buttons: [button('Tell us you are coming', 'mailto:hello@example.org?subject=I am coming')],
    }),
    section(
      'none',
      [
        block('countdown', {
          title: 'Until the doors open',
          date: `${new Date().getUTCFullYear() + 1}-06-12`,
          time: '18:00',
          after: 'The doors are open. Come in!',
          align: 'centre',
        }),
      ],
      { space: 'medium' },
    ),
    section('none', [
      columns(
        'two',
        [
          heading('The evening', 'Programme'),
          block('timeline', {
            items: [
              { when: '18:00', title: 'Doors open', text: 'A drink for everybody who comes before seven.' },
              { when: '19:00', title: 'Welcome', text: 'Two minutes, no slides.' },
              { when: '19:30', title: 'Music', text: 'Who plays, and what it sounds like.' },
              { when: '23:00', title: 'Last song', text: 'The last bus goes at 23:20 from the bridge.' },
            ],
          }),
        ],
        [image('portrait')],
      ),
    ]),
    section('tint', [
      columns(
        'two',
        [
          block('contactDetails', {
            title: 'Where',
            address: 'The Boat Shed\n12 Mill Lane\nExampleton',
            phone: '01632 960123',
            email: 'hello@example.org',
            level: '2',
          }),
        ],
        [
          heading('Good to know'),
          block('accordion', {
            items: [
              question('What does it cost?', 'Nothing. There is a hat for the band.'),
              question('May I bring children?', 'Please do. There is a quiet room until nine.'),
              question('And if it rains?', 'Then we move under the roof. It will be snug.'),
            ],
          }),
        ],
      ),
    ]),
    section(
      'none',
      [
        block('embed', {
          address: 'https://www.openstreetmap.org/?mlat=51.47690&mlon=-0.00050#map=16/51.47690/-0.00050',
          title: 'Where it is',
        }),
      ],
      { space: 'medium' },
    ),
  ],
};
