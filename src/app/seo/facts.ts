import type { AccordionProps } from '../../features/pages/web/blocks/accordion/block.ts';
import type { Page } from '../../features/pages/contract.ts';
import { catalogues } from '../../features/pages/messages/layout/catalogues.ts';
import { languageOf } from '../../lib/messages/languages.ts';
import { serverMessages } from '../../lib/messages/server-messages.ts';
import { walkTree } from '../../lib/content/block-tree.ts';
import type { Brand } from '../../lib/theme/brand.ts';
import { plainText } from '../../lib/content/plain-text.ts';
import { isDrawing } from '../../lib/content/pictures.ts';
import type { Head } from '../../lib/ui/screen.ts';

const words = serverMessages('pages.layout', catalogues);

type Fact = Record<string, unknown>;

interface Facts {
  site: { name: string; locale: string; brand: Brand };
  page: Page | null;
  head: Head;
  /** Without the path. */
  origin: string;
  /** The home page in the language of the screen. */
  home: string;
  canonical: string;
}

/**
 * Structured data of a screen, as schema.org defines it: the site on the home page, breadcrumbs on other pages, questions with
 * their answers, and the screen's own data.
 */
export function pageFacts({ site, page, head, origin, home, canonical }: Facts): Fact[] {
  if (head.noIndex) return [];
  const isHome = canonical === home;
  return [
    ...(isHome ? [organisation(site, origin), webSite(site, origin)] : []),
    ...(page && !isHome ? [webPage(page, head, canonical)] : []),
    ...(isHome ? [] : crumbs(site, page?.label || page?.name || head.title, { origin, home, canonical })),
    ...questions(page),
    ...(head.facts ? [head.facts] : []),
  ];
}

function organisation({ name, brand }: Facts['site'], origin: string): Fact {
  const picture = brand.logo ?? brand.icon;
  const sameAs = brand.footer.social.map(({ href }) => href).filter((href) => /^https?:/.test(href));
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organisation`,
    name,
    url: `${origin}/`,
    // Search engines don't accept SVG.
    ...(picture && !isDrawing(picture.src) ? { logo: new URL(picture.src, origin).href } : {}),
    ...(sameAs.length > 0 ? { sameAs } : {}),
  };
}

const webSite = ({ name }: Facts['site'], origin: string): Fact => ({
  '@type': 'WebSite',
  name,
  url: `${origin}/`,
  publisher: { '@id': `${origin}/#organisation` },
});

const webPage = (page: Page, { title, description }: Head, canonical: string): Fact => ({
  '@type': 'WebPage',
  name: title,
  url: canonical,
  ...(description ? { description } : {}),
  ...(page.publishedAt ? { datePublished: page.publishedAt } : {}),
  dateModified: page.updatedAt,
});

function crumbs(
  { name, locale }: Facts['site'],
  label: string,
  { origin, home, canonical }: Pick<Facts, 'origin' | 'home' | 'canonical'>,
): Fact[] {
  if (!label) return [];
  // A product that isn't translated belongs to the shop in the main language.
  const start = [origin, home].find((each) => canonical.startsWith(`${each}/product/`));
  const shop = start === undefined ? [] : [{ label: words(languageOf(locale)).shop, href: `${start}/shop` }];
  const way = [
    { label: name, href: home === origin ? `${origin}/` : home },
    ...shop,
    { label, href: canonical },
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: way.map((each, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: each.label,
        item: each.href,
      })),
    },
  ];
}

/** One list for the page, however many FAQ blocks it has. */
function questions(page: Page | null): Fact[] {
  const asked = [...walkTree(page?.blocks ?? [])].flatMap(({ block }) =>
    block.type === 'accordion' ? (block.props as unknown as AccordionProps).items : [],
  );
  const answered = asked
    .map(({ question, answer }) => ({ question, text: plainText(answer) }))
    .filter(({ question, text }) => question && text);
  if (answered.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: answered.map(({ question, text }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
    },
  ];
}
