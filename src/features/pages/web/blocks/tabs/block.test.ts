import { describe, expect, test } from 'vitest';
import { checkBlock, markup } from '../shared/check-block.ts';
import { tabsBlock } from './block.ts';
import { TabsView } from './view.tsx';

describe('tabs', () => checkBlock(tabsBlock, TabsView));

test('without script it is a choice of which the first is made', () => {
  const html = markup(tabsBlock, TabsView, tabsBlock.defaults);
  expect(html.match(/type="radio"/g)).toHaveLength(3);
  expect(html.match(/checked=""/g)).toHaveLength(1);
  expect(html).toMatch(/name="tabs-b1" checked=""/);
  expect(html).not.toContain('role="tab"');
});
