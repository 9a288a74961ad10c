import { expect, test } from 'vitest';
import { missing } from './missing.ts';

const details = {
  email: ' ',
  name: '',
  phone: '',
  line1: '',
  line2: '',
  postcode: 'FH4 2SL',
  country: 'GB',
  code: '',
  shipping: '',
  terms: false,
};

test('all that was left empty is said at once: what a parcel needs, and the terms where they have to be accepted', () => {
  const none = { address: false, delivery: false, terms: false };
  const of = (needs: typeof none) => Object.keys(missing(details, needs));
  expect(of({ address: true, delivery: true, terms: true })).toEqual([
    'email',
    'name',
    'line1',
    'delivery',
    'terms',
  ]);
  expect(of(none)).toEqual(['email']);
  expect(missing({ ...details, email: 'a@b.test', terms: true }, { ...none, terms: true })).toEqual({});
});
