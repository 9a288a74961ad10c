import type { NewPage } from '../../../features/pages/server/index.ts';
import { referTo } from '../../site-content/references.ts';
import { block, button, columns, heading, image, page, section, text } from '../write.ts';
import { bath, candles, gifts, letter, picture } from './goods.ts';

export const home = (name: string): NewPage =>
  page(
    {
      slug: 'homepage',
      label: 'Home',
      title: `${name} – candles and soap, poured by hand`,
      description:
        'Candles, soap and room scents made by hand in small batches, from plants that grow nearby. Sent within three working days.',
      picture: picture('bench'),
    },
    block('hero', {
      layout: 'split',
      background: 'tint',
      eyebrow: 'Poured by hand, forty at a time',
      title: 'Small luxuries for ordinary evenings',
      text: 'Candles, soap and room scents from plain, good things: rapeseed wax, oats, fig leaves and orange peel. Nothing that needs a chemist to explain it.',
      buttons: [button('Shop all', '/shop'), button('How we make them', '/making', 'secondary')],
      picture: picture('still-life'),
    }),
    section(
      { background: 'none' },
      block('featureList', {
        level: '2',
        items: [
          {
            icon: 'leaf',
            title: 'Only plants',
            text: 'Rapeseed wax, cotton wicks and oils from fruit, leaves and wood.',
          },
          {
            icon: 'gift',
            title: 'Nothing to throw away',
            text: 'Glass that becomes a tumbler, refills for every bottle, paper around all of it.',
          },
          {
            icon: 'van',
            title: 'With you this week',
            text: 'Sent within three working days, and free delivery from £45.',
          },
        ],
      }),
    ),
    section(
      { background: 'none' },
      block('products', {
        title: 'New this season',
        text: '',
        show: 'chosen',
        products: [
          'Fig and fallen leaves',
          'Hand wash in a bottle to keep',
          'Orange at breakfast',
          'Room scent with reeds',
        ].map((label) => ({ product: referTo('product', label) })),
        count: 4,
        columns: 4,
        more: 'Shop all',
      }),
    ),
    section(
      { background: 'none' },
      columns(
        { layout: 'wide-left', gap: 'wide', align: 'centre' },
        [image(picture('bench'), 'landscape')],
        [
          heading('Forty candles, one jug, a Tuesday', 'How we make them'),
          text([
            'We melt, stir, wait and pour. A batch is what fits on the bench: forty candles, each with its number on the base.',
            'Waiting is most of the work. A candle that has rested for two weeks smells twice as good as one that has not.',
          ]),
          block('button', { buttons: [button('Come and look over our shoulder', '/making', 'quiet')] }),
        ],
      ),
    ),
    section(
      { background: 'none' },
      heading('Shop by category', 'The shop'),
      block('cards', {
        ratio: 'square',
        items: [
          {
            picture: picture('orange-candle'),
            title: candles,
            text: 'Three scents, two sizes, up to 55 hours of light.',
            href: '/shop',
            linkLabel: 'See the candles',
          },
          {
            picture: picture('oat-soap'),
            title: bath,
            text: 'Mild bars and a hand wash that you refill.',
            href: '/shop',
            linkLabel: 'See the soaps',
          },
          {
            picture: picture('gift-box'),
            title: gifts,
            text: 'Boxes with a card that we write by hand.',
            href: '/shop',
            linkLabel: 'See the gifts',
          },
        ],
      }),
    ),
    section(
      { background: 'main' },
      block('testimonials', {
        items: [
          {
            text: 'The fig one smells exactly like my grandmother’s wall in September. I have bought six.',
            person: 'Hannah Whitlock',
            role: 'Bought the fig candle',
            stars: 5,
            picture: null,
          },
          {
            text: 'My hands stopped cracking in a fortnight, and I wash up in a café all day.',
            person: 'Dev Malhotra',
            role: 'Buys the oat soap',
            stars: 5,
            picture: null,
          },
          {
            text: 'The card was written out so beautifully that my sister kept that, too.',
            person: 'Ruth Adeleke',
            role: 'Sent a box',
            stars: 5,
            picture: null,
          },
        ],
      }),
    ),
    section(
      { background: 'tint' },
      block('newsletter', {
        form: letter.id,
        title: 'A letter with each new scent',
        text: 'Four or five times a year: what’s new, what’s back in stock, and ten per cent off for everyone who reads to the end.',
        note: 'We’ll email you to confirm. Unsubscribe at any time.',
      }),
    ),
  );
