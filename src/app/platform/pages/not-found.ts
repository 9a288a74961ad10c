import type { PlatformPage } from '../frame.ts';
import { html } from '../html.ts';

/** @param host the unknown host, as requested */
export const notFoundPage = (host: string | null): PlatformPage => ({
  title: 'Page not found',
  width: 'narrow',
  status: 404,
  body: html`<h1>Page not found</h1>
    <p class="lead">
      ${
        host
          ? html`There’s no site at <strong>${host.slice(0, 253)}</strong>. The address may be misspelt, or
              its owner hasn’t connected it yet.`
          : 'This page could not be found.'
      }
    </p>
    <p class="stack row">
      <a class="button" href="/">About Sitewright</a>
      ${host ? html`<a class="button quiet" href="/sites">Is this your site? Check its status</a>` : null}
    </p>`,
});
