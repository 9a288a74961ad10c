import { referTo } from '../../site-content/references.ts';
import { picture } from '../pictures.ts';
import type { DemoPage } from '../write.ts';
import { block, button, columns, h3, heading, section, ul, words } from '../write.ts';

export const glazes: DemoPage = {
  name: 'Glazes and firing',
  slug: 'glazes',
  label: 'Glazes',
  inMenu: true,
  height: 100,
  seo: {
    title: 'Our four glazes and how we fire them – Slipway Pottery',
    description:
      'Estuary, Oyster, Samphire and Low Tide: what is in the four glazes of Slipway Pottery, where it comes from, and what happens in the kiln at 1,240 °C.',
    picture: picture('glaze-tiles'),
  },
  blocks: [
    block('hero', 'glazes-hero', {
      layout: 'behind',
      eyebrow: 'Glazes and firing',
      title: 'Four colours and a very hot box',
      text: 'We could buy four hundred glazes ready mixed. We make four, and have spent ten years learning what they like.',
      picture: picture('shelf'),
    }),
    section('glazes-intro', { background: 'none', width: 'narrow' }, [
      words(
        'glazes-intro-lead',
        [
          'A glaze is a thin coat of glass. You grind up rock that melts, rock that holds it together and something that gives colour, stir it into water, and dip a pot.',
        ],
        { size: 'large' },
      ),
      words('glazes-intro-text', [
        'Everything after that is heat, thickness and luck, in that order. The same bucket gives deep blue where it runs thick and rust where it pulls thin over an edge. That is why we glaze by hand, count aloud while dipping, and never promise that two mugs will match.',
        'All four are food safe: Tobi has a laboratory test each recipe for lead and cadmium, of which there is none, and for what acid draws out of it, which is next to nothing.',
      ]),
    ]),
    section('glazes-four', { background: 'tint' }, [
      heading('glazes-four-title', 'The four'),
      block('cards', 'glazes-four-cards', {
        ratio: 'portrait',
        items: [
          {
            picture: picture('glaze-estuary'),
            title: 'Estuary',
            text: 'Copper and a breath of cobalt. The colour of the Fern an hour before high water. Our first glaze, and still the one people cross the room for.',
          },
          {
            picture: picture('glaze-oyster'),
            title: 'Oyster',
            text: 'Soft white over a speckled clay, so that the iron comes through like pepper. Food looks good on it, which is why cafés order it.',
          },
          {
            picture: picture('glaze-samphire'),
            title: 'Samphire',
            text: 'Made with ash from the bakery’s wood oven, washed and sieved. A little greener in autumn, when they burn more apple.',
          },
          {
            picture: picture('glaze-low-tide'),
            title: 'Low Tide',
            text: 'Iron, and a lot of it: near black where it is thick, fox red at the rim. Named after the mud, with love.',
          },
        ],
      }),
    ]),
    section('glazes-kiln', { background: 'none' }, [
      columns(
        'glazes-kiln-columns',
        { layout: 'wide-right', gap: 'wide', align: 'centre' },
        [
          block('image', 'glazes-kiln-picture', {
            picture: picture('kiln'),
            ratio: 'portrait',
            caption: 'Marjorie at 86 °C, the morning after. We open her at 80. We never wait until 80.',
          }),
        ],
        [
          heading('glazes-kiln-title', 'Fired twice', { eyebrow: 'The kiln' }),
          words('glazes-kiln-text', [
            'The kiln is called Marjorie, after the headmistress of the school that sold her. She is electric, holds about ninety mugs, and runs on the solar panels on our roof whenever the sun allows.',
            h3('Biscuit, 1,000 °C'),
            'The first firing takes eleven hours. Dry clay becomes something hard and thirsty, ready to drink up glaze. Go too fast and the last water turns to steam, and you sweep up.',
            h3('Glaze, 1,240 °C'),
            'The second takes nine hours up and twenty down. At the top the glaze is liquid and the pot glows like a streetlamp. We hold it there for fifteen minutes, then leave it alone, which is the hardest part.',
          ]),
        ],
      ),
    ]),
    section('glazes-tests', { background: 'none', space: 'medium' }, [
      columns(
        'glazes-tests-columns',
        { layout: 'wide-left', gap: 'wide', align: 'centre' },
        [block('image', 'glazes-tests-picture', { picture: picture('glaze-tiles'), ratio: 'landscape' })],
        [
          heading('glazes-tests-title', 'Four thousand failures on nails', { eyebrow: 'The test wall' }),
          words('glazes-tests-text', [
            'Every change to a recipe is tried on a tile first: each glaze alone, then one over another. The wall by the sink holds the ones worth remembering.',
            'On course evenings you may try any pair you like. Our advice:',
            ul(
              '**Oyster over Low Tide** for cream that runs like icing',
              '**Estuary over Oyster** for a seaside sky',
              '**Samphire over anything** if you are nervous',
            ),
          ]),
        ],
      ),
    ]),
    section('glazes-recipes', { background: 'tint' }, [
      heading('glazes-recipes-title', 'Mix them yourself', { eyebrow: 'No secrets' }),
      block('product', 'glazes-recipes-product', {
        product: referTo('product', 'Four glazes from the estuary'),
        text: 'Everything we know, with the mistakes left in.',
      }),
    ]),
    section('glazes-care', { background: 'main', width: 'narrow' }, [
      heading('glazes-care-title', 'Looking after your pots', { align: 'centre' }),
      words(
        'glazes-care-text',
        [
          'Dishwasher, microwave and oven are all fine. What no pot likes is a shock: let a dish from the fridge warm up before it meets a hot oven. If the bare foot scratches your table, rub it on wet sandpaper, or bring it in and we will.',
        ],
        { align: 'centre' },
      ),
      block('button', 'glazes-care-button', {
        align: 'centre',
        buttons: [button('More questions, answered', '/faq')],
      }),
    ]),
  ],
};
