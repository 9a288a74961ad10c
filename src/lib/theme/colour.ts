import {
  atLightness,
  blend,
  composite,
  contrast,
  isDark,
  lightness,
  parseColour,
  READABLE,
  readablePartner,
  shiftLightness,
  VISIBLE,
  withAlpha,
} from '../content/readable.ts';

export { contrast, parseColour, readablePartner } from '../content/readable.ts';

/** The five colours an owner chooses, each any CSS colour. */
export interface Colours {
  main: string;
  link: string;
  button: string;
  background: string;
  text: string;
}

/** Spec section 9. */
export const defaultColours: Colours = {
  main: 'rgba(0, 0, 0, 0.7)',
  link: '#000000',
  button: '#ffffff',
  background: '#ffffff',
  text: '#000000',
};

/** Surfaces that a section may have. `picture` is judged as its scrim over a white image, the worst case. */
export const surfaces = ['page', 'tint', 'main', 'dark', 'picture'] as const;
export type Surface = (typeof surfaces)[number];

type Variables = Record<`--${string}`, string>;

/** A text variable and its background; each pair has a contrast of at least 4.5:1 on every surface. */
export const textPairs: readonly (readonly [`--${string}`, `--${string}`])[] = [
  ['--ink', '--surface'],
  ['--ink-soft', '--surface'],
  ['--accent', '--surface'],
  ['--link', '--surface'],
  ['--link-hover', '--surface'],
  ['--danger', '--surface'],
  ['--ink', '--raised'],
  ['--ink-soft', '--raised'],
  ['--accent', '--raised'],
  ['--link', '--raised'],
  ['--on-action', '--action'],
  ['--on-action', '--action-hover'],
  ['--on-action', '--action-active'],
  ['--on-action-disabled', '--action-disabled'],
  ['--ink', '--action-soft'],
  ['--ink', '--fade'],
  ['--ink-soft', '--fade'],
  ['--accent', '--fade'],
  ['--link', '--fade'],
  ['--link-hover', '--fade'],
  ['--danger', '--fade'],
];

/** Pairs that apply to the whole page. */
export const brandPairs: readonly (readonly [`--${string}`, `--${string}`])[] = [
  ['--ink', '--background'],
  ['--on-main', '--main'],
  ['--on-main-hover', '--main-hover'],
  ['--on-link', '--brand-link'],
  ['--on-button', '--button'],
  ['--on-background', '--background'],
  ['--on-text', '--text'],
  ...[1, 2, 3, 4, 5].map(
    (n) => [`--on-background-shade-${n}`, `--background-shade-${n}`] as [`--${string}`, `--${string}`],
  ),
];

/** Parsed and opaque: translucent colours as they appear on the background. Invalid values become the default. */
function solid(colours: Colours): Colours {
  const parsed = (key: keyof Colours) => parseColour(colours[key]) ?? defaultColours[key];
  const background = composite(parsed('background'), '#ffffff');
  const on = (key: keyof Colours) => composite(parsed(key), background);
  return { main: on('main'), link: on('link'), button: on('button'), background, text: on('text') };
}

/** A tint of the button's colour over its background, as strong as legible text allows. */
function softly(ground: string, ink: string, button: string): string {
  const tries = [0.16, 0.1, 0.05].map((share) => blend(ground, button, share));
  return tries.find((soft) => contrast(ink, soft) >= READABLE) ?? ground;
}

const towards = (colour: string, dark: boolean, points: number) =>
  shiftLightness(colour, dark ? points : -points);

/**
 * The button and its states, derived from its colour: on hover a dark one becomes lighter, a light one darker, as
 * far as its text stays legible.
 * A button in the colour of its background keeps the owner's colour on the page, with a border, and is inverted elsewhere.
 */
function action(ground: string, ink: string, chosen: string, onPage: boolean): Variables {
  const button = !onPage && contrast(chosen, ground) < 1.3 ? ink : chosen;
  const dark = isDark(button);
  const words = readablePartner(button, dark ? '#ffffff' : '#111111');
  // The text keeps its colour on hover: if it would become illegible, the button changes in the other direction.
  const moved = (points: number) =>
    [towards(button, dark, points), towards(button, !dark, points)].find(
      (shade) => contrast(words, shade) >= READABLE,
    ) ?? button;
  const disabled = blend(ground, button, 0.25);
  return {
    '--action': button,
    '--on-action': words,
    '--action-edge': contrast(button, ground) >= VISIBLE ? button : readablePartner(ground, ink, VISIBLE),
    '--action-soft': softly(ground, ink, button),
    '--action-hover': moved(10),
    '--action-active': moved(20),
    '--action-disabled': disabled,
    '--on-action-disabled': readablePartner(
      disabled,
      blend(disabled, isDark(disabled) ? '#ffffff' : '#000000', 0.6),
    ),
  };
}

/** The end of a gradient that starts with the background: away from the text colour, as far as all text stays legible. */
const fade = (ground: string, inkIsDark: boolean, words: readonly string[]): string =>
  [18, 12, 7, 3]
    .map((points) => towards(ground, inkIsDark, points))
    .find((end) => words.every((word) => contrast(word, end) >= READABLE)) ?? ground;

interface Wish {
  ink: string;
  accent: string;
}

function onSurface(ground: string, c: Colours, wish: Wish, onPage = false): Variables {
  const ink = readablePartner(ground, wish.ink, 7);
  const inkIsDark = isDark(ink);
  // A card differs from its background only slightly, so that one text colour serves both.
  const lifted = blend(ground, '#ffffff', inkIsDark ? 0.6 : 0.06);
  const raised = contrast(ink, lifted) >= READABLE ? lifted : ground;
  const onBoth = (colour: string) => {
    const first = readablePartner(ground, colour);
    return contrast(first, raised) >= READABLE ? first : ink;
  };
  const link = onBoth(c.link);
  const words = {
    '--ink': ink,
    '--ink-soft': onBoth(blend(ink, ground, 0.3)),
    '--accent': onBoth(wish.accent),
    '--link': link,
    '--link-hover': readablePartner(ground, towards(link, !inkIsDark, 15)),
    '--danger': readablePartner(ground, '#c81e1e'),
  };
  return {
    '--surface': ground,
    '--raised': raised,
    '--fade': fade(ground, inkIsDark, Object.values(words)),
    ...words,
    '--rule': blend(ground, ink, 0.16),
    '--edge': readablePartner(ground, blend(ground, ink, 0.4), VISIBLE),
    '--wash': blend(ground, ink, 0.05),
    '--shape-1': blend(ground, c.main, 0.3),
    '--shape-2': blend(ground, ink, 0.12),
    '--shape-3': blend(ground, c.button, 0.45),
    '--focus': readablePartner(ground, c.link, VISIBLE),
    ...action(ground, ink, c.button, onPage),
  };
}

/** The variables of each surface, under the same names, so that a block need not know which surface it is on. */
export function surfaceVariables(colours: Colours): Record<Surface, Variables> {
  const c = solid(colours);
  const night = isDark(c.background);
  const paper = night ? c.text : c.background;
  const faint = blend(c.background, shade(c.background, 1), 0.85);
  const tint = night ? blend(c.background, '#ffffff', 0.05) : blend(faint, c.main, 0.05);
  const dark = darkGround(c);
  return {
    page: onSurface(c.background, c, { ink: c.text, accent: c.main }, true),
    tint: onSurface(tint, c, { ink: c.text, accent: c.main }, true),
    main: onSurface(c.main, c, { ink: c.background, accent: c.background }),
    dark: onSurface(dark, c, { ink: blend(paper, '#ffffff', 0.4), accent: towards(c.main, true, 40) }),
    picture: onSurface(composite(scrim(dark), '#ffffff'), c, { ink: '#ffffff', accent: '#ffffff' }),
  };
}

/** The darkest of the five colours, darkened further; on a dark page, darker than the page. */
function darkGround(c: Colours): string {
  const darkest =
    [c.text, c.background, c.main].toSorted((a, b) => lightness(a) - lightness(b))[0] ?? '#111111';
  const l = lightness(darkest);
  return atLightness(darkest, isDark(c.background) ? Math.min(l * 0.4, 6) : Math.min(13, Math.max(7, l)));
}

/** The same colour as a translucent overlay on an image. */
const scrim = (dark: string) => withAlpha(dark, 0.66);

const SHADES = { dark: [10, 20, 30, 40, 40], light: [96, 86, 76, 66, 55] } as const;

/** One of the five background shades of spec section 9, 1 the faintest. */
function shade(background: string, n: number): string {
  return atLightness(background, SHADES[isDark(background) ? 'dark' : 'light'][n - 1] ?? 50);
}

/** The variables of `:root`: the five colours, opaque, with shades and legible text colours, and the page's own surface. */
export function themeVariables(colours: Colours): Variables {
  const c = solid(colours);
  const vars: Variables = {};
  for (const key of ['main', 'link', 'button', 'background', 'text'] as const) {
    // `--link` is the legible link colour of the current surface; the owner's own is `--brand-link`.
    const name: `--${string}` = key === 'link' ? '--brand-link' : `--${key}`;
    vars[name] = c[key];
    vars[`--on-${key}`] = readablePartner(c[key], key === 'background' ? c.text : c.background);
    for (const points of [10, 20, 30]) vars[`--${key}-darken-${points}`] = shiftLightness(c[key], -points);
    for (const points of [15, 20, 30]) vars[`--${key}-lighten-${points}`] = shiftLightness(c[key], points);
  }
  for (const n of [1, 2, 3, 4, 5]) {
    vars[`--background-shade-${n}`] = shade(c.background, n);
    vars[`--on-background-shade-${n}`] = readablePartner(shade(c.background, n), c.text);
  }
  const hover = towards(c.main, isDark(c.main), 10);
  vars['--main-hover'] = hover;
  vars['--on-main-hover'] = readablePartner(hover, c.background);
  const all = surfaceVariables(colours);
  vars['--scrim'] = scrim(all.dark['--surface'] ?? '#111111');
  vars['--color-scheme'] = isDark(c.background) ? 'dark' : 'light';
  return { ...vars, ...all.page };
}

const block = (selector: string, vars: Variables) =>
  `${selector}{${Object.entries(vars)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/**
 * The site's style sheet of colours. Every value is generated from numbers here, so the text is safe inside `<style>`.
 * @param root the element with the page's variables; a class for a preview inside another page
 */
export function themeCss(colours: Colours, root = ':root'): string {
  const all = surfaceVariables(colours);
  const within = root === ':root' ? '' : `${root} `;
  return [
    block(root, themeVariables(colours)),
    ...surfaces.map((surface) => block(`${within}[data-surface=${surface}]`, all[surface])),
  ].join('');
}

export interface ContrastProblem {
  /** The colour to change. */
  colour: (typeof JUDGED)[number][0];
  /** The contrast that is needed. */
  minimum: number;
  /** The nearest legible colour. */
  suggestion: string;
  ratio: number;
}

const JUDGED = [
  ['text', 'background', READABLE],
  ['link', 'background', READABLE],
  ['main', 'background', VISIBLE],
] as const;

/** Warnings about the five chosen colours; the site itself uses corrected ones. */
export function contrastProblems(colours: Colours): ContrastProblem[] {
  const c = solid(colours);
  return JUDGED.flatMap(([colour, ground, minimum]) => {
    const ratio = contrast(c[colour], c[ground]);
    if (ratio >= minimum) return [];
    const suggestion = readablePartner(c[ground], c[colour], minimum);
    return [{ colour, minimum, suggestion, ratio }];
  });
}
