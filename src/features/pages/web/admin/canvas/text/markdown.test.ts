import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BlockKind } from '../../../../../../lib/content/block-kind.ts';
import { plainText } from '../../../../../../lib/content/plain-text.ts';
import type { RichText } from '../../../../../../lib/content/rich-text.ts';
import { validateTree } from '../../../../../../lib/content/validate-tree.ts';
import { headingBlock } from '../../../blocks/heading/block.ts';
import { imageBlock } from '../../../blocks/image/block.ts';
import { richTextBlock } from '../../../blocks/rich-text/block.ts';
import { looksLikeMarkdown, nodesFromMarkdown, nodesFromText } from './markdown.ts';
import { blocksOf } from '../../../../html-blocks.ts';

const kinds = new Map<string, BlockKind>(
  [headingBlock, richTextBlock, imageBlock].map((kind) => [kind.type, kind]),
);
const blocks = (text: string) => blocksOf(nodesFromMarkdown(text), kinds);

const sample = `# Our classes

We teach **throwing** and [glazing](/glazes).
Every week.

- Bring an apron
- Wear old *shoes*

![Kiln](https://example.com/kiln.jpg)

3. Third
4. Fourth

> Mud is patient.

\`\`\`
let clay;
\`\`\``;

test('Markdown becomes headings, texts and pictures, in order', () => {
  expect(blocks(sample).map(({ type }) => type)).toEqual(['heading', 'richText', 'image', 'richText']);
  const [title, first, image, second] = blocks(sample);
  expect(title?.props).toMatchObject({ text: 'Our classes', level: '2' });
  expect(image?.props['picture']).toMatchObject({ src: 'https://example.com/kiln.jpg', alt: 'Kiln' });
  const words = first?.props['text'] as RichText;
  expect(plainText(words)).toContain('We teach throwing and glazing. Every week.');
  expect(JSON.stringify(words)).toContain('"href":"/glazes"');
  expect(words.content.map(({ type }) => type)).toEqual(['paragraph', 'bulletList']);
  const rest = (second!.props['text'] as RichText).content;
  expect(rest.map(({ type }) => type)).toEqual(['orderedList', 'blockquote', 'codeBlock']);
  expect(rest[0]).toMatchObject({ attrs: { start: 3 } });
});

test('what is pasted can always be saved, and no script comes along', () => {
  const texts = fc.oneof(fc.string(), fc.stringMatching(/^[#*_>\-[\]()`!1. \na]{0,60}$/));
  fc.assert(
    fc.property(texts, (text) => {
      for (const nodes of [nodesFromMarkdown(text), nodesFromText(text)])
        expect(validateTree(blocksOf(nodes, kinds), kinds)).toHaveProperty('blocks');
    }),
  );
  const bad = blocks('[x](javascript:alert(1)) ![y](javascript:alert(1))');
  expect(JSON.stringify(bad)).not.toContain('javascript:');
});

test('plain words are not taken for Markdown', () => {
  expect(looksLikeMarkdown(sample)).toBe(true);
  expect(looksLikeMarkdown('Just two lines\nof plain words, 3 * 4.')).toBe(false);
});
