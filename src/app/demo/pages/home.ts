import { referTo } from '../../site-content/references.ts';
import { productPrice } from '../facts.ts';
import { newsletterForm } from '../forms.ts';
import { picture } from '../pictures.ts';
import { openingHours, studioDetails } from '../site.ts';
import type { DemoPage } from '../write.ts';
import { block, button, columns, heading, section, words } from '../write.ts';

const shelf = ['Tall two-glaze vase', 'Milk jug', 'Bottle vase', 'Candle beaker'];

export const home: DemoPage = {
  name: 'Home',
  slug: 'homepage',
  label: 'Home',
  inMenu: false,
  height: 100,
  seo: {
    title: 'Slipway Pottery – handmade stoneware and classes in Fernhythe',
    description:
      'Stoneware for every day, thrown and glazed by two potters in an old boat shed on the River Fern. Small classes for beginners, and a shop open five days a week.',
    picture: picture('worktop'),
  },
  blocks: [
    block('hero', 'home-hero', {
      layout: 'right',
      eyebrow: 'Stoneware from Fernhythe',
      title: 'Pots for the table, made beside the tide',
      text: 'We are two potters in an old boat shed on the River Fern. We make mugs, bowls and jugs that are meant to be used every day, and we teach people to make their own.',
      buttons: [button('Book a class', '/classes'), button('Plan a visit', '/visit', 'secondary')],
      picture: picture('worktop-tall'),
    }),
    section('home-ways', { background: 'none' }, [
      heading('home-ways-title', 'Buy, learn or commission', { eyebrow: 'What we do' }),
      block('cards', 'home-ways-cards', {
        ratio: 'square',
        items: [
          {
            picture: picture('mug'),
            title: 'Buy a pot',
            text: `Mugs, bowls, jugs and vases for every day, from an espresso cup at ${productPrice('Espresso cup')} to the tall vase we almost kept.`,
            href: '/shop',
            linkLabel: 'Shop pottery',
          },
          {
            picture: picture('clay'),
            title: 'Learn to make one',
            text: 'Tasters, a six-week course and Sunday hand-building. Small groups, two teachers, and cake.',
            href: '/classes',
            linkLabel: 'See classes',
          },
          {
            picture: picture('plate'),
            title: 'Order a set',
            text: 'Plates for a wedding, mugs for a café, a sink for a boat. Tell us what you need and we will say honestly whether we can.',
            href: '/contact',
            linkLabel: 'Ask about a commission',
          },
        ],
      }),
    ]),
    section('home-shop', { background: 'none', space: 'medium' }, [
      block('products', 'home-shop-products', {
        title: 'On the shelf this week',
        text: '',
        show: 'chosen',
        products: shelf.map((label) => ({ product: referTo('product', label) })),
        count: 4,
        columns: 4,
        more: 'Shop all',
      }),
    ]),
    section('home-making', { background: 'tint' }, [
      columns(
        'home-making-columns',
        { layout: 'wide-left', align: 'centre', gap: 'wide' },
        [block('image', 'home-making-picture', { picture: picture('wheel'), ratio: 'landscape' })],
        [
          heading('home-making-title', 'Three weeks from lump to mug', { eyebrow: 'How we work' }),
          words('home-making-text', [
            'Every pot starts as a weighed ball of clay: 380 grams for a mug, a kilo for a jug. It is thrown, dried under a cloth, turned, fired, glazed and fired again.',
            'Nothing is hurried, because clay cracks when it is. We make about sixty pieces a week between us, and no two are quite the same.',
          ]),
          block('button', 'home-making-button', {
            buttons: [button('The story of our glazes', '/glazes', 'quiet')],
          }),
        ],
      ),
    ]),
    section('home-glazes', { background: 'none' }, [
      heading('home-glazes-title', 'Four glazes, named after what we see from the door', {
        eyebrow: 'Our colours',
      }),
      block('gallery', 'home-glazes-gallery', {
        ratio: 'portrait',
        size: 'medium',
        items: [
          { picture: picture('glaze-estuary'), caption: 'Estuary' },
          { picture: picture('glaze-oyster'), caption: 'Oyster' },
          { picture: picture('glaze-samphire'), caption: 'Samphire' },
          { picture: picture('glaze-low-tide'), caption: 'Low Tide' },
        ],
      }),
    ]),
    section('home-quote', { background: 'main' }, [
      block('quote', 'home-quote-words', {
        text: 'My mug from Slipway is four years old, has been dropped twice and still makes tea taste better. I have stopped trying to explain it.',
        person: 'Priya Raman',
        role: 'Customer, and Tuesday evening regular',
        look: 'large',
      }),
    ]),
    section('home-visit', { background: 'none' }, [
      columns(
        'home-visit-columns',
        { layout: 'wide-left', gap: 'wide', align: 'centre' },
        [
          block('image', 'home-visit-picture', {
            picture: picture('boat-shed'),
            ratio: 'landscape',
            href: '/visit',
          }),
        ],
        [openingHours('home-visit-hours', '2'), studioDetails('home-visit-details', 'Find us')],
      ),
    ]),
    section('home-letter', { background: 'tint' }, [
      block('newsletter', 'home-letter-form', {
        form: newsletterForm.id,
        title: 'The kiln letter',
        text: 'What came out of the kiln, and when the next classes open. Four times a year.',
        note: 'We’ll send an email to confirm your address. Unsubscribe any time.',
      }),
    ]),
  ],
};
