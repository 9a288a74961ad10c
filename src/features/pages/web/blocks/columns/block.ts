import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { noBackdrop, ownBackdropFields, ownBackdropShape } from '../shared/backdrop/fields.ts';
import { choice, choiceField } from '../shared/props.ts';

const layouts = {
  two: 'Two columns',
  three: 'Three columns',
  four: 'Four columns',
  'wide-left': 'Wide left',
  'wide-right': 'Wide right',
} as const;
const aligns = { start: 'Top', centre: 'Middle', end: 'Bottom', stretch: 'Stretch' } as const;

const gaps = { none: 'None', small: 'Small', normal: 'Normal', wide: 'Large', wider: 'Extra large' } as const;

const schema = z.strictObject({
  layout: choice(layouts, 'two'),
  align: choice(aligns, 'start'),
  gap: choice(gaps, 'normal'),
  ...ownBackdropShape,
});
export type ColumnsProps = z.output<typeof schema>;

export const columnsBlock: BlockKind = {
  type: 'columns',
  label: 'Columns',
  hint: 'Two to four columns. On phones they stack.',
  group: 'layout',
  schema,
  slots: ['column1', 'column2', 'column3', 'column4'],
  defaults: {
    layout: 'two',
    align: 'start',
    gap: 'normal',
    ...noBackdrop,
    column1: [],
    column2: [],
    column3: [],
    column4: [],
  },
  fields: {
    layout: choiceField('Layout', layouts, 'Blocks in a removed column move below the others.'),
    align: choiceField('Vertical alignment', aligns),
    gap: choiceField('Gap', gaps),
    ...ownBackdropFields,
  },
};
