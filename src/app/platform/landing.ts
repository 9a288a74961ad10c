import { platformLocale } from '../../features/platform/platform-locale.ts';
import { escapeHtml } from '../../lib/escape-html.ts';
import { languageNames } from '../../lib/messages/language-names.ts';
import { type AdminLanguage, adminLanguageOf, adminLanguages } from '../../lib/messages/languages.ts';
import { spokenLanguage } from '../../lib/messages/spoken-language.ts';
import { publicPolicy } from '../http/security-headers.ts';
import { designWords } from '../starters/in-language.ts';
import { starters } from '../starters/index.ts';
import { landingStyle } from './landing-style.ts';
import { comparison, features, landingWords, promises, questions, steps } from './landing-text.ts';
import type { OperatorLink } from './operator-pages.ts';

export const landingHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': publicPolicy(landingStyle),
  'cache-control': 'private, max-age=300',
  vary: 'accept-language, cookie',
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

const gallery = (language: AdminLanguage) =>
  starters
    .flatMap((starter) => {
      const { key, picture } = starter;
      if (!picture) return [];
      const { name, words } = designWords(starter, language);
      const t = landingWords();
      return `<li class="card"><a class="frame" href="/designs/${key}" tabindex="-1" aria-hidden="true"><img src="/${picture}" alt="" width="800" height="600" loading="lazy"></a><h3>${escapeHtml(name)}</h3><p>${escapeHtml(words)}</p><p class="ways"><a href="/designs/${key}">${t.preview}<span class="hidden"> ${escapeHtml(name)}</span></a><a href="/sign-up?template=${key}">${t.useDesign}<span class="hidden">: ${escapeHtml(name)}</span></a></p></li>`;
    })
    .join('');

/** As on the screens of the platform. */
const switcher = (here: AdminLanguage) =>
  `<form method="post" action="/language" aria-label="${landingWords().language}"><input type="hidden" name="next" value="/">${adminLanguages
    .map(
      (language) =>
        `<button name="language" value="${language}" lang="${language}"${language === here ? ' aria-current="true"' : ''}>${languageNames[language]}</button>`,
    )
    .join('')}</form>`;

const mark =
  '<svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#14545b"/><path d="M8 22V10h16v12z" fill="#fdfaf5"/><path d="M8 10h16v4H8z" fill="#e9bf68"/><path d="M11 17h6v2h-6zm0 3h10v-1H11zm8-3h2v2h-2z" fill="#a2401c"/></svg>';

const worded = ({ title, text }: { title: string; text: string }) => `<h3>${title}</h3><p>${text}</p>`;

const faq = (pricing: string | undefined) => {
  const t = landingWords();
  const all = [...questions(), ...(pricing ? [{ title: t.cost, text: t.costAnswer({ pricing }) }] : [])];
  return all
    .map(({ title, text }) => `<details><summary>${title}</summary><p>${text}</p></details>`)
    .join('');
};

const compared = () => {
  const { columns, rows } = comparison();
  const head = columns.map((column) => `<th scope="col">${column}</th>`).join('');
  const body = rows
    .map(
      ([name, ...cells]) =>
        `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('');
  return `<table><thead><tr><td></td>${head}</tr></thead><tbody>${body}</tbody></table>`;
};

/**
 * The landing page on the platform's host, in the language of the request: the product in words and images. Needs no script and no site.
 * @param demo address of the demo site
 * @param origin of the platform
 * @param links pages of the operator: prices, contact, legal
 */
export function landingPage({ demo, origin, links }: Around): string {
  const t = landingWords();
  const language = adminLanguageOf(spokenLanguage());
  const toDemo = escapeHtml(demo);
  const linked = ({ href, label }: OperatorLink, look = '') => `<a${look} href="${href}">${label}</a>`;
  const pricing = links.find(({ href }) => href === '/pricing');
  const price = pricing ? linked(pricing, ' class="wide"') : '';
  const buttons = `<div class="buttons"><a class="go" href="/sign-up">${t.create}</a><a class="look" href="${toDemo}">${t.viewDemo}</a></div>`;
  return `<!doctype html><html lang="${platformLocale(language)}"><head><meta charset="utf-8"><title>${t.title}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="${t.description}"><link rel="canonical" href="${escapeHtml(origin)}/"><meta property="og:title" content="${t.title}"><meta property="og:image" content="${escapeHtml(origin)}/platform/site-desk.webp"><meta name="theme-color" content="#14545b"><link rel="icon" href="data:,"><link rel="preload" href="/platform/display.woff2" as="font" type="font/woff2" crossorigin><style>${landingStyle}</style></head><body><a class="skip" href="#content">${t.skip}</a>
<header class="in bar"><a class="brand" href="/">${mark}Sitewright</a><nav aria-label="${t.main}"><a class="wide" href="#starters">${t.designs}</a><a class="wide" href="#parts">${t.features}</a>${price}<a href="${toDemo}">${t.demo}</a><a href="/sign-in">${t.signIn}</a></nav><a class="go" href="/sign-up">${t.create}</a></header>
<main id="content">
<div class="in hero"><div><p class="eyebrow">${t.eyebrow}</p><h1>${t.heading}</h1><p class="lead">${t.lead}</p>${buttons}</div>
<div class="shots">${desk({ name: 'site', alt: t.siteShot, first: true })}${phone({ name: 'site', alt: t.siteOnPhone, first: true })}</div></div>
<section class="tint" id="starters"><div class="in"><div class="head"><h2>${t.chooseDesign}</h2><p class="lead">${t.chooseDesignLead}</p></div><ul class="grid">${gallery(language)}</ul></div></section>
<section id="parts"><div class="in"><div class="head"><h2>${t.features}</h2><p class="lead">${t.featuresLead}</p></div><ul class="parts">${features()
    .map(
      (feature) =>
        `<li><svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${feature.drawing}"/></svg>${worded(feature)}</li>`,
    )
    .join('')}</ul></div></section>
<section class="tint"><div class="in">
<div class="row"><div class="words"><h2>${t.edit}</h2><p>${t.editText}</p></div>${desk({ name: 'editor', alt: t.editShot })}</div>
<div class="row turned"><div class="words"><h2>${t.book}</h2><p>${t.bookText}</p></div>${desk({ name: 'booking', alt: t.bookShot })}</div>
<div class="row"><div class="words"><h2>${t.phones}</h2><p>${t.phonesText}</p></div><div class="pair">${phone({ name: 'shop', alt: t.shopShot })}${phone({ name: 'products', alt: t.productsShot })}</div></div>
</div></section>
<section class="deep"><div class="in"><div class="head"><h2>${t.promises}</h2></div><ul class="never">${promises()
    .map((promise) => `<li>${worded(promise)}</li>`)
    .join('')}</ul></div></section>
<section><div class="in"><div class="head"><h2>${t.how}</h2></div><ol class="steps">${steps()
    .map((step) => `<li>${worded(step)}</li>`)
    .join('')}</ol></div></section>
<section class="tint" id="compare"><div class="in"><div class="head"><h2>${t.compare}</h2><p class="lead">${t.compareLead}</p></div><div class="compare" role="region" aria-label="${t.comparison}" tabindex="0">${compared()}</div></div></section>
<section id="faq"><div class="in"><div class="head"><h2>${t.faq}</h2></div><div class="faq">${faq(pricing && linked(pricing))}</div></div></section>
<section class="tint last"><div class="in"><h2>${t.today}</h2><p class="lead">${t.todayLead}</p>${buttons}</div></section>
</main><footer><div class="in"><p>Sitewright</p><a href="${toDemo}">${t.demo}</a>${links.map((link) => linked(link)).join('')}<a href="/sign-in">${t.signIn}</a><a href="/sign-up">${t.create}</a>${switcher(language)}</div></footer></body></html>`;
}
