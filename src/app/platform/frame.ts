import { fontFaces, type FontPair, fontStack } from '../../lib/theme/fonts.ts';
import type { Creator } from '../../lib/http/requests/request-context.ts';
import type { Assets } from '../document.ts';
import { devPolicy, publicPolicy } from '../http/security-headers.ts';
import type { OperatorLink } from './operator-pages.ts';
import { html, Html } from './html.ts';
import { frameStyle } from './style.ts';

/** A page of the platform: its content and its metadata. */
export interface PlatformPage {
  title: string;
  body: Html;
  /** Description for search engines and previews; pages without one are not indexed. */
  description?: string;
  /** For forms. */
  width?: 'narrow';
  /** An address that the page redirects to. */
  goesOnTo?: string;
  status?: number;
}

interface Around {
  origin: string;
  /** The page's own path. */
  path: string;
  creator: Creator | null;
  assets: Pick<Assets, 'fonts' | 'platformScript'> | undefined;
  dev: boolean;
  /** Pages of the operator. */
  links: readonly OperatorLink[];
}

const pair: Pick<FontPair, 'heading' | 'body'> = { heading: 'bricolage-grotesque', body: 'inter' };

const mark = new Html(
  '<svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#14545b"/><path d="M8 22V10h16v12z" fill="#fdfaf5"/><path d="M8 10h16v4H8z" fill="#e9bf68"/><path d="M11 17h6v2h-6zm0 3h10v-1H11zm8-3h2v2h-2z" fill="#a2401c"/></svg>',
);

const link = (path: string, words: string, here: string) =>
  html`<a href="${path}" ${here === path ? new Html('aria-current="page"') : null}>${words}</a>`;

const doors = (creator: Creator | null, path: string) =>
  creator
    ? html`${link('/sites', 'My sites', path)}${link('/account', 'Account', path)}
        <form method="post" action="/sign-out"><button class="link">Sign out</button></form>`
    : html`${link('/sign-in', 'Sign in', path)}<a class="button small" href="/sign-up">Create a site</a>`;

/** The whole document with the headers that belong to it. */
export function frame(page: PlatformPage, { origin, path, creator, assets, dev, links }: Around) {
  const { title, description, body, width, goesOnTo } = page;
  const faces = fontFaces([pair.heading, pair.body], assets?.fonts ?? {}, 'en-GB');
  const style = `:root{--heading:${fontStack(pair.heading)};--body:${fontStack(pair.body)}}${faces}${frameStyle}`;
  // Exactly the text whose hash is in the policy.
  const sheet = new Html(`<style>${style}</style>`);
  const about = description
    ? html`<meta name="description" content="${description}" />
        <link rel="canonical" href="${origin}${path}" /><meta property="og:title" content="${title}" />
        <meta property="og:description" content="${description}" />`
    : html`<meta name="robots" content="noindex" />`;
  const document = html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <title>${title} · Sitewright</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${about}${goesOnTo ? html`<meta http-equiv="refresh" content="0;url=${goesOnTo}" />` : null} ${sheet}
        ${assets ? html`<script type="module" src="${assets.platformScript}"></script>` : null}
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header class="bar">
          <a class="mark" href="/">${mark}Sitewright</a>
          <nav aria-label="Platform">${doors(creator, path)}</nav>
        </header>
        <main id="main" class="${width ?? ''}">${body}</main>
        <footer class="foot">
          <span>Sitewright</span
          ><a href="/">About</a>${links.map(({ href, label }) => link(href, label, path))}
        </footer>
      </body>
    </html>`;
  return {
    html: document.text,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': dev ? devPolicy() : publicPolicy(style),
    },
  };
}
