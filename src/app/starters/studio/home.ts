import type { NewPage } from '../../../features/pages/server/index.ts';
import { referTo } from '../../site-content/references.ts';
import { block, button, columns, heading, image, page, section, text } from '../write.ts';
import { bodywork, hello, letter, morning, picture } from './services.ts';

export const home = (name: string): NewPage =>
  page(
    {
      slug: 'homepage',
      label: 'Home',
      title: `${name} – yoga and bodywork, booked online`,
      description:
        'Small yoga classes and unhurried massage in a bright room. See availability and book online.',
      picture: picture('room'),
    },
    block('hero', {
      layout: 'left',
      eyebrow: 'Yoga and bodywork',
      title: 'An hour that belongs to you',
      text: 'Small classes in the morning, unhurried treatments in the afternoon, and tea in between. No mirrors, no music with whales.',
      buttons: [button('Book a time', '/book'), button('What we offer', '/classes', 'secondary')],
      picture: picture('window'),
    }),
    section(
      { background: 'none' },
      block('featureList', {
        level: '2',
        items: [
          {
            icon: 'people',
            title: 'Ten at most',
            text: 'Small enough that somebody notices when your shoulder hurts.',
          },
          {
            icon: 'heart',
            title: 'Every body',
            text: 'Stiff, tall, pregnant, seventy: tell us, and there is a way for you to do it.',
          },
          {
            icon: 'calendar',
            title: 'No contracts',
            text: 'Pay for the hour you come to. Cancel a class twelve hours before, and pay nothing.',
          },
        ],
      }),
    ),
    section(
      { background: 'none' },
      block('serviceList', {
        title: 'What brings you here?',
        text: 'Choose a class or a treatment and book online. You can reschedule or cancel yourself.',
        services: [morning, bodywork, hello].map((label) => ({ service: referTo('service', label) })),
      }),
    ),
    section(
      { background: 'tint' },
      columns(
        { layout: 'wide-left', gap: 'wide', align: 'centre' },
        [image(picture('room'), 'landscape')],
        [
          heading('Three tall windows and a quiet floor', 'The room'),
          text([
            'The room faces east, so that the morning class has the sun. The floor is warm from October to April, and there are never more than ten of us.',
            'Mats, blocks and blankets are here. All you need is something you can bend in.',
          ]),
          block('button', { buttons: [button('Where to find us', '/contact', 'quiet')] }),
        ],
      ),
    ),
    section(
      { background: 'none' },
      heading('Two people, one kettle', 'Who we are'),
      block('people', {
        shape: 'round',
        items: [
          {
            picture: picture('mara'),
            name: 'Mara Lindley',
            role: 'Yoga and bodywork',
            text: 'Taught in schools for ten years, which explains both the patience and the good jokes.',
            href: '',
            linkLabel: '',
          },
          {
            picture: picture('theo'),
            name: 'Theo Bassett',
            role: 'Bodywork',
            text: 'Was a physiotherapist in a hospital, and wanted more than nine minutes for each back.',
            href: '',
            linkLabel: '',
          },
        ],
      }),
    ),
    section(
      { background: 'main' },
      block('quote', {
        text: 'I came because of my back. I stay because it is the only hour of the week in which nobody wants anything from me.',
        person: 'Joanna Price',
        role: 'Wednesdays, for three years',
        look: 'large',
      }),
    ),
    section(
      { background: 'tint' },
      block('newsletter', {
        form: letter.id,
        title: 'The seasonal letter',
        text: 'New classes, retreats, and one exercise to do in the kitchen. Four times a year.',
        note: 'We’ll email you to confirm. Unsubscribe at any time.',
      }),
    ),
  );
