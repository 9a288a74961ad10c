import type { PlatformPage } from '../frame.ts';
import { html } from '../html.ts';

/** @param host that led nowhere, as it was asked for */
export const notFoundPage = (host: string | null): PlatformPage => ({
  title: 'Nothing here',
  width: 'narrow',
  status: 404,
  body: html`<h1>There is nothing here</h1>
    <p class="lead">
      ${
        host
          ? html`No site lives at <strong>${host.slice(0, 253)}</strong>. The address may be misspelt, or its
              owner has not connected it yet.`
          : 'This page could not be found.'
      }
    </p>
    <p class="stack row">
      <a class="button" href="/">See what Sitewright is</a>
      ${host ? html`<a class="button quiet" href="/sites">Is it your site? Look at its state</a>` : null}
    </p>`,
});
