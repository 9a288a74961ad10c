import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { line, lines } from '../shared/props.ts';

const schema = z.strictObject({
  caption: line(200),
  cells: lines(20_000),
  headRow: z.boolean().default(true),
  headColumn: z.boolean().default(false),
  stripes: z.boolean().default(false),
});
export type TableProps = z.output<typeof schema>;

export const tableBlock: BlockKind = {
  type: 'table',
  label: 'Table',
  hint: 'Rows and columns. You can paste from a spreadsheet.',
  group: 'text',
  schema,
  slots: [],
  defaults: {
    caption: 'Sizes and prices',
    cells: [
      'Size | Fits | Weight | Price',
      'Small | A mug and a book | 240 g | £24',
      'Medium | A day out | 380 g | £32',
      'Large | A weekend | 610 g | £46',
    ].join('\n'),
    headRow: true,
    headColumn: true,
    stripes: false,
  },
  fields: {
    caption: { kind: 'text', label: 'Caption' },
    cells: {
      kind: 'multiline',
      label: 'Cells',
      help: 'One row per line, cells separated by |. You can also paste from a spreadsheet.',
    },
    headRow: { kind: 'toggle', label: 'First row is a header' },
    headColumn: { kind: 'toggle', label: 'First column is a header' },
    stripes: { kind: 'toggle', label: 'Striped rows' },
  },
};
