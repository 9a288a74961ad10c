import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { choice, choiceField } from '../shared/props.ts';

const styles = { line: 'Line', short: 'Short line', dots: 'Three dots', wave: 'Wave' } as const;

const schema = z.strictObject({ look: choice(styles, 'line') });
export type DividerProps = z.output<typeof schema>;

export const dividerBlock: BlockKind = {
  type: 'divider',
  label: 'Divider',
  hint: 'A line between two blocks.',
  group: 'layout',
  schema,
  slots: [],
  defaults: { look: 'line' },
  fields: { look: choiceField('Style', styles) },
};
