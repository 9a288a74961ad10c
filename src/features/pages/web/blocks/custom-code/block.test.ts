import { describe, expect, test } from 'vitest';
import { checkBlock, markup } from '../shared/check-block.ts';
import { customCodeBlock } from './block.ts';
import { CustomCodeView } from './view.tsx';

describe('custom code', () => checkBlock(customCodeBlock, CustomCodeView));

test.each(['page', 'press'])('the page never holds the code itself, loaded by the %s', (loads) => {
  const code = '<script>alert(document.cookie)</script><img src=x onerror=alert(1)>';
  const html = markup(customCodeBlock, CustomCodeView, { ...customCodeBlock.defaults, code, loads });
  expect(html).not.toMatch(/alert|<img|<iframe/);
});
