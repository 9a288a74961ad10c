import { referTo } from '../../filling/references.ts';
import { picture } from '../pictures.ts';
import type { DemoPage } from '../write.ts';
import { block, button, columns, doc, heading, ol, p, section, ul, words } from '../write.ts';

const book = 'mailto:hello@slipway.example?subject=Booking%20a%20class';

export const classes: DemoPage = {
  name: 'Classes',
  slug: 'classes',
  label: 'Classes',
  inMenu: true,
  height: 100,
  seo: {
    title: 'Pottery classes in Fernhythe – tasters, courses, hand-building',
    description:
      'Learn to throw or build by hand in groups of eight at most. Two-hour tasters from £48, a six-week evening course, Sunday hand-building and family mornings. Clay, glazes and firing included.',
    picture: picture('class'),
  },
  blocks: [
    block('hero', 'classes-hero', {
      layout: 'left',
      background: 'main',
      eyebrow: 'Classes',
      title: 'Get your hands dirty',
      text: 'Most people who come have never touched clay. By the end of two hours they have made something that holds water, or very nearly. Eight places, eight wheels, two teachers.',
      buttons: [button('Book a time', '#book'), button('Ask us something', '/contact', 'secondary')],
      picture: picture('wheel'),
    }),
    section('classes-list', { background: 'none', anchor: 'which' }, [
      heading('classes-list-title', 'Which one is for you?', { eyebrow: 'All year round' }),
      block('cards', 'classes-list-cards', {
        layout: 'row',
        ratio: 'landscape',
        items: [
          {
            picture: picture('class'),
            title: 'First time on the wheel – £48',
            text: 'Two hours, Saturdays at 10.30am. You throw as many as you can and choose two to keep. We glaze and fire them, and you fetch them three weeks later.',
            href: book,
            linkLabel: 'Book a Saturday',
          },
          {
            picture: picture('shelf'),
            title: 'Six Tuesdays – £210',
            text: 'Six evenings from 6.30 to 9pm. Centring, cylinders, bowls, turning, handles, glazing. You finish with about a dozen pots and a good idea of what to do next. All clay and firing included.',
            href: '/service/six-tuesdays',
            linkLabel: 'Join the next course',
          },
          {
            picture: picture('clay'),
            title: 'Sunday hand-building – £55',
            text: 'Three hours without a wheel, every second Sunday at 1pm: pinch pots, coils and slabs. Calm, good for stiff backs, and the best way to make a teapot look like a bird.',
            href: book,
            linkLabel: 'Book a Sunday',
          },
          {
            picture: picture('bowls'),
            title: 'Families – £18 each',
            text: 'Ninety minutes in the school holidays for children of five and over, each with a grown-up who must get equally muddy. One pot each, fired and ready in three weeks.',
            href: book,
            linkLabel: 'Book a family morning',
          },
          {
            picture: picture('worktop'),
            title: 'The whole shed – £320',
            text: 'Birthdays, hen parties, teams that need to look at something other than a screen. Up to eight people for three hours, with lunch from the bakery next door.',
            href: book,
            linkLabel: 'Ask for a date',
          },
        ],
      }),
    ]),
    section('classes-book', { background: 'none', anchor: 'book' }, [
      block('serviceList', 'classes-book-list', {
        title: 'Book by yourself',
        text: 'Six Tuesdays or one evening among others, or our kiln for a day: choose, and it is yours. An hour with one of us stands further down.',
        services: ['Six Tuesdays', 'Open studio evening', 'Hire the small kiln'].map((label) => ({
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
        title: 'A lesson of your own',
        text: 'One wheel, one teacher, your questions. Choose a day, and see at once which hours are free.',
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
              p('Please do. Vouchers are valid for two years:'),
              ul('by e-mail within a day', 'on a clay tag in a box, by post or from the shop'),
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
