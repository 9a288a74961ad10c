import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LanguageContext } from '../../../../../lib/messages/use-messages.ts';
import { checkBlock, markup } from '../shared/check-block.ts';
import { type QuoteProps, quoteBlock } from './block.ts';
import { QuoteView } from './view.tsx';

describe('quote', () => checkBlock(quoteBlock, QuoteView));

test('one pair of quotation marks, whatever was typed', () =>
  expect(markup(quoteBlock, QuoteView, { text: '"Lovely."' })).toContain('<p>“Lovely.”</p>'));

test.each([
  ['de', '„Schön.“'],
  ['fr', '«\u00a0Schön.\u00a0»'],
  ['sv', '”Schön.”'],
] as const)('in %s, the marks of the language', (language, shown) => {
  for (const text of ['Schön.', '»Schön.«', '« Schön. »']) {
    const props = { ...(quoteBlock.schema.parse({}) as QuoteProps), text };
    const view = createElement(QuoteView, props as Parameters<typeof QuoteView>[0]);
    expect(renderToStaticMarkup(createElement(LanguageContext, { value: language }, view))).toContain(
      `<p>${shown}</p>`,
    );
  }
});
