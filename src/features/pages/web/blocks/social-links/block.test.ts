import { describe, expect, test } from 'vitest';
import { checkBlock, markup } from '../shared/check-block.ts';
import { socialLinksBlock } from './block.ts';
import { SocialLinksView } from './view.tsx';

describe('social links', () => checkBlock(socialLinksBlock, SocialLinksView));

test('a drawing alone still has its name', () => {
  const items = [{ href: 'https://www.instagram.com/slipway' }];
  expect(markup(socialLinksBlock, SocialLinksView, { items, look: 'icons' })).toMatch(
    /<span class="visually-hidden">Instagram<\/span>/,
  );
});
