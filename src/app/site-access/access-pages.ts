import type { FoundSite, KnownSite } from '../../features/websites/server/index.ts';
import { brandCss } from '../../lib/theme/brand.ts';
import { themeCss } from '../../lib/theme/colour.ts';
import { escapeHtml } from '../../lib/escape-html.ts';
import type { Language } from '../../lib/messages/languages.ts';
import { serverMessages } from '../../lib/messages/server-messages.ts';
import { languageAt } from '../http/address-language.ts';
import { publicPolicy } from '../http/security-headers.ts';
import { catalogues } from './messages/access/catalogues.ts';
import { withLatinDigits } from '../../lib/values/digits.ts';
import { directionOf } from '../../lib/values/direction.ts';

const frame = `*{box-sizing:border-box}body{margin:0;min-height:100svh;display:grid;place-items:center;padding:24px;background:var(--surface);color:var(--ink);font:1.0625rem/1.6 var(--font-body)}main{width:100%;max-width:26rem}.name{margin:0 0 2.5rem;font-weight:600;overflow-wrap:anywhere}.name img{display:block;max-width:100%;max-height:72px;width:auto;height:auto;padding:var(--logo-space);background:var(--logo-plate);border-radius:var(--radius-s)}h1{margin:0 0 .75rem;font:var(--heading-weight) 1.9rem/1.15 var(--font-heading);text-wrap:balance;overflow-wrap:anywhere}p{margin:0 0 1rem}label{display:block;margin:1.5rem 0 .4rem;font-weight:600}input{width:100%;min-height:48px;padding:.6rem .9rem;font:inherit;color:inherit;background:transparent;border:1px solid var(--edge);border-radius:var(--radius-s)}button{margin-top:1rem;width:100%;min-height:48px;padding:.6rem 1.2rem;font:inherit;font-weight:600;color:var(--on-action);background:var(--action);border:1px solid var(--action);border-radius:var(--radius-button);cursor:pointer}:focus-visible{outline:3px solid var(--focus);outline-offset:2px}.wrong{margin:.75rem 0 0;padding:.6rem .9rem;border:1px solid currentColor;border-radius:var(--radius-s);font-weight:600}.small{margin-top:2rem;font-size:.9375rem}a{color:var(--link)}`;

export interface AccessPage {
  status: number;
  html: string;
  headers: Record<string, string>;
}

export const accessWords = serverMessages('site-access.access', catalogues);

/** Who is shown a page instead of an address of the site: in the language of that, with what leads on there. */
function readerAt(site: FoundSite, address: string) {
  const { language, base } = languageAt(site, address.replace(/[?#].*$/s, ''));
  return { language, account: `${base}/account`, t: accessWords(language) };
}
export const wordsAt = (site: FoundSite, address: string) => readerAt(site, address).t;

interface Shown {
  language: Language;
  status: number;
  title: string;
  /** HTML. */
  body: string;
}

/** A page in the site's design that reveals nothing but its name. */
function page({ website }: KnownSite, { language, status, title, body }: Shown): AccessPage {
  const { name, colours, brand } = website;
  const style = `${themeCss(colours)}${brandCss(brand)}${frame}`;
  const logo = brand.logo?.src ?? website.logo;
  const mark = logo ? `<img src="${escapeHtml(logo)}" alt="${escapeHtml(name)}">` : escapeHtml(name);
  return {
    status,
    html: `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><title>${escapeHtml(`${title} · ${name}`)}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow"><style>${style}</style></head><body><main><p class="name">${mark}</p>${body}</main></body></html>`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': publicPolicy(style),
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    },
  };
}

/** Shown by a private site: requests its password, if it has one. @param to where to continue, a path of the site */
export const noAccessPage = (site: FoundSite, to: string, problem = '', status = 403): AccessPage =>
  site.known.website.door_hash === null ? unopenedPage(site, to) : passwordPage(site, to, problem, status);

const heading = (text: string): string => `<h1>${escapeHtml(text)}</h1>`;
const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;
const small = (text: string): string => `<p class="small">${escapeHtml(text)}</p>`;
const smallLink = (href: string, text: string): string =>
  `<p class="small"><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></p>`;
const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

function unopenedPage(site: FoundSite, to: string): AccessPage {
  const { language, account, t } = readerAt(site, to);
  const body = heading(t.openingSoon) + paragraph(t.notOpenYet) + smallLink(account, t.isThisYours);
  return page(site.known, { language, status: 403, title: t.openingSoon, body });
}

/** The required input, with its error. */
const field = (name: string, label: string, rest: string, problem: string): string =>
  `<label for="${name}">${escapeHtml(label)}</label><input id="${name}" name="${name}" ${rest} required autofocus${problem ? ' aria-invalid="true" aria-describedby="problem"' : ''}>${problem ? `<p class="wrong" id="problem" role="alert">${escapeHtml(problem)}</p>` : ''}`;

const form = (action: string, fields: string, button: string): string =>
  `<form method="post" action="${action}">${fields}<button type="submit">${escapeHtml(button)}</button></form>`;

function passwordPage(site: FoundSite, to: string, problem: string, status: number): AccessPage {
  const { language, account, t } = readerAt(site, to);
  const asked = 'type="password" autocomplete="current-password" maxlength="128"';
  const fields = hidden('to', to) + field('password', t.password, asked, problem);
  const said = heading(t.privateTitle) + paragraph(t.enterPassword);
  const body = `${said}${form('/private', fields, t.enter)}${smallLink(account, t.yoursToo)}`;
  return page(site.known, { language, status, title: t.private, body });
}

/** What visitors of a deleted site see. */
export function gonePage(site: FoundSite, address: string): AccessPage {
  const { language, t } = readerAt(site, address);
  const body = heading(t.closedTitle) + paragraph(t.closedSays) + small(t.closedOwner);
  return page(site.known, { language, status: 410, title: t.closed, body });
}

/** The target of forms in a design preview. */
export function previewPage(site: FoundSite, address: string): AccessPage {
  const { language, t } = readerAt(site, address);
  const body = heading(t.previewTitle) + paragraph(t.previewSays) + smallLink('/', t.previewBack);
  return page(site.known, { language, status: 403, title: t.preview, body });
}

/** Asks for confirmation before restoring: programs that scan emails open their links too. */
export function restorePage(site: FoundSite, token: string): AccessPage {
  const { language, t } = readerAt(site, '/');
  const { erase_at: end, locale } = site.known.website;
  const day = end?.toLocaleDateString(withLatinDigits(locale), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const says = [t.restoreSays, ...(day ? [t.restoreUntil({ day })] : [])].join(' ');
  const asked = form('/restore', hidden('token', token), t.restoreButton);
  const body = heading(t.restoreTitle) + paragraph(says) + asked;
  return page(site.known, { language, status: 200, title: t.restore, body });
}

/** Shown when a link belongs to another account than the one that is signed in. @param to target of both choices */
export function switchPage(
  site: FoundSite,
  { token, to, now, next }: { token: string; to: string; now: string; next: string },
): AccessPage {
  const { language, t } = readerAt(site, to);
  const said = heading(t.switchTitle) + paragraph(t.switchSays({ now, next }));
  const fields = hidden('token', token) + hidden('to', to);
  const asked = form('/account/switch', fields, t.signInAs({ email: next }));
  const body = said + asked + smallLink(to, t.stayAs({ email: now }));
  return page(site.known, { language, status: 200, title: t.switchAccount, body });
}

/** The second step after a link. @param ways without codes: a passkey signs in on the account page */
export function codePage(
  site: FoundSite,
  { token, to, ways, problem = '' }: { token: string; to: string; ways: readonly string[]; problem?: string },
): AccessPage {
  const { language, account, t } = readerAt(site, to);
  const status = problem ? 401 : 200;
  const show = (body: string) =>
    page(site.known, { language, status, title: t.twoStep, body: heading(t.twoStep) + body });
  if (!ways.includes('code'))
    return show(
      paragraph(t.usePasskey) +
        smallLink(`${account}?${new URLSearchParams({ returnTo: to })}`, t.signInWithPasskey),
    );
  const asked = 'inputmode="text" autocomplete="one-time-code" maxlength="40"';
  const fields = hidden('step', token) + hidden('to', to) + field('code', t.code, asked, problem);
  return show(paragraph(t.enterCode) + form('/account/switch', fields, t.signIn));
}

export function spentPage(site: FoundSite): AccessPage {
  const { language, t } = readerAt(site, '/');
  const body = heading(t.linkExpired) + paragraph(t.linkExpiredSays);
  return page(site.known, { language, status: 410, title: t.restore, body });
}
