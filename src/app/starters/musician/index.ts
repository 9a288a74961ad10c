import type { Starter } from '../starter.ts';
import { contact, files, icon, letter, shop, tracks } from './music.ts';
import { pages } from './pages.ts';

/** Night, violet and a low sun: songs that play immediately, dates, records to buy. */
export const musicianStarter: Starter = {
  key: 'musician',
  example: 'Ada Marlowe',
  name: 'Musician',
  words:
    'For singers and bands: four songs in a player that goes on playing, dates, words for the press, and records to buy.',
  picture: 'starters/musician.webp',
  site: (name) => ({
    website: {
      colours: {
        main: '#7a54c4',
        link: '#ffb45c',
        button: '#ff8a5c',
        background: '#171325',
        text: '#f6ecff',
      },
      brand: {
        icon,
        fonts: { heading: 'space-grotesk', body: 'work-sans' },
        radius: 'none',
        buttonShape: 'corners',
        headerLayout: 'beneath',
        footer: {
          note: 'Songs from the third floor.\n\nPO Box 118\nYour Town',
          social: [
            { label: 'Instagram', href: 'https://www.instagram.com/' },
            { label: 'YouTube', href: 'https://www.youtube.com/' },
          ],
        },
      },
      header: true,
      analytics: true,
    },
    files,
    forms: [contact, letter],
    pages: pages(name),
    menus: {
      header: [
        { href: '/playlist', label: 'Listen' },
        { page: 'dates' },
        { page: 'about' },
        { page: 'contact' },
      ],
      footer: [{ page: 'faq' }, { page: 'contact' }, { page: 'terms' }, { page: 'privacy' }],
    },
    shop: shop(name),
    tracks: tracks(name),
  }),
};
