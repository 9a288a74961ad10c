import { describe, expect, test } from 'vitest';
import { checkBlock, markup } from '../shared/check-block.ts';
import { richTextBlock } from './block.ts';
import { RichTextView } from './view.tsx';

describe('richText', () => checkBlock(richTextBlock, RichTextView));

test('what the editor sends is sanitised', () => {
  const script = {
    type: 'doc',
    content: [{ type: 'script', content: [{ type: 'text', text: 'alert(1)' }] }],
  };
  expect(markup(richTextBlock, RichTextView, { text: script })).toContain('<p>alert(1)</p>');
  expect(richTextBlock.schema.safeParse({ text: '<p>html</p>' }).error?.issues[0]?.path).toEqual(['text']);
});
