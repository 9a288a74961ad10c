import { describe, expect, test } from 'vitest';
import { checkBlock, markup } from '../shared/check-block.ts';
import { numbersBlock } from './block.ts';
import { NumbersView } from './view.tsx';

describe('numbers', () => checkBlock(numbersBlock, NumbersView));

test('is read in order: the number, what it counts, the note', () =>
  expect(
    markup(numbersBlock, NumbersView, {
      items: [{ value: '14', label: 'years', note: 'so far' }],
    }).replaceAll(/<[^>]+>/g, ' '),
  ).toMatch(/14\s+years\s+so far/));
