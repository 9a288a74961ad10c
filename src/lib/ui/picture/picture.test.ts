import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { picture } from '../../content/picture-shape.ts';
import { keptPicture, type ShownPicture } from '../../content/pictures.ts';
import { PictureView } from './picture-view.tsx';
import { asHighAs, atMost, covering, halvedFrom, partOf, rooms, sizesOf, widestIn } from './room.ts';
import { srcSetOf } from './sources.ts';

const src = '/files/0192f0c0-0000-7000-8000-000000000001/abc123/bowl.jpg';
const at = '/files/0192f0c0-0000-7000-8000-000000000001/abc123';

describe('sizes of a picture', () => {
  test.each([
    [
      'alone',
      rooms.normal,
      '(min-width: 2200px) 1725px, (min-width: 1950px) 1568px, (min-width: 1152px) 1411px, 123vw',
    ],
    [
      'small',
      atMost(rooms.normal, 384),
      '(min-width: 2200px) 575px, (min-width: 1950px) 523px, (min-width: 384px) 471px, 123vw',
    ],
    [
      'one of two',
      partOf(rooms.normal, 0.5, 640),
      '(min-width: 2200px) 863px, (min-width: 1950px) 784px, (min-width: 1152px) 706px, (min-width: 704px) 62vw, 123vw',
    ],
    [
      'two on a phone',
      partOf(rooms.normal, 0.25, 800, 0.5),
      '(min-width: 2200px) 432px, (min-width: 1950px) 392px, (min-width: 1152px) 353px, (min-width: 880px) 31vw, 62vw',
    ],
    [
      'one of two in one of two',
      partOf(partOf(rooms.normal, 0.5, 640), 0.5, 480),
      '(min-width: 2200px) 432px, (min-width: 1950px) 392px, (min-width: 1152px) 353px, (min-width: 1056px) 31vw, 123vw',
    ],
    [
      'one of four, of two in narrower windows',
      halvedFrom(partOf(rooms.normal, 0.25, 928), rooms.normal, 544),
      '(min-width: 2200px) 432px, (min-width: 1950px) 392px, (min-width: 1152px) 353px, (min-width: 1021px) 31vw, (min-width: 598px) 62vw, 123vw',
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
      '(min-width: 2200px) 1150px, (min-width: 1950px) 1046px, (min-width: 1152px) 941px, (min-width: 616px) 82vw, 123vw',
    ));
});

test('a picture that is larger on a phone than beside others on a desk is offered as large', () => {
  expect(widestIn(partOf(rooms.normal, 0.25, 560))).toBe(616);
  expect(widestIn(halvedFrom(partOf(rooms.normal, 0.25, 928), rooms.normal, 544))).toBe(598);
  expect(widestIn(rooms.narrow)).toBe(704);
});

test('a picture behind a high box is asked for as wide as it is drawn', () => {
  const tall = { vh: 88, most: 800 };
  expect(sizesOf(asHighAs(rooms.full, { width: 1500, height: 1000 }, tall))).toMatch(
    /, max\(123vw, min\(162vh, 1470px\)\)$/,
  );
  expect(sizesOf(asHighAs(rooms.full, {}, tall))).not.toContain('vh');
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
    expect(srcSetOf({ src, alt: '', width: 4000, height: 3000 }, 2560, 'avif')).toMatch(/2880w$/));
  test.each(['https://example.com/bowl.jpg', '/demo/bowl.jpg', src.replace('.jpg', '.svg')])(
    '%s has none',
    (other) => expect(srcSetOf({ src: other, alt: '' }, 1152, 'webp')).toBeUndefined(),
  );
});

describe('portrait crops of a wide picture behind a high box', () => {
  const wide = { src, alt: '', width: 2880, height: 1800 };
  const html = (picture: ShownPicture, tall: { vh: number; most: number } | undefined) =>
    renderToStaticMarkup(createElement(PictureView, { picture, room: rooms.full, fit: 'cover', tall }));
  const tall = { vh: 88, most: 800 };

  test('are offered first, to phones held upright', () => {
    const [first] = /<source[^>]*>/.exec(html(wide, tall)) ?? [];
    expect(first).toContain('media="(max-width: 571px) and (max-aspect-ratio: 440/700)"');
    expect(first).toContain('sizes="max(123vw, min(77vh, 700px))"');
    expect(first).toContain(`${at}/portrait960.avif 960w, ${at}/portrait1280.avif 1280w"`);
  });
  test('state their true width, and are as many as are useful', () => {
    expect(html({ ...wide, width: 1000, height: 600 }, tall)).toContain(`${at}/portrait480.avif 429w"`);
    expect(html(wide, { vh: 88, most: 500 })).not.toContain('portrait960');
  });
  test.each<[string, Partial<ShownPicture>]>([
    ['is not wide', { width: 1800, height: 2880 }],
    ['has a focal point in this place', { at: { x: 0.2, y: 0.5 } }],
    ['is enlarged in this place', { zoom: 150 }],
    ['is a drawing', { src: src.replace('.jpg', '.svg') }],
  ])('are not offered for one that %s', (_, change) =>
    expect(html({ ...wide, ...change }, tall)).not.toContain('portrait'),
  );
  test('are not offered in other boxes', () => expect(html(wide, undefined)).not.toContain('portrait'));
});

describe('a crop in one place', () => {
  const shown: ShownPicture = {
    src,
    alt: '',
    width: 800,
    height: 600,
    focus: { x: 0.1, y: 0.1 },
    at: { x: 0.8, y: 0.3 },
    zoom: 150,
  };
  const html = (fit: 'cover' | 'natural') =>
    renderToStaticMarkup(createElement(PictureView, { picture: shown, room: rooms.normal, fit, shape: 1 }));

  test('goes before the focal point of the file, and asks for as many more pixels', () => {
    expect(html('cover')).toContain('data-fit="cover" data-x="8" data-y="3" data-zoom="150"');
    const { zoom: _zoom, ...plain } = shown;
    const without = renderToStaticMarkup(
      createElement(PictureView, { picture: plain, room: rooms.normal, fit: 'cover', shape: 1 }),
    );
    const widest = (markup: string) =>
      Math.max(...[...markup.matchAll(/(\d+)vw/g)].map(([, vw]) => Number(vw)));
    expect(widest(html('cover'))).toBeGreaterThan(widest(without) * 1.4);
    expect(html('natural')).not.toMatch(/data-(x|zoom)/);
  });

  test('is kept with the picture, and nothing else is', () => {
    expect(keptPicture(picture.parse(shown))).toEqual({
      src,
      alt: '',
      width: 800,
      height: 600,
      at: shown.at,
      zoom: 150,
    });
    for (const bad of [{ at: { x: 2, y: 0 } }, { at: { x: 0, y: 0, z: 0 } }, { zoom: 140 }, { zoom: '150' }])
      expect(picture.safeParse({ ...shown, ...bad }).success).toBe(false);
  });
});
