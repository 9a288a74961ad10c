import { describe, expect, test } from 'vitest';
import { checkBlock, markup } from '../shared/check-block.ts';
import { sectionBlock } from './block.ts';
import { SectionView } from './view.tsx';

describe('section', () => checkBlock(sectionBlock, SectionView));

test('an anchor is a plain name', () => {
  expect(sectionBlock.schema.safeParse({ anchor: 'Visit us' }).success).toBe(false);
  expect(markup(sectionBlock, SectionView, { anchor: 'visit' })).toMatch(/<a name="visit"[^>]*><\/a>/);
});
test('a picture behind words is decoration', () => {
  const picture = { src: '/files/kiln.jpg', alt: 'A kiln' };
  expect(markup(sectionBlock, SectionView, { background: 'picture', picture })).toContain('alt=""');
});

test('parallax is off until it is turned on', () => {
  const backdrop = { background: 'picture', picture: { src: '/files/kiln.jpg', alt: '' } };
  expect(markup(sectionBlock, SectionView, { ...backdrop, parallax: true })).toContain(
    'data-parallax="true"',
  );
  expect(markup(sectionBlock, SectionView, backdrop)).not.toContain('data-parallax="true"');
  expect(sectionBlock.schema.safeParse({ parallax: 'fixed' }).success).toBe(false);
});

test.each([
  'https://films.example/tour.mp4',
  '//films.example/tour.mp4',
  '/files/tour.exe',
  'tour.mp4',
  'javascript:1.mp4',
])('a video is a file of the site, not %s', (video) =>
  expect(sectionBlock.schema.safeParse({ video }).success).toBe(false),
);
test('a video has no sound, can be paused, and is left out for less motion', () => {
  const html = markup(sectionBlock, SectionView, { background: 'video', video: '/files/tour.mp4' });
  expect(html).toMatch(/<video[^>]* muted=""/);
  expect(html).toContain('<source src="/files/tour.mp4" media="(prefers-reduced-motion: no-preference)"');
  expect(html).toContain('aria-label="Pause video"');
  expect(markup(sectionBlock, SectionView, { background: 'video' })).toContain('data-surface="dark"');
});
test('a gradient keeps the colours of its ground', () =>
  expect(markup(sectionBlock, SectionView, { background: 'main-fade' })).toContain(
    'data-surface="main" data-s-ground="fade"',
  ));
