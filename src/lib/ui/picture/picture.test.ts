import { describe, expect, test } from 'vitest';
import { atMost, covering, partOf, rooms, sizesOf } from './room.ts';
import { srcSetOf } from './sources.ts';

const src = '/files/0192f0c0-0000-7000-8000-000000000001/abc123/bowl.jpg';
const at = '/files/0192f0c0-0000-7000-8000-000000000001/abc123';

describe('sizes of a picture', () => {
  test.each([
    [
      'alone',
      rooms.normal,
      '(min-width: 2200px) 1408px, (min-width: 1950px) 1280px, (min-width: 1152px) 1152px, 100vw',
    ],
    [
      'small',
      atMost(rooms.normal, 384),
      '(min-width: 2200px) 470px, (min-width: 1950px) 427px, (min-width: 384px) 384px, 100vw',
    ],
    [
      'one of two',
      partOf(rooms.normal, 0.5, 640),
      '(min-width: 2200px) 704px, (min-width: 1950px) 640px, (min-width: 1152px) 576px, (min-width: 704px) 50vw, 100vw',
    ],
    [
      'two on a phone',
      partOf(rooms.normal, 0.25, 800, 0.5),
      '(min-width: 2200px) 352px, (min-width: 1950px) 320px, (min-width: 1152px) 288px, (min-width: 880px) 25vw, 50vw',
    ],
    [
      'one of two in one of two',
      partOf(partOf(rooms.normal, 0.5, 640), 0.5, 480),
      '(min-width: 2200px) 352px, (min-width: 1950px) 320px, (min-width: 1152px) 288px, (min-width: 1056px) 25vw, 100vw',
    ],
  ])('%s', (_, room, sizes) => expect(sizesOf(room)).toBe(sizes));
});

describe('sizes of a picture that covers a box', () => {
  const box = partOf(rooms.normal, 1 / 3, 560, 0.5);
  test.each([
    ['as wide as the box', { width: 800, height: 1000 }, 1],
    ['higher than the box', { width: 800, height: 1600 }, 1],
    ['of unknown size', {}, 1],
    ['twice as wide as the box', { width: 1600, height: 1000 }, 2],
  ])('%s', (_, picture, stretch) => {
    const room = covering(box, picture, 4 / 5);
    expect(room.most).toBe(box.most * stretch);
    expect([room.share, room.below]).toEqual([box.share * stretch, box.below * stretch]);
  });
  test('reach the browser for the whole picture, in every window', () =>
    expect(sizesOf(covering(box, { width: 1600, height: 1000 }, 4 / 5))).toBe(
      '(min-width: 2200px) 939px, (min-width: 1950px) 854px, (min-width: 1152px) 768px, (min-width: 616px) 67vw, 100vw',
    ));
});

describe('the widths of a picture that are offered', () => {
  test('none larger than the picture, each with its true width', () =>
    expect(srcSetOf({ src, alt: '', width: 500, height: 400 }, 1152, 'webp')).toBe(
      `${at}/w320.webp 320w, ${at}/w480.webp 480w, ${at}/w640.webp 500w`,
    ));
  test('none finer than a screen shows', () =>
    expect(srcSetOf({ src, alt: '', width: 4000, height: 3000 }, 200, 'avif')).toBe(
      `${at}/w320.avif 320w, ${at}/w480.avif 480w`,
    ));
  test('up to the largest', () =>
    expect(srcSetOf({ src, alt: '', width: 4000, height: 3000 }, 2560, 'avif')).toMatch(/2200w$/));
  test.each(['https://example.com/bowl.jpg', '/demo/bowl.jpg', src.replace('.jpg', '.svg')])(
    '%s has none',
    (other) => expect(srcSetOf({ src: other, alt: '' }, 1152, 'webp')).toBeUndefined(),
  );
});
