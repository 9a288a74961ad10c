import { describe, expect, test } from 'vitest';
import { checkBlock, markup } from '../shared/check-block.ts';
import { imageBlock } from './block.ts';
import { ImageView } from './view.tsx';

describe('image', () => checkBlock(imageBlock, ImageView));

const picture = { src: '/files/bowl.jpg', alt: 'A blue bowl', width: 1200, height: 800 };
test('has its size, waits for its turn, and hurries at the top of the page', () => {
  const html = markup(imageBlock, ImageView, { picture });
  expect(html).toMatch(/alt="A blue bowl" width="1200" height="800" loading="lazy"/);
  expect(markup(imageBlock, ImageView, { picture }, { isFirst: true })).toContain('loading="eager"');
});
test('refuses sources that are no pictures', () => {
  const parse = (src: string) => imageBlock.schema.safeParse({ picture: { src, alt: '' } });
  expect(parse('javascript:alert(1)').error?.issues[0]?.path).toEqual(['picture', 'src']);
  expect(parse('data:image/svg+xml,<svg/>').success).toBe(false);
});
test('a link outside is marked so', () =>
  expect(markup(imageBlock, ImageView, { picture, href: 'https://example.com' })).toContain(
    'rel="noopener"',
  ));
