import { block, columns, heading, type PageTemplate, question, section, title, words } from './write.ts';

export const contact: PageTemplate = {
  key: 'contact',
  name: 'Contact and find us',
  sentence: 'Address, map, opening hours and directions.',
  blocks: [
    section(
      'none',
      [
        title('Come by, call or write', 'Contact'),
        words('Say which way is the quickest, and how soon people hear from you.'),
        columns(
          'two',
          [
            block('contactDetails', {
              title: 'Where to find us',
              address: '12 Mill Lane\nExampleton\nEX1 2AB',
              phone: '01632 960123',
              email: 'hello@example.org',
              level: '2',
            }),
          ],
          [
            block('hours', {
              title: 'Opening hours',
              level: '2',
              rows: [
                { days: 'Monday', times: 'Closed' },
                { days: 'Tuesday to Friday', times: '10:00 – 18:00' },
                { days: 'Saturday', times: '9:00 – 16:00' },
                { days: 'Sunday', times: 'By appointment' },
              ],
            }),
          ],
        ),
      ],
      { space: 'medium' },
    ),
    section(
      'none',
      [
        block('embed', {
          address: 'https://www.openstreetmap.org/?mlat=51.47690&mlon=-0.00050#map=16/51.47690/-0.00050',
          title: 'Where to find us',
          caption: 'The blue door beside the bakery.',
        }),
      ],
      { space: 'medium' },
    ),
    section(
      'none',
      [
        heading('Getting here', 'The way to us'),
        block('featureList', {
          items: [
            {
              icon: 'place',
              title: 'On foot',
              text: 'Eight minutes from the station: left at the bridge, then along the water.',
            },
            {
              icon: 'van',
              title: 'By car',
              text: 'Two places in the yard, more in Fen Street. Say where the entrance is.',
            },
            {
              icon: 'home',
              title: 'Without steps',
              text: 'Say honestly how many steps there are, and who helps with the door.',
            },
          ],
        }),
      ],
      { space: 'medium' },
    ),
    section(
      'tint',
      [
        heading('Often asked'),
        block('accordion', {
          items: [
            question(
              'Do I need an appointment?',
              'During opening hours just come in. For anything longer than ten minutes, call first.',
            ),
            question('Can I bring my dog?', 'Yes, on a lead. There is water by the door.'),
          ],
        }),
        block('socialLinks', {
          items: [
            { href: 'https://www.instagram.com/' },
            { href: 'https://www.facebook.com/' },
            { href: 'mailto:hello@example.org' },
          ],
        }),
      ],
      { width: 'narrow', space: 'medium' },
    ),
  ],
};
