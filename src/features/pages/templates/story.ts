import { block, heading, image, type PageTemplate, section, title, words } from './write.ts';

export const story: PageTemplate = {
  key: 'story',
  name: 'Long story',
  sentence: 'A longer read with images, a quote and a table of contents.',
  blocks: [
    section(
      'none',
      [
        title('A title that makes a promise and keeps it', 'A story'),
        words(
          'The first paragraph says what this is about and why it is worth ten minutes. Readers decide here whether they stay, so begin in the middle of things: with a person, a place, a morning.',
        ),
        block('tableOfContents', { title: 'In this story', depth: '2' }),
      ],
      { width: 'narrow', space: 'medium' },
    ),
    section(
      'none',
      [image('wide', 'A caption says what cannot be seen: who, when, and what happened next.')],
      { width: 'wide', space: 'medium' },
    ),
    section(
      'none',
      [
        heading('How it began'),
        words(
          'Tell it in order. Short paragraphs are easier on a screen than long ones, and a new thought deserves a new paragraph.',
          'Use the names of things: not “tools”, but “a needle, a rib and a length of wire”. Readers see what you name.',
        ),
        block('quote', {
          text: 'Lift out the sentence that you would read to a friend.',
          person: '',
          role: '',
          look: 'plain',
        }),
        heading('What went wrong'),
        words(
          'Every good story has a moment when it might have ended differently. Do not leave it out.',
          'Then say what you did, and what it taught you.',
        ),
      ],
      { width: 'narrow' },
    ),
    section(
      'tint',
      [
        block('gallery', {
          items: ['The first day', 'Half-way', 'The last day'].map((caption) => ({ picture: null, caption })),
          size: 'large',
          ratio: 'landscape',
        }),
      ],
      { width: 'wide', space: 'medium' },
    ),
    section(
      'none',
      [
        heading('Where it stands today'),
        words(
          'Come back to the person, the place or the morning of the beginning. That is all an ending needs.',
        ),
        block('divider'),
        words('Words by you, pictures by a friend. Thank those who helped.'),
      ],
      { width: 'narrow' },
    ),
  ],
};
