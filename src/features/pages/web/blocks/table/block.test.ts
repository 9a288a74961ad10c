import { describe, expect, test } from 'vitest';
import { checkBlock, markup } from '../shared/check-block.ts';
import { tableBlock } from './block.ts';
import { TableView } from './view.tsx';

describe('table', () => checkBlock(tableBlock, TableView));

test('headings say what they head, and the box can be reached and has a name', () => {
  const html = markup(tableBlock, TableView, { cells: 'A|B\nc|1', headColumn: true, caption: 'Sizes' });
  expect(html).toContain('<th scope="col">A</th>');
  expect(html).toContain('<th scope="row">c</th><td data-align="end">1</td>');
  expect(html).toMatch(/role="group" tabindex="0" aria-labelledby="caption-b1"/);
});
test('one line is a row, not a heading without a table', () =>
  expect(markup(tableBlock, TableView, { cells: 'A|B' })).toContain('<td>A</td>'));
