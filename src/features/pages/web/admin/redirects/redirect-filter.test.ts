import { expect, test } from 'vitest';
import { filteredRedirects } from './redirect-filter.ts';

const redirect = (from: string, to: string, page: { name: string; published: boolean } | null = null) => ({
  _id: from,
  subdomain: '',
  from,
  to,
  page: page && { _id: to, ...page },
  createdAt: '2026-11-30T00:00:00.000Z',
});
const all = [
  redirect('/zebra', '/visit', { name: 'Besuchen Sie uns im Café', published: true }),
  redirect('/apple', 'https://example.com/fruit'),
  redirect('/mango', '/later', { name: 'Later', published: false }),
];
const of = (filter: Partial<Parameters<typeof filteredRedirects>[1]>) =>
  filteredRedirects(all, { q: '', target: '', sort: '', ...filter }).map(({ from }) => from);

test('redirects are found by address and by the name of their page, without accents', () => {
  expect(of({ q: ' CAFE ' })).toEqual(['/zebra']);
  expect(of({ q: 'example' })).toEqual(['/apple']);
  expect(of({ q: 'a' })).toEqual(['/zebra', '/apple', '/mango']);
});

test('they are filtered by where they lead, and sorted', () => {
  expect(of({ target: 'page' })).toEqual(['/zebra', '/mango']);
  expect(of({ target: 'unpublished' })).toEqual(['/mango']);
  expect(of({ target: 'address' })).toEqual(['/apple']);
  expect(of({ sort: 'from' })).toEqual(['/apple', '/mango', '/zebra']);
});
