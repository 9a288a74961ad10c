import type { Starter } from '../starter.ts';
import { pages } from './pages.ts';
import { bookings, contact, files, icon, letter } from './services.ts';

/** Sage, sand and clay: a class, a treatment and an introductory call, ready to be booked. */
export const studioStarter: Starter = {
  key: 'studio',
  example: 'Still Water',
  name: 'Studio with bookings',
  words:
    'For practices, teachers and studios: three services with free times, a calendar to book in, and the people behind it.',
  picture: 'starters/studio.webp',
  site: (name) => ({
    website: {
      colours: {
        main: '#3d5a4c',
        link: '#8a4a2e',
        button: '#3d5a4c',
        background: '#f7f4ea',
        text: '#24332b',
      },
      brand: {
        icon,
        fonts: { heading: 'lora', body: 'figtree' },
        radius: 'medium',
        spacing: 'airy',
        buttonShape: 'pill',
        headerLayout: 'centred',
        footer: {
          note: 'Ten places, three windows, one kettle.\n\n14 Weaver’s Row, first floor\nYour Town',
          social: [],
        },
      },
      header: true,
      analytics: true,
    },
    files,
    forms: [contact, letter],
    pages: pages(name),
    menus: {
      header: [{ page: 'classes' }, { page: 'book' }, { page: 'faq' }, { page: 'contact' }],
      footer: [
        { page: 'book' },
        { page: 'faq' },
        { page: 'contact' },
        { page: 'terms' },
        { page: 'privacy' },
      ],
    },
    bookings,
  }),
};
