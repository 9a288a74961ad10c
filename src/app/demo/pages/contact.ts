import { contactForm } from '../forms.ts';
import { picture } from '../pictures.ts';
import { openingHours, studioDetails } from '../site.ts';
import type { DemoPage } from '../write.ts';
import { block, columns, heading, section, words } from '../write.ts';

export const contact: DemoPage = {
  name: 'Contact',
  slug: 'contact',
  label: 'Contact',
  inMenu: true,
  height: 100,
  seo: {
    title: 'Contact Slipway Pottery',
    description:
      'Write to hello@slipway.example or ring 01632 960147. We answer within two working days; commissions, classes and questions about a pot you own are all welcome.',
  },
  blocks: [
    section('contact-top', { background: 'none' }, [
      columns(
        'contact-columns',
        { layout: 'two', gap: 'wide' },
        [
          heading('contact-title', 'Write, ring or knock', { level: '1', eyebrow: 'Contact' }),
          words(
            'contact-lead',
            [
              'We answer email within two working days, usually with clay on the keyboard. If the telephone rings for a long time, somebody is centring: please try again.',
            ],
            { size: 'large' },
          ),
          studioDetails('contact-details', 'Slipway Pottery', '2'),
          openingHours('contact-hours', '2'),
        ],
        [block('image', 'contact-picture', { picture: picture('vase'), ratio: 'portrait' })],
      ),
    ]),
    section('contact-write', { background: 'tint', width: 'narrow' }, [
      block('form', 'contact-form', {
        form: contactForm.id,
        title: 'Send us a message',
        text: '',
      }),
    ]),
    section('contact-about', { background: 'none' }, [
      heading('contact-about-title', 'It helps to know'),
      block('cards', 'contact-about-cards', {
        pictures: false,
        items: [
          {
            title: 'For a commission',
            text: 'Say what, how many, which glaze and by when. Sets of up to twelve take six to eight weeks. We reply with a price and a drawing, and you pay half when you say yes.',
          },
          {
            title: 'For a class',
            text: 'Look at the classes first: dates and prices are there. For eight people or more, send two dates that would suit you.',
            href: '/classes',
            linkLabel: 'See the classes',
          },
          {
            title: 'For a broken pot',
            text: 'Send a picture. If it broke in the post we replace it. If you dropped it, we will tell you whether it can be mended, and sympathise either way.',
            href: '/faq',
            linkLabel: 'Read the FAQ',
          },
        ],
      }),
    ]),
  ],
};
