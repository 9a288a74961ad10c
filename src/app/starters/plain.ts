import type { NewPage } from '../../features/pages/server/index.ts';
import { defaultColours } from '../../lib/theme/colour.ts';
import { richTextOf } from '../../lib/content/rich-text.ts';
import type { Starter } from './starter.ts';

const block = (type: string, id: string, props: Record<string, unknown> = {}) => ({
  type,
  props: { id, ...props },
});

const textPage = (name: string, slug: string, lines: string[]): NewPage => ({
  name,
  slug,
  blocks: [
    block('section', `${slug}-section`, {
      width: 'narrow',
      content: [
        block('heading', `${slug}-title`, { text: name, level: '1' }),
        block('richText', `${slug}-text`, { text: richTextOf(...lines) }),
      ],
    }),
  ],
});

/** Sample texts that say what belongs where. */
const pages = (siteName: string): NewPage[] => [
  {
    name: 'Home',
    slug: 'homepage',
    blocks: [
      block('hero', 'home-hero', {
        layout: 'centred',
        title: siteName,
        text: 'Say in one sentence what you do, for whom, and where.',
        buttons: [{ label: 'About us', href: '/about', look: 'primary' }],
      }),
    ],
  },
  {
    ...textPage('About', 'about', [
      'Who you are, how it began, and what you care about. Two short paragraphs are enough.',
    ]),
    inMenu: true,
  },
  textPage('Questions', 'faq', ['Answer here what people ask you every week.']),
  textPage('Privacy', 'privacy', [
    'Say which personal data you keep, why, for how long, and how people reach you about it.',
  ]),
  textPage('Terms', 'terms', ['Say what people agree to when they buy from you or book with you.']),
];

/** The content of a site that is created without a template. */
export const plainStarter: Starter = {
  key: 'plain',
  example: 'Your site',
  name: 'Blank',
  words: 'Five pages in black and white, with notes on what goes where. For everything else.',
  site: (name) => ({ website: { colours: defaultColours }, pages: pages(name) }),
};
