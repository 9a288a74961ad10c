import { escapeHtml } from '../../lib/escape-html.ts';
import { publicPolicy } from '../http/security-headers.ts';
import { starters } from '../starters/index.ts';
import { landingStyle } from './landing-style.ts';
import { comparison, parts, promises, questions } from './landing-text.ts';
import type { OperatorLink } from './operator-pages.ts';

export const landingHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': publicPolicy(landingStyle),
  'cache-control': 'public, max-age=300',
};

interface Around {
  demo: string;
  origin: string;
  links: readonly OperatorLink[];
}

interface Shot {
  /** Images in `public/platform/`, taken by `scripts/take-thumbnails.ts`. */
  name: string;
  alt: string;
  first?: boolean;
}

const desk = ({ name, alt, first }: Shot) =>
  `<div class="window"><img src="/platform/${name}-desk.webp" srcset="/platform/${name}-desk-small.webp 640w,/platform/${name}-desk.webp 1120w" sizes="(min-width:60rem) 38rem,calc(100vw - 2.5rem)" alt="${alt}" width="1120" height="700"${first ? ' fetchpriority="high"' : ' loading="lazy"'}></div>`;

const phone = ({ name, alt, first }: Shot) =>
  `<div class="phone"><img src="/platform/${name}-phone.webp" alt="${alt}" width="390" height="800"${first ? '' : ' loading="lazy"'}></div>`;

const gallery = () =>
  starters
    .flatMap(({ key, name, words, picture }) =>
      picture
        ? `<li class="card"><a class="frame" href="/designs/${key}" tabindex="-1" aria-hidden="true"><img src="/${picture}" alt="" width="800" height="600" loading="lazy"></a><h3>${escapeHtml(name)}</h3><p>${escapeHtml(words)}</p><p class="ways"><a href="/designs/${key}">Preview<span class="hidden"> ${escapeHtml(name)}</span></a><a href="/sign-up?template=${key}">Use this design<span class="hidden">: ${escapeHtml(name)}</span></a></p></li>`
        : [],
    )
    .join('');

const mark =
  '<svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#14545b"/><path d="M8 22V10h16v12z" fill="#fdfaf5"/><path d="M8 10h16v4H8z" fill="#e9bf68"/><path d="M11 17h6v2h-6zm0 3h10v-1H11zm8-3h2v2h-2z" fill="#a2401c"/></svg>';

/**
 * The landing page on the platform's host: the product in words and images. Needs no script and no site.
 * @param demo address of the demo site
 * @param origin of the platform
 * @param links pages of the operator: prices, contact, legal
 */
export function landingPage({ demo, origin, links }: Around): string {
  const toDemo = escapeHtml(demo);
  const has = (href: string) => links.some((each) => each.href === href);
  const linked = ({ href, label }: OperatorLink) => `<a href="${href}">${label}</a>`;
  const price = has('/pricing') ? '<a class="wide" href="/pricing">Pricing</a>' : '';
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Sitewright – a website you can run yourself</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="Pages, a shop, bookings, messages, music and analytics in one place, for small businesses and associations. Start from a finished design, and export everything if you leave."><link rel="canonical" href="${escapeHtml(origin)}/"><meta property="og:title" content="Sitewright – a website you can run yourself"><meta property="og:image" content="${escapeHtml(origin)}/platform/site-desk.webp"><meta name="theme-color" content="#14545b"><link rel="icon" href="data:,"><link rel="preload" href="/platform/display.woff2" as="font" type="font/woff2" crossorigin><style>${landingStyle}</style></head><body><a class="skip" href="#content">Skip to the content</a>
<header class="in bar"><a class="brand" href="/">${mark}Sitewright</a><nav aria-label="Main"><a class="wide" href="#starters">Designs</a><a class="wide" href="#parts">Features</a>${price}<a href="${toDemo}">Demo site</a><a href="/sign-in">Sign in</a></nav><a class="go" href="/sign-up">Create your site</a></header>
<main id="content">
<div class="in hero"><div><p class="eyebrow">For small businesses, artists and associations</p><h1>A website you can run yourself</h1><p class="lead">Choose a finished design, replace the text and pictures with yours, and publish. Pages, shop, bookings and messages are in one place, and all of it works on a phone.</p><div class="buttons"><a class="go" href="/sign-up">Create your site</a><a class="look" href="${toDemo}">View the demo site</a></div></div>
<div class="shots">${desk({ name: 'site', alt: 'The home page of the demo site, a pottery: a large title, two buttons and a picture of pots', first: true })}${phone({ name: 'site', alt: 'The same page on a phone', first: true })}</div></div>
<section class="tint" id="starters"><div class="in"><div class="head"><h2>Choose a design</h2><p class="lead">Each design is a complete site with its own type, colours and pictures. Preview it live, then make it yours.</p></div><ul class="grid">${gallery()}</ul></div></section>
<section id="parts"><div class="in"><div class="head"><h2>Features</h2><p class="lead">Everything is included from the first day. Turn on what you need.</p></div><ul class="parts">${parts.map(({ title, text, drawing }) => `<li><svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${drawing}"/></svg><h3>${title}</h3><p>${text}</p></li>`).join('')}</ul></div></section>
<section class="tint"><div class="in">
<div class="row"><div class="words"><h2>Edit directly on the page</h2><p>Click a title and type. Add blocks: a gallery, opening hours, a form, a product. Check the page at desktop, tablet and phone width before you publish. Every version is saved.</p></div>${desk({ name: 'editor', alt: 'The editor: a page of the demo site with the list of blocks beside it' })}</div>
<div class="row turned"><div class="words"><h2>Take bookings while you work</h2><p>Customers see the times that are available and book one. You see your week, reschedule when you need to, and everyone gets an email. It syncs with your own calendar in both directions.</p></div>${desk({ name: 'booking', alt: 'A lesson at the demo site with its calendar of free days' })}</div>
<div class="row"><div class="words"><h2>Made for phones</h2><p>Visitors buy and book on their phones without zooming or waiting. You can manage orders, bookings and pages on yours.</p></div><div class="pair">${phone({ name: 'shop', alt: 'The shop of the demo site on a phone' })}${phone({ name: 'products', alt: 'The list of products in the admin on a phone' })}</div></div>
</div></section>
<section class="deep"><div class="in"><div class="head"><h2>What we promise</h2></div><ul class="never">${promises.map(({ title, text }) => `<li><h3>${title}</h3><p>${text}</p></li>`).join('')}</ul></div></section>
<section><div class="in"><div class="head"><h2>How it works</h2></div><ol class="steps"><li><h3>Choose a design</h3><p>Enter a name, pick an address and choose a design. Your site is ready in about a minute.</p></li><li><h3>Make it yours</h3><p>Add your text, pictures and prices. Visitors see your changes when you publish them.</p></li><li><h3>Go live</h3><p>Share your address, or connect your own domain at any time. You can take your first order the same day.</p></li></ol></div></section>
<section class="tint" id="compare"><div class="in"><div class="head"><h2>How it compares</h2><p class="lead">Other tools are a better choice for some sites. This is where each one fits.</p></div><div class="compare" role="region" aria-label="Comparison" tabindex="0"><table><thead><tr><td></td>${comparison.columns.map((column) => `<th scope="col">${column}</th>`).join('')}</tr></thead><tbody>${comparison.rows.map(([name, ...cells]) => `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table></div></div></section>
<section id="faq"><div class="in"><div class="head"><h2>FAQ</h2></div><div class="faq">${questions.map(({ title, text }) => `<details><summary>${title}</summary><p>${text}</p></details>`).join('')}${has('/pricing') ? '<details><summary>How much does it cost?</summary><p>See <a href="/pricing">Pricing</a>.</p></details>' : ''}</div></div></section>
<section class="tint last"><div class="in"><h2>Create your site today</h2><p class="lead">Not sure yet? Look around the demo site first.</p><div class="buttons"><a class="go" href="/sign-up">Create your site</a><a class="look" href="${toDemo}">View the demo site</a></div></div></section>
</main><footer><div class="in"><p>Sitewright</p><a href="${toDemo}">Demo site</a>${links.map(linked).join('')}<a href="/sign-in">Sign in</a><a href="/sign-up">Create your site</a></div></footer></body></html>`;
}
