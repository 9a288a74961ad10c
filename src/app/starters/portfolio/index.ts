import type { Starter } from '../starter.ts';
import { pages } from './pages.ts';
import { brief, files, icon } from './parts.ts';

/** Paper, ink and cobalt: three case studies, full-page images, and an enquiry form. */
export const portfolioStarter: Starter = {
  key: 'portfolio',
  example: 'Jonah Reyes',
  name: 'Portfolio',
  words:
    'For architects, designers and makers: three case studies with pictures and figures, the office, and a form for new projects.',
  picture: 'starters/portfolio.webp',
  site: (name) => ({
    website: {
      colours: {
        main: '#1d2b6b',
        link: '#2440d6',
        button: '#141414',
        background: '#ffffff',
        text: '#141414',
      },
      brand: {
        icon,
        fonts: { heading: 'manrope', body: 'manrope' },
        radius: 'none',
        buttonShape: 'corners',
        spacing: 'normal',
        footer: {
          note: 'Plain houses, well made.\n\n8 Foundry Lane\nYour Town',
          social: [{ label: 'Instagram', href: 'https://www.instagram.com/' }],
        },
      },
      header: false,
      analytics: true,
    },
    files,
    forms: [brief],
    pages: pages(name),
    menus: {
      header: [{ page: 'work' }, { page: 'about' }, { page: 'contact' }],
      footer: [{ page: 'faq' }, { page: 'contact' }, { page: 'terms' }, { page: 'privacy' }],
    },
  }),
};
