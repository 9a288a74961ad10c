import { expect, test } from 'vitest';
import { kindsHere, samplePlaces, withLinksHere } from '../features/pages/sample-links.ts';
import { blockOfSection, designedSections } from '../features/pages/section-library/index.ts';
import { walkTree } from '../lib/content/block-tree.ts';
import { validateTree } from '../lib/content/validate-tree.ts';
import { languages } from '../lib/messages/languages.ts';
import { blockKindList, blockKinds } from './blocks.ts';
import { starters } from './starters/index.ts';
import { siteIn } from './starters/in-language.ts';

const hrefsIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]) =>
        /href$/i.test(name) && typeof inner === 'string' ? [inner] : hrefsIn(inner),
      );

/** What an owner can add to a page: a block of each kind, an entry of each list, and each designed section. */
function samplesWith(places: ReturnType<typeof samplePlaces>) {
  const kinds = kindsHere(blockKindList, places);
  const byType = new Map(kinds.map((kind) => [kind.type, kind]));
  return [
    ...kinds.map(({ type, defaults }) => ({ what: type, content: defaults })),
    ...kinds.flatMap(({ type, picks = [] }) => picks.map(({ props }) => ({ what: type, content: props }))),
    ...kinds.flatMap(({ type, fields }) =>
      Object.values(fields).flatMap((field) =>
        field.kind === 'list' ? [{ what: `an entry of ${type}`, content: field.newEntry }] : [],
      ),
    ),
    ...designedSections.map((section) => ({
      what: section.key,
      content: withLinksHere(blockOfSection(section, byType, []).props, places) as object,
    })),
  ];
}

test.each(
  starters.flatMap((starter) => languages.map((language) => [starter.key, language, starter] as const)),
)('on a new site of the %s in %s, samples link only to what is there', (_, language, starter) => {
  const { pages, shop } = siteIn(starter, language, 'Harbour');
  const places = samplePlaces(
    pages.map(({ name, label, slug = '' }) => ({ name, label, slug })),
    shop !== undefined,
  );
  const there = new Set(pages.map(({ slug }) => (slug === 'homepage' ? '/' : `/${slug ?? ''}`)));
  if (shop) there.add('/shop');
  for (const { what, content } of samplesWith(places))
    for (const href of hrefsIn(content))
      if (href !== '' && !/^(?:https|mailto):/.test(href)) expect(there, `${what}: ${href}`).toContain(href);
  const hasContact = starter.site('Harbour').pages.some(({ slug }) => slug === 'contact');
  expect(places.contact !== '').toBe(hasContact);
});

test('without such pages and a shop, links are left empty, and samples are as valid as before', () => {
  const places = samplePlaces([{ name: 'Home', slug: 'homepage' }], false);
  expect(places).toEqual({ contact: '', offer: '' });
  const kinds = new Map(kindsHere(blockKindList, places).map((kind) => [kind.type, kind]));
  for (const { type, defaults } of kinds.values()) {
    const isValid = (props: object) => 'blocks' in validateTree([{ type, props }], blockKinds);
    expect(isValid(defaults), type).toBe(isValid(blockKinds.get(type)?.defaults ?? {}));
  }
  const made = designedSections.map((section) => withLinksHere(blockOfSection(section, kinds, []), places));
  expect(validateTree(made, blockKinds)).not.toHaveProperty('fields');
  expect(
    [...walkTree(made)].flatMap(({ block }) => hrefsIn(block.props)).filter((href) => /^[/#]./.test(href)),
  ).toEqual([]);
});

test('a page for contact is found by its address or its name, in any language', () => {
  const contactOf = (name: string, slug: string) => samplePlaces([{ name, slug }], false).contact;
  expect(contactOf('Write to us', 'contact')).toBe('/contact');
  expect(contactOf('Kontakt', 'schreiben')).toBe('/schreiben');
  expect(contactOf('اتصل بنا', 'ittisal')).toBe('/ittisal');
  expect(contactOf('Contact lenses', 'lenses')).toBe('');
});
