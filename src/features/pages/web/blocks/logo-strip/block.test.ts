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
