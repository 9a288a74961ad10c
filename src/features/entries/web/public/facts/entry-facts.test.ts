import { expect, test } from 'vitest';
import { richTextOf } from '../../../../../lib/content/rich-text.ts';
import type { ShownEntry, ShownValue } from '../../../entry-shapes.ts';
import type { TypeKind } from '../../../field-kinds.ts';
import { languages } from '../../../../../lib/messages/languages.ts';
import { readyTypes } from '../../../ready-types.ts';
import { entryFacts } from './entry-facts.ts';

const about = {
  audio: null,
  currency: 'EUR',
  base: '',
  site: { name: 'Harbour Kitchen', timeZone: 'Europe/Berlin' },
};

/** An entry of a ready type with these values in its fields. */
function entryOf(kind: TypeKind, given: Record<string, unknown>, more: Partial<ShownEntry> = {}): ShownEntry {
  const values = readyTypes('en')[kind].fields.flatMap((field): ShownValue[] =>
    field.key in given
      ? [{ key: field.key, label: field.label, kind: field.kind, value: given[field.key] }]
      : [],
  );
  return {
    _id: 'id',
    type: {
      _id: 'type',
      kind,
      name: 'One',
      plural: 'Many',
      slug: 'many',
      page: { _id: 'page', name: 'Our many' },
    },
    name: 'Name',
    href: '/many/name',
    excerpt: 'In short.',
    picture: null,
    date: '2026-11-29T10:00:00.000Z',
    updatedAt: '2026-11-29T11:00:00.000Z',
    time: null,
    episode: null,
    price: null,
    readingTime: 1,
    pinned: false,
    featured: false,
    authors: [],
    categories: [],
    tags: [],
    values,
    blocks: [],
    seo: { title: '', description: '', noIndex: false },
    ...more,
  } as unknown as ShownEntry;
}
const list = (...texts: string[]) => ({
  type: 'doc',
  content: [
    {
      type: 'bulletList',
      content: texts.map((text) => ({ type: 'listItem', content: richTextOf(text).content })),
    },
  ],
});
const term = (name: string) => ({ _id: name, name, slug: name.toLowerCase() });

test('a recipe has its ingredients and steps one by one', () => {
  const entry = entryOf(
    'recipe',
    {
      servings: 4,
      minutes: 35,
      ingredients: list('200 g flour', '2 eggs'),
      method: richTextOf('Mix.', 'Bake.'),
    },
    { categories: [term('Cakes')], tags: [term('Quick'), term('Vegan')], authors: [term('Anna')] },
  );
  expect(entryFacts(entry, about)).toEqual({
    '@type': 'Recipe',
    name: 'Name',
    url: '/many/name',
    description: 'In short.',
    datePublished: '2026-11-29T10:00:00.000Z',
    author: [{ '@type': 'Person', name: 'Anna', url: '/many/author/anna' }],
    recipeYield: '4',
    totalTime: 'PT35M',
    recipeIngredient: ['200 g flour', '2 eggs'],
    recipeInstructions: [
      { '@type': 'HowToStep', text: 'Mix.' },
      { '@type': 'HowToStep', text: 'Bake.' },
    ],
    recipeCategory: 'Cakes',
    keywords: 'Quick, Vegan',
  });
});

test('a field that is empty or was made another kind is left out', () => {
  const entry = entryOf('recipe', { method: richTextOf('') });
  entry.values.push({ key: 'servings', label: 'Servings', kind: 'text', value: 'four' });
  expect(Object.keys(entryFacts(entry, about) ?? {})).toEqual([
    'url',
    'description',
    '@type',
    'name',
    'datePublished',
  ]);
});

test('a job has its whole text, its employer and its closing date', () => {
  const entry = entryOf(
    'job',
    {
      employment: 'Part-time',
      place: { name: 'Kitchen', address: 'Quay 1, Kiel', href: '' },
      closes: '2026-12-24',
    },
    { blocks: [{ type: 'text', props: { id: 'a', text: richTextOf('You cook.') } }] },
  );
  expect(entryFacts(entry, about)).toMatchObject({
    '@type': 'JobPosting',
    title: 'Name',
    description: 'In short.\n\nYou cook.',
    datePosted: '2026-11-29T10:00:00.000Z',
    validThrough: '2026-12-24',
    employmentType: 'PART_TIME',
    jobLocation: { '@type': 'Place', name: 'Kitchen', address: 'Quay 1, Kiel' },
    hiringOrganization: { '@type': 'Organization', name: 'Harbour Kitchen', url: '/' },
  });
  expect(entryFacts(entryOf('job', { employment: 'Seasonal' }), about)).not.toHaveProperty('employmentType');
});

test('a person has a role and a website', () => {
  const entry = entryOf('person', { role: 'Chef', website: 'https://anna.example' });
  expect(entryFacts(entry, about)).toMatchObject({
    '@type': 'Person',
    jobTitle: 'Chef',
    sameAs: ['https://anna.example'],
    worksFor: { name: 'Harbour Kitchen' },
  });
});

test.each([
  ['LocalBusiness', { phone: '0431 1234' }],
  ['Place', {}],
])('a place is a %s with %o', (type, more) => {
  const place = { name: 'Quay', address: '', href: 'https://map.example' };
  expect(entryFacts(entryOf('place', { place, ...more }), about)).toMatchObject({
    '@type': type,
    name: 'Name',
    address: 'Quay',
    hasMap: 'https://map.example',
  });
});

test('a dish has a price and a diet', () => {
  expect(entryFacts(entryOf('dish', { price: 9.5, diet: 'Vegan' }), about)).toMatchObject({
    '@type': 'MenuItem',
    offers: { '@type': 'Offer', price: '9.50', priceCurrency: 'EUR' },
    suitableForDiet: 'https://schema.org/VeganDiet',
  });
});

test('a question has its answer, and nothing without one', () => {
  expect(entryFacts(entryOf('faq', { answer: richTextOf('Yes.') }), about)).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Name', acceptedAnswer: { text: 'Yes.' } }],
  });
  expect(entryFacts(entryOf('faq', {}), about)).toBeUndefined();
});

test('a testimonial is a quotation', () => {
  expect(entryFacts(entryOf('testimonial', { quote: 'Delicious.' }), about)).toMatchObject({
    '@type': 'Quotation',
    text: 'Delicious.',
    creator: { '@type': 'Person', name: 'Name' },
  });
});

test('an entry of an owner’s own type is an article if somebody wrote it', () => {
  expect(entryFacts(entryOf('other', {}), about)).toBeUndefined();
  expect(entryFacts(entryOf('other', {}, { authors: [term('Anna')] }), about)).toMatchObject({
    '@type': 'Article',
    headline: 'Name',
  });
});

test('an event that lasts all day is on the days that it has where the site is', () => {
  const time = { start: '2026-05-01T22:00:00.000Z', end: '2026-05-03T22:00:00.000Z', allDay: true };
  expect(entryFacts(entryOf('event', { price: 12 }, { time }), about)).toMatchObject({
    startDate: '2026-05-02',
    endDate: '2026-05-04',
    offers: { '@type': 'Offer', price: '12.00', url: '/many/name' },
  });
});

test.each(languages)('the choices of a type made in %s mean what the English ones do', (language) => {
  const choices = (kind: TypeKind, key: string) =>
    readyTypes(language)[kind].fields.find((field) => field.key === key)?.options ?? [];
  const said = (kind: TypeKind, key: string, fact: string) =>
    choices(kind, key).map(
      (choice) => (entryFacts(entryOf(kind, { [key]: choice }), about) as Record<string, unknown>)[fact],
    );
  expect(said('dish', 'diet', 'suitableForDiet')).toEqual([
    'https://schema.org/VegetarianDiet',
    'https://schema.org/VeganDiet',
  ]);
  expect(said('job', 'employment', 'employmentType')).toEqual([
    'FULL_TIME',
    'PART_TIME',
    expect.stringMatching(/^(CONTRACTOR|TEMPORARY)$/),
    'INTERN',
  ]);
});
