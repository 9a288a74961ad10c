import {
  band,
  block,
  button,
  buttons,
  card,
  centred,
  centredWords,
  columns,
  groupOf,
  heading,
  outlined,
  steps,
  words,
} from './write.ts';

const contact = button('Contact us', '/contact');

export const answeringSections = [
  ...groupOf('Pricing', 'plans prices packages rates cost', [
    band('pricing-plans', 'Plans side by side', 'none', [
      centred('Simple, honest prices', 'Pricing'),
      block('priceTable'),
    ]),
    band('pricing-tint', 'Plans on a tint', 'tint', [heading('Choose a plan'), block('priceTable')]),
    band('pricing-list', 'Price list', 'none', [heading('Prices'), block('table')], { width: 'narrow' }),
    band('pricing-faq', 'Plans with questions', 'none', [
      centred('Pricing'),
      block('priceTable'),
      heading('Questions about prices', '', '3'),
      block('accordion'),
    ]),
    band('pricing-one', 'One offer', 'none', [
      columns(
        'two',
        [
          heading('Everything included', 'One price'),
          words('What people get for it, in two sentences.'),
          buttons('start', button('Get started', '/contact')),
        ],
        [card(block('featureList', { layout: 'list' }))],
      ),
    ]),
  ]),
  ...groupOf('Team', 'people staff about us members founders', [
    band('team-portraits', 'Portraits', 'none', [heading('The people behind it', 'Team'), block('people')]),
    band('team-round', 'Round photos', 'tint', [
      centred('Meet the team'),
      block('people', { shape: 'round' }),
    ]),
    band('team-square', 'Square photos with text', 'none', [
      columns(
        'wide-right',
        [heading('Who you’ll meet'), words('A sentence about how you work together.')],
        [block('people', { shape: 'square' })],
      ),
    ]),
    band('team-founder', 'A note from the founder', 'none', [
      columns(
        'wide-right',
        [block('image', { ratio: 'portrait' })],
        [
          heading('Hello', 'From the founder'),
          words('Write to visitors as you would speak to them.', 'Sign it with your name.'),
        ],
      ),
    ]),
    band(
      'team-hiring',
      'Join the team',
      'main',
      [
        centred('We’re hiring'),
        centredWords('Say whom you are looking for, and how to apply.'),
        buttons('centre', contact),
      ],
      { width: 'narrow' },
    ),
  ]),
  ...groupOf('FAQ', 'questions answers help support accordion', [
    band('faq-list', 'Questions', 'none', [heading('Frequently asked questions'), block('accordion')], {
      width: 'narrow',
    }),
    band('faq-beside', 'Questions beside a heading', 'tint', [
      columns(
        'wide-right',
        [
          heading('Questions', 'FAQ'),
          words('Didn’t find your answer? Write to us.'),
          buttons('start', contact),
        ],
        [block('accordion')],
      ),
    ]),
    band('faq-tabs', 'Questions by topic', 'none', [centred('How can we help?'), block('tabs')]),
    band('faq-boxed', 'Questions in a box', 'none', [centred('Good to know'), outlined(block('accordion'))], {
      width: 'narrow',
    }),
    band('faq-dark', 'Questions on dark', 'dark', [centred('FAQ'), block('accordion')], { width: 'narrow' }),
  ]),
  ...groupOf('Contact', 'address phone email map hours location find us', [
    band('contact-form', 'Form and details', 'none', [
      columns(
        'wide-left',
        [heading('Write to us', 'Contact'), block('form', { title: '', text: '' })],
        [block('contactDetails')],
      ),
    ]),
    band('contact-hours', 'Details and opening hours', 'tint', [
      columns('two', [block('contactDetails')], [block('hours')]),
    ]),
    band('contact-map', 'Map', 'none', [heading('Where to find us'), block('embed')]),
    band('contact-visit', 'Visit us', 'none', [
      columns('two', [block('image', { ratio: 'landscape' })], [heading('Come and see us'), block('hours')]),
    ]),
    band(
      'contact-social',
      'Follow us',
      'dark',
      [centred('Keep in touch'), block('socialLinks', { align: 'centre' })],
      { space: 'medium' },
    ),
    band(
      'contact-footer',
      'Contact columns',
      'dark',
      [columns('three', [block('contactDetails')], [block('hours')], [block('socialLinks')])],
      { space: 'medium' },
    ),
  ]),
  ...groupOf('Call to action', 'cta button sign up banner newsletter subscribe', [
    band(
      'cta-main',
      'Band in the main colour',
      'main',
      [
        centred('Ready when you are'),
        centredWords('One sentence that takes away the last doubt.'),
        buttons('centre', button('Get started', '/contact')),
      ],
      { width: 'narrow', space: 'medium' },
    ),
    band(
      'cta-dark',
      'Dark band',
      'dark',
      [
        columns(
          'wide-left',
          [
            heading('Let’s make something together'),
            words('Tell people what happens after they press the button.'),
          ],
          [buttons('start', contact)],
        ),
      ],
      { space: 'medium' },
    ),
    band('cta-panel', 'Panel', 'none', [block('callOut', { look: 'band' })]),
    band(
      'cta-image',
      'Over an image',
      'picture',
      [centred('See it for yourself'), buttons('centre', button('Plan your visit', '/contact'))],
      { width: 'narrow' },
    ),
    band('cta-newsletter', 'Newsletter', 'tint', [block('newsletter')], { width: 'narrow', space: 'medium' }),
    band('cta-countdown', 'Countdown', 'main', [block('countdown')], { width: 'narrow', space: 'medium' }),
  ]),
  ...groupOf('Shop', 'products store items sell buy catalogue', [
    band('shop-newest', 'New products', 'none', [block('products', { title: 'New in the shop' })]),
    band(
      'shop-four',
      'Four in a row',
      'tint',
      [block('products', { title: 'Popular right now', count: 4, columns: 4 })],
      { width: 'wide' },
    ),
    band('shop-featured', 'Featured product', 'none', [block('product')]),
    band(
      'shop-promises',
      'Delivery and returns',
      'none',
      [
        block('featureList', {
          items: [
            {
              icon: 'van',
              title: 'Delivery',
              text: 'Say how soon you send orders, and what delivery costs.',
            },
            {
              icon: 'gift',
              title: 'Returns',
              text: 'Say how many days customers have, and who pays the postage.',
            },
            { icon: 'shield', title: 'Secure payment', text: 'Name the ways to pay that people look for.' },
          ],
        }),
      ],
      { space: 'small' },
    ),
    band('shop-story', 'Products with a story', 'none', [
      columns(
        'wide-right',
        [heading('From our workshop'), words('Where the products come from and how they’re made.')],
        [block('products', { title: '', count: 2, columns: 2 })],
      ),
    ]),
  ]),
  ...groupOf('Booking', 'appointments services classes calendar reserve schedule', [
    band('booking-services', 'Services', 'none', [block('serviceList')]),
    band('booking-calendar', 'Calendar', 'tint', [block('booking')], { width: 'narrow' }),
    band('booking-beside', 'Calendar beside details', 'none', [
      columns('wide-left', [block('booking')], [block('hours'), block('contactDetails')]),
    ]),
    band(
      'booking-steps',
      'What to expect',
      'none',
      [
        heading('What to expect', 'Your visit'),
        steps(
          ['Before', 'Book your time', 'You get an email with the address and what to bring.'],
          ['On the day', 'Arrive ten minutes early', 'Say where to park and where to ring.'],
          ['Afterwards', 'Take it home', 'Say what happens next, and how to book again.'],
        ),
      ],
      { width: 'narrow' },
    ),
    band(
      'booking-cta',
      'Book now',
      'main',
      [centred('Find a time that suits you'), buttons('centre', button('See availability', '/contact'))],
      { width: 'narrow', space: 'medium' },
    ),
  ]),
];
