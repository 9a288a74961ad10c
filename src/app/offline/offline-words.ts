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

const style =
  ':root{color-scheme:light dark;font:18px/1.6 system-ui,sans-serif}body{margin:0;min-height:100svh;display:grid;place-items:center}main{max-width:34rem;padding:2rem}h1{font-size:2rem;line-height:1.15;margin:0 0 1rem}';

/** For a page that was never visited in this browser. @param language of the site */
export function offlinePage(address: string, language: Language): Response {
  const t = words[language];
  const title = escapeHtml(t.offline);
  return new Response(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head><body><main><h1>${title}</h1><p>${escapeHtml(t.notHere)}</p><p><a href="${escapeHtml(address)}">${escapeHtml(t.tryAgain)}</a></p></main></body></html>`,
    { status: 503, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } },
  );
}
