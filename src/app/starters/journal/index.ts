import type { Starter } from '../starter.ts';
import { pages } from './pages.ts';
import { contact, files, icon, letter, posts } from './posts.ts';

/** Chalk, night blue and rust: essays with large pictures, an archive by subject, and a letter. */
export const journalStarter: Starter = {
  key: 'journal',
  example: 'The Low Road',
  name: 'Journal',
  words:
    'For writers and small magazines: a featured post, an archive by category, five sample posts, a page about the author, and a newsletter.',
  picture: 'starters/journal.webp',
  site: (name) => ({
    website: {
      colours: {
        main: '#24404f',
        link: '#a5472a',
        button: '#24404f',
        background: '#fbf9f4',
        text: '#1f2a30',
      },
      brand: {
        icon,
        fonts: { heading: 'newsreader', body: 'newsreader' },
        radius: 'small',
        buttonShape: 'corners',
        headerLayout: 'centred',
        footer: {
          note: 'A new piece every other Sunday.\n\nPO Box 42\nYour Town',
          social: [{ label: 'Mastodon', href: 'https://mastodon.social/' }],
        },
      },
      header: true,
      analytics: true,
    },
    files,
    forms: [contact, letter],
    pages: pages(name),
    contentTypes: [posts],
    menus: {
      header: [
        { page: 'journal' },
        { href: '/journal/category/walks', label: 'Walks' },
        { href: '/journal/category/kitchen', label: 'Kitchen' },
        { page: 'about' },
      ],
      footer: [
        { page: 'faq' },
        { page: 'contact' },
        { href: '/journal/feed.xml', label: 'RSS feed' },
        { page: 'terms' },
        { page: 'privacy' },
      ],
    },
  }),
};
