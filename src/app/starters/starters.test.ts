import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Block } from '../../lib/content/block-kind.ts';
import { languages } from '../../lib/messages/languages.ts';
import { contrast, contrastProblems } from '../../lib/theme/colour.ts';
import { walkTree } from '../../lib/content/block-tree.ts';
import { pictureWidths, portrait } from '../../lib/content/pictures.ts';
import { readySizes } from '../../features/files/server/index.ts';
import { revisionOf } from '../../features/files/server/keys.ts';
import { missingFields } from '../../features/entries/field-values.ts';
import { readyTypes } from '../../features/entries/ready-types.ts';
import { slugOf } from '../../lib/values/slug.ts';
import { validateTree } from '../../lib/content/validate-tree.ts';
import { blockKinds } from '../blocks.ts';
import { type Made, withReferences } from '../site-content/references.ts';
import { siteIn } from './in-language.ts';
import { starterBy, starters } from './index.ts';

const designed = starters.filter(({ key }) => key !== 'plain');
const NAME = 'Bramble & Daughters';

/** Every string inside a value under one of the given keys. */
function collect(value: unknown, keys: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((each: unknown) => collect(each, keys));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'string' ? (keys.includes(key) ? [inner] : []) : collect(inner, keys),
  );
}

test('there are ten to choose from, each told apart, and unknown ones are none', () => {
  expect(designed.map(({ key }) => key)).toEqual([
    'shop',
    'studio',
    'restaurant',
    'musician',
    'portfolio',
    'association',
    'workshop',
    'bakery',
    'journal',
    'podcast',
  ]);
  const themes = designed.map(({ site }) => site(NAME).website);
  expect(new Set(themes.map(({ colours }) => JSON.stringify(colours))).size).toBe(designed.length);
  expect(new Set(themes.map(({ brand }) => JSON.stringify(brand?.fonts))).size).toBe(designed.length);
  expect(starterBy('castle')).toBeUndefined();
});

const inLanguages = designed.flatMap((starter) =>
  languages.map((language) => [starter.key, language, starter] as const),
);

describe.each(inLanguages)('the starter %s in %s', (_, language, starter) => {
  const content = siteIn(starter, language, NAME);
  const {
    pages,
    contentTypes = [],
    files = [],
    forms = [],
    shop,
    bookings,
    tracks = [],
    menus,
    website,
  } = content;
  const entries = contentTypes.flatMap((type) => type.entries.map((entry) => ({ type, entry })));
  const made: Made[] = [
    ...(shop?.products ?? []).map(({ label }): Made => ['product', label, crypto.randomUUID()]),
    ...(bookings?.services ?? []).map(({ label }): Made => ['service', label, crypto.randomUUID()]),
    ...tracks.map(({ words }): Made => ['track', words.header, crypto.randomUUID()]),
  ];

  test('has valid pages with one title each, and words for search engines', () => {
    expect(pages.length).toBeGreaterThanOrEqual(7);
    for (const page of withReferences(pages, made)) {
      const result = validateTree(page.blocks, blockKinds);
      expect(result, `${page.slug}`).not.toHaveProperty('fields');
      const blocks = 'blocks' in result ? [...walkTree(result.blocks)].map(({ block }) => block) : [];
      const titles = blocks.filter(
        ({ props, type }) => (type === 'hero' || type === 'heading') && props['level'] === '1',
      );
      expect(titles, `titles of ${page.slug}`).toHaveLength(1);
      expect(page.seo?.title?.length ?? 0).toBeGreaterThan(6);
      expect(page.seo?.title?.length ?? 99).toBeLessThanOrEqual(70);
      expect(page.seo?.description?.length ?? 999).toBeLessThanOrEqual(200);
    }
    const ids = pages.flatMap((page) =>
      [...walkTree(page.blocks as Block[])].map(({ block }) => block.props.id),
    );
    expect(new Set(ids).size).toBe(ids.length);
    const english = starter.site(NAME).pages.map(({ slug }) => slug);
    expect(english).toEqual(expect.arrayContaining(['homepage', 'faq', 'privacy', 'terms', 'contact']));
    expect(pages).toHaveLength(english.length);
  });

  test('links only to what is there', () => {
    const places = new Map(
      pages.map((page) => [page.slug === 'homepage' ? '/' : `/${page.slug ?? ''}`, page]),
    );
    const lists = contentTypes.flatMap(({ slug, kind, entries: all }) =>
      [
        ...(kind === 'episode' ? ['podcast.xml'] : ['feed.xml']),
        ...all.flatMap(({ categories = [] }) =>
          categories.map((name) => `category/${slugOf(name, '', language)}`),
        ),
      ].map((path) => `/${slug}/${path}`),
    );
    const fixed = [
      '/account',
      ...(shop ? ['/shop'] : []),
      ...(tracks.length > 0 ? ['/playlist'] : []),
      ...lists,
    ];
    for (const page of [...pages, ...entries.map(({ entry }) => entry)])
      for (const href of collect(page.blocks, ['href', 'mapHref'])) {
        const [path = '', anchor] = href.split('#');
        if (href === '' || href.startsWith('https://') || fixed.includes(path)) continue;
        const [, , file] = path.split('/');
        if (path.startsWith('/files/'))
          expect(
            files.map(({ id }) => id),
            href,
          ).toContain(file);
        else {
          const target = path === '' ? page : places.get(path);
          expect(target, `${href} on ${page.slug ?? ''}`).toBeDefined();
          if (anchor && target) expect(collect(target.blocks, ['anchor'])).toContain(anchor);
        }
      }
    for (const link of [...(menus?.header ?? []), ...(menus?.footer ?? [])])
      if ('page' in link) expect(pages.map(({ slug }) => slug)).toContain(link.page);
      else expect(fixed).toContain(link.href);
  });

  test('names only forms, pictures and sounds that it brings, with words for those who cannot see', () => {
    const known = new Set(files.map(({ id }) => id));
    const everywhere = [pages, contentTypes, shop, bookings, website.brand];
    for (const id of collect(everywhere, ['file'])) expect(known, id).toContain(id);
    for (const { file, cover } of tracks)
      expect([known.has(file), !cover || known.has(cover)]).toEqual([true, true]);
    for (const alt of collect(everywhere, ['alt'])) expect(alt.length, alt).toBeGreaterThan(10);
    const asked = collect(pages, ['form']);
    expect(new Set(asked)).toEqual(new Set(forms.map(({ id }) => id)));
    const labels = shop?.products.map(({ label }) => slugOf(label, 'product', language)) ?? [];
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('has a picture of its own for everything that is sold or booked', () => {
    const goods = shop?.products ?? [];
    const first = [
      ...goods.map(({ images = [] }) => images[0]?.src),
      ...(bookings?.services ?? []).map(({ image }) => image?.src),
    ];
    expect(first).not.toContain(undefined);
    expect(new Set(first).size).toBe(first.length);
  });

  test('lists the entries of its content types, each complete and with a cover of its own', () => {
    const ids = contentTypes.map(({ id }) => id);
    const listed = pages.flatMap(({ blocks }) =>
      [...walkTree(blocks as Block[])].flatMap(({ block }) =>
        block.type === 'entryList' ? [block.props['type']] : [],
      ),
    );
    expect(new Set(listed)).toEqual(new Set(ids));
    for (const { slug } of contentTypes) expect(pages.map((page) => page.slug)).toContain(slug);
    for (const { entry, type } of entries) {
      const { name, blocks, details, daysAgo, authors, categories, tags } = entry;
      const [shown] = withReferences([entry], made);
      expect(validateTree(shown?.blocks ?? [], blockKinds), name).not.toHaveProperty('fields');
      expect(details?.excerpt.length ?? 0, name).toBeGreaterThan(60);
      expect(
        [authors, categories, tags].every((names) => names && names.length > 0),
        name,
      ).toBe(true);
      expect(daysAgo, name).toBeGreaterThan(0);
      expect(JSON.stringify(blocks).length, name).toBeGreaterThan(1_000);
      const { fields } = readyTypes('en')[type.kind];
      expect(missingFields(fields, details?.values ?? {}), name).toEqual([]);
    }
    const covers = entries.map(({ entry }) => entry.details?.picture?.src);
    expect(new Set(covers).size).toBe(entries.length);
    const ages = entries.map(({ entry }) => entry.daysAgo ?? 0);
    expect(ages).toEqual(ages.toSorted((a, b) => b - a));
    const blockIds = entries.flatMap(({ entry }) =>
      [...walkTree(entry.blocks as Block[])].map(({ block }) => block.props.id),
    );
    expect(new Set(blockIds).size).toBe(blockIds.length);
  });

  test('bears the name that its owner chose', () => {
    expect(JSON.stringify(pages)).toContain(NAME);
  });

  // Files and colours are the same in each language.
  if (language !== 'en') return;

  test('its files are older than what its owner uploads, as lists begin with the newest id', () => {
    const now = Date.now().toString(16).padStart(12, '0');
    for (const { id } of files) expect(id.replace('-', '') < now, id).toBe(true);
  });

  test('can be read, with its guard having nothing to mend', () => {
    const { colours } = website;
    expect(contrastProblems(colours)).toEqual([]);
    for (const colour of ['text', 'link'] as const)
      expect(contrast(colours[colour], colours.background)).toBeGreaterThanOrEqual(4.5);
  });

  test('its pictures are as large as is said, and light', async () => {
    let bytes = 0;
    for (const { path, type, width, height, placeholder } of files.filter((file) =>
      file.type.startsWith('image/'),
    )) {
      const found = await sharp(path).metadata();
      if (type === 'image/webp') expect([found.width, found.height], path).toEqual([width, height]);
      expect(placeholder?.length ?? 0).toBeLessThanOrEqual(300);
      bytes += found.size ?? 0;
    }
    expect(bytes).toBeLessThan(800_000);
  });

  test('the pictures of its first page are there in the sizes that visitors ask for', async () => {
    const sizes = readySizes(() => files);
    const blocks = pages.find(({ slug }) => slug === 'homepage')?.blocks as readonly unknown[];
    // The first page lists the entries, with their covers.
    const home = JSON.stringify([blocks, entries.map(({ entry }) => entry.details?.picture)]);
    const behind = JSON.stringify(
      blocks.filter((block) => JSON.stringify(block).includes('"layout":"behind"')),
    );
    const first = files.filter(({ id, type }) => type === 'image/webp' && home.includes(id));
    expect(first.length).toBeGreaterThan(0);
    for (const { id, path, width = 0, height = 0, focus } of first) {
      const revision = revisionOf(
        createHash('sha256')
          .update(await readFile(path))
          .digest(),
        null,
        focus ?? null,
      );
      const most = pictureWidths.find((step) => step >= width) ?? 0;
      for (const step of pictureWidths.filter((each) => each <= most)) {
        const ready = await sizes(revision, `w${step}.avif`);
        const found = ready ? await sharp(ready).metadata() : null;
        expect([found?.format, found?.width], `${path} ${step}`).toEqual(['heif', Math.min(step, width)]);
      }
      if (!behind.includes(id)) continue;
      const widest = Math.round((height / portrait.down) * portrait.across);
      const end = portrait.widths.findIndex((step) => step >= widest);
      for (const step of portrait.widths.slice(0, end < 0 ? undefined : end + 1)) {
        const ready = await sizes(revision, `portrait${step}.avif`);
        const found = ready ? await sharp(ready).metadata() : null;
        expect([found?.format, found?.width], `${path} ${step}`).toEqual(['heif', Math.min(step, widest)]);
      }
    }
  });
});
