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

test('a picture is a link to itself, unless the owner says no; a drawing never is', () => {
  const items = [{ picture: { src: '/files/1.jpg', alt: '' }, caption: 'Dawn' }, {}];
  const links = (props: object) =>
    markup(galleryBlock, GalleryView, { items, ...props }).match(/<a [^>]*>/g) ?? [];
  expect(links({})).toHaveLength(1);
  expect(links({})[0]).toMatch(/href="\/files\/1.jpg" data-replay="" aria-label="Dawn"/);
  expect(links({ large: false })).toHaveLength(0);
});
