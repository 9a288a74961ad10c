import type { Starter } from '../starter.ts';
import { pages } from './pages.ts';
import { contact, files, icon, join, letter } from './parts.ts';

/** Meadow green and sunflower: events, the people, and a form to join. */
export const associationStarter: Starter = {
  key: 'association',
  example: 'Meadow Lane Garden',
  name: 'Association',
  words:
    'For clubs, gardens and neighbourhoods: what is on, the committee, a form to join, papers to download and a letter.',
  picture: 'starters/association.webp',
  site: (name) => ({
    website: {
      colours: {
        main: '#1f6a45',
        link: '#1a5f3d',
        button: '#1f6a45',
        background: '#fffcf2',
        text: '#1d2a22',
      },
      brand: {
        icon,
        fonts: { heading: 'bricolage-grotesque', body: 'inter' },
        radius: 'large',
        buttonShape: 'pill',
        footer: {
          note: 'Open Saturdays from ten. Come as you are.\n\nMeadow Lane\nYour Town',
          social: [{ label: 'Mastodon', href: 'https://mastodon.social/' }],
        },
      },
      header: true,
      analytics: true,
    },
    files,
    forms: [join, contact, letter],
    pages: pages(name),
    menus: {
      header: [{ page: 'events' }, { page: 'about' }, { page: 'join' }, { page: 'contact' }],
      footer: [{ page: 'faq' }, { page: 'contact' }, { page: 'terms' }, { page: 'privacy' }],
    },
  }),
};
