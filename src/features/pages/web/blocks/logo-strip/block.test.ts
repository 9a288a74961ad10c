import { describe, expect, test } from 'vitest';
import { checkBlock, markup } from '../shared/check-block.ts';
import { logoStripBlock } from './block.ts';
import { LogoStripView } from './view.tsx';

describe('logo strip', () => checkBlock(logoStripBlock, LogoStripView));

test('a logo is called by its description, else by its name', () => {
  const html = (alt: string) =>
    markup(logoStripBlock, LogoStripView, {
      items: [{ picture: { src: '/files/a.svg', alt }, name: 'Acorn' }],
    });
  expect(html('')).toContain('alt="Acorn"');
  expect(html('Acorn Ltd')).toContain('alt="Acorn Ltd"');
});

test('the copy of a marquee is only for pointers', () => {
  const items = [{ picture: null, name: 'Acorn', href: '/acorn' }];
  const html = markup(logoStripBlock, LogoStripView, { items, marquee: true });
  expect(html.match(/<ul[^>]*>/g)?.map((list) => list.includes('aria-hidden="true"'))).toEqual([false, true]);
  expect(html.match(/<a [^>]*>/g)?.map((link) => link.includes('tabindex="-1"'))).toEqual([false, true]);
  expect(html).toContain('aria-label="Pause animation"');
  expect(markup(logoStripBlock, LogoStripView, { items })).not.toContain('aria-hidden');
});
