import { describe, expect, test } from 'vitest';
import { checkBlock, markup } from '../shared/check-block.ts';
import { galleryBlock } from './block.ts';
import { GalleryView } from './view.tsx';

describe('gallery', () => checkBlock(galleryBlock, GalleryView));

test('only the first pictures of the page load at once', () => {
  const items = [1, 2, 3].map((n) => ({ picture: { src: `/files/${n}.jpg`, alt: '' } }));
  const html = markup(galleryBlock, GalleryView, { items }, { isFirst: true });
  expect(html.match(/loading="eager"/g)).toHaveLength(2);
  expect(html.match(/loading="lazy"/g)).toHaveLength(1);
});
