import { picture } from '../pictures.ts';
import type { DemoPage } from '../write.ts';
import { block, button, columns, heading, section, words } from '../write.ts';

export const about: DemoPage = {
  name: 'About us',
  slug: 'about',
  label: 'About',
  inMenu: true,
  height: 100,
  seo: {
    title: 'About Nell, Tobi and the boat shed – Slipway Pottery',
    description:
      'How a leaking boat shed became a pottery: the people behind Slipway, what they believe about pots, and the dog who sleeps through all of it.',
    picture: picture('boat-shed'),
  },
  blocks: [
    block('hero', 'about-hero', {
      layout: 'centred',
      background: 'tint',
      eyebrow: 'About us',
      title: 'A boat shed, two potters and a dog called Biscuit',
      text: 'Slip is liquid clay. A slipway is where boats come home. When Nell found a shed that had both, the name was already painted.',
    }),
    section('about-estuary', { background: 'none', width: 'wide', space: 'medium' }, [
      block('image', 'about-estuary-picture', {
        picture: picture('estuary'),
        ratio: 'natural',
        caption:
          'High water on the Fern. Twice a year it comes up to the second step, and we carry the clay upstairs.',
      }),
    ]),
    section('about-story', { background: 'none', width: 'narrow', space: 'medium' }, [
      heading('about-story-title', 'How it began'),
      words(
        'about-story-lead',
        [
          'The shed was built in 1894 to mend fishing boats. When the last boatbuilder retired it stood empty for eleven years, apart from swallows.',
        ],
        { size: 'large' },
      ),
      words('about-story-text', [
        'Nell rented it in 2013 with a second-hand wheel, a kiln bought from a closing school and a promise to the landlord that she would fix the roof herself. It took two summers. The first pots were sold from a plank across two oil drums, with a biscuit tin for the money.',
        'Tobi came to a Tuesday class in 2017, a chemistry teacher who wanted something to do with his hands. He asked so many questions about glazes that Nell gave him the cupboard with the oxides and told him to find out. He still has the key. Since 2019 the pottery has belonged to both of them.',
        'Today we make about three thousand pots a year. That is as many as four hands can make well, so we have stopped trying to grow and started trying to get better.',
      ]),
    ]),
    section('about-people', { background: 'tint' }, [
      heading('about-people-title', 'Who you will meet', { eyebrow: 'The people' }),
      columns(
        'about-people-columns',
        { layout: 'two', gap: 'wide' },
        [
          block('image', 'about-nell-picture', { picture: picture('nell'), ratio: 'portrait' }),
          heading('about-nell-name', 'Nell Carrow', { level: '3', eyebrow: 'Throws' }),
          words('about-nell-text', [
            'Nell makes most of what is thrown: mugs before breakfast, bowls until lunch, large jars when nobody is talking to her. She trained in Stoke, worked in Denmark for six years and still drinks from the first mug she ever made.',
            'Ask her about: handles, herons, why your clay keeps collapsing.',
          ]),
        ],
        [
          block('image', 'about-tobi-picture', { picture: picture('tobi'), ratio: 'portrait' }),
          heading('about-tobi-name', 'Tobi Adeyemi', { level: '3', eyebrow: 'Glazes and fires' }),
          words('about-tobi-text', [
            'Tobi mixes the glazes, packs the kiln and sits up with it. He taught chemistry for nine years and keeps a notebook of every test tile since 2017: four thousand and something, most of them brown.',
            'Ask him about: ash, iron, what happened on the night of firing 212.',
          ]),
        ],
      ),
    ]),
    section('about-biscuit', { background: 'none' }, [
      columns(
        'about-biscuit-columns',
        { layout: 'wide-right', align: 'centre', gap: 'wide' },
        [block('image', 'about-biscuit-picture', { picture: picture('biscuit'), ratio: 'square' })],
        [
          heading('about-biscuit-title', 'And Biscuit', { eyebrow: 'Front of house' }),
          words('about-biscuit-text', [
            'Biscuit is a lurcher of about nine. He is named after the first firing, not the other kind, though he makes no such distinction.',
            'He sleeps in a basket by the radiator and greets roughly one visitor in five. If you would rather he stayed in the back room, ring before you come and he will be delighted: there is a better radiator there.',
          ]),
        ],
      ),
    ]),
    section('about-music', { background: 'tint', width: 'narrow' }, [
      heading('about-music-title', 'What we play while we work', { eyebrow: 'The wireless' }),
      words('about-music-text', [
        'Four short pieces, made for this studio. Press play and wander on through the pages: the music comes along.',
      ]),
      block('playlist', 'about-music-list', { title: '' }),
    ]),
    section('about-beliefs', { background: 'dark' }, [
      heading('about-beliefs-title', 'What we hold to'),
      block('cards', 'about-beliefs-cards', {
        pictures: false,
        items: [
          {
            title: 'Pots are for using',
            text: 'Everything we sell goes in the dishwasher, the microwave and the hands of children. If it does not survive that, it is our fault.',
          },
          {
            title: 'Nothing is wasted',
            text: 'Trimmings are soaked and used again. Glaze water settles and becomes the next test. The kiln warms the shop.',
          },
          {
            title: 'Seconds are honest',
            text: 'A pot with a flaw that you can see goes on the bench outside at half price. A flaw that matters goes under the hammer.',
          },
        ],
      }),
      block('button', 'about-beliefs-button', { buttons: [button('Come and see us', '/visit')] }),
    ]),
  ],
};
