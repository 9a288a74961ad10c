import type { RichTextBlock } from '../../../lib/content/rich-text.ts';
import { postageAtHome, postageToEurope, productPrice } from '../facts.ts';
import { picture } from '../pictures.ts';
import type { DemoPage } from '../write.ts';
import { block, button, columns, doc, heading, p, section, ul, words } from '../write.ts';

const list = (...labels: string[]): string =>
  labels.map((label) => `${label} from ${productPrice(label)}`).join(', ');

const entry = (question: string, ...answer: (RichTextBlock | string)[]) => ({
  question,
  answer: doc(...answer.map((part) => (typeof part === 'string' ? p(part) : part))),
});

export const faq: DemoPage = {
  name: 'FAQ',
  slug: 'faq',
  label: 'FAQ',
  inMenu: false,
  height: 100,
  seo: {
    title: 'FAQ – Slipway Pottery',
    description:
      'Can it go in the dishwasher? Do you post abroad? What if my pot cracks in the kiln? Answers about our pots, classes, postage and firing service.',
  },
  blocks: [
    section('faq-top', { background: 'none', width: 'narrow', space: 'medium' }, [
      heading('faq-title', 'Frequently asked questions', {
        level: '1',
        eyebrow: 'FAQ',
      }),
      words('faq-lead', ['If yours is not here, [ask us](/contact). We may well add it.'], { size: 'large' }),
    ]),
    section('faq-pots', { background: 'none', width: 'narrow', space: 'small' }, [
      heading('faq-pots-title', 'Our pots'),
      block('accordion', 'faq-pots-list', {
        openFirst: true,
        items: [
          entry(
            'Can they go in the dishwasher?',
            'Yes, all of them, and in the microwave. They are fired to 1,240 °C and the glazes do not wear off. If yours ever crazes, bring it back.',
          ),
          entry(
            'And in the oven?',
            'Yes, if you put them in cold and let the oven warm up with the pot inside. Not on the hob or under the grill.',
          ),
          entry(
            'Are the glazes safe for food?',
            'They are. There is no lead or cadmium in anything we mix, and each recipe is tested by a laboratory. More about [what is in them](/glazes).',
          ),
          entry(
            'Why does mine look different from the picture?',
            'Because it was made on another day by the same hands. Colour changes with thickness and with its place in the kiln. If you do not like yours, we swap it within 30 days.',
          ),
          entry(
            'What is a “second”?',
            'A pot with a flaw that you can see but not feel in use: a drip that ran, a thumbprint, a speck where none should be. We sell them as a [box of three](/shop) at a third off.',
          ),
        ],
      }),
    ]),
    section('faq-post', { background: 'none', width: 'narrow', space: 'small' }, [
      heading('faq-post-title', 'Buying and postage'),
      block('accordion', 'faq-post-list', {
        items: [
          entry(
            'What do your pots cost?',
            'From our [shop](/shop), including VAT:',
            ul(
              list('Espresso cup', 'Tumbler without a handle', 'Estuary mug'),
              list('Porridge bowl', 'Nest of four bowls', 'Serving dish'),
              list('Supper plate', 'Side plate'),
              list('Milk jug', 'Bottle vase'),
            ),
          ),
          entry(
            'Do you deliver?',
            `Anywhere in the UK from ${postageAtHome.from}, depending on weight, and free over ${postageAtHome.freeFrom ?? ''}. It takes three to five days. Or collect your order from the studio for free.`,
          ),
          entry(
            'Do you deliver abroad?',
            `To Ireland and most of Europe, from ${postageToEurope.from}. It takes one to two weeks. Your country may charge duties on top.`,
          ),
          entry(
            'It arrived broken!',
            'We are sorry. Send a picture within 14 days and we replace it, or refund you if it was the only one. You need not send the pieces back.',
          ),
          entry(
            'Can I return something?',
            'Within 30 days, unused, for any reason. Commissions and pots with your name on cannot come back unless there is something wrong with them.',
          ),
        ],
      }),
    ]),
    section('faq-firing', { background: 'none', width: 'narrow', space: 'small' }, [
      heading('faq-firing-title', 'Classes and firing'),
      block('accordion', 'faq-firing-list', {
        items: [
          entry(
            'When can I collect what I made?',
            'Three weeks: one to dry, one for the first firing, one for the glaze. We write when it is ready and keep it for three months.',
          ),
          entry(
            'What if it cracks in the kiln?',
            'About one beginner’s pot in thirty does. You may come back and make another one, free of charge.',
          ),
          entry(
            'Will you fire my own work?',
            'If it is stoneware and bone dry: £6 a kilo for biscuit, £8 for glaze, £12 at least. Bring the bag your clay came in, so that Tobi can sleep.',
          ),
          entry(
            'Is there an age limit?',
            'Wheel classes from twelve, families from five. The oldest person so far was 94 and centred at the first attempt.',
          ),
          entry('Do I need to book to look round?', 'No. Just come in [while we are open](/visit).'),
        ],
      }),
    ]),
    section('faq-more', { background: 'tint' }, [
      columns(
        'faq-more-columns',
        { layout: 'wide-right', align: 'centre', gap: 'wide' },
        [block('image', 'faq-more-picture', { picture: picture('bowls'), ratio: 'square' })],
        [
          heading('faq-more-title', 'Still wondering?'),
          words('faq-more-text', [
            'Ring 01632 960147 on any day that we are open, or write. No question about pots has ever been too small.',
          ]),
          block('button', 'faq-more-button', { buttons: [button('Get in touch', '/contact')] }),
        ],
      ),
    ]),
  ],
};
