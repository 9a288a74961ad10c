import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  blockOfSection,
  designedSections,
  findSections,
  groups,
} from '../features/pages/section-library/index.ts';
import { BlockList } from '../features/pages/web/public/block-list.tsx';
import { walkTree } from '../lib/content/block-tree.ts';
import { validateTree } from '../lib/content/validate-tree.ts';
import { blockViews } from './block-views.ts';
import { blockKinds } from './blocks.ts';

const picture = { file: '018f8a1e-7a00-7000-8000-000000000001', src: '/files/kiln.jpg', alt: 'A kiln' };

test('there are sixty and more in twelve groups, each with a name of its own', () => {
  expect(designedSections.length).toBeGreaterThanOrEqual(60);
  expect(groups).toHaveLength(12);
  for (const group of groups) expect(findSections('', group).length, group).toBeGreaterThanOrEqual(5);
  expect(new Set(designedSections.map(({ key }) => key)).size).toBe(designedSections.length);
});

test.each(designedSections.map((section) => [section.key, section] as const))(
  '%s is whole, valid and drawn with pictures of the site, each time with new IDs',
  (_, section) => {
    const made = [1, 2].map(() => blockOfSection(section, blockKinds, [picture]));
    const checked = validateTree(made, blockKinds);
    expect(checked).not.toHaveProperty('fields');
    const blocks = 'blocks' in checked ? checked.blocks : [];
    expect([...walkTree(blocks)].length).toBeLessThan(24);
    const html = renderToStaticMarkup(createElement(BlockList, { blocks, views: blockViews }));
    expect(html).not.toMatch(/\sstyle=|cannot be shown|undefined|\[object/);
  },
);

test.each([
  ['reviews', 'testimonials-three'],
  ['split screen', 'hero-split'],
  ['CTA band', 'cta-main'],
  ['opening hours', 'contact-hours'],
  ['pric', 'pricing-plans'],
])('“%s” finds %s', (search, key) =>
  expect(findSections(search, 'Hero').map((section) => section.key)).toContain(key),
);

test('nonsense finds nothing', () => expect(findSections('zzz', 'Hero')).toEqual([]));
