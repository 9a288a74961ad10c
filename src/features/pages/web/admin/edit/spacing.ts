import type { Block, BlockKind } from '../../../../../lib/content/block-kind.ts';
import { stylingOf, withStyling } from '../../../../../lib/styling.ts';
import { type Screen, stylingValues } from '../../../../../lib/styling-values.ts';
import { settingOf, settingsFor } from './styling-labels.ts';

export type SpaceName = 'pad' | 'gap';

/** The spacing of a block on a screen. */
export interface Spacing {
  label: string;
  /** From the smallest on, with their words. */
  steps: readonly { value: string; label: string }[];
  /** The attribute by which the style sheet knows a step. */
  mark: string;
  /** What to store for a step, by property. */
  stored: (value: string) => { name: string; value: unknown };
}

/** Kinds that have a field of their own for a spacing on desktops. Its options are in no order. */
const fields = { pad: 'space', gap: 'gap' } as const;
const ascending: Readonly<Record<string, readonly string[]>> = {
  space: ['none', 'small', 'medium', 'large'],
  gap: ['none', 'small', 'normal', 'wide', 'wider'],
};

/** Null if a block of the kind has no such spacing. */
export function spacingOf(block: Block, kind: BlockKind, screen: Screen, name: SpaceName): Spacing | null {
  const { label, values } = settingOf(name);
  const field = fields[name];
  const own = kind.fields[field];
  if (screen === 'desktop' && own?.kind === 'choice') {
    const steps = (ascending[field] ?? []).flatMap((value) => {
      const option = own.options.find((each) => each.value === value);
      return option ? [{ value, label: option.label }] : [];
    });
    return { label: own.label, steps, mark: `data-${field}`, stored: (value) => ({ name: field, value }) };
  }
  if (!settingsFor(block, kind, { isOnPage: false }, screen).includes(name)) return null;
  return {
    label,
    steps: stylingValues[name].map((value) => ({ value, label: values[value] ?? value })),
    mark: `data-s-${name}${screen === 'desktop' ? '' : `-${screen[0]}`}`,
    stored: (value) => ({ name: 'styling', value: withStyling(stylingOf(block), screen, name, value) }),
  };
}
