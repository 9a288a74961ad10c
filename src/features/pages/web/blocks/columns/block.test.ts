import { describe, expect, test } from 'vitest';
import { checkBlock, markup } from '../shared/check-block.ts';
import { columnsBlock } from './block.ts';
import { ColumnsView } from './view.tsx';

describe('columns', () => checkBlock(columnsBlock, ColumnsView));

test('what stands beyond the layout still shows', () => {
  const html = markup(columnsBlock, ColumnsView, { layout: 'two' }, { column1: 'one', column4: 'four' });
  expect(html.match(/stack/g)).toHaveLength(3);
  expect(html).toContain('four');
});
