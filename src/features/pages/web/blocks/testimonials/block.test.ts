import { describe, expect, test } from 'vitest';
import { checkBlock, markup } from '../shared/check-block.ts';
import { testimonialsBlock } from './block.ts';
import { TestimonialsView } from './view.tsx';

describe('testimonials', () => checkBlock(testimonialsBlock, TestimonialsView));

test('stars are said as well as drawn, and only where given', () => {
  const html = (stars: number) =>
    markup(testimonialsBlock, TestimonialsView, { items: [{ text: 'Good.', stars }] });
  expect(html(4)).toContain('4 of 5 stars');
  expect(html(4).match(/data-full/g)).toHaveLength(4);
  expect(html(0)).not.toContain('stars');
});
