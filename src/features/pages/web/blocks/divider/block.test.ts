import { describe, expect, test } from 'vitest';
import { checkBlock, markup } from '../shared/check-block.ts';
import { dividerBlock } from './block.ts';
import { DividerView } from './view.tsx';

describe('divider', () => checkBlock(dividerBlock, DividerView));

test('is a separator in every style', () => {
  expect(markup(dividerBlock, DividerView, { look: 'line' })).toContain('<hr');
  expect(markup(dividerBlock, DividerView, { look: 'wave' })).toContain('role="separator"');
});
