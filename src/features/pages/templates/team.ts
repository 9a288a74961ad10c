import { block, button, heading, type PageTemplate, section, title, words } from './write.ts';

const person = (name: string, role: string, text: string) => ({ name, role, text });

export const team: PageTemplate = {
  key: 'team',
  name: 'Team',
  sentence: 'Photos, names and what it’s like to work with you.',
  blocks: [
    section(
      'none',
      [
        title('The people you will meet', 'Our team'),
        words(
          'Faces make a place. Use pictures from the same day and the same light, and let everybody write their own line.',
        ),
      ],
      { space: 'medium' },
    ),
    section(
      'none',
      [
        heading('Who is who'),
        block('people', {
          items: [
            person(
              'Maya Lindqvist',
              'Founder',
              'Started with one table and a borrowed van. Still drives the van.',
            ),
            person('Tom Achebe', 'Workshop', 'Knows where everything is, and usually why.'),
            person('Ruth Bell', 'Bookings', 'Answers within the hour, and remembers your name.'),
            person('Ilse Kramer', 'Design', 'Draws first, asks later, is usually right.'),
            person('Sam Okafor', 'Deliveries', 'Has never broken anything. Touch wood.'),
            person('Biscuit', 'Morale', 'Asleep in the basket by the door.'),
          ],
        }),
      ],
      { space: 'medium' },
    ),
    section(
      'none',
      [
        block('numbers', {
          items: [
            { value: '6', label: 'of us' },
            { value: '5', label: 'languages' },
            { value: '41', label: 'years of practice' },
            { value: '1', label: 'coffee machine' },
          ],
          align: 'centre',
        }),
      ],
      { space: 'medium' },
    ),
    section('tint', [
      heading('Would you like to join?', 'Work with us'),
      block('accordion', {
        items: [
          {
            question: 'Workshop assistant, three days a week',
            answer: words('What the days are like, what we pay, and what you should like doing.').props[
              'text'
            ],
          },
          {
            question: 'We are always glad of good people',
            answer: words('Write to us even if nothing is open. Tell us what you made last.').props['text'],
          },
        ],
      }),
      block('button', { buttons: [button('Write to us', 'mailto:hello@example.org')] }),
    ]),
  ],
};
