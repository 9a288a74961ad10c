import { queryOptions } from '@tanstack/react-query';

/** The beginning of `customCss`, whose parser is not for browsers. */
const CUSTOM_MARK = '/*custom*/';

/** The layout around the blocks, as visitors get it. */
export interface SiteFrame {
  styles: string[];
  css: string;
  /** The owner’s custom CSS, which the canvas can leave out. */
  custom: string;
  lang: string;
  dir: string;
  siteClass: string;
  contentClass: string;
  before: Element[];
  after: Element[];
}

/** Extracts the site's style sheets, colours, header and footer from one of its pages. */
export function readSiteFrame(html: string): SiteFrame {
  // The admin's policy applies to parsed documents too, and would report the page's own style.
  const inert = html
    .replaceAll('<style>', '<script type="text/plain" data-style>')
    .replaceAll('</style>', '</script>');
  const page = new DOMParser().parseFromString(inert, 'text/html');
  const content = page.getElementById('content');
  const site = content?.parentElement;
  const around = [...(site?.children ?? [])].filter((element) =>
    element.matches('header, footer, aside[data-announcement]'),
  );
  const isBefore = (element: Element) =>
    !!content && !!(element.compareDocumentPosition(content) & Node.DOCUMENT_POSITION_FOLLOWING);
  const all = [...page.querySelectorAll('[data-style]')].map((style) => style.textContent).join('\n');
  const [css = '', custom = ''] = all.split(CUSTOM_MARK);
  return {
    styles: [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
    css,
    custom,
    lang: page.documentElement.lang,
    dir: page.documentElement.dir,
    siteClass: site?.className ?? '',
    contentClass: content?.className ?? '',
    before: around.filter(isBefore),
    after: around.filter((element) => !isBefore(element)),
  };
}

export const SITE_FRAME_KEY = ['site-frame'];

/** From the draft of the design, if there is one. */
export const siteFrameQuery = (id: string) =>
  queryOptions({
    queryKey: [...SITE_FRAME_KEY, id],
    queryFn: async () => {
      const answer = await fetch(`/admin/pages/preview/${id}?brand=draft`);
      if (!answer.ok) throw new Error('The site’s design couldn’t be loaded.');
      return readSiteFrame(await answer.text());
    },
    staleTime: 60_000,
  });
