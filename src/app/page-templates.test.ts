import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { pageTemplates } from '../features/pages/templates/index.ts';
import { BlockList } from '../features/pages/web/public/block-list.tsx';
import { copyBlock, walkTree } from '../lib/content/block-tree.ts';
import { validateTree } from '../lib/content/validate-tree.ts';
import { blockViews } from './block-views.ts';
import { blockKinds } from './blocks.ts';

test('there is a choice, and each is told apart', () => {
  expect(pageTemplates.length).toBeGreaterThanOrEqual(8);
  expect(new Set(pageTemplates.map(({ key }) => key)).size).toBe(pageTemplates.length);
});

describe.each(pageTemplates.map((template) => [template.name, template] as const))('%s', (_, template) => {
  test('is a valid page, and every use of it has ids of its own', () => {
    const use = () => template.blocks.map((block) => copyBlock(block));
    const [first, second] = [use(), use()];
    expect(validateTree(first, blockKinds)).not.toHaveProperty('fields');
    const ids = [...walkTree(first), ...walkTree(second), ...walkTree(template.blocks)].map(
      ({ block }) => block.props.id,
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has one title, whole sentences, and renders throughout', () => {
    expect(template.sentence).toMatch(/^[A-Z“].*\.$/);
    const valid = validateTree(template.blocks, blockKinds);
    const blocks = 'blocks' in valid ? valid.blocks : [];
    const html = renderToStaticMarkup(createElement(BlockList, { blocks, views: blockViews }));
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/can’t be shown|undefined|\[object|\sstyle=/);
  });

  test('its own places exist', () => {
    const text = JSON.stringify(template.blocks);
    for (const [, place] of text.matchAll(/"href":"#([^"]+)"/g))
      expect(text).toContain(`"anchor":"${place ?? ''}"`);
  });
});
