import { escapeHtml } from '../../lib/escape-html.ts';
import { publicPolicy } from '../security-headers.ts';
import { starters } from '../starters/index.ts';
import { landingStyle } from './landing-style.ts';
import { neverDone, parts } from './landing-words.ts';

export const landingHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': publicPolicy(landingStyle),
  'cache-control': 'public, max-age=300',
};

interface Shot {
  /** In `public/platform/`, as `scripts/take-thumbnails.ts` takes them. */
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
        ? `<li><a class="card" href="/sign-up?template=${key}"><span class="frame"><img src="/${picture}" alt="" width="800" height="600" loading="lazy"></span><h3>${escapeHtml(name)}</h3><p>${escapeHtml(words)}</p><span class="more">Begin with this one</span></a></li>`
        : [],
    )
    .join('');

const mark =
  '<svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#14545b"/><path d="M8 22V10h16v12z" fill="#fdfaf5"/><path d="M8 10h16v4H8z" fill="#e9bf68"/><path d="M11 17h6v2h-6zm0 3h10v-1H11zm8-3h2v2h-2z" fill="#a2401c"/></svg>';

/**
 * What people see first on the platform's own host: what this is, in words and pictures of it. Needs no script and no site.
 * @param demo address of the demo site
 * @param origin of the platform
 */
export const landingPage = (
  demo: string,
  origin: string,
): string => `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Sitewright – a website you can run yourself</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="Pages, a shop, bookings, messages, music and numbers in one place, for small businesses and associations. Begin with a finished site, and take everything with you if you leave."><link rel="canonical" href="${escapeHtml(origin)}/"><meta property="og:title" content="Sitewright – a website you can run yourself"><meta property="og:image" content="${escapeHtml(origin)}/platform/site-desk.webp"><meta name="theme-color" content="#14545b"><link rel="icon" href="data:,"><link rel="preload" href="/platform/display.woff2" as="font" type="font/woff2" crossorigin><style>${landingStyle}</style></head><body><a class="skip" href="#content">Skip to the content</a>
<header class="in bar"><a class="brand" href="/">${mark}Sitewright</a><nav aria-label="Main"><a class="wide" href="#starters">Starters</a><a class="wide" href="#parts">What is in it</a><a href="${escapeHtml(demo)}">Demo site</a><a href="/sign-in">Sign in</a></nav><a class="go" href="/sign-up">Create your site</a></header>
<main id="content">
<div class="in hero"><div><p class="eyebrow">For small businesses, artists and associations</p><h1>A website you can run yourself</h1><p class="lead">Choose a finished site, write over its words, and publish. Pages, shop, bookings and messages live in one place, and work the same on a phone. Nobody has to explain it to you.</p><div class="buttons"><a class="go" href="/sign-up">Create your site</a><a class="look" href="${escapeHtml(demo)}">Look at the demo site</a></div></div>
<div class="shots">${desk({ name: 'site', alt: 'The home page of the demo site, a pottery: a large title, two buttons and a picture of pots', first: true })}${phone({ name: 'site', alt: 'The same page on a phone', first: true })}</div></div>
<section class="tint" id="starters"><div class="in"><div class="head"><h2>Begin with something finished</h2><p class="lead">Six designed sites with their own type, colours and pictures. Each is complete: what it sells can be ordered, what it offers can be booked. Change what you like, keep what you like.</p></div><ul class="grid">${gallery()}</ul></div></section>
<section id="parts"><div class="in"><div class="head"><h2>What is in it</h2><p class="lead">All of it from the first day, and all of it made by the same hands. Switch on what you need.</p></div><ul class="parts">${parts.map(({ title, text, drawing }) => `<li><svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${drawing}"/></svg><h3>${title}</h3><p>${text}</p></li>`).join('')}</ul></div></section>
<section class="tint"><div class="in">
<div class="row"><div class="words"><h2>Write on the page itself</h2><p>Press a title and type. Pull a block from the list: a gallery, opening hours, a form, a product. What you see is what visitors get, at the width of a desk, a tablet or a phone, and every version is kept.</p></div>${desk({ name: 'editor', alt: 'The editor: a page of the demo site with the list of blocks beside it' })}</div>
<div class="row turned"><div class="words"><h2>Let people book while you work</h2><p>They see the times that are really free, and take one. You see the week, move what has to be moved, and everybody is told by mail. Your own calendar fits in, both ways.</p></div>${desk({ name: 'booking', alt: 'A lesson at the demo site with its calendar of free days' })}</div>
<div class="row"><div class="words"><h2>In your pocket, too</h2><p>Visitors buy and book on their phones without shifting buttons and without waiting. So do you: every screen of the admin works at 390 pixels, with the thumb.</p></div><div class="pair">${phone({ name: 'shop', alt: 'The shop of the demo site on a phone' })}${phone({ name: 'products', alt: 'The list of products in the admin on a phone' })}</div></div>
</div></section>
<section class="deep"><div class="in"><div class="head"><h2>What it never does</h2></div><ul class="never">${neverDone.map(({ title, text }) => `<li><h3>${title}</h3><p>${text}</p></li>`).join('')}</ul></div></section>
<section><div class="in"><div class="head"><h2>How it goes</h2></div><ol class="steps"><li><h3>Choose</h3><p>A name, an address beside ours, and one of the six. A minute later your site is there.</p></li><li><h3>Write over it</h3><p>Your words, your pictures, your prices. Nobody sees a page before you publish it again.</p></li><li><h3>Open</h3><p>Tell people, or bring a domain of your own whenever you like. The first order can come the same day.</p></li></ol></div></section>
<section class="tint last"><div class="in"><h2>Have a look, then have your own</h2><p class="lead">The demo site is a pottery that does not exist. Yours does.</p><div class="buttons"><a class="go" href="/sign-up">Create your site</a><a class="look" href="${escapeHtml(demo)}">Look at the demo site</a></div></div></section>
</main><footer><div class="in"><p>Sitewright</p><a href="${escapeHtml(demo)}">Demo site</a><a href="/sign-in">Sign in</a><a href="/sign-up">Create your site</a></div></footer></body></html>`;
