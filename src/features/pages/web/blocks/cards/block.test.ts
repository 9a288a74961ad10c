import { describe, expect, test } from 'vitest';
import { checkBlock, markup } from '../shared/check-block.ts';
import { cardsBlock } from './block.ts';
import { CardsView } from './view.tsx';

describe('cards', () => checkBlock(cardsBlock, CardsView));

test('the title is the link; words that repeat it are for the eye only', () => {
  const html = markup(cardsBlock, CardsView, {
    items: [{ title: 'Bowls', href: '/bowls', linkLabel: 'See bowls' }],
  });
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toMatch(/<a [^>]*href="\/bowls"[^>]*>Bowls<\/a>/);
});
