import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { choice, choiceField } from '../shared/props.ts';

const sizes = { small: 'Small', medium: 'Medium', large: 'Large', huge: 'Very large' } as const;

const schema = z.strictObject({ size: choice(sizes, 'medium') });
export type SpacerProps = z.output<typeof schema>;

export const spacerBlock: BlockKind = {
  type: 'spacer',
  label: 'Spacer',
  hint: 'Empty space between two blocks.',
  group: 'layout',
  schema,
  slots: [],
  defaults: { size: 'medium' },
  fields: { size: choiceField('Size', sizes) },
};
