import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/block-kind.ts';
import { choice, choiceField } from '../shared/props.ts';

const layouts = {
  two: 'Two equal',
  three: 'Three equal',
  four: 'Four equal',
  'wide-left': 'Wide left, narrow right',
  'wide-right': 'Narrow left, wide right',
} as const;
const aligns = { start: 'Top', centre: 'Middle', end: 'Bottom', stretch: 'Same height' } as const;

const schema = z.strictObject({
  layout: choice(layouts, 'two'),
  align: choice(aligns, 'start'),
  gap: choice({ normal: '', wide: '' }, 'normal'),
});
export type ColumnsProps = z.output<typeof schema>;

export const columnsBlock: BlockKind = {
  type: 'columns',
  label: 'Columns',
  hint: 'Two to four columns side by side, below each other on phones.',
  group: 'layout',
  schema,
  slots: ['column1', 'column2', 'column3', 'column4'],
  defaults: {
    layout: 'two',
    align: 'start',
    gap: 'normal',
    column1: [],
    column2: [],
    column3: [],
    column4: [],
  },
  fields: {
    layout: choiceField('Columns', layouts, 'What stands in a column that is no longer shown moves below.'),
    align: choiceField('Line up', aligns),
    gap: choiceField('Space between', { normal: 'Normal', wide: 'Wide' }),
  },
};
