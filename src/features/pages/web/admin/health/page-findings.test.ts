import { describe, expect, test } from 'vitest';
import type { Block, BlockKind } from '../../../../../lib/content/block-kind.ts';
import { defaultColours } from '../../../../../lib/theme/colour.ts';
import { buttonBlock } from '../../blocks/button/block.ts';
import { headingBlock } from '../../blocks/heading/block.ts';
import { imageBlock } from '../../blocks/image/block.ts';
import { richTextBlock } from '../../blocks/rich-text/block.ts';
import { testimonialsBlock } from '../../blocks/testimonials/block.ts';
import type { Content } from '../edit/editor.ts';
import type { FileAround } from './file-findings.ts';
import { pageFindings } from './page-findings.ts';

const kinds = new Map<string, BlockKind>(
  [headingBlock, imageBlock, richTextBlock, buttonBlock, testimonialsBlock].map((kind) => [kind.type, kind]),
);
const around = {
  kinds,
  paths: new Set(['/', '/visit']),
  colours: defaultColours,
  files: new Map(),
  sections: new Map<string, { name: string; blocks: Block[] }>(),
  isPart: false,
};
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

/** Applies every offered fix, one after the other, until none is left. */
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

  test('text that overlaps the block above has a background', () => {
    const over = (props: object): Block => ({
      type: 'richText',
      props: { id: 'o', text: { type: 'doc', content: [] }, styling: { overlap: 'large' }, ...props },
    });
    const image: Block = {
      type: 'image',
      props: { id: 'i', picture: { src: '/a.jpg', alt: 'A' }, styling: { overlap: 'small' } },
    };
    const held = (...content: Block[]) =>
      page(heading('a', '1'), { type: 'section', props: { id: 's', background: 'tint', content } });
    const bare = held(heading('b', '2'), over({}));
    expect(pageFindings(bare, around)).toMatchObject([{ blockId: 'o', serious: true }]);
    expect(JSON.stringify(fixed(bare))).not.toContain('overlap');
    expect(says(fixed(bare))).toEqual([]);
    const onPhones = held(
      heading('b', '2'),
      over({ styling: { overlap: 'none', phone: { overlap: 'small' } } }),
    );
    expect(pageFindings(onPhones, around)).toMatchObject([{ blockId: 'o', serious: true }]);
    expect(JSON.stringify(fixed(onPhones))).not.toContain('overlap');
    const filled = { styling: { overlap: 'large', ground: 'page' } };
    const plain = { ...image, props: { ...image.props, id: 'p', styling: {} } };
    for (const fine of [
      held(plain, over(filled)),
      held(plain, over({ backdrop: 'picture' })),
      held(plain, image),
      held(plain, over({ styling: { overlap: 'none', tablet: { overlap: 'none' } } })),
      held(over({})),
      page(heading('a', '1'), over({})),
    ])
      expect(says(fine)).toEqual([]);
    expect(pageFindings(held(plain, over({ backdrop: 'none' })), around)).toMatchObject([{ serious: true }]);
    for (const covered of [held(heading('b', '2'), over(filled)), held(linked('/visit'), image)])
      expect(pageFindings(covered, around)).toMatchObject([
        { serious: false, says: expect.stringContaining('overlaps the text') },
      ]);
  });

  test('a block of which visitors see nothing, as nothing was chosen, is serious', () => {
    const chooser: BlockKind = {
      ...headingBlock,
      type: 'chooser',
      fields: { form: { kind: 'reference', of: 'form', label: 'Which form', needed: true } },
    };
    const found = (form: string | null) =>
      pageFindings(page(heading('a', '1'), { type: 'chooser', props: { id: 'c', form } }), {
        ...around,
        kinds: new Map([...kinds, ['chooser', chooser]]),
      });
    expect(found(null)).toMatchObject([{ blockId: 'c', serious: true }]);
    expect(found('01a1fe66-dc5f-7496-9a5c-f11792155ccc')).toEqual([]);
  });

  test('pictures are measured, and those of the library must be there', () => {
    const file = '01a1fe66-dc5f-7496-9a5c-f11792155ccc';
    const image = (picture: object): Block => ({ type: 'image', props: { id: 'i', width: 'full', picture } });
    const of = (picture: object, known?: FileAround | null) =>
      pageFindings(page(heading('a', '1'), image({ alt: 'A', src: '/files/x', ...picture })), {
        ...around,
        files: known === undefined ? new Map() : new Map([[file, known]]),
      });
    const there = { alt: 'Known', trashed: false, name: 'x.jpg' };
    expect(of({ width: 400, height: 300 })[0]?.says).toContain('only 400 pixels');
    expect(of({ src: '/x.svg', width: 40, height: 30 })).toEqual([]);
    expect(of({ src: 'https://x.test/a.jpg', width: 6000, height: 4000 })).toMatchObject([{ serious: true }]);
    expect(of({ file, width: 6000, height: 4000 }, there)).toEqual([]);
    expect(of({ file, width: 1200, height: 800 })).toEqual([]);
    expect(of({ file, width: 1200, height: 800 }, null)).toMatchObject([{ serious: true }]);
    expect(of({ file, width: 1200, height: 800 }, { ...there, trashed: true })[0]?.says).toContain('x.jpg');
    const wordless = of({ file, alt: '', width: 1200, height: 800 }, there)[0]?.fix;
    const fixed = wordless?.apply(page(heading('a', '1'), image({ src: '/x', alt: '' })));
    expect(fixed?.blocks[1]?.props['picture']).toMatchObject({ alt: 'Known' });
  });

  test('an image behind a block is decoration, and as wide as the block', () => {
    const picture = { src: '/files/x', alt: '', width: 400, height: 300 };
    const of = (backdrop: string, more = {}) => {
      const props = { ...testimonialsBlock.defaults, id: 't', backdrop, picture, ...more };
      return says(page(heading('a', '1'), { type: 'testimonials', props }));
    };
    expect(of('picture')).toEqual([expect.stringContaining('only 400 pixels')]);
    expect(of('video')).toEqual([expect.stringContaining('only 400 pixels')]);
    expect(of('none')).toEqual([]);
    const items = [{ text: 'Kind', person: 'Ada', role: '', stars: 0, picture }];
    expect(of('none', { items })).toEqual([expect.stringContaining('no alt text')]);
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

  test('looks into reusable sections, and leads to their places', () => {
    const place: Block = { type: 'savedSection', props: { id: 'p', section: 's' } };
    const image: Block = { type: 'image', props: { id: 'i', picture: { src: '/a.jpg', alt: '' } } };
    const sections = new Map([
      ['s', { name: 'Footer', blocks: [image, linked('/gone'), heading('x', '4')] }],
    ]);
    const found = pageFindings(page(heading('a', '1'), place), { ...around, sections });
    expect(found.map(({ blockId, serious }) => [blockId, serious])).toEqual([
      ['p', true],
      ['p', true],
      ['p', false],
    ]);
    for (const { says: words, fix } of found) {
      expect(words).toMatch(/^In the section “Footer”: /);
      expect(fix).toBeUndefined();
    }
    const title = new Map([['s', { name: 'Top', blocks: [heading('x', '1')] }]]);
    expect(pageFindings(page(place), { ...around, sections: title })).toEqual([]);
  });

  test('a section that is gone is told and taken away; a section itself needs no title', () => {
    const place: Block = { type: 'savedSection', props: { id: 'p', section: 'gone' } };
    expect(says(page(heading('a', '1'), place))).toHaveLength(1);
    expect(fixed(page(heading('a', '1'), place)).blocks).toHaveLength(1);
    expect(
      pageFindings({ ...page(heading('a', '3')), seo: {} }, { ...around, sections: null, isPart: true }),
    ).toEqual([]);
  });

  test('a layout needs no title either, and the sections in it are looked into', () => {
    const place: Block = { type: 'savedSection', props: { id: 'p', section: 's' } };
    const image: Block = { type: 'image', props: { id: 'i', picture: { src: '/a.jpg', alt: '' } } };
    const layout = { ...page(heading('a', '3'), place), seo: {} };
    const found = (blocks: Block[]) =>
      pageFindings(layout, { ...around, isPart: true, sections: new Map([['s', { name: 'Foot', blocks }]]) });
    expect(found([heading('b', '2')])).toEqual([]);
    const both = found([image, linked('/gone')]);
    expect(both.map(({ blockId }) => blockId)).toEqual(['p', 'p']);
    expect(both.map(({ says: words }) => words).join()).toMatch(
      /In the section “Foot”: An image has no alt text.*In the section “Foot”: .*\/gone/,
    );
    const gone = pageFindings(layout, { ...around, isPart: true });
    expect(gone.map(({ says: words }) => words)).toEqual([
      'A reusable section was deleted. Visitors see nothing in its place.',
    ]);
  });

  test('a block hidden everywhere is told; a hidden title is serious, also by what it stands in', () => {
    const hidden = (block: Block, hiddenOn: string[]): Block => ({
      ...block,
      props: { ...block.props, hiddenOn },
    });
    const all = ['wide', 'desktop', 'tablet', 'phone'];
    expect(says(page(heading('a', '1'), hidden(heading('b', '2'), ['phone'])))).toEqual([]);
    const nowhere = page(heading('a', '1'), hidden(heading('b', '2'), all));
    expect(says(nowhere)).toEqual(['A block is hidden on every screen size, so nobody sees it.']);
    expect(fixed(nowhere)).toEqual(page(heading('a', '1'), heading('b', '2')));
    const box = { type: 'box', props: { id: 'x', content: [heading('a', '1')] } };
    for (const bare of [hidden(box, ['tablet', 'phone']), hidden(heading('a', '1'), ['tablet', 'phone'])]) {
      const found = pageFindings(page(bare), around);
      expect(found).toMatchObject([
        { blockId: 'a', serious: true, says: 'The title of the page is hidden on tablets and phones.' },
      ]);
      expect(says(fixed(page(bare)))).toEqual([]);
    }
  });

  test('colours that cannot be read and very long pages are told', () => {
    const pale = { ...around, colours: { ...defaultColours, text: defaultColours.background } };
    expect(pageFindings(page(heading('a', '1')), pale)[0]?.serious).toBe(true);
    const many = Array.from({ length: 130 }, (_, index) => heading(`h${index}`, index === 0 ? '1' : '2'));
    expect(says(page(...many)).join()).toContain('130 blocks');
  });
});
