import type { Starter } from '../starter.ts';
import { pages } from './pages.ts';
import { contact, files, icon, letter, table } from './parts.ts';

/** Cream, tomato and olive: a menu with prices, opening hours on every page, and a table request form. */
export const restaurantStarter: Starter = {
  key: 'restaurant',
  example: 'Ida’s Table',
  name: 'Restaurant',
  words:
    'For restaurants, cafés and bars: the menu with prices, opening hours, the way there, and a form to ask for a table.',
  picture: 'starters/restaurant.webp',
  site: (name) => ({
    website: {
      colours: {
        main: '#9d2a1f',
        link: '#9d2a1f',
        button: '#4c5c26',
        background: '#fbf4e6',
        text: '#2b1a14',
      },
      brand: {
        icon,
        fonts: { heading: 'playfair-display', body: 'source-serif-4' },
        radius: 'small',
        buttonShape: 'corners',
        headerLayout: 'centred',
        footer: {
          note: 'Come hungry, stay late.\n\n27 Corn Street\nYour Town',
          social: [{ label: 'Instagram', href: 'https://www.instagram.com/' }],
        },
      },
      header: true,
      analytics: true,
    },
    files,
    forms: [letter, table, contact],
    pages: pages(name),
    menus: {
      header: [{ page: 'menu' }, { page: 'table' }, { page: 'about' }, { page: 'find-us' }],
      footer: [{ page: 'faq' }, { page: 'contact' }, { page: 'terms' }, { page: 'privacy' }],
    },
  }),
};
