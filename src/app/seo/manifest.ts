import type { FoundSite } from '../../features/websites/server/index.ts';
import { iconVariants, signOf } from '../../lib/content/pictures.ts';

/** The site as an app on a phone's home screen, with the brand's name, colours and icon (W3C Web Application Manifest). */
export function webManifest({ known: { website }, language }: FoundSite): Record<string, unknown> {
  const { name, locale, colours, brand } = website;
  const sized = (variant: 'icon-192.png' | 'icon-512.png' | 'maskable-512.png', purpose: string) => {
    const side = iconVariants[variant];
    const src = brand.icon && signOf(brand.icon.src, variant);
    return src ? [{ src, sizes: `${side}x${side}`, type: 'image/png', purpose }] : [];
  };
  const icons = [
    ...sized('icon-192.png', 'any'),
    ...sized('icon-512.png', 'any'),
    ...sized('maskable-512.png', 'maskable'),
  ];
  return {
    id: '/',
    name,
    short_name: shortName(name),
    lang: language ?? locale,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: colours.background,
    theme_color: colours.background,
    icons: icons.length > 0 ? icons : [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
}

/** An icon's label has space for about twelve letters: as many whole words as fit. */
function shortName(name: string): string {
  const MOST = 12;
  if (name.length <= MOST) return name;
  const [first = name, ...rest] = name.split(/\s+/);
  let short = first.slice(0, MOST);
  for (const word of rest) {
    if (short.length + 1 + word.length > MOST) break;
    short += ` ${word}`;
  }
  return short;
}
