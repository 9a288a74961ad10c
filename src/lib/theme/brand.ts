import type { Picture } from '../content/pictures.ts';
import { fonts, fontStack, type FontId } from './fonts.ts';

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

/** The line above the header of every page. */
export interface Announcement {
  text: string;
  link: { label: string; href: string } | null;
  ground: (typeof announcementGrounds)[number];
  /** Visitors may close it, and it stays closed for them until it says something else. */
  dismissible: boolean;
  /** ISO 8601; shown from then on, or at once. */
  from: string | null;
  /** ISO 8601; shown until then, or for good. */
  until: string | null;
}

/** The look of a site beside its colours. */
export interface Brand {
  /** In the header, instead of the site's name. */
  logo: Picture | null;
  logoSize: (typeof logoSizes)[number];
  /** A separate ground behind the logo, in the colour of the text, for one that is lost on the site's background. */
  logoPlate: boolean;
  /** What browsers and phones show the site by; every size is made of it. */
  icon: Picture | null;
  fonts: { heading: FontId; body: FontId };
  radius: (typeof radii)[number];
  buttonStyle: (typeof buttonStyles)[number];
  /** Round ends, or the corners that everything has. */
  buttonShape: (typeof buttonShapes)[number];
  spacing: (typeof spacings)[number];
  /** Where the menu stands; without a header there is the drawer. */
  headerLayout: (typeof headerLayouts)[number];
  /** The header stays in view while the page scrolls. */
  headerSticky: boolean;
  /** `header` for the same arrangement as the header. */
  footerLayout: (typeof footerLayouts)[number];
  /** `auto` is tinted, or dark for a site with the drawer. */
  footerGround: (typeof footerGrounds)[number];
  /** How the menu of small windows opens. */
  mobileMenu: (typeof mobileMenus)[number];
  announcement: Announcement | null;
  /** The owner’s own rules, as typed. Cleaned whenever they are shown (`custom-css.ts`). */
  css: string;
  /** Safe mode: they are kept, and not shown. */
  cssOff: boolean;
  /** Register, Sign In and Dashboard in the header; `auto` where the site sells or takes bookings. */
  accountLinks: (typeof accountLinks)[number];
  /** The search in the header; `auto` where the site sells. */
  search: (typeof searchPlaces)[number];
  /** The curated palette that the colours were taken from, if any. */
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

/** A brand as stored, with today's defaults for what it does not say. */
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

/** Heights; a wide logo is held to the header's width besides. */
const LOGOS: Record<Brand['logoSize'], string> = { small: '2rem', medium: '3rem', large: '4.5rem' };

const BUTTONS: Record<Brand['buttonStyle'], string> = {
  solid: '--button-fill:var(--action);--button-ink:var(--on-action)',
  outline: '--button-fill:transparent;--button-ink:var(--ink)',
  soft: '--button-fill:var(--action-soft);--button-ink:var(--ink);--button-edge:transparent',
};

/** Every property is written for every brand, so that one sheet laid over another leaves nothing of it. */
export function brandCss(brand: Brand): string {
  const { heading, body } = brand.fonts;
  const [small, medium, large] = RADII[brand.radius];
  const [stack, section] = SPACINGS[brand.spacing];
  const root = {
    '--font-heading': fontStack(heading),
    '--font-body': fontStack(body),
    '--heading-weight': fonts[heading].headingWeight,
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
  // On every ground anew, because a button's colours are those of the ground that it stands on.
  const buttons = `:root,[data-surface]{--button-edge:var(--action-edge);${BUTTONS[brand.buttonStyle]}}`;
  return `:root{${vars.join(';')}}${buttons}`;
}

/** Families that a page in this brand loads, the body's first. */
export const brandFonts = ({ fonts: { heading, body } }: Brand): FontId[] =>
  heading === body ? [body] : [body, heading];
