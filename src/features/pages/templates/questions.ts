import { block, button, heading, type PageTemplate, question, section, title, words } from './write.ts';

export const questions: PageTemplate = {
  key: 'questions',
  name: 'Questions and answers',
  sentence: 'Common questions in order, with a way to ask more.',
  blocks: [
    section(
      'none',
      [
        block('breadcrumbs'),
        title('Questions and answers'),
        words(
          'Write the questions as people ask them, and answer in the first sentence. Details may follow.',
        ),
        block('tableOfContents', { title: 'On this page', depth: '2' }),
        heading('Before you come'),
        block('accordion', {
          items: [
            question('Do I have to book?', 'Only at weekends. On other days there is nearly always a place.'),
            question('What should I bring?', 'Nothing. If you like, bring clothes that may get dirty.'),
            question('Can I come with children?', 'From the age of eight, together with a grown-up.'),
          ],
        }),
        heading('Paying'),
        block('accordion', {
          items: [
            question('What does it cost?', 'The price list is by the door and on our page of prices.'),
            question('How can I pay?', 'With a card, in cash, or by transfer beforehand.'),
            question('Can I give it as a present?', 'Yes: vouchers hold for three years.'),
          ],
        }),
        heading('If something changes'),
        block('accordion', {
          items: [
            question('Can I change my date?', 'Until two days before, as often as you need.'),
            question('What if you have to cancel?', 'Then you choose between a new date and your money.'),
          ],
        }),
      ],
      { width: 'narrow', space: 'medium' },
    ),
    section(
      'none',
      [
        block('callOut', {
          look: 'band',
          title: 'Your question is not here?',
          text: 'Write to us. We answer within a day, and add it to this page.',
          buttons: [button('Ask us', 'mailto:hello@example.org')],
          level: '2',
        }),
      ],
      { space: 'medium' },
    ),
  ],
};
