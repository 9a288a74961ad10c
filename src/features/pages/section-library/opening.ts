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
  hero,
  outlined,
  steps,
  words,
} from './write.ts';

const more = button('Find out more', '#more');

export const openingSections = [
  ...groupOf('Hero', 'banner header cover intro headline opening', [
    hero('hero-right', 'Image on the right', { layout: 'right' }),
    hero('hero-left', 'Image on the left', { layout: 'left' }),
    hero('hero-centred', 'Centred text', {
      layout: 'centred',
      eyebrow: 'Open to everyone',
      title: 'One clear promise, said in a few words',
      background: 'tint',
    }),
    hero(
      'hero-behind',
      'Text over an image',
      { layout: 'behind', eyebrow: '', title: 'A place worth the trip' },
      'full screen photo background',
    ),
    hero(
      'hero-split',
      'Image to the edge',
      { layout: 'split', background: 'tint', title: 'Half story, half picture' },
      'split screen',
    ),
    hero('hero-below', 'Wide image below', {
      layout: 'below',
      eyebrow: 'New this season',
      title: 'Bring the best picture you have',
    }),
    hero('hero-dark', 'Dark and centred', {
      layout: 'centred',
      background: 'dark',
      eyebrow: '',
      title: 'Big news, quietly told',
    }),
  ]),
  ...groupOf('Features', 'benefits advantages services reasons grid cards', [
    band('features-icons', 'Icons in a grid', 'none', [
      heading('What you can count on', 'Why us'),
      block('featureList', { layout: 'grid' }),
    ]),
    band('features-list', 'Icons in a list', 'tint', [
      columns(
        'wide-right',
        [
          heading('Everything you need, nothing you don’t'),
          words('Two or three sentences about what makes the difference.'),
          buttons('start', more),
        ],
        [block('featureList', { layout: 'list' })],
      ),
    ]),
    band('features-cards', 'Image cards', 'none', [
      centred('What we offer', 'Services'),
      block('cards', { layout: 'grid' }),
    ]),
    band('features-first', 'One large card first', 'none', [
      heading('Start here'),
      block('cards', { layout: 'feature' }),
    ]),
    band(
      'features-rows',
      'Images beside text',
      'none',
      [heading('How we can help'), block('cards', { layout: 'row' })],
      { width: 'narrow' },
    ),
    band('features-panels', 'Three panels', 'none', [
      columns(
        'three',
        [card(words('Say the first reason in one short sentence. Then add a detail.'))],
        [card(words('Say the second reason in one short sentence. Then add a detail.'))],
        [card(words('Say the third reason in one short sentence. Then add a detail.'))],
      ),
    ]),
    band(
      'features-steps',
      'How it works',
      'tint',
      [
        centred('How it works', 'Three steps'),
        steps(
          ['Step 1', 'Tell us what you need', 'A few sentences are enough. We answer within a day.'],
          ['Step 2', 'Agree on a plan', 'You know the price and the date before anything begins.'],
          ['Step 3', 'Enjoy the result', 'Say what visitors have in the end.'],
        ),
      ],
      { width: 'narrow' },
    ),
  ]),
  ...groupOf('About', 'story company history text image', [
    band('about-image', 'Story with an image', 'none', [
      columns(
        'two',
        [block('image', { ratio: 'portrait' })],
        [
          heading('Our story', 'About'),
          words('How it began, in two or three sentences.', 'What you do today, and for whom.'),
          buttons('start', more),
        ],
      ),
    ]),
    band('about-reversed', 'Story, image on the right', 'tint', [
      columns(
        'wide-left',
        [
          heading('Made by people who care'),
          words('Tell visitors who is behind this, and what you do differently.'),
        ],
        [block('image', { ratio: 'square' })],
      ),
    ]),
    band('about-numbers', 'Story in figures', 'none', [
      heading('The short version', 'In figures'),
      block('numbers'),
    ]),
    band('about-dark-numbers', 'Figures on dark', 'dark', [block('numbers', { align: 'centre' })], {
      space: 'medium',
    }),
    band('about-timeline', 'Timeline', 'none', [
      columns('wide-right', [heading('How we got here', 'History')], [block('timeline')]),
    ]),
    band(
      'about-statement',
      'Large statement',
      'tint',
      [
        centred('We make fewer things, and make them better.'),
        centredWords('One sentence that explains what you mean by that.'),
      ],
      { width: 'narrow' },
    ),
  ]),
  ...groupOf('Gallery', 'photos images pictures portfolio work', [
    band('gallery-grid', 'Square grid', 'none', [heading('Recent work', 'Gallery'), block('gallery')]),
    band(
      'gallery-wide',
      'Large images',
      'none',
      [heading('A closer look'), block('gallery', { size: 'large', ratio: 'landscape' })],
      { width: 'wide' },
    ),
    band(
      'gallery-full',
      'Full-width grid',
      'dark',
      [centred('From the studio'), block('gallery', { size: 'small' })],
      { width: 'full' },
    ),
    band('gallery-portraits', 'Portrait images', 'tint', [
      heading('Portfolio'),
      block('gallery', { ratio: 'portrait' }),
    ]),
    band('gallery-pair', 'Two images side by side', 'none', [
      columns(
        'two',
        [block('image', { ratio: 'portrait', caption: 'Before' })],
        [block('image', { ratio: 'portrait', caption: 'After' })],
      ),
    ]),
    band('gallery-logos', 'Logos', 'none', [block('logoStrip', { title: 'Trusted by' })], { space: 'small' }),
  ]),
  ...groupOf('Testimonials', 'reviews quotes customers ratings stars social proof', [
    band('testimonials-three', 'Three reviews', 'none', [
      heading('What customers say', 'Reviews'),
      block('testimonials'),
    ]),
    band('testimonials-tint', 'Reviews on a tint', 'tint', [
      centred('Loved by regulars'),
      block('testimonials'),
    ]),
    band('testimonials-quote', 'One large quote', 'dark', [block('quote', { look: 'large' })], {
      width: 'narrow',
    }),
    band('testimonials-card', 'Quote beside an image', 'none', [
      columns('two', [block('image', { ratio: 'square' })], [block('quote', { look: 'plain' })]),
    ]),
    band('testimonials-outlined', 'Two quotes in boxes', 'none', [
      columns(
        'two',
        [outlined(block('quote', { look: 'plain' }))],
        [outlined(block('quote', { look: 'plain' }))],
      ),
    ]),
  ]),
];
