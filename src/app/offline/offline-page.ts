import { escapeHtml } from '../../lib/escape-html.ts';
import { type Language, languageOf } from '../../lib/messages/languages.ts';
import { de } from './messages/offline/de.ts';
import { sv } from './messages/offline/sv.ts';
import { pl } from './messages/offline/pl.ts';
import { en } from './messages/offline/en.ts';
import { fr } from './messages/offline/fr.ts';
import { it } from './messages/offline/it.ts';
import { pt } from './messages/offline/pt.ts';
import { es } from './messages/offline/es.ts';
import { nl } from './messages/offline/nl.ts';
import { ar } from './messages/offline/ar.ts';

/** One script serves all sites, so it contains all languages. */
const words: Record<Language, Readonly<Record<keyof typeof en, string>>> = {
  en,
  de,
  fr,
  it,
  pt,
  es,
  nl,
  ar,
  sv,
  pl,
};

/** The language of a page, from its root element. */
export const languageIn = (html: string): Language =>
  languageOf(/<html[^>]* lang="([\w-]+)"/.exec(html)?.[1] ?? '');

/** A kept page, with a notice at its top. */
export async function withNotice(kept: Response): Promise<Response> {
  const html = await kept.text();
  const notice = `<p class="offline-notice" role="status">${escapeHtml(words[languageIn(html)].mayBeOld)}</p>`;
  return new Response(
    html.replace(/<body[^>]*>/, (body) => `${body}${notice}`),
    {
      status: kept.status,
      headers: kept.headers,
    },
  );
}

/** A page that this browser has kept. */
export interface KeptPage {
  /** Path and query. */
  address: string;
  html: string;
}

const MOST_LINKS = 6;
const plain = ':root{color-scheme:light dark;font:18px/1.6 system-ui,sans-serif}';
const style =
  'body{margin:0;min-height:100svh;display:grid;place-items:center}main{width:min(100% - 3rem,34rem);padding-block:2rem}h1{font-size:2rem;line-height:1.15;margin:0 0 1rem}ul{margin:0 0 1.5rem;padding-inline-start:1.25rem}li a{display:inline-block;padding-block:.5rem}';

/** A value from the head of a page, still escaped as HTML. */
const inHead = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';
const siteNameIn = (html: string) => inHead(html, /<meta property="og:site_name" content="([^"]*)"/);

/** The title of a page without the site's name at its end. */
const titleIn = (html: string): string => {
  const title = inHead(html, /<title>([^<]*)<\/title>/);
  const end = ` · ${siteNameIn(html)}`;
  return title.endsWith(end) ? title.slice(0, -end.length) : title;
};

const linkTo = ({ address, html }: KeptPage): string =>
  `<li><a href="${escapeHtml(address)}">${titleIn(html) || escapeHtml(address)}</a></li>`;

/** Answers for a page that this browser hasn't kept, in the theme of the site. @param kept pages that can be read, oldest first */
export function offlinePage(address: string, kept: readonly KeptPage[]): Response {
  const last = kept.at(-1)?.html ?? '';
  const t = words[languageIn(last)];
  const title = escapeHtml(t.offline);
  const name = siteNameIn(last);
  const [head = ''] = last.split('</head>');
  const styles = head.match(/<link rel="stylesheet"[^>]*>|<style>[^<]*<\/style>/g) ?? [
    `<style>${plain}</style>`,
  ];
  const links = kept.slice(-MOST_LINKS).toReversed().map(linkTo);
  const direction = /<html[^>]* dir="rtl"/.test(last) ? ' dir="rtl"' : '';
  return new Response(
    `<!doctype html><html lang="${languageIn(last)}"${direction}><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1">${styles.join('')}<style>${style}</style></head><body><main>${name && `<p>${name}</p>`}<h1>${title}</h1><p>${escapeHtml(t.notHere)}</p>${links.length > 0 ? `<ul>${links.join('')}</ul>` : ''}<p><a class="button" href="${escapeHtml(address)}">${escapeHtml(t.tryAgain)}</a></p></main></body></html>`,
    { status: 503, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } },
  );
}
