import { describe, expect, test } from 'vitest';
import { checkBlock, markup } from '../shared/check-block.ts';
import { headingBlock } from './block.ts';
import { HeadingView } from './view.tsx';

describe('heading', () => checkBlock(headingBlock, HeadingView));

test('only the block that carries the title becomes h1', () => {
  const props = { text: 'Clay', level: '1' };
  expect(markup(headingBlock, HeadingView, props, { isTitle: true })).toContain('<h1');
  expect(markup(headingBlock, HeadingView, props)).toContain('<h2');
  expect(markup(headingBlock, HeadingView, { text: 'Clay', level: '4' })).toContain('<h4');
});
test('nothing to say, nothing shown', () => expect(markup(headingBlock, HeadingView, {})).toBe(''));
