import { expect, test } from 'vitest';
import type { Details } from '../../../contract.ts';
import type { Content } from '../edit/editor.ts';
import { changedDetails } from './changed-details.ts';
import { mergePages } from './merge-pages.ts';

const details = (values: Details['values'], excerpt = ''): Details => ({ excerpt, picture: null, values });
const content = (own: Details): Content => ({ name: 'A', height: 0, seo: {}, blocks: [], details: own });

test('only changed values are sent, and emptied ones as null', () => {
  const stored = details({ price: 'dear', place: { name: 'Hall' }, note: 'x' });
  const now = details({ price: 'dear', place: { name: 'Hall' }, note: '', added: 1 }, 'Short');
  expect(changedDetails(stored, now)).toEqual({
    excerpt: 'Short',
    picture: null,
    values: { note: null, added: 1 },
  });
});

test('two people who change different fields keep both', () => {
  const base = content(details({ price: 1, note: 'a' }));
  const mine = content(details({ price: 2, note: 'a' }));
  const theirs = content(details({ price: 1, note: 'b' }, 'Theirs'));
  expect(mergePages(base, mine, theirs).content.details).toEqual(details({ price: 2, note: 'b' }, 'Theirs'));
});

test('a page has no details', () => {
  const { details: _, ...page } = content(details({}));
  expect(mergePages(page, page, page).content).not.toHaveProperty('details');
});
