import type { Block, BlockKind } from '../../../../../lib/content/block-kind.ts';
import { inFractions } from '../../../../../lib/content/column-parts.ts';
import {
  type Screen,
  type Styling,
  type StylingName,
  smallerScreens,
  stylingOf,
  stylingValues,
} from '../../../../../lib/styling.ts';

interface Setting {
  label: string;
  /** The value while nothing is chosen. */
  none: string;
  values: Readonly<Record<string, string>>;
  /** Shown under “More”. */
  rare?: true;
}

/** In the order in which owners see them. */
export const settings: Readonly<Record<StylingName, Setting>> = {
  ground: {
    label: 'Background',
    none: 'None',
    values: {
      page: 'Page colour',
      tint: 'Light tint',
      main: 'Main colour',
      'main-fade': 'Main colour, gradient',
      dark: 'Dark',
      'dark-fade': 'Dark, gradient',
    },
  },
  ink: { label: 'Text colour', none: 'Default', values: { soft: 'Muted', accent: 'Accent' } },
  size: {
    label: 'Text size',
    none: 'Default',
    values: { small: 'Small', normal: 'Normal', large: 'Large', larger: 'Extra large' },
  },
  pad: {
    label: 'Padding',
    none: 'Default',
    values: { none: 'None', small: 'Small', medium: 'Medium', large: 'Large', larger: 'Extra large' },
  },
  parts: { label: 'Column widths', none: 'Default', values: {} },
  gap: {
    label: 'Gap',
    none: 'Default',
    values: { none: 'None', small: 'Small', medium: 'Medium', large: 'Large', larger: 'Extra large' },
  },
  cols: {
    label: 'Columns side by side',
    none: 'Default',
    values: { '1': '1, stacked', '2': '2', '3': '3', '4': '4' },
  },
  order: {
    label: 'Column order',
    none: 'Normal',
    values: { normal: 'Normal', reverse: 'Reversed' },
  },
  height: {
    label: 'Minimum height',
    none: 'Auto',
    values: { auto: 'Auto', half: 'Half screen', full: 'Full screen' },
  },
  valign: {
    label: 'Vertical alignment',
    none: 'Middle',
    values: { start: 'Top', centre: 'Middle', end: 'Bottom' },
  },
  width: {
    label: 'Width',
    none: 'Normal',
    values: { narrow: 'Narrow', wide: 'Wide', full: 'Full width' },
    rare: true,
  },
  edge: {
    label: 'Border',
    none: 'None',
    values: { thin: 'Thin', strong: 'Thick', accent: 'Accent colour' },
    rare: true,
  },
  corners: {
    label: 'Corners',
    none: 'Default',
    values: { none: 'Square', small: 'Slightly rounded', medium: 'Rounded', large: 'Very rounded' },
    rare: true,
  },
  shadow: {
    label: 'Shadow',
    none: 'None',
    values: { small: 'Small', medium: 'Medium', large: 'Large' },
    rare: true,
  },
  motion: {
    label: 'Animation',
    none: 'None',
    values: { fade: 'Fade in', rise: 'Slide up', zoom: 'Scale up' },
    rare: true,
  },
  hover: { label: 'Hover effect', none: 'None', values: { lift: 'Lift', grow: 'Grow' }, rare: true },
  stick: { label: 'On scroll', none: 'Default', values: { top: 'Sticky' }, rare: true },
};

export const screenLabels: Record<Screen, string> = {
  desktop: 'Desktop',
  tablet: 'Tablet',
  phone: 'Phone',
};

/** Style presets for any block. */
export const presets: readonly { label: string; styling: Styling }[] = [
  { label: 'Card', styling: { ground: 'page', pad: 'medium', corners: 'medium', shadow: 'medium' } },
  { label: 'Card, quiet', styling: { ground: 'tint', pad: 'medium', corners: 'medium' } },
  { label: 'Outline', styling: { pad: 'medium', edge: 'thin', corners: 'medium' } },
  { label: 'Highlight', styling: { ground: 'main', pad: 'large', corners: 'large' } },
  { label: 'Dark panel', styling: { ground: 'dark-fade', pad: 'large', corners: 'large' } },
  { label: 'Large text', styling: { size: 'large', phone: { size: 'normal' } } },
];

/** The value of a setting while none is chosen for a screen; empty if the next larger screen is inherited. */
export const ownDefault = (name: StylingName, screen: Screen): string =>
  name === 'cols' ? (screen === 'phone' ? 'Stacked' : settings.cols.none) : '';

/** The settings of a block, without those that its kind has as fields. */
export function settingsFor(kind: BlockKind, isOnPage: boolean, screen: Screen): StylingName[] {
  const own = kind.fields;
  return (Object.keys(stylingValues) as StylingName[]).filter((name) => {
    if (name === 'ground') return !own['background'];
    if (name === 'pad') return !own['space'] || screen !== 'desktop';
    const isColumns = kind.type === 'columns';
    if (name === 'parts') return isColumns && screen === 'desktop';
    if (name === 'cols' || name === 'order') return isColumns && screen !== 'desktop';
    if (name === 'gap') return kind.slots.length > 0 && (!own['gap'] || screen !== 'desktop');
    if (name === 'height' || name === 'valign') return kind.type === 'section';
    if (name === 'width') return isOnPage && !own['width'] && !own['background'];
    return name !== 'stick' || !isOnPage;
  });
}

/** “Background: Dark; Padding on phone: Small”. */
export function stylingInWords(block: Block): string {
  const styling = stylingOf(block);
  const words = (name: string, value: unknown, where = '') => {
    const setting = Object.hasOwn(settings, name) ? settings[name as StylingName] : undefined;
    const said =
      name === 'parts' ? inFractions(String(value).split('-').map(Number)) : setting?.values[String(value)];
    return setting && said ? [`${setting.label}${where}: ${said}`] : [];
  };
  return [
    ...Object.entries(styling).flatMap(([name, value]) => words(name, value)),
    ...smallerScreens.flatMap((screen) =>
      Object.entries(styling[screen] ?? {}).flatMap(([name, value]) =>
        words(name, value, ` on ${screenLabels[screen].toLowerCase()}`),
      ),
    ),
  ].join('; ');
}
