import { block, button, heading, type PageTemplate, question, section } from './write.ts';

export const services: PageTemplate = {
  key: 'services',
  name: 'Services and prices',
  sentence: 'What you offer, what it costs and how to get started.',
  blocks: [
    block('hero', {
      layout: 'centred',
      background: 'tint',
      eyebrow: 'What we do',
      title: 'Good work at a price you know beforehand',
      text: 'Say in a sentence what you take care of, so that people know at once whether they are in the right place.',
      buttons: [
        button('See prices', '#prices'),
        button('Ask a question', 'mailto:hello@example.org', 'secondary'),
      ],
    }),
    section('none', [
      heading('What we can do for you', 'Services'),
      block('cards', {
        items: [
          {
            title: 'The small job',
            text: 'An hour or two, done while you wait. Name two or three examples.',
          },
          {
            title: 'The whole thing',
            text: 'From the first talk to the last detail. Say how long it usually takes.',
          },
          {
            title: 'For the long run',
            text: 'We come back every season, so that nothing has to be repaired twice.',
          },
        ],
      }),
    ]),
    section(
      'none',
      [
        heading('What it costs', 'Prices'),
        block('priceTable', {
          plans: [
            {
              name: 'Small',
              price: '£60',
              per: 'an hour',
              text: 'For single things.',
              features: 'Within a week\nMaterials at cost\nNo call-out fee nearby',
              label: 'Ask for a date',
              href: 'mailto:hello@example.org',
            },
            {
              name: 'Whole',
              price: '£480',
              per: 'a project',
              text: 'For most people.',
              features: 'A fixed price\nOne person to talk to\nTwo rounds of changes\nA year’s guarantee',
              label: 'Ask for a date',
              href: 'mailto:hello@example.org',
              highlighted: true,
              badge: 'Most popular',
            },
            {
              name: 'Care',
              price: '£35',
              per: 'per month',
              text: 'For the long run.',
              features: 'Four visits a year\nFirst in the queue\nStop at any time',
              label: 'Ask for a date',
              href: 'mailto:hello@example.org',
            },
          ],
          note: 'All prices include VAT.',
        }),
      ],
      { anchor: 'prices' },
    ),
    section('tint', [
      heading('How it goes', 'Step by step'),
      block('timeline', {
        items: [
          {
            when: 'First',
            title: 'You tell us',
            text: 'By phone or email, with a picture if you have one.',
          },
          {
            when: 'Then',
            title: 'We say what it takes',
            text: 'A price and a date, in writing, within two days.',
          },
          {
            when: 'Last',
            title: 'It is done',
            text: 'You look at it with us, and pay when you are content.',
          },
        ],
      }),
    ]),
    section('none', [
      heading('Before you ask', 'Questions'),
      block('accordion', {
        items: [
          question('How far do you travel?', 'Up to twenty miles without a surcharge. Further by agreement.'),
          question('What if I am not happy?', 'Tell us within two weeks and we put it right at no cost.'),
          question('How can I pay?', 'By transfer, card or cash, within two weeks of the invoice.'),
        ],
      }),
    ]),
  ],
};
