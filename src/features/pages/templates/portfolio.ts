import { block, button, columns, heading, image, type PageTemplate, section, title, words } from './write.ts';

const captions = [
  'Early light',
  'The long table',
  'North window',
  'Second hand',
  'Low water',
  'For Ada',
  'Study in blue',
  'The stair',
];

export const portfolio: PageTemplate = {
  key: 'portfolio',
  name: 'Gallery',
  sentence: 'Your work in an image grid that opens full size.',
  blocks: [
    section(
      'none',
      [
        title('Selected work', 'Portfolio'),
        words('One sentence on what connects these pictures. Then let them speak.'),
      ],
      { space: 'medium' },
    ),
    section(
      'none',
      [
        block('gallery', {
          items: captions.map((caption) => ({ picture: null, caption })),
          size: 'medium',
          ratio: 'portrait',
        }),
      ],
      { width: 'wide', space: 'medium' },
    ),
    section('none', [
      columns(
        'wide-left',
        [image('landscape')],
        [
          heading('One piece in depth', 'A closer look'),
          words(
            'Choose the work that people ask about most. Say how it was made, how long it took, and what nearly went wrong.',
          ),
        ],
      ),
    ]),
    section('dark', [
      block('quote', {
        text: 'A sentence from somebody who lives with your work is worth a page of explanation.',
        person: 'A collector',
        role: 'Owns two pieces',
        look: 'large',
      }),
    ]),
    section(
      'none',
      [
        block('callOut', {
          look: 'note',
          title: 'Would you like something made?',
          text: 'Say what you take on, what it costs at least, and how long people wait.',
          buttons: [button('Ask about a commission', 'mailto:hello@example.org')],
        }),
      ],
      { space: 'medium' },
    ),
  ],
};
