import { describe, expect, test } from 'vitest';
import { checkBlock, markup } from '../shared/check-block.ts';
import { buttonBlock } from './block.ts';
import { ButtonView } from './view.tsx';

describe('button', () => checkBlock(buttonBlock, ButtonView));

test('refuses addresses that run script', () => {
  const buttons = [{ label: 'Go', href: 'javascript:alert(1)' }];
  expect(buttonBlock.schema.safeParse({ buttons }).error?.issues[0]?.path).toEqual(['buttons', 0, 'href']);
});
test('leaves out buttons without words', () =>
  expect(
    markup(buttonBlock, ButtonView, { buttons: [{ label: '' }, { label: 'Go', href: '/go' }] }).match(/<a/g),
  ).toHaveLength(1));
