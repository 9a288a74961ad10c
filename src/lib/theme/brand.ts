import type { Picture } from '../content/pictures.ts';
import { fonts, fontStack, type FontId, widthOfZero } from './fonts.ts';

export const radii = ['none', 'small', 'medium', 'large'] as const;
export const buttonStyles = ['solid', 'outline', 'soft'] as const;
export const buttonShapes = ['pill', 'corners'] as const;
export const spacings = ['compact', 'normal', 'airy'] as const;
export const logoSizes = ['small', 'medium', 'large'] as const;
export const headerLayouts = ['beside', 'centred', 'beneath'] as const;
export const footerLayouts = ['header', 'beside', 'centred', 'beneath'] as const;
export const footerGrounds = ['auto', 'page', 'tint', 'dark', 'main'] as const;
export const mobileMenus = ['side', 'full'] as const;
export const announcementGrounds = ['main', 'dark', 'tint'] as const;
export const accountLinks = ['auto', 'show', 'hide'] as const;
export const searchPlaces = ['auto', 'show', 'hide'] as const;

/** The announcement bar above the header of every page. */
export interface Announcement {
  text: string;
  link: { label: string; href: string } | null;
  ground: (typeof announcementGrounds)[number];
  /** Whether visitors may close it. It then stays closed until its text changes. */
  dismissible: boolean;
  /** ISO 8601; the start, or immediately. */
  from: string | null;
  /** ISO 8601; the end, or never. */
  until: string | null;
  /** The key of the original; only a translation has it, so that closing one closes it in all languages. */
  key?: string;
}

/** The design of a site besides its colours. */
export interface Brand {
  /** Shown in the header instead of the site's name. */
  logo: Picture | null;
  logoSize: (typeof logoSizes)[number];
  /** A background behind the logo, in the text colour, for logos that have too little contrast. */
  logoPlate: boolean;
  /** The icon for browsers and phones; every size is made from it. */
  icon: Picture | null;
  fonts: { heading: FontId; body: FontId };
  radius: (typeof radii)[number];
  buttonStyle: (typeof buttonStyles)[number];
  /** Rounded ends, or the corners of all other elements. */
  buttonShape: (typeof buttonShapes)[number];
  spacing: (typeof spacings)[number];
  /** The menu's position; without a header, the menu is a drawer. */
  headerLayout: (typeof headerLayouts)[number];
  /** Whether the header stays in view while the page scrolls. */
  headerSticky: boolean;
  /** `header` repeats the header's layout. */
  footerLayout: (typeof footerLayouts)[number];
  /** `auto` is tinted, or dark for a site with a drawer. */
  footerGround: (typeof footerGrounds)[number];
  /** How the menu opens on small screens. */
  mobileMenu: (typeof mobileMenus)[number];
  announcement: Announcement | null;
  /** The owner’s custom CSS, as typed. It is cleaned whenever it is shown (`custom-css.ts`). */
  css: string;
  /** Safe mode: custom CSS is kept, but not applied. */
  cssOff: boolean;
  /** Register, Sign In and Dashboard in the header; `auto` if the site sells or takes bookings. */
  accountLinks: (typeof accountLinks)[number];
  /** The search in the header; `auto` if the site sells. */
  search: (typeof searchPlaces)[number];
  /** The curated palette of the colours, if any. */
  palette: string | null;
  footer: { note: string; social: { label: string; href: string }[] };
}

export const defaultBrand: Brand = {
  logo: null,
  logoSize: 'medium',
  logoPlate: false,
  icon: null,
  fonts: { heading: 'fraunces', body: 'inter' },
  radius: 'medium',
  buttonStyle: 'solid',
  buttonShape: 'pill',
  spacing: 'normal',
  headerLayout: 'beside',
  headerSticky: false,
  footerLayout: 'header',
  footerGround: 'auto',
  mobileMenu: 'side',
  announcement: null,
  css: '',
  cssOff: false,
  accountLinks: 'auto',
  search: 'auto',
  palette: null,
  footer: { note: '', social: [] },
};

/** A stored brand, with the current defaults for missing values. */
export const wholeBrand = (stored: Partial<Brand> | null | undefined): Brand => ({
  ...defaultBrand,
  ...stored,
});

const RADII: Record<Brand['radius'], [small: string, medium: string, large: string]> = {
  none: ['0px', '0px', '0px'],
  small: ['0.1875rem', '0.375rem', '0.5rem'],
  medium: ['0.375rem', '0.75rem', '1.25rem'],
  large: ['0.625rem', '1.25rem', '2.25rem'],
};

/** Space between blocks, and above and below a section. */
const SPACINGS: Record<Brand['spacing'], [stack: string, section: string]> = {
  compact: ['clamp(1.125rem,1rem + 0.6vw,1.5rem)', 'clamp(2.25rem,1.5rem + 3.6vw,4.75rem)'],
  normal: ['clamp(1.5rem,1.25rem + 1vw,2rem)', 'clamp(3.5rem,2rem + 6.7vw,8rem)'],
  airy: ['clamp(1.75rem,1.5rem + 1.25vw,2.5rem)', 'clamp(4.5rem,2.75rem + 8vw,11rem)'],
};

/** Heights; a wide logo is also limited by the header's width. */
const LOGOS: Record<Brand['logoSize'], string> = { small: '2rem', medium: '3rem', large: '4.5rem' };

const BUTTONS: Record<Brand['buttonStyle'], string> = {
  solid: '--button-fill:var(--action);--button-ink:var(--on-action)',
  outline: '--button-fill:transparent;--button-ink:var(--ink)',
  soft: '--button-fill:var(--action-soft);--button-ink:var(--ink);--button-edge:transparent',
};

/** Every property is written for every brand, so that a style sheet fully replaces another. */
export function brandCss(brand: Brand): string {
  const { heading, body } = brand.fonts;
  const [small, medium, large] = RADII[brand.radius];
  const [stack, section] = SPACINGS[brand.spacing];
  const root = {
    '--font-heading': fontStack(heading),
    '--font-body': fontStack(body),
    '--heading-weight': fonts[heading].headingWeight,
    '--ch-heading': widthOfZero(heading, 'bold'),
    '--ch-body': widthOfZero(body, 'regular'),
    '--radius-s': small,
    '--radius-m': medium,
    '--radius-l': large,
    '--radius-button': brand.buttonShape === 'pill' ? '999px' : medium,
    '--stack': stack,
    '--section': section,
    '--logo': LOGOS[brand.logoSize],
    '--logo-plate': brand.logoPlate ? 'var(--ink)' : 'transparent',
    '--logo-space': brand.logoPlate ? '0.5rem' : '0px',
  };
  const vars = Object.entries(root).map(([name, value]) => `${name}:${value}`);
  // On every surface, because a button's colours depend on it.
  const buttons = `:root,[data-surface]{--button-edge:var(--action-edge);${BUTTONS[brand.buttonStyle]}}`;
  return `:root{${vars.join(';')}}${buttons}`;
}

/** Font families that a page of this brand loads, the body's first. */
export const brandFonts = ({ fonts: { heading, body } }: Brand): FontId[] =>
  heading === body ? [body] : [body, heading];
