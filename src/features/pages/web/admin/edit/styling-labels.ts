import type { Block, BlockKind } from '../../../../../lib/content/block-kind.ts';
import { inFractions } from '../../../../../lib/content/column-parts.ts';
import { type Styling, stylingOf } from '../../../../../lib/styling.ts';
import {
  otherScreens,
  type Screen,
  type StylingName,
  stylingValues,
} from '../../../../../lib/styling-values.ts';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { stylingAdmin } from '../../../messages/admin-styling/area.ts';

type Words = ReturnType<typeof stylingAdmin.in>;
type Key = { [Name in keyof Words]: Words[Name] extends string ? Name : never }[keyof Words];

interface Keys {
  label: Key;
  /** The value while nothing is chosen. */
  none: Key;
  values: Readonly<Record<string, Key | '2' | '3' | '4'>>;
  /** Shown under “More”. */
  rare?: true;
}

/** In the order in which owners see them. */
const keys: Readonly<Record<StylingName, Keys>> = {
  ground: {
    label: 'background',
    none: 'noBackground',
    values: {
      page: 'pageColour',
      tint: 'lightTint',
      main: 'mainColour',
      'main-fade': 'mainColourGradient',
      dark: 'dark',
      'dark-fade': 'darkGradient',
    },
  },
  filter: {
    label: 'imageFilter',
    none: 'noFilter',
    values: { mono: 'blackAndWhite', sepia: 'sepia', soft: 'soft', vivid: 'vivid', dark: 'dark' },
  },
  ink: { label: 'textColour', none: 'usual', values: { soft: 'muted', accent: 'accent' } },
  size: {
    label: 'textSize',
    none: 'usual',
    values: { small: 'small', normal: 'normal', large: 'large', larger: 'extraLarge' },
  },
  pad: {
    label: 'padding',
    none: 'usual',
    values: { none: 'noPadding', small: 'small', medium: 'medium', large: 'large', larger: 'extraLarge' },
  },
  parts: { label: 'columnWidths', none: 'usual', values: {} },
  gap: {
    label: 'gap',
    none: 'usual',
    values: { none: 'noGap', small: 'small', medium: 'medium', large: 'large', larger: 'extraLarge' },
  },
  cols: {
    label: 'columnsSideBySide',
    none: 'usual',
    values: { '1': 'oneStacked', '2': '2', '3': '3', '4': '4' },
  },
  order: {
    label: 'columnOrder',
    none: 'normal',
    values: { normal: 'normal', reverse: 'reversed' },
  },
  height: {
    label: 'minimumHeight',
    none: 'auto',
    values: { auto: 'auto', half: 'halfScreen', full: 'fullScreen' },
  },
  valign: {
    label: 'verticalAlignment',
    none: 'middle',
    values: { start: 'top', centre: 'middle', end: 'bottom' },
  },
  width: {
    label: 'width',
    none: 'normal',
    values: { narrow: 'narrow', wide: 'wide', full: 'fullWidth' },
    rare: true,
  },
  overlap: {
    label: 'overlapTheBlockAbove',
    none: 'noOverlap',
    values: { none: 'noOverlap', small: 'small', medium: 'medium', large: 'large' },
    rare: true,
  },
  edge: {
    label: 'border',
    none: 'noBorder',
    values: { thin: 'thin', strong: 'thick', accent: 'accentColour' },
    rare: true,
  },
  corners: {
    label: 'corners',
    none: 'usual',
    values: { none: 'square', small: 'slightlyRounded', medium: 'rounded', large: 'veryRounded' },
    rare: true,
  },
  shadow: {
    label: 'shadow',
    none: 'noShadow',
    values: { small: 'small', medium: 'medium', large: 'large' },
    rare: true,
  },
  motion: {
    label: 'animation',
    none: 'noAnimation',
    values: { fade: 'fadeIn', rise: 'slideUp', zoom: 'scaleUp' },
    rare: true,
  },
  hover: { label: 'hoverEffect', none: 'noEffect', values: { lift: 'lift', grow: 'grow' }, rare: true },
  stick: { label: 'onScroll', none: 'usual', values: { top: 'sticky' }, rare: true },
};

interface Setting {
  label: string;
  /** The value while nothing is chosen. */
  none: string;
  values: Readonly<Record<string, string>>;
}

/** The words of a setting. */
export function settingOf(name: StylingName): Setting {
  const say = messagesNow(stylingAdmin);
  const { label, none, values } = keys[name];
  return {
    label: say[label],
    none: say[none],
    values: mapValues(values, (key) => (key === '2' || key === '3' || key === '4' ? key : say[key])),
  };
}

export const isRare = (name: StylingName): boolean => keys[name].rare === true;

const mapValues = <From, To>(record: Readonly<Record<string, From>>, change: (from: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** Style presets for any block. */
export const presets: readonly { label: Key; styling: Styling }[] = [
  { label: 'card', styling: { ground: 'page', pad: 'medium', corners: 'medium', shadow: 'medium' } },
  { label: 'cardQuiet', styling: { ground: 'tint', pad: 'medium', corners: 'medium' } },
  { label: 'outline', styling: { pad: 'medium', edge: 'thin', corners: 'medium' } },
  { label: 'highlight', styling: { ground: 'main', pad: 'large', corners: 'large' } },
  { label: 'darkPanel', styling: { ground: 'dark-fade', pad: 'large', corners: 'large' } },
  { label: 'largeText', styling: { size: 'large', phone: { size: 'normal' } } },
];

/** The value of a setting while none is chosen for a screen; empty if another screen is inherited. */
export const ownDefault = (name: StylingName, screen: Screen): string => {
  const say = messagesNow(stylingAdmin);
  if (name === 'overlap') return screen === 'phone' ? say.noOverlap : '';
  return name === 'cols' ? (screen === 'phone' ? say.stacked : say.usual) : '';
};

/** Whether a setting has a value on any screen. */
export const isSet = (styling: Styling, name: StylingName): boolean =>
  [styling, ...otherScreens.map((screen) => styling[screen])].some(
    (at) => (at as Partial<Record<StylingName, string>> | undefined)?.[name] !== undefined,
  );

const filterable: ReadonlySet<string> = new Set(['cards', 'gallery', 'hero', 'image']);
/** Backgrounds that a filter changes. */
const filteredGrounds: ReadonlySet<unknown> = new Set(['picture', 'video']);

/** The settings of a block, without those that its kind has as fields. */
export function settingsFor(
  block: Block,
  kind: BlockKind,
  { isOnPage, isFirst = false }: { isOnPage: boolean; isFirst?: boolean },
  screen: Screen,
): StylingName[] {
  const own = kind.fields;
  const { props } = block;
  return (Object.keys(stylingValues) as StylingName[]).filter((name) => {
    if (name === 'ground') return !own['background'] && !filteredGrounds.has(props['backdrop']);
    if (name === 'filter')
      return (
        filterable.has(kind.type) ||
        filteredGrounds.has(props['background']) ||
        filteredGrounds.has(props['backdrop'])
      );
    if (name === 'pad') return !own['space'] || screen !== 'desktop';
    const isColumns = kind.type === 'columns';
    if (name === 'parts') return isColumns && screen === 'desktop';
    if (name === 'cols' || name === 'order') return isColumns && screen !== 'desktop';
    if (name === 'gap') return kind.slots.length > 0 && (!own['gap'] || screen !== 'desktop');
    if (name === 'height' || name === 'valign') return kind.type === 'section';
    if (name === 'width') return isOnPage && !own['width'] && !own['background'];
    // The first block has none above it; what was set in another place can be taken back.
    if (name === 'overlap') return !isOnPage && (!isFirst || isSet(stylingOf(block), name));
    return name !== 'stick' || !isOnPage;
  });
}

/** “Background: Dark; Padding on phone: Small”. */
export function stylingInWords(block: Block): string {
  const say = messagesNow(stylingAdmin);
  const styling = stylingOf(block);
  const words = (name: string, value: unknown, screen?: Screen) => {
    if (!Object.hasOwn(keys, name)) return [];
    const { label, values } = settingOf(name as StylingName);
    const said = name === 'parts' ? inFractions(String(value).split('-').map(Number)) : values[String(value)];
    if (!said) return [];
    return [
      screen ? say.settingOnScreen({ label, value: said, screen }) : say.setting({ label, value: said }),
    ];
  };
  return [
    ...Object.entries(styling).flatMap(([name, value]) => words(name, value)),
    ...otherScreens.flatMap((screen) =>
      Object.entries(styling[screen] ?? {}).flatMap(([name, value]) => words(name, value, screen)),
    ),
  ].join('; ');
}
