import { describe, expect, test } from 'vitest';
import { checkBlock, markup } from '../shared/check-block.ts';
import { quoteBlock } from './block.ts';
import { QuoteView } from './view.tsx';

describe('quote', () => checkBlock(quoteBlock, QuoteView));

test('one pair of quotation marks, whatever was typed', () =>
  expect(markup(quoteBlock, QuoteView, { text: '"Lovely."' })).toContain('<p>“Lovely.”</p>'));
