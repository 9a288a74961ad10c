import type { Starter } from '../starter.ts';
import { contact, files, icon, products, settings } from './goods.ts';
import { pages } from './pages.ts';

/** Butter and delft blue: six products to order ahead and collect, and a week of baking. */
export const bakeryStarter: Starter = {
  key: 'bakery',
  example: 'Mill Street Bakery',
  name: 'Bakery with collection',
  words:
    'For bakeries, cafés and farm shops: six products to order ahead, pay for and collect at the counter, and what’s baked each day.',
  picture: 'starters/bakery.webp',
  site: (name) => ({
    website: {
      colours: {
        main: '#24479c',
        link: '#24479c',
        button: '#24479c',
        background: '#fdf4de',
        text: '#33211a',
      },
      brand: {
        icon,
        fonts: { heading: 'fraunces', body: 'dm-sans' },
        radius: 'large',
        buttonShape: 'pill',
        headerLayout: 'beneath',
        footer: {
          note: 'Order by 3pm, collect from 8am.\n\n21 Mill Street\nYour Town',
          social: [{ label: 'Instagram', href: 'https://www.instagram.com/' }],
        },
      },
      header: true,
      analytics: true,
    },
    files,
    forms: [contact],
    pages: pages(name),
    menus: {
      header: [{ page: 'ordering' }, { page: 'about' }, { page: 'faq' }, { page: 'contact' }],
      footer: [
        { page: 'ordering' },
        { page: 'faq' },
        { page: 'contact' },
        { page: 'terms' },
        { page: 'privacy' },
      ],
    },
    shop: { settings, products },
  }),
};
