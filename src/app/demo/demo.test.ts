import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { walkTree } from '../../lib/content/block-tree.ts';
import { contrast } from '../../lib/theme/colour.ts';
import { slugOf } from '../../lib/values/slug.ts';
import { validateTree } from '../../lib/content/validate-tree.ts';
import { blockKinds } from '../blocks.ts';
import { demoPages } from './index.ts';
import { demoPictures as demoFiles } from './pictures.ts';
import { demoProducts } from './products.ts';
import { demoServices } from './services.ts';
import { demoSite } from './site.ts';

/** Every string inside a value under one of the given keys. */
function collect(value: unknown, keys: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((each: unknown) => collect(each, keys));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'string' ? (keys.includes(key) ? [inner] : []) : collect(inner, keys),
  );
}

const anchors = (slug: string): string[] =>
  [...walkTree(demoPages.find((page) => page.slug === slug)?.blocks ?? [])]
    .map(({ block }) => block.props['anchor'])
    .filter((anchor): anchor is string => typeof anchor === 'string');

describe.each(demoPages.map((page) => [page.slug, page] as const))('the page %s', (slug, page) => {
  test('is a valid tree', () => {
    const result = validateTree(page.blocks, blockKinds);
    expect(result).not.toHaveProperty('fields');
    expect('blocks' in result && [...walkTree(result.blocks)].map(({ block }) => block.props.id)).toEqual(
      [...walkTree(page.blocks)].map(({ block }) => block.props.id),
    );
  });

  test('has exactly one title, and a title and description for search engines', () => {
    const titles = [...walkTree(page.blocks)].filter(
      ({ block }) =>
        block.props['level'] === '1' || (block.type === 'hero' && block.props['level'] === undefined),
    );
    expect(titles).toHaveLength(1);
    expect(page.seo.title.length).toBeLessThanOrEqual(70);
    expect(page.seo.description.length).toBeLessThanOrEqual(200);
  });

  test('shows only pictures that exist, with their alternative text', () => {
    const known = new Set(demoFiles.map(({ id }) => id));
    for (const id of collect(page.blocks, ['file'])) expect(known.has(id), id).toBe(true);
    for (const alt of collect(page.blocks, ['alt'])) expect(alt.length).toBeGreaterThan(10);
  });

  test('links only to what is there', () => {
    const services = demoServices.map(({ label }) => `/service/${slugOf(label, 'service', 'en')}`);
    const known = ['/', '/account', '/shop', ...services, ...demoPages.map((each) => `/${each.slug}`)];
    const broken = collect(page.blocks, ['href', 'mapHref']).filter((href) => {
      if (/^(mailto:|tel:|https:\/\/)/.test(href)) return false;
      const [path = '', anchor] = href.split('#');
      if (path !== '' && !known.includes(path)) return true;
      return anchor !== undefined && !anchors(path === '' ? slug : path.slice(1)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });
});

test('slugs and ids are unique', () => {
  const ids = demoPages.flatMap((page) => [...walkTree(page.blocks)].map(({ block }) => block.props.id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(demoPages.map((page) => page.slug)).size).toBe(demoPages.length);
});

test('the fixed routes have their pages', () => {
  const slugs = demoPages.map((page) => page.slug);
  for (const slug of ['homepage', 'faq', 'privacy', 'terms']) expect(slugs).toContain(slug);
});

test('the colours can be read on each other', () => {
  const { background, text, link, main, button } = demoSite.colours;
  for (const colour of [text, link, main, button])
    expect(contrast(colour, background)).toBeGreaterThanOrEqual(4.5);
  expect(contrast('#ffffff', main)).toBeGreaterThanOrEqual(4.5);
  expect(contrast('#ffffff', button)).toBeGreaterThanOrEqual(4.5);
});

test('the library’s pictures have the size and the placeholder that are said of them', async () => {
  for (const { path, width, height, placeholder, type } of demoFiles) {
    const { width: across, height: down, format } = await sharp(path).metadata();
    expect([across, down, format], path).toEqual([width, height, type === 'image/webp' ? 'webp' : 'svg']);
    expect(placeholder?.length ?? 0).toBeLessThanOrEqual(300);
  }
  expect(new Set(demoFiles.map(({ id }) => id)).size).toBe(demoFiles.length);
});

test('every product has a picture of its own, and a second one', () => {
  const shown = demoProducts.map(({ images = [] }) => images.map(({ src }) => src));
  const first = shown.map(([src]) => src);
  expect(new Set(first).size).toBe(demoProducts.length);
  for (const [src, second] of shown) expect(second).not.toBe(src);
  expect(shown.filter(([, second]) => second === undefined)).toEqual([]);
});
