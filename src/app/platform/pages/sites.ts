import type { OwnSite } from '../../../features/platform/sites-contract.ts';
import { safeReturn } from '../../../lib/safe-return.ts';
import { html, Html } from '../html.ts';
import { type Screen, tryTo, typed, type Visit } from '../visit.ts';

const states: Record<OwnSite['state'], string> = {
  live: 'Live',
  private: 'Private',
  deleting: 'Being deleted',
};

/** `http://shop.example.com` as people read it. */
const readable = (url: string): string => url.replace(/^https?:\/\//, '');

const enter = (site: OwnSite, words: string, to: string, look: string): Html =>
  html`<form method="post" action="/sites/${site._id}/open">
    <input type="hidden" name="to" value="${to}" />
    <button class="button small ${look}" aria-label="${words} of ${site.name}">${words}</button>
  </form>`;

const card = (site: OwnSite): Html =>
  html`<li class="card site">
    <img class="shot" src="/sites/${site._id}/picture.jpg" alt="" width="1200" height="630" loading="lazy" />
    <div class="about">
      <div class="row spread">
        <h2>${site.name}</h2>
        <span class="state ${site.state}">${states[site.state]}</span>
      </div>
      <p class="host"><a href="${site.url}/">${readable(site.url)}</a></p>
      <div class="row">
        ${enter(site, 'Open the admin', '/admin', '')}${enter(site, 'Settings', '/admin/settings', 'quiet')}
      </div>
    </div>
  </li>`;

const drawing = new Html(
  '<svg viewBox="0 0 120 80" aria-hidden="true"><rect x="12" y="8" width="96" height="64" rx="6"/><path d="M12 22h96M20 15h.1M27 15h.1M34 15h.1M24 36h34M24 46h26"/><rect x="70" y="34" width="28" height="26" rx="3"/></svg>',
);

const none = html`<section class="card empty">
  ${drawing}
  <h2>No site yet</h2>
  <p>It takes a minute: a name, an address and a design. Everything can be changed later.</p>
  <a class="button" href="/sites/new">Create your first site</a>
</section>`;

async function sitesPage({ call }: Visit) {
  const sites = await call('GET /api/platform/sites');
  return {
    title: 'My sites',
    body: html`<div class="row spread">
        <h1>My sites</h1>
        ${sites.length > 0 ? html`<a class="button" href="/sites/new">Create a site</a>` : null}
      </div>
      ${
        sites.length > 0
          ? html`<ul class="sites">
              ${sites.map(card)}
            </ul>`
          : none
      }`,
  };
}

/** A page that goes on by itself: policies let no form lead to another host, and a plain page may. */
export const opening = (name: string, url: string) => ({
  title: `Opening ${name}`,
  width: 'narrow' as const,
  goesOnTo: url,
  body: html`<h1>Opening ${name} …</h1>
    <p class="lead"><a href="${url}">Go on</a> if nothing happens.</p>`,
});

export const siteScreens: Record<string, Screen> = {
  '/sites': { signedIn: true, show: sitesPage },
};

/** Takes somebody into a site's admin without signing in again. */
export const openSite = (id: string): Screen => ({
  signedIn: true,
  send: (visit) =>
    tryTo(
      visit,
      async () => {
        const { url } = await visit.call('POST /api/platform/sites/{id}/token', { params: { id }, body: {} });
        const to = safeReturn(typed(visit.form, 'to'), visit.url.origin);
        return opening('your site', to ? `${url}&${new URLSearchParams({ returnTo: to })}` : url);
      },
      async (problem) => {
        const page = await sitesPage(visit);
        return {
          ...page,
          body: html`<p class="summary" role="alert" tabindex="-1" data-focus>${problem.sentence}</p>
            ${page.body}`,
        };
      },
    ),
});
