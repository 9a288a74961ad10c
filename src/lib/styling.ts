import type { Block } from './content/block-kind.ts';
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
  edge: ['thin', 'strong', 'accent'],
  corners: ['none', 'small', 'medium', 'large'],
  shadow: ['small', 'medium', 'large'],
  motion: ['fade', 'rise', 'zoom'],
  hover: ['lift', 'grow'],
  stick: ['top'],
} as const;
export type StylingName = keyof typeof stylingValues;

/** What may differ on smaller screens. By default a tablet inherits from the desktop, and a phone from the tablet. */
export const responsiveNames = [
  'size',
  'pad',
  'gap',
  'height',
  'cols',
  'order',
] as const satisfies readonly StylingName[];
export const smallerScreens = ['tablet', 'phone'] as const;
export type SmallerScreen = (typeof smallerScreens)[number];
export type Screen = 'desktop' | SmallerScreen;

type Values<N extends StylingName> = { [K in N]?: (typeof stylingValues)[K][number] };
export type Styling = Values<StylingName> &
  Partial<Record<SmallerScreen, Values<(typeof responsiveNames)[number]>>>;

export const stylingOf = (block: Block): Styling => {
  const given = block.props['styling'];
  return typeof given === 'object' && given !== null ? given : {};
};

/** Trees of a later release may contain values that this one does not know. */
const known = (name: StylingName, value: unknown): value is string =>
  (stylingValues[name] as readonly unknown[]).includes(value);

/** The key for the style sheet; null if a block has no design of its own. */
export function stylingAttributes(block: Block): Record<string, string> | null {
  if (block.props['styling'] === undefined) return null;
  const styling = stylingOf(block);
  const marks: Record<string, string> = {};
  for (const name of Object.keys(stylingValues) as StylingName[]) {
    const value = styling[name];
    // Each column has its own width, set by its view.
    if (!known(name, value) || name === 'parts') continue;
    if (name !== 'ground') marks[`data-s-${name}`] = value;
    else {
      const [surface = '', fade] = value.split('-');
      marks['data-surface'] = surface;
      marks['data-s-ground'] = fade ?? '';
    }
  }
  for (const screen of smallerScreens)
    for (const name of responsiveNames) {
      const value = styling[screen]?.[name];
      if (known(name, value)) marks[`data-s-${name}-${screen}`] = value;
    }
  return Object.keys(marks).length > 0 ? marks : null;
}

const without = <T extends object>(values: T, key: string): T =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== key)) as T;

/** @param value null for none, or on a smaller screen for the inherited value */
export function withStyling(
  styling: Styling,
  screen: Screen,
  name: StylingName,
  value: string | null,
): Styling | undefined {
  const set = <T extends object>(values: T): T =>
    value === null ? without(values, name) : { ...values, [name]: value };
  let next: Styling;
  if (screen === 'desktop') next = set(styling);
  else {
    const own = set(styling[screen] ?? {});
    next = Object.keys(own).length > 0 ? { ...styling, [screen]: own } : without(styling, screen);
  }
  return Object.keys(next).length > 0 ? next : undefined;
}
