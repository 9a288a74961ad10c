import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { shopSettings } from '../../features/orders/shop-shapes.ts';
import { languages as allLanguages } from '../../lib/messages/languages.ts';
import { slugFrom } from '../../features/pages/slugs.ts';
import { NAME, designWords, siteIn, textsFile } from './in-language.ts';
import { starterBy, starters } from './index.ts';
import { isPaper } from './paper-files.ts';
import { textsOf, translateSite } from './translate-site.ts';

const languages = allLanguages.filter((language) => language !== 'en');

test('a site whose texts are said as they are is the same', () => {
  for (const { site } of starters)
    expect(translateSite(site(NAME), (text) => text, 'en')).toEqual(site(NAME));
});

describe.each(languages)('in %s', (language) => {
  const shared = textsFile(language, 'shared');
  const known = starters.map((starter) => ({
    starter,
    texts: [...textsOf(starter.site(NAME)), ...Object.values(designWords(starter, 'en'))],
    own: textsFile(language, starter.key),
  }));

  test.each(known.map((each) => [each.starter.key, each] as const))(
    'the %s has each text',
    (_, { texts, own }) => {
      expect(texts.filter((text) => !(text in own) && !(text in shared))).toEqual([]);
      expect(Object.keys(own).filter((text) => !texts.includes(text))).toEqual([]);
    },
  );

  test('no text is there that no design has', () => {
    const all = new Set(known.flatMap(({ texts }) => texts));
    expect(Object.keys(shared).filter((text) => !all.has(text))).toEqual([]);
  });

  test('a translation keeps the name of the site, links, and the cells of tables', () => {
    const kept = (text: string) =>
      [...text.matchAll(/\{name\}|\]\([^)]+\)|\*\*|[|\n]/g)].map(([found]) => found);
    for (const texts of [shared, ...known.map(({ own }) => own)])
      for (const [text, said] of Object.entries(texts))
        expect(kept(said).toSorted(), said).toEqual(kept(text).toSorted());
  });
});

test('no amount stays in pounds, and no time of day is written as in English', () => {
  for (const starter of starters)
    for (const language of languages) {
      const found = [...textsOf(siteIn(starter, language, 'Bramble'))].filter((text) =>
        /£|\d ?[ap]m\b/.test(text),
      );
      expect(found, `${starter.key} in ${language}`).toEqual([]);
    }
});

test.each(
  languages.flatMap((language) => starters.map((starter) => [starter.key, language, starter] as const)),
)('pages and entries of the %s have addresses in %s, and links follow', (_key, language, starter) => {
  const english = starter.site(NAME);
  // The paths of pictures depend on where the project is: in a folder “work” they would look like links to that page.
  const { pages, contentTypes = [], files: _files, ...rest } = siteIn(starter, language, 'Bramble');
  const entriesOf = ({ contentTypes: types = [] }: Pick<typeof english, 'contentTypes'>) =>
    types.flatMap(({ entries }) => entries);
  const fixed = ['homepage', 'privacy', 'terms'];
  for (const { slug = '', label, name } of pages)
    if (!fixed.includes(slug)) expect(slug).toBe(slugFrom(label ?? name, language));
  // The footer of every page links to them.
  expect(pages.map(({ slug }) => slug)).toEqual(expect.arrayContaining(fixed));
  for (const { slug, name } of entriesOf({ contentTypes })) expect(slug).toBe(slugFrom(name, language));
  expect(new Set(pages.map(({ slug }) => slug)).size).toBe(english.pages.length);
  const kept = new Set(pages.map(({ slug }) => slug));
  const everything = JSON.stringify([pages, contentTypes, rest]);
  const left = [...english.pages, ...entriesOf(english)].filter(
    ({ slug = '' }) => !kept.has(slug) && new RegExp(`"/([a-z]+/)?${slug}["/#]`).test(everything),
  );
  expect(left).toEqual([]);
});

test.each(
  starters
    .filter(({ site }) => site(NAME).files?.some(isPaper))
    .flatMap((starter) => allLanguages.map((language) => [starter.key, language, starter] as const)),
)('papers of the %s are in %s, under the name that pages link to', (_, language, starter) => {
  const { files = [], ...content } = siteIn(starter, language, 'Bramble');
  const everything = JSON.stringify(content);
  const english = starter.site(NAME).files ?? [];
  for (const file of files.filter(isPaper)) {
    const before = english.find(({ id }) => id === file.id);
    expect(existsSync(file.path), file.path).toBe(true);
    expect(basename(dirname(file.path))).toBe(language);
    expect(basename(file.path)).toBe(before?.name);
    expect(file.name).toMatch(/^[a-z]+(-[a-z]+)*\.pdf$/);
    if (language !== 'en') expect(file.name).not.toBe(before?.name);
    expect(everything).toContain(`"/files/${file.id}/0/${file.name}"`);
  }
});

test('a shop opens with settings that are valid', () => {
  for (const starter of starters)
    for (const language of languages) {
      const { shop, shopDefaults } = siteIn(starter, language, 'Bramble');
      expect(shopSettings.safeParse({ ...shopDefaults, ...shop?.settings }), language).toMatchObject({
        success: true,
      });
    }
});

test.each([
  ['it', 'EUR', 34],
  ['pl', 'PLN', 170],
  ['sv', 'SEK', 340],
  ['ar', 'EGP', 1700],
] as const)('amounts in %s are in its currency', (language, currency, dearest) => {
  const shop = starterBy('shop');
  const site = shop && siteIn(shop, language, 'Bramble');
  expect(site?.website.currency).toBe(currency);
  expect(Math.max(...(site?.shop?.products ?? []).map(({ price }) => price ?? 0))).toBe(dearest);
});

test('a site starts in its language, with money and time of where most people speak it', () => {
  const name = 'Salz & "Pfeffer" {name} $&';
  const shop = starterBy('shop');
  const site = shop && siteIn(shop, 'de', name);
  expect(site?.website).toMatchObject({ locale: 'de-DE', currency: 'EUR', timezone: 'Europe/Berlin' });
  expect(site?.pages.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Startseite', 'Herstellung', 'Datenschutz', 'AGB']),
  );
  expect(site?.pages.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['homepage', 'herstellung', 'privacy', 'terms']),
  );
  expect(site?.shopDefaults).toEqual({ invoicePrefix: 'RE-' });
  expect(shop?.site(name)).not.toHaveProperty('shopDefaults');
  expect(site?.pages[0]?.seo?.title).toContain(name);
  expect(shop?.site(name).website).not.toHaveProperty('locale');
});
