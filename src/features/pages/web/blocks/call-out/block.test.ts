import { describe, expect, test } from 'vitest';
import { checkBlock, markup } from '../shared/check-block.ts';
import { callOutBlock } from './block.ts';
import { CallOutView } from './view.tsx';

describe('call-out', () => checkBlock(callOutBlock, CallOutView));

test('the panel stands on a surface of its own', () => {
  expect(markup(callOutBlock, CallOutView, { title: 'Now', look: 'band' })).toContain('data-surface="main"');
  expect(markup(callOutBlock, CallOutView, { title: 'Now' })).not.toContain('data-surface');
});
test('nothing to say, nothing shown', () => expect(markup(callOutBlock, CallOutView, {})).toBe(''));
