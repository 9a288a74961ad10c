import { expect, test } from 'vitest';
import type { PageSummary } from '../../../contract.ts';
import { filterPages, isFiltered, readFilter } from './list-filter.ts';

const page = (name: string, slug: string, state: PageSummary['state']): PageSummary => ({
  _id: slug,
  website: 'w',
  name,
  slug,
  label: name,
  inMenu: true,
  subdomain: '',
  height: 100,
  version: 1,
  updatedAt: '2026-01-01T00:00:00Z',
  publishedAt: null,
  ...(state ? { state } : {}),
});

const pages = [
  page('Home', 'homepage', 'published'),
  page('Über uns', 'about', 'changed'),
  page('Opening hours', 'visit', 'draft'),
];
const found = (q: string, state: PageSummary['state'] | null = null) =>
  filterPages(pages, { q, state: state ?? null }).map(({ slug }) => slug);

test('searches name and address, without accents and case, all words', () => {
  expect(found('')).toEqual(['homepage', 'about', 'visit']);
  expect(found('uber')).toEqual(['about']);
  expect(found('VISIT')).toEqual(['visit']);
  expect(found('hours  open')).toEqual(['visit']);
  expect(found('hours about')).toEqual([]);
});

test('keeps pages of one state', () => {
  expect(found('', 'draft')).toEqual(['visit']);
  expect(found('home', 'draft')).toEqual([]);
});

test('is read from the address; nonsense is no filter', () => {
  expect(readFilter(new URLSearchParams('q=a+b%26c&state=changed'))).toEqual({
    q: 'a b&c',
    state: 'changed',
  });
  expect(readFilter(new URLSearchParams('state=constructor'))).toEqual({ q: '', state: null });
  expect(isFiltered({ q: ' ', state: null })).toBe(false);
});
