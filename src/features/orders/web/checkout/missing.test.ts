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
  const of = (needs: { address: boolean; terms: boolean }) => Object.keys(missing(details, needs));
  expect(of({ address: true, terms: true })).toEqual(['email', 'name', 'line1', 'terms']);
  expect(of({ address: false, terms: false })).toEqual(['email']);
  expect(missing({ ...details, email: 'a@b.test', terms: true }, { address: false, terms: true })).toEqual(
    {},
  );
});
