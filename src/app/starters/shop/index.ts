import type { Starter } from '../starter.ts';
import { contact, files, icon, letter, products, settings } from './goods.ts';
import { pages } from './pages.ts';

/** Plum, peach and butter: eight products, ready to be ordered. */
export const shopStarter: Starter = {
  key: 'shop',
  example: 'Hollin & Rye',
  name: 'Shop',
  words:
    'For those who make or sell things: eight products in three collections, delivery, and a first order at once.',
  picture: 'starters/shop.webp',
  site: (name) => ({
    website: {
      colours: {
        main: '#5b2a4a',
        link: '#8a2f5f',
        button: '#5b2a4a',
        background: '#fcf6f0',
        text: '#2a1f2d',
      },
      brand: {
        icon,
        fonts: { heading: 'outfit', body: 'figtree' },
        radius: 'large',
        buttonShape: 'pill',
        headerLayout: 'beside',
        footer: {
          note: 'Poured by hand, forty at a time.\n\n3 Tannery Yard, Market Street\nYour Town',
          social: [{ label: 'Instagram', href: 'https://www.instagram.com/' }],
        },
      },
      header: true,
      analytics: true,
    },
    files,
    forms: [letter, contact],
    pages: pages(name),
    menus: {
      header: [{ page: 'making' }, { page: 'about' }, { page: 'contact' }],
      footer: [{ page: 'faq' }, { page: 'contact' }, { page: 'terms' }, { page: 'privacy' }],
    },
    shop: { settings, products },
  }),
};
