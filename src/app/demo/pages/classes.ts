import type { Picture } from '../../../lib/content/pictures.ts';
import { slugOf } from '../../../lib/values/slug.ts';
import { referTo } from '../../site-content/references.ts';
import { servicePrice } from '../facts.ts';
import { picture } from '../pictures.ts';
import type { DemoPage } from '../write.ts';
import { block, button, columns, doc, heading, ol, p, section, words } from '../write.ts';

/** A card that links to the page where the service is booked. */
const bookable = (label: string, card: { picture: Picture; text: string }, per = '') => ({
  ...card,
  title: `${label} – ${servicePrice(label)}${per}`,
  href: `/service/${slugOf(label, 'service', 'en')}`,
  linkLabel: 'See availability',
});

export const classes: DemoPage = {
  name: 'Classes',
  slug: 'classes',
  label: 'Classes',
  inMenu: true,
  height: 100,
  seo: {
    title: 'Pottery classes in Fernhythe – tasters, courses, hand-building',
    description: `Learn to throw or build by hand in small groups. Two-hour tasters for ${servicePrice('First time on the wheel')}, a six-week evening course, Sunday hand-building and family mornings. Clay, glazes and firing included.`,
    picture: picture('class'),
  },
  blocks: [
    block('hero', 'classes-hero', {
      layout: 'left',
      background: 'main',
      eyebrow: 'Classes',
      title: 'Get your hands dirty',
      text: 'Most people who come have never touched clay. By the end of two hours they have made something that holds water, or very nearly. Eight places, eight wheels, two teachers.',
      buttons: [button('Book a class', '#book'), button('Contact us', '/contact', 'secondary')],
      picture: picture('wheel'),
    }),
    section('classes-list', { background: 'none', anchor: 'book' }, [
      heading('classes-list-title', 'Which one is for you?', { eyebrow: 'All year round' }),
      block('cards', 'classes-list-cards', {
        layout: 'row',
        ratio: 'landscape',
        items: [
          bookable('First time on the wheel', {
            picture: picture('class'),
            text: 'Two hours, Saturdays at 10:30. You throw as many pots as you can and choose two to keep. We glaze and fire them, and you collect them three weeks later.',
          }),
          bookable('Six Tuesdays', {
            picture: picture('shelf'),
            text: 'Six evenings from 18:30 to 21:00. Centring, cylinders, bowls, turning, handles, glazing. You finish with about a dozen pots and a good idea of what to do next. All clay and firing included.',
          }),
          bookable('Sunday hand-building', {
            picture: picture('clay'),
            text: 'Three hours without a wheel, every second Sunday at 13:00: pinch pots, coils and slabs. Calm, kind to stiff backs, and the best way to make a teapot that looks like a bird.',
          }),
          bookable(
            'Family morning',
            {
              picture: picture('bowls'),
              text: 'Ninety minutes on a Sunday for children of five and over, each with a grown-up who gets equally muddy. One pot each, fired and ready in three weeks.',
            },
            ' each',
          ),
          bookable('The whole shed', {
            picture: picture('worktop'),
            text: 'Birthdays, hen parties, teams that need to look at something other than a screen. Up to eight people for three hours on a Monday, with lunch from the bakery next door.',
          }),
        ],
      }),
    ]),
    section('classes-book', { background: 'none' }, [
      block('serviceList', 'classes-book-list', {
        title: 'Already at home on the wheel?',
        text: 'Join an open evening, hire our kiln for a day, or have one of us to yourself.',
        services: ['Open studio evening', 'Private lesson', 'Hire the small kiln'].map((label) => ({
          service: referTo('service', label),
        })),
      }),
    ]),
    section('classes-evening', { background: 'tint' }, [
      columns(
        'classes-evening-columns',
        { layout: 'two', gap: 'wide', align: 'centre' },
        [block('image', 'classes-evening-picture', { picture: picture('tools'), ratio: 'square' })],
        [
          heading('classes-evening-title', 'What happens in a taster', { eyebrow: 'Two hours' }),
          words('classes-evening-text', [
            ol(
              '**Tea and aprons.** Five minutes to meet each other and choose a stool.',
              '**Nell throws a bowl.** It takes her ninety seconds and looks easy. It is a trick.',
              '**Your turn.** We go round and help you centre the clay, which is the whole secret.',
              '**Three or four goes.** The first will fly off. The third usually stands.',
              '**Choose two, and a glaze.** We trim, fire and glaze them for you.',
            ),
          ]),
        ],
      ),
    ]),
    section('classes-lesson', { background: 'none', width: 'narrow', anchor: 'lesson' }, [
      block('booking', 'classes-lesson-times', {
        service: referTo('service', 'Private lesson'),
        title: 'Private lesson',
        text: 'One wheel, one teacher, your questions. Choose a day to see the free times.',
      }),
    ]),
    section('classes-questions', { background: 'none', width: 'narrow' }, [
      heading('classes-questions-title', 'Before you come'),
      block('accordion', 'classes-questions-list', {
        openFirst: true,
        items: [
          {
            question: 'What should I wear?',
            answer: doc(
              p(
                'Clothes that may meet clay; it washes out. Short nails help a great deal. We have aprons and towels.',
              ),
            ),
          },
          {
            question: 'Can I come in a wheelchair?',
            answer: doc(
              p(
                'Yes. The floor is level, two wheels stand at table height, and the toilet is accessible. There is one shallow ramp at the door. Tell us when you book and we will have the right wheel ready.',
              ),
            ),
          },
          {
            question: 'What if I cannot make it?',
            answer: doc(
              p(
                'Up to seven days before: a full refund or another date. Later than that we move you once if we can fill the place. The details are in our [terms](/terms).',
              ),
            ),
          },
          {
            question: 'Can I give a class as a present?',
            answer: doc(
              p(
                'Yes. [Write to us](/contact) for a voucher. It is valid for two years, and arrives by email within a day or on a clay tag by post.',
              ),
            ),
          },
        ],
      }),
    ]),
    section('classes-quote', { background: 'dark' }, [
      block('quote', 'classes-quote-words', {
        text: 'I had not made anything since school. Two hours later I was holding a bowl and grinning like a child, and so was the retired judge next to me.',
        person: 'Martin Ellery',
        role: 'Came for his sixtieth birthday',
      }),
      block('button', 'classes-quote-button', {
        align: 'centre',
        buttons: [button('Book a class', '#book')],
      }),
    ]),
  ],
};
