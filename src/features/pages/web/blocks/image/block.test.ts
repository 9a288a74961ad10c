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

describe('a picture of the library', () => {
  const at = '/files/0192f0c0-0000-7000-8000-000000000001/abc123';
  const file = '0192f0c0-0000-7000-8000-000000000001';
  const kept = { src: `${at}/bowl.jpg`, alt: 'A blue bowl', width: 1200, height: 800, file };
  const shown = { ...kept, placeholder: 'data:image/webp;base64,AAAA', focus: { x: 0.2, y: 0.5 } };
  // As the server fills it in when the page is read.
  const draw = (props: Record<string, unknown>) => markup(imageBlock, ImageView, props, { picture: shown });

  test('comes in the sizes that make sense, newest format first', () => {
    const html = draw({});
    expect(html).toMatch(
      /<source type="image\/avif" srcSet="[^"]*w320.avif 320w,.*<source type="image\/webp"/,
    );
    expect(html).toContain(
      `${at}/w1280.webp 1200w" sizes="(min-width: 2200px) 1725px, (min-width: 1950px) 1568px, (min-width: 1152px) 1411px, 123vw"`,
    );
    expect(draw({ width: 'small' })).toMatch(/sizes="[^"]*\(min-width: 384px\) 471px, 123vw"/);
    expect(draw({ ratio: 'natural' })).toMatch(
      /sizes="\(min-width: 2200px\) .*\(min-width: 1152px\) 1411px, 123vw"/,
    );
  });
  test('shows a trace of itself until it is there, and keeps its focal point in sight', () => {
    const html = draw({});
    expect(html).toContain('src="data:image/webp;base64,AAAA" alt="" aria-hidden="true"');
    expect(html).toContain('data-x="2"');
    expect(html).not.toContain('data-y');
    expect(markup(imageBlock, ImageView, { picture })).not.toMatch(/<source|placeholder|aria-hidden/);
  });
  test('what the library says of it is taken and not kept', () =>
    expect(imageBlock.schema.parse({ picture: shown })).toMatchObject({ picture: kept }));
  test('nothing else is kept beside it', () => {
    const { picture: parsed } = imageBlock.schema.parse({ picture: shown });
    expect(Object.keys(parsed as object).toSorted()).toEqual(['alt', 'file', 'height', 'src', 'width']);
  });
});
