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
