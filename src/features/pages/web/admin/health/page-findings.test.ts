import { describe, expect, test } from 'vitest';
import type { Block, BlockKind } from '../../../../../lib/block-kind.ts';
import { defaultColours } from '../../../../../lib/colour.ts';
import { buttonBlock } from '../../blocks/button/block.ts';
import { headingBlock } from '../../blocks/heading/block.ts';
import { imageBlock } from '../../blocks/image/block.ts';
import { richTextBlock } from '../../blocks/rich-text/block.ts';
import type { Content } from '../edit/editor.ts';
import { pageFindings } from './page-findings.ts';

const kinds = new Map<string, BlockKind>(
  [headingBlock, imageBlock, richTextBlock, buttonBlock].map((kind) => [kind.type, kind]),
);
const around = { kinds, paths: new Set(['/', '/visit']), colours: defaultColours, files: new Map() };
const heading = (id: string, level: string): Block => ({ type: 'heading', props: { id, text: id, level } });
const page = (...blocks: Block[]): Content => ({
  name: 'x',
  height: 0,
  seo: { description: 'About it.' },
  blocks,
});
const linked = (href: string): Block => ({
  type: 'richText',
  props: {
    id: 'r',
    text: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'there', marks: [{ type: 'link', attrs: { href } }] }],
        },
      ],
    },
  },
});
const says = (content: Content) => pageFindings(content, around).map((finding) => finding.says);

/** Every fix that is offered, one after the other, until none is left. */
function fixed(content: Content): Content {
  const fix = pageFindings(content, around).find((finding) => finding.fix)?.fix;
  return fix ? fixed(fix.apply(content)) : content;
}

describe('pageFindings', () => {
  test('a sound page has none', () =>
    expect(says(page(heading('a', '1'), heading('b', '2'), linked('/visit?x#y')))).toEqual([]));

  test('pictures without words are serious and lead to their block', () => {
    const image: Block = { type: 'image', props: { id: 'i', picture: { src: '/a.jpg', alt: ' ' } } };
    expect(pageFindings(page(heading('a', '1'), image), around)).toMatchObject([
      { blockId: 'i', serious: true },
    ]);
  });

  test('links to pages that are not there are found, in fields and in text', () => {
    expect(says(page(heading('a', '1'), linked('/gone'))).join()).toContain('/gone');
    for (const fine of ['https://x.test/gone', '/demo/a.svg', '/account', '/', 'mailto:a@b.test', '/visit/'])
      expect(says(page(heading('a', '1'), linked(fine)))).toEqual([]);
  });

  test('titles: none, two, and a step left out, each put right by its fix', () => {
    const broken = page(heading('a', '2'), heading('b', '4'), heading('c', '1'));
    expect(says(broken)).toHaveLength(1);
    expect(says(page(heading('a', '2'), heading('b', '4')))).toHaveLength(2);
    expect(says(page(heading('a', '1'), heading('b', '1')))).toHaveLength(1);
    const levels = fixed(page(heading('a', '2'), heading('b', '4'), heading('c', '4'))).blocks.map(
      ({ props }) => props['level'],
    );
    expect(levels).toEqual(['1', '2', '3']);
  });

  test('a missing description is taken from the first words', () => {
    const bare = { ...page(heading('a', '1'), linked('/visit')), seo: {} };
    expect(says(bare)).toHaveLength(1);
    expect(fixed(bare).seo.description).toBe('there');
  });

  test('colours that cannot be read and very long pages are told', () => {
    const pale = { ...around, colours: { ...defaultColours, text: defaultColours.background } };
    expect(pageFindings(page(heading('a', '1')), pale)[0]?.serious).toBe(true);
    const many = Array.from({ length: 130 }, (_, index) => heading(`h${index}`, index === 0 ? '1' : '2'));
    expect(says(page(...many)).join()).toContain('130 blocks');
  });
});
