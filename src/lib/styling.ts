import type { Block } from './content/block-kind.ts';
import type { OtherScreen, responsiveNames, Screen, StylingName, stylingValues } from './styling-values.ts';

type Values<N extends StylingName> = { [K in N]?: (typeof stylingValues)[K][number] };
export type Styling = Values<StylingName> &
  Partial<Record<OtherScreen, Values<(typeof responsiveNames)[number]>>>;

export const stylingOf = (block: Block): Styling => {
  const given = block.props['styling'];
  return typeof given === 'object' && given !== null ? given : {};
};

/** What the style sheet can know. Trees of a later release may contain other values. */
const known = /^[a-z]+=[a-z\d-]+$/;

/** The key for the style sheet, where other screens are `-w`, `-t` and `-p`; null if a block has no design of its own. */
export function stylingAttributes(block: Block): Record<string, string> | null {
  const { backdrop, video } = block.props;
  const isOnPicture = backdrop === 'picture' || backdrop === 'video';
  const marks: Record<string, string> = isOnPicture
    ? { 'data-surface': backdrop === 'picture' || video ? 'picture' : 'dark', 'data-s-ground': '' }
    : {};
  const mark = (values: object, screen = '') => {
    for (const [name, value] of Object.entries(values)) {
      if (typeof value === 'object' && value && !screen) mark(value as object, `-${name[0]}`);
      // Each column has its own width, set by its view.
      else if (typeof value !== 'string' || !known.test(`${name}=${value}`) || name === 'parts') continue;
      // Text on an image has the colours of the image.
      else if (name === 'ground' && isOnPicture) continue;
      else if (name !== 'ground') marks[`data-s-${name}${screen}`] = value;
      else {
        const [surface = '', fade = ''] = value.split('-');
        marks['data-surface'] = surface;
        marks['data-s-ground'] = fade;
      }
    }
  };
  mark(stylingOf(block));
  return Object.keys(marks).length > 0 ? marks : null;
}

const without = <T extends object>(values: T, key: string): T =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== key)) as T;

/** @param value null for none, or on another screen than the desktop for the inherited value */
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
