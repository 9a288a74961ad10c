import type { Starter } from '../starter.ts';
import { pages } from './pages.ts';
import { bookings, contact, files, icon } from './services.ts';

/** Petrol, red and yellow: four repairs at fixed prices, ready to be booked. */
export const workshopStarter: Starter = {
  key: 'workshop',
  example: 'Ferry Lane Cycles',
  name: 'Repairs and trades',
  words:
    'For repair shops and trades: fixed prices side by side, four services to book, opening hours and a contact form.',
  picture: 'starters/workshop.webp',
  site: (name) => ({
    website: {
      colours: {
        main: '#1d3b53',
        link: '#a93a1d',
        button: '#c23f20',
        background: '#f4f6f3',
        text: '#16222b',
      },
      brand: {
        icon,
        fonts: { heading: 'work-sans', body: 'work-sans' },
        radius: 'small',
        spacing: 'compact',
        buttonShape: 'corners',
        headerLayout: 'beside',
        footer: { note: 'Bike repairs at fixed prices.\n\nUnit 4, Ferry Lane\nYour Town', social: [] },
      },
      header: true,
      analytics: true,
    },
    files,
    forms: [contact],
    pages: pages(name),
    menus: {
      header: [{ page: 'book' }, { page: 'about' }, { page: 'faq' }, { page: 'contact' }],
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
