import { block, button, heading, type PageTemplate, section } from './write.ts';

export const landing: PageTemplate = {
  key: 'landing',
  name: 'Landing page',
  sentence: 'One offer with its benefits, proof and a call to action.',
  blocks: [
    block('hero', {
      layout: 'right',
      eyebrow: 'New this season',
      title: 'The promise, in eight words or fewer',
      text: 'Say what people get, for whom it is, and what changes for them. Two sentences are plenty.',
      buttons: [button('Start now', '#start'), button('See how it works', '#how', 'secondary')],
    }),
    section(
      'none',
      [
        block('logoStrip', {
          title: 'Trusted by people who know',
          items: ['Hartwell & Co', 'Northlight', 'Bramble', 'Fen House'].map((name) => ({ name })),
        }),
      ],
      { space: 'small' },
    ),
    section(
      'tint',
      [
        heading('Three reasons to stay', 'Why it works'),
        block('featureList', {
          items: [
            {
              icon: 'bolt',
              title: 'Quick to begin',
              text: 'Name the first thing people can do, and how few minutes it takes.',
            },
            {
              icon: 'shield',
              title: 'Safe to try',
              text: 'Say what happens if it is not for them: money back, no contract, no questions.',
            },
            {
              icon: 'people',
              title: 'Never alone',
              text: 'Tell who helps, how to reach them and how soon they answer.',
            },
          ],
        }),
      ],
      { anchor: 'how' },
    ),
    section(
      'none',
      [
        block('numbers', {
          items: [
            { value: '1,200', label: 'people have started' },
            { value: '96%', label: 'would do it again' },
            { value: '10 min', label: 'until the first result' },
          ],
        }),
      ],
      { space: 'medium' },
    ),
    section('none', [
      heading('What they say', 'In their words'),
      block('testimonials', {
        items: [
          {
            text: 'Ask somebody who was unsure at first. Their words weigh the most.',
            person: 'A first customer',
            role: 'Since spring',
            stars: 5,
          },
          {
            text: 'A sentence with a number in it is believed more easily than praise.',
            person: 'A second customer',
            role: 'Three visits',
            stars: 5,
          },
          {
            text: 'Short is good. This is short.',
            person: 'A third customer',
            role: 'Local business',
            stars: 5,
          },
        ],
      }),
    ]),
    section(
      'none',
      [
        block('callOut', {
          look: 'band',
          title: 'Ready when you are',
          text: 'Repeat the promise, and say exactly what happens after the press of the button.',
          buttons: [button('Start now', 'mailto:hello@example.org')],
          level: '2',
        }),
      ],
      { anchor: 'start' },
    ),
  ],
};
