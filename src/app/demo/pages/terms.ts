import type { DemoPage } from '../write.ts';
import { block, h2, heading, section, ul, words } from '../write.ts';

export const terms: DemoPage = {
  name: 'Terms',
  slug: 'terms',
  label: 'Terms',
  inMenu: false,
  height: 100,
  seo: {
    title: 'Terms of sale – Slipway Pottery',
    description:
      'How buying a pot, ordering a commission and booking a class at Slipway Pottery work, in plain words.',
  },
  blocks: [
    section('terms-page', { background: 'none', width: 'narrow' }, [
      heading('terms-title', 'Terms', { level: '1' }),
      words(
        'terms-lead',
        [
          'What you can expect of us, and what we ask of you. Your rights as a consumer come on top of all of it.',
        ],
        {
          size: 'large',
        },
      ),
      words('terms-text', [
        'Last updated on 1 September 2026.',
        h2('1. Who sells'),
        'You buy from Slipway Pottery, a partnership of Nell Carrow and Tobi Adeyemi, The Old Boat Shed, Sailmaker’s Lane, Fernhythe FH4 2SL, [hello@slipway.example](mailto:hello@slipway.example), 01632 960147.',
        h2('2. Orders and prices'),
        'Prices are in pounds sterling and include VAT. Delivery is shown before you pay. The contract is made when we confirm your order by email. If a price on the website is plainly wrong we tell you before posting anything, and you can cancel.',
        h2('3. Handmade means different'),
        'Size may vary by about five per cent, and colour with thickness and heat. Pictures show a typical piece. This is not a fault, but if the one you received is not for you, see 5.',
        h2('4. Delivery'),
        'We post within three working days, by a tracked service, to the United Kingdom, Ireland and most of Europe. The parcel is our risk until it is in your hands. If something arrives broken, send a picture within 14 days and we replace or refund it.',
        h2('5. Changing your mind'),
        'The law gives you 14 days from delivery to cancel; we give you 30. Tell us, send the pot back unused, and we refund its price and the standard postage within 14 days of its arrival. You pay for the return unless there was something wrong. Pots made to your design or bearing a name cannot be returned unless faulty.',
        h2('6. Commissions'),
        ul(
          'We send a price, a drawing and a date. Half is due when you accept, half before we post.',
          'Until we have begun to throw you may cancel for a full refund; afterwards we keep what we have spent, up to the first half.',
          'If we are more than four weeks late you may cancel and have everything back.',
        ),
        h2('7. Classes'),
        ul(
          'Up to seven days before: full refund or another date. Later: we move you once, free of charge, if the place can be filled.',
          'If we cancel, you choose between another date and your money.',
          'Courses of six weeks: we cannot make up single evenings, but you may come to a Saturday taster instead, once.',
          'Finished work is kept for three months after we write to you.',
          'Please follow what we tell you about wheels, glazes and the kiln. Children are in the care of the adult who brings them.',
        ),
        h2('8. Vouchers'),
        'Valid for two years from the day of purchase, for pots and classes alike. They can be passed on but not turned into cash.',
        h2('9. When something is wrong'),
        'Tell us first: we would rather put it right. Goods must be as described, fit for their purpose and of satisfactory quality under the Consumer Rights Act 2015, and nothing here limits that, nor our liability for injury caused by our negligence. The law of England and Wales applies; if you live in Scotland or Northern Ireland you may also use the courts there.',
      ]),
      block('divider', 'terms-end', { look: 'wave' }),
      words(
        'terms-demonstration',
        [
          'Slipway Pottery is a demonstration studio. It, its people and its town are invented, and nothing shown here can be bought. Replace this page with your own before you open.',
        ],
        { size: 'small' },
      ),
    ]),
  ],
};
