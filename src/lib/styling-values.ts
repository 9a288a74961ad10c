import { divisions } from './content/column-parts.ts';

/** Named values only: `styling.css` has a rule for each, so that no page needs a style attribute or its own style sheet. */
export const stylingValues = {
  ground: ['page', 'tint', 'main', 'main-fade', 'dark', 'dark-fade'],
  /** Changes the look of the images that a block shows. */
  filter: ['mono', 'sepia', 'soft', 'vivid', 'dark'],
  ink: ['soft', 'accent'],
  size: ['small', 'normal', 'large', 'larger'],
  pad: ['none', 'small', 'medium', 'large', 'larger'],
  gap: ['none', 'small', 'medium', 'large', 'larger'],
  height: ['auto', 'half', 'full'],
  valign: ['start', 'centre', 'end'],
  /** Widths of columns, and how many are side by side in which order. */
  parts: divisions,
  cols: ['1', '2', '3', '4'],
  order: ['normal', 'reverse'],
  width: ['narrow', 'wide', 'full'],
  /** Within a section or column, how far a block covers the one above. */
  overlap: ['none', 'small', 'medium', 'large'],
  edge: ['thin', 'strong', 'accent'],
  corners: ['none', 'small', 'medium', 'large'],
  shadow: ['small', 'medium', 'large'],
  motion: ['fade', 'rise', 'zoom'],
  hover: ['lift', 'grow'],
  stick: ['top'],
} as const;
export type StylingName = keyof typeof stylingValues;

/**
 * What may differ by screen. By default wide screens and tablets inherit from the desktop, and a phone from the tablet; `cols` and `overlap`
 * of a phone inherit nothing.
 */
export const responsiveNames = [
  'size',
  'pad',
  'gap',
  'height',
  'cols',
  'order',
  'overlap',
] as const satisfies readonly StylingName[];
export const otherScreens = ['wide', 'tablet', 'phone'] as const;
export type OtherScreen = (typeof otherScreens)[number];
export type Screen = 'desktop' | OtherScreen;
