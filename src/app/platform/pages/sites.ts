import type { OwnSite } from '../../../features/platform/sites-contract.ts';
import { siteAddress } from '../../../lib/links/site-address.ts';
import { summary } from '../form-parts.ts';
import { html, Html } from '../html.ts';
import { type Problem, type Screen, type Shown, tryTo, typed, type Visit } from '../visit.ts';

const states: Record<OwnSite['state'], string> = {
  live: 'Live',
  private: 'Private',
  deleting: 'Deleted',
};

/** Shows `http://shop.example.com` without the scheme. */
const readable = (url: string): string => url.replace(/^https?:\/\//, '');

const enter = (site: OwnSite, words: string, to: string, look: string): Html =>
  html`<form method="post" action="/sites/${site._id}/open">
    <input type="hidden" name="to" value="${to}" />
    <button class="button small ${look}" aria-label="${words} of ${site.name}">${words}</button>
  </form>`;

const doorsOf = (site: OwnSite): Html =>
  html`<div class="row">
    ${enter(site, 'Open admin', '/admin', '')}${enter(
      site,
      'Domains',
      '/admin/settings/domains',
      'quiet',
    )}${enter(site, 'Settings', '/admin/settings/misc', 'quiet')}
  </div>`;

const restoring = (site: OwnSite): Html =>
  html`<p>
      Visitors can’t see it. It will be permanently deleted
      ${site.eraseAt ? html`on <strong>${dayOf(site.eraseAt)}</strong>` : 'soon'}.
    </p>
    <form method="post" action="/sites/${site._id}/restore">
      <button class="button small quiet" aria-label="Restore ${site.name}">Restore site</button>
    </form>`;

const dayOf = (instant: string): string =>
  new Date(instant).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

const card = (site: OwnSite): Html =>
  html`<li class="card site">
    <img class="shot" src="/sites/${site._id}/picture.jpg" alt="" width="1200" height="630" loading="lazy" />
    <div class="about">
      <div class="row spread">
        <h2>${site.name}</h2>
        <span class="state ${site.state}">${states[site.state]}</span>
      </div>
      <p class="host"><a href="${site.url}/">${readable(site.url)}</a></p>
      ${site.state === 'deleting' ? restoring(site) : doorsOf(site)}
    </div>
  </li>`;

const drawing = new Html(
  '<svg viewBox="0 0 120 80" aria-hidden="true"><rect x="12" y="8" width="96" height="64" rx="6"/><path d="M12 22h96M20 15h.1M27 15h.1M34 15h.1M24 36h34M24 46h26"/><rect x="70" y="34" width="28" height="26" rx="3"/></svg>',
);

const none = html`<section class="card empty">
  ${drawing}
  <h2>No sites yet</h2>
  <p>Choose a name, an address and a design. You can change everything later.</p>
  <a class="button" href="/sites/new">Create your first site</a>
</section>`;

/** Shown until the address is verified by an emailed link. */
const confirming = (email: string): Html =>
  html`<form class="stack notice" method="post" action="/account/confirm">
    <p>Confirm your email address: we sent a link to <strong>${email}</strong>.</p>
    <div><button class="button small quiet" data-busy="Sending…">Resend link</button></div>
  </form>`;

async function sitesPage({ call }: Visit, problem?: Problem) {
  const [sites, me] = await Promise.all([call('GET /api/platform/sites'), call('GET /api/platform/me')]);
  return {
    title: 'My sites',
    body: html`<div class="row spread">
        <h1>My sites</h1>
        ${sites.length > 0 ? html`<a class="button" href="/sites/new">Create a site</a>` : null}
      </div>
      ${summary(problem)}${me && !me.proven ? confirming(me.email) : null}
      ${
        sites.length > 0
          ? html`<ul class="sites">
              ${sites.map(card)}
            </ul>`
          : none
      }`,
  };
}

/** A page that continues automatically: the policy lets no form lead to another host, but a plain page may. */
export const opening = (name: string, url: string) => ({
  title: `Opening ${name}`,
  width: 'narrow' as const,
  goesOnTo: url,
  body: html`<h1>Opening ${name}…</h1>
    <p class="lead"><a href="${url}">Continue</a> if nothing happens.</p>`,
});

export const siteScreens: Record<string, Screen> = {
  '/sites': { signedIn: true, show: sitesPage },
};

/** A form on a card of the list; a refusal is shown above the list. */
const onCard = (work: (visit: Visit) => Promise<Shown>): Screen => ({
  signedIn: true,
  send: (visit) =>
    tryTo(
      visit,
      () => work(visit),
      async (problem) => sitesPage(visit, problem),
    ),
});

/** Opens a site's admin without another sign-in. */
export const openSite = (id: string): Screen =>
  onCard(async (visit) => {
    const { url } = await visit.call('POST /api/platform/sites/{id}/token', { params: { id }, body: {} });
    const to = siteAddress(typed(visit.form, 'to'), visit.url.origin);
    return opening('your site', to ? `${url}&${new URLSearchParams({ returnTo: to })}` : url);
  });

export const restoreSite = (id: string): Screen =>
  onCard(async ({ call }) => {
    await call('POST /api/platform/sites/{id}/restore', { params: { id }, body: {} });
    return { to: '/sites' };
  });
