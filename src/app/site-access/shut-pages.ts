import type { KnownSite } from '../../features/websites/server/index.ts';
import { brandCss } from '../../lib/theme/brand.ts';
import { themeCss } from '../../lib/theme/colour.ts';
import { escapeHtml } from '../../lib/escape-html.ts';
import { publicPolicy } from '../http/security-headers.ts';

const frame = `*{box-sizing:border-box}body{margin:0;min-height:100svh;display:grid;place-items:center;padding:24px;background:var(--surface);color:var(--ink);font:1.0625rem/1.6 var(--font-body)}main{width:100%;max-width:26rem}.name{margin:0 0 2.5rem;font-weight:600;overflow-wrap:anywhere}.name img{display:block;max-width:100%;max-height:72px;width:auto;height:auto;padding:var(--logo-space);background:var(--logo-plate);border-radius:var(--radius-s)}h1{margin:0 0 .75rem;font:var(--heading-weight) 1.9rem/1.15 var(--font-heading);text-wrap:balance;overflow-wrap:anywhere}p{margin:0 0 1rem}label{display:block;margin:1.5rem 0 .4rem;font-weight:600}input{width:100%;min-height:48px;padding:.6rem .9rem;font:inherit;color:inherit;background:transparent;border:1px solid var(--edge);border-radius:var(--radius-s)}button{margin-top:1rem;width:100%;min-height:48px;padding:.6rem 1.2rem;font:inherit;font-weight:600;color:var(--on-action);background:var(--action);border:1px solid var(--action);border-radius:var(--radius-button);cursor:pointer}:focus-visible{outline:3px solid var(--focus);outline-offset:2px}.wrong{margin:.75rem 0 0;padding:.6rem .9rem;border:1px solid currentColor;border-radius:var(--radius-s);font-weight:600}.small{margin-top:2rem;font-size:.9375rem}a{color:var(--link)}`;

export interface ShutPage {
  status: number;
  html: string;
  headers: Record<string, string>;
}

/** A page in the site's own look with nothing of the site in it but its name. `body` is HTML. */
function page({ website }: KnownSite, status: number, title: string, body: string): ShutPage {
  const { name, locale, colours, brand } = website;
  const style = `${themeCss(colours)}${brandCss(brand)}${frame}`;
  const logo = brand.logo?.src ?? website.logo;
  const mark = logo ? `<img src="${escapeHtml(logo)}" alt="${escapeHtml(name)}">` : escapeHtml(name);
  return {
    status,
    html: `<!doctype html><html lang="${escapeHtml(locale.split('-')[0] ?? 'en')}"><head><meta charset="utf-8"><title>${escapeHtml(`${title} · ${name}`)}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow"><style>${style}</style></head><body><main><p class="name">${mark}</p>${body}</main></body></html>`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': publicPolicy(style),
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    },
  };
}

/** Shown by a private site: asks for its password, where it has one. @param to where to go on, a path of the site */
export const doorPage = (site: KnownSite, to: string, problem = '', status = 403): ShutPage =>
  site.website.door_hash === null ? unopenedPage(site) : passwordPage(site, to, problem, status);

const unopenedPage = (site: KnownSite): ShutPage =>
  page(
    site,
    403,
    'Opening soon',
    '<h1>Opening soon</h1><p>This site isn’t open yet. Check back soon.</p><p class="small">Is this your site? <a href="/account">Sign in</a> to see it.</p>',
  );

const passwordPage = (site: KnownSite, to: string, problem: string, status: number): ShutPage =>
  page(
    site,
    status,
    'Private',
    `<h1>This site is private</h1><p>Enter the password to view this site.</p><form method="post" action="/private"><input type="hidden" name="to" value="${escapeHtml(to)}"><label for="password">Password</label><input id="password" name="password" type="password" autocomplete="current-password" required maxlength="128" autofocus${problem ? ' aria-invalid="true" aria-describedby="problem"' : ''}>${problem ? `<p class="wrong" id="problem" role="alert">${escapeHtml(problem)}</p>` : ''}<button type="submit">Enter</button></form><p class="small"><a href="/account">Sign in</a> if this is your site.</p>`,
  );

/** What visitors of a deleted site see. */
export const gonePage = (site: KnownSite): ShutPage =>
  page(
    site,
    410,
    'Closed',
    '<h1>This site has closed</h1><p>Thank you for visiting. This site is no longer available.</p><p class="small">Are you the owner? You can restore the site with the link in the email about its deletion.</p>',
  );

/** Where a form of a design's preview leads. */
export const previewPage = (site: KnownSite): ShutPage =>
  page(
    site,
    403,
    'Preview',
    '<h1>This is a preview</h1><p>Nothing can be sent or ordered here. Create a site with this design to try it.</p><p class="small"><a href="/">Back to the preview</a></p>',
  );

/** Asks before it restores: programs that look at mails open their links too. */
export const restorePage = (site: KnownSite, token: string): ShutPage =>
  page(
    site,
    200,
    'Restore',
    `<h1>Restore this site?</h1><p>Its pages, orders, files and addresses will be restored exactly as they were.${endOf(site)}</p><form method="post" action="/restore"><input type="hidden" name="token" value="${escapeHtml(token)}"><button type="submit">Restore site</button></form>`,
  );

/** Somebody is signed in already, and a link is for another account. @param to where both ways out lead */
export const switchPage = (
  site: KnownSite,
  { token, to, now, next }: { token: string; to: string; now: string; next: string },
): ShutPage =>
  page(
    site,
    200,
    'Switch account',
    `<h1>Switch account?</h1><p>You’re signed in as ${escapeHtml(now)}. This link signs you in as ${escapeHtml(next)}.</p><form method="post" action="/account/switch"><input type="hidden" name="token" value="${escapeHtml(token)}"><input type="hidden" name="to" value="${escapeHtml(to)}"><button type="submit">Sign in as ${escapeHtml(next)}</button></form><p class="small"><a href="${escapeHtml(to)}">Stay signed in as ${escapeHtml(now)}</a></p>`,
  );

/** The second step after a link. @param ways none of the codes: a passkey signs in automatically on the page of the account */
export const codePage = (
  site: KnownSite,
  { token, to, ways, problem = '' }: { token: string; to: string; ways: readonly string[]; problem?: string },
): ShutPage =>
  page(
    site,
    problem ? 401 : 200,
    'Two-step verification',
    ways.includes('code')
      ? `<h1>Two-step verification</h1><p>Enter the code from your authenticator app, or a recovery code.</p><form method="post" action="/account/switch"><input type="hidden" name="step" value="${escapeHtml(token)}"><input type="hidden" name="to" value="${escapeHtml(to)}"><label for="code">Code</label><input id="code" name="code" inputmode="text" autocomplete="one-time-code" required maxlength="40" autofocus${problem ? ' aria-invalid="true" aria-describedby="problem"' : ''}>${problem ? `<p class="wrong" id="problem" role="alert">${escapeHtml(problem)}</p>` : ''}<button type="submit">Sign in</button></form>`
      : `<h1>Two-step verification</h1><p>This account uses a passkey. Sign in with it to continue.</p><p class="small"><a href="${escapeHtml(`/account?${new URLSearchParams({ returnTo: to })}`)}">Sign in with a passkey</a></p>`,
  );

const endOf = ({ website: { erase_at: end, locale } }: KnownSite): string =>
  end
    ? ` Otherwise, it will be permanently deleted on ${escapeHtml(end.toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric' }))}.`
    : '';

export const spentPage = (site: KnownSite): ShutPage =>
  page(
    site,
    410,
    'Restore',
    '<h1>This link has expired</h1><p>Use the link in the latest email about the site, or restore it under “My sites”.</p>',
  );
