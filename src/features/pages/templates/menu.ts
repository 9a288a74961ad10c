import { block, columns, heading, image, type PageTemplate, section } from './write.ts';

const dishes = (caption: string, ...rows: string[]) =>
  block('table', { caption, cells: rows.join('\n'), headRow: false, headColumn: true });

export const menu: PageTemplate = {
  key: 'menu',
  name: 'Menu or price list',
  sentence: 'Dishes or services with their prices, easy to change each week.',
  blocks: [
    block('hero', {
      layout: 'centred',
      eyebrow: 'This week',
      title: 'What is on the table',
      text: 'Cooked from what the market has. Say when it changes, and where most of it comes from.',
      buttons: [],
    }),
    section(
      'none',
      [
        columns(
          'two',
          [
            dishes(
              'To begin',
              'Tomatoes, brown butter, sourdough | £7',
              'Leek and potato soup | £6',
              'Smoked trout, horseradish, beetroot | £9',
            ),
            dishes(
              'Main dishes',
              'Mushroom pie, mustard greens | £14',
              'Roast chicken, lemon potatoes | £17',
              'Fish of the day | £18',
            ),
          ],
          [
            dishes(
              'Something sweet',
              'Plum tart, cream | £6',
              'Chocolate pudding | £6',
              'Three cheeses, oatcakes | £8',
            ),
            dishes(
              'To drink',
              'Apple juice from the village | £3.50',
              'House wine, glass | £5.50',
              'Pot of tea | £2.80',
            ),
          ],
        ),
        block('callOut', {
          look: 'note',
          title: 'Allergies',
          level: '2',
          text: 'Tell us before you order. We know what is in everything, and can leave most things out.',
        }),
      ],
      { space: 'medium' },
    ),
    section('tint', [
      columns(
        'two',
        [image('landscape')],
        [
          heading('Come hungry', 'When and where'),
          block('hours', {
            title: 'Kitchen hours',
            rows: [
              { days: 'Wednesday to Friday', times: '12:00 – 21:00' },
              { days: 'Saturday', times: '10:00 – 22:00' },
              { days: 'Sunday', times: '10:00 – 16:00' },
            ],
            note: 'Closed on Monday and Tuesday.',
          }),
        ],
      ),
    ]),
  ],
};
