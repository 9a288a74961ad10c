import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Head } from '../lib/ui/screen.ts';
import { documentTitle } from '../features/pages/document-title.ts';
import type { Branding } from '../features/websites/brand-shapes.ts';
import { type Brand, brandCss, brandFonts } from '../lib/theme/brand.ts';
import { customCss } from '../lib/theme/custom-css.ts';
import { type Colours, themeCss } from '../lib/theme/colour.ts';
import { escapeHtml } from '../lib/escape-html.ts';
import type { Rights } from '../lib/http/areas.ts';
import { directionOf } from '../lib/values/direction.ts';
import { fontFaces, preloadedFonts } from '../lib/theme/fonts.ts';
import type { KnownSite } from '../features/websites/server/index.ts';
import {
  alternateLinks,
  appLinks,
  feedLinks,
  iconLinks,
  openGraphLocale,
  socialPicture,
  structuredData,
} from './http/head-parts.ts';
import { type AdminLanguage, adminLanguages, type Language, languageOf } from '../lib/messages/languages.ts';
import { staffMessages } from '../lib/messages/server-messages.ts';
import { documentCatalogues } from './messages/staff-document/catalogues.ts';
import type { Alternate } from './seo/alternates.ts';
import type { KnownReplies } from './known-replies.ts';
import type { Ahead } from './rendering/ahead.ts';
import { announcementStyle } from './http/announcement.ts';
import { publicPolicy } from './http/security-headers.ts';
import { wordingFile } from './wording/wording-file.ts';

/** Addresses of the built browser code, or of the sources in development. */
export interface Assets {
  bootScript: string;
  /** Script and style sheets of the platform's screens. */
  platform: { script: string; styles: string[] };
  countScript: string;
  /** Of previews only. */
  reviewScript: string;
  styles: string[];
  /** Address of each font file, by name. */
  fonts: Record<string, string>;
  adminScript: string;
  /** What the script imports, to be fetched with it. */
  adminImports: string[];
  /** What each language of the admin brings; English comes with the screens. */
  adminWords: Partial<Record<AdminLanguage, string>>;
  adminStyles: string[];
  /** What the page editor brings. */
  editorParts: { modules: string[]; styles: string[] };
  /** Additional markup for the development server. */
  extra: string;
}

interface Chunk {
  file: string;
  css?: string[];
  /** Keys of the chunks that load with this one. */
  imports?: string[];
}

/** Loaded on demand, one after the other, unless the document asks for them. */
const editorEntries = ['src/app/admin/page-editor.tsx', 'src/features/pages/web/admin/canvas/canvas.tsx'];

/** Reads the Vite manifests of a build. */
export function builtAssets(dist: string): Assets {
  const manifest = (part: string) =>
    JSON.parse(readFileSync(join(dist, 'client', `${part}-manifest.json`), 'utf8')) as Record<string, Chunk>;
  const stylesOf = (chunks: Record<string, Chunk>) =>
    Object.values(chunks).flatMap(({ file }) => (file.endsWith('.css') ? [`/${file}`] : []));
  const site = manifest('site');
  const platform = manifest('platform');
  const admin = manifest('admin');
  const chunk = (chunks: Record<string, Chunk>, name: string): Chunk => {
    const found = chunks[name];
    if (!found) throw new Error(`The build has no ${name}.`);
    return found;
  };
  /** A chunk after all that it imports: styles of packages come before the admin's own, which change them. */
  const withImports = (name: string, seen = new Set<string>()): Chunk[] => {
    if (seen.has(name)) return [];
    seen.add(name);
    const found = chunk(admin, name);
    return [...(found.imports ?? []).flatMap((key) => withImports(key, seen)), found];
  };
  const seen = new Set<string>();
  const adminChunks = withImports('src/app/admin.tsx', seen);
  const editorChunks = editorEntries.flatMap((name) => withImports(name, seen));
  return {
    bootScript: `/${chunk(site, 'src/app/boot.ts').file}`,
    platform: {
      script: `/${chunk(platform, 'src/app/platform/boot.ts').file}`,
      styles: stylesOf(platform),
    },
    reviewScript: `/${chunk(manifest('review'), 'src/features/pages/web/review/review.ts').file}`,
    countScript: `/${chunk(site, 'src/features/analytics/web/count.ts').file}`,
    styles: stylesOf(site),
    fonts: Object.fromEntries(
      Object.entries(admin).flatMap(([source, { file }]) =>
        source.endsWith('.woff2') ? [[basename(source), `/${file}`]] : [],
      ),
    ),
    adminScript: `/${chunk(admin, 'src/app/admin.tsx').file}`,
    adminImports: adminChunks.slice(0, -1).map(({ file }) => `/${file}`),
    adminWords: Object.fromEntries(
      adminLanguages
        .filter((language) => language !== 'en')
        .map((language) => [language, `/${chunk(admin, `src/app/admin/words/${language}.ts`).file}`]),
    ),
    adminStyles: adminChunks.flatMap(({ css = [] }) => css).map((file) => `/${file}`),
    editorParts: {
      modules: editorChunks.map(({ file }) => `/${file}`),
      styles: editorChunks.flatMap(({ css = [] }) => css).map((file) => `/${file}`),
    },
    extra: '',
  };
}

export interface PageStyle {
  css: string;
  policy: string;
}

/** The theme of a page: the site's own, or a draft in preview. */
export type Theme = Pick<Branding, 'name'> & { colours: Colours; brand: Brand };

/**
 * The page's only inline style (fonts, colours, measures of the brand, page height), and the content security policy that
 * allows it.
 */
export function pageStyle(
  site: KnownSite,
  head: Head,
  fonts: Assets['fonts'],
  draft: Theme | null,
  locale: string,
): Promise<PageStyle> {
  const height = Math.round(head.height ?? 100);
  const make = async () => {
    const { colours, brand } = draft ?? site.website;
    const faces = fontFaces(brandFonts(brand), fonts, locale);
    const css = `${faces}${themeCss(colours)}${brandCss(brand)}:root{--page-height:${height}svh}${brand.cssOff ? '' : customCss(brand.css)}`;
    return { css, policy: publicPolicy(css, head.external) };
  };
  const kind = head.external ? `${height}:${JSON.stringify(head.external)}` : height;
  return draft ? make() : site.remember(`style:${locale}:${kind}`, make);
}

export interface PageParts {
  site: KnownSite;
  draft: Theme | null;
  head: Head;
  /** Absolute canonical address. */
  canonical: string;
  /** The page in each of its languages. */
  alternates: readonly Alternate[];
  /** Another language than the site's main one. */
  language: Language | null;
  /** How addresses in it begin; empty in the main one, and on the host of a language. */
  base: string;
  /** Structured data for search engines. */
  facts: readonly Record<string, unknown>[];
  /** Path of the generated title image, for a page that has no image to share. */
  share: string | null;
  /** The feed with new pages. */
  feed: boolean;
  style: string;
  body: string;
  /** Whether a block runs automatically, so that script starts immediately. */
  runs: boolean;
  /** Whether the page answers a form that was sent without script. Script must not take over, because it would remove the answer. */
  still: boolean;
  /** The reply to a form that was sent without script. */
  answer: object | null;
  /** Whether visits are counted: the page then loads the small script that reports what the server cannot see. */
  counted: boolean;
  /** What the script for comments on a preview reads. */
  review: object | null;
  assets: Assets;
}

export function publicDocument({
  site,
  draft,
  head,
  canonical,
  alternates,
  language,
  base,
  facts,
  share,
  feed,
  style,
  body,
  runs,
  still,
  answer,
  counted,
  review,
  assets,
}: PageParts): string {
  const locale = language ?? site.website.locale;
  const words = wordingFile(site, languageOf(locale));
  const { languages } = site.website;
  const { name, brand } = draft ?? site.website;
  const title = documentTitle(head.title, name);
  const description = head.description
    ? `<meta name="description" content="${escapeHtml(head.description)}"><meta property="og:description" content="${escapeHtml(head.description)}">`
    : '';
  return `<!doctype html><html lang="${escapeHtml(locale.split('-')[0] ?? 'en')}"${directionOf(locale) === 'rtl' ? ' dir="rtl"' : ''} data-website="${site.website.id}"${words ? ` data-words="${words}"` : ''}${base ? ` data-base="${base}"` : ''}${language === null ? '' : ` data-other="${language}"`}${languages.length > 0 ? ` data-languages="${escapeHtml(languages.join(' '))}"` : ''}${head.external ? ' data-cards' : ''}><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><meta name="viewport" content="width=device-width, initial-scale=1">${description}${
    head.noIndex
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(canonical)}"><meta property="og:url" content="${escapeHtml(canonical)}">${alternateLinks(alternates)}`
  }<meta property="og:title" content="${escapeHtml(title)}"><meta property="og:site_name" content="${escapeHtml(name)}"><meta property="og:type" content="website">${openGraphLocale(locale)}${socialPicture(head, canonical, share)}${structuredData(facts, canonical)}${iconLinks(brand)}${appLinks(site.website)}${feedLinks(feed ? name : null, head.feeds, base)}${assets.extra}${preloadedFonts(
    brandFonts(brand),
    assets.fonts,
    locale,
  )
    .map(fontPreload)
    .join('')}${[...assets.styles, draft ? '' : announcementStyle(brand)]
    .filter(Boolean)
    .map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`)
    .join(
      '',
    )}<style>${style}</style>${still ? '' : `<script type="module" src="${assets.bootScript}"${runs ? ' data-runs' : ''}></script>`}${counted ? `<script type="module" async src="${assets.countScript}"></script>` : ''}${review ? `${dataBlock('review', review)}<script type="module" async src="${assets.reviewScript}"></script>` : ''}${answer ? dataBlock('answer', answer) : ''}</head><body><div id="root">${body}</div></body></html>`;
}

/** Data for script, in an element that browsers don't execute. */
export const dataBlock = (id: string, value: object): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

const fontPreload = (href: string): string =>
  `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`;

const documentWords = staffMessages(documentCatalogues);

interface AdminFacts {
  rights: Rights;
  known: KnownReplies;
  language: AdminLanguage;
  ahead: Ahead;
}

/** The admin runs in the browser only; without script, the page says so. */
export function adminDocument(
  site: KnownSite,
  nonce: string,
  { rights, known, language, ahead }: AdminFacts,
  assets: Assets,
): string {
  const words = documentWords(language);
  // The words are asked for with the code, and not only once it runs.
  const needed = [...assets.adminImports, assets.adminWords[language] ?? [], ahead.modules].flat();
  const modules = needed.map((href) => `<link rel="modulepreload" href="${href}" nonce="${nonce}">`);
  // Known from the styles only, so it would come after the first text, in another width.
  const fonts = preloadedFonts(['inter'], assets.fonts, language).map(fontPreload);
  const styles = assets.adminStyles.map((href) => `<link rel="stylesheet" href="${href}">`);
  const later = [
    ...ahead.styles.map((href) => `<link rel="preload" href="${href}" as="style">`),
    ahead.frame ? `<link rel="preload" href="${escapeHtml(ahead.frame)}" as="fetch" crossorigin>` : '',
  ];
  return `<!doctype html><html lang="${language}" data-website="${site.website.id}" data-locale="${escapeHtml(site.website.locale)}"><head><meta charset="utf-8"><title>${escapeHtml(words.title({ site: site.website.name }))}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="csp-nonce" content="${nonce}" nonce="${nonce}">${iconLinks(site.website.brand)}${assets.extra}${fonts.join('')}${modules.join('')}${styles.join('')}${later.join('')}<script type="module" src="${assets.adminScript}" nonce="${nonce}"></script>${dataBlock('known', known)}</head><body><div id="root" data-rights="${escapeHtml(JSON.stringify(rights))}"></div><noscript>${words.needsScript}</noscript></body></html>`;
}
