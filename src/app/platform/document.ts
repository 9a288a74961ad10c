import { platformTitle } from '../../features/platform/platform-title.ts';
import { platformLocale } from '../../features/platform/platform-locale.ts';
import type { Surroundings } from '../../features/platform/web/public/surroundings.ts';
import { escapeHtml } from '../../lib/escape-html.ts';
import { type Brand, brandCss, brandFonts, defaultBrand } from '../../lib/theme/brand.ts';
import { type Colours, themeCss } from '../../lib/theme/colour.ts';
import type { Language } from '../../lib/messages/languages.ts';
import { fontFaces, preloadedFonts } from '../../lib/theme/fonts.ts';
import { type Assets, dataBlock } from '../document.ts';
import { devPolicy, publicPolicy } from '../http/security-headers.ts';
import type { RenderedPlatform } from './render-platform.tsx';

const brand: Brand = { ...defaultBrand, fonts: { heading: 'bricolage-grotesque', body: 'inter' } };
const light: Colours = {
  main: '#a2401c',
  link: '#14545b',
  button: '#14545b',
  background: '#fdfaf5',
  text: '#1f2a2e',
};
const dark: Colours = {
  main: '#f0a27f',
  link: '#7fd0cf',
  button: '#7fd0cf',
  background: '#14191b',
  text: '#eef0ec',
};

interface Around {
  origin: string;
  /** The page's own path. */
  path: string;
  surroundings: Surroundings;
  language: Language;
  assets: Assets;
  dev: boolean;
}

/** The style of all screens: light or dark, as the visitor's system is. */
const styleOf = (fonts: Assets['fonts'], locale: string): string =>
  `${fontFaces(brandFonts(brand), fonts, locale)}${brandCss(brand)}${themeCss(light)}@media (prefers-color-scheme:dark){${themeCss(dark)}}`;

/** The document around a rendered screen, with the headers that belong to it. */
export function platformDocument(
  { body, head, answer, still, goesOnTo }: RenderedPlatform,
  { origin, path, surroundings, language, assets, dev }: Around,
) {
  const title = escapeHtml(head.title);
  const about = head.description
    ? `<meta name="description" content="${escapeHtml(head.description)}"><link rel="canonical" href="${escapeHtml(`${origin}${path}`)}"><meta property="og:title" content="${title}"><meta property="og:description" content="${escapeHtml(head.description)}">`
    : '<meta name="robots" content="noindex">';
  const locale = platformLocale(language);
  const style = styleOf(assets.fonts, locale);
  const { script, styles } = assets.platform;
  const preloads = preloadedFonts(brandFonts(brand), assets.fonts, locale)
    .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
    .join('');
  const sheets = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const data = `${dataBlock('surroundings', surroundings)}${answer ? dataBlock('answer', answer) : ''}`;
  const scripts = `${data}<script type="module" src="${script}"${head.runs ? ' data-runs' : ''}></script>`;
  return {
    html: `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(platformTitle(head.title))}</title><meta name="viewport" content="width=device-width, initial-scale=1">${about}${goesOnTo ? `<meta http-equiv="refresh" content="0;url=${escapeHtml(goesOnTo)}">` : ''}${assets.extra}${preloads}${sheets}<style>${style}</style>${still ? '' : scripts}</head><body><div id="root">${body}</div></body></html>`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': dev ? devPolicy() : publicPolicy(style),
    },
  };
}
