import type { Starter } from '../starter.ts';
import { contact, files, icon, letter, show, tracks } from './episodes.ts';
import { pages } from './pages.ts';

/** Blush, claret and teal: the latest episode to play at once, the others below, and the feed for podcast apps. */
export const podcastStarter: Starter = {
  key: 'podcast',
  example: 'Room Tone',
  name: 'Podcast',
  words:
    'For podcasters: the latest episode to play on the first screen, show notes, the hosts, and a feed for Apple Podcasts, Spotify and other apps.',
  picture: 'starters/podcast.webp',
  site: (name) => ({
    website: {
      colours: {
        main: '#8c1c3f',
        link: '#8c1c3f',
        button: '#8c1c3f',
        background: '#fdece8',
        text: '#2f0b1c',
      },
      brand: {
        icon,
        fonts: { heading: 'figtree', body: 'figtree' },
        radius: 'large',
        buttonShape: 'pill',
        headerLayout: 'beside',
        footer: {
          note: 'A place, a piece of music, and what to listen for.\n\nStudio 3, 9 Chandler Street\nYour Town',
          social: [
            { label: 'Instagram', href: 'https://www.instagram.com/' },
            { label: 'Bluesky', href: 'https://bsky.app/' },
          ],
        },
      },
      header: true,
      analytics: true,
    },
    files,
    forms: [contact, letter],
    pages: pages(name),
    contentTypes: [show(name)],
    menus: {
      header: [{ page: 'episodes' }, { page: 'about' }, { page: 'contact' }],
      footer: [
        { page: 'faq' },
        { page: 'contact' },
        { href: '/episodes/podcast.xml', label: 'Podcast feed' },
        { page: 'terms' },
        { page: 'privacy' },
      ],
    },
    tracks: tracks(name),
  }),
};
