import { expect, test } from 'vitest';
import { postalWords } from '../../../../../lib/postal/messages/address/area.ts';
import { checkoutWords } from '../../../messages/checkout/area.ts';
import { addressOf } from './details.ts';
import { missing } from './missing.ts';

const t = checkoutWords.in('en');
const postal = postalWords.in('en');
const details = {
  email: ' ',
  name: '',
  phone: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  company: '',
  postcode: 'FH4 2SL',
  country: 'GB',
  code: '',
  shipping: '',
  terms: false,
  downloadConsent: false,
};

test('all that was left empty is said at once: what a parcel needs, and the terms where they have to be accepted', () => {
  const none = { address: false, delivery: false, terms: false };
  const of = (needs: typeof none) => Object.keys(missing(details, needs, t, postal));
  expect(of({ address: true, delivery: true, terms: true })).toEqual([
    'email',
    'name',
    'line1',
    'city',
    'delivery',
    'terms',
  ]);
  expect(of(none)).toEqual(['email']);
  const typed = (email: string) => missing({ ...details, email }, none, t, postal);
  expect(typed(' ')).toEqual({ email: 'Enter your email address.' });
  expect(typed('ada@b')).toEqual({ email: 'Enter an email address like name@example.com.' });
  expect(
    missing({ ...details, email: 'a@b.test', terms: true }, { ...none, terms: true }, t, postal),
  ).toEqual({});
});

test('an address is checked by what its country has, and only with what the country has', () => {
  const needs = { address: true, delivery: false, terms: false };
  const typed = { ...details, email: 'a@b.test', name: 'Ada', line1: '1 Main Street', city: 'Springfield' };
  const of = (country: string, more = {}) => missing({ ...typed, country, ...more }, needs, t, postal);
  expect(of('US', { postcode: 'BS1 1AA', region: 'Kent' })).toEqual({
    region: 'Choose your state.',
    postcode: 'Enter a ZIP code like 94103.',
  });
  expect(of('US', { postcode: '62701', region: 'illinois' })).toEqual({});
  expect(of('GB', { postcode: '62701' })).toEqual({ postcode: 'Enter a postcode like BS1 1AA.' });
  // Input for another country is kept, but has no effect here.
  expect(of('IE', { postcode: '' })).toEqual({});
  expect(of('AE', { region: 'Dubai', postcode: 'BS1 1AA' })).toEqual({});
  expect(Object.keys(of('JP', { line1: '', city: '', postcode: '' }))).toEqual([
    'postcode',
    'region',
    'city',
    'line1',
  ]);
});

test('what was typed for another country is not sent along, and a region goes by the code of its list', () => {
  const typed = { ...details, line1: 'Villa 7', city: 'Jumeirah', region: 'dubai', company: ' ' };
  const sent = { line1: 'Villa 7', line2: '', city: 'Jumeirah', country: 'AE' };
  expect(addressOf({ ...typed, country: 'AE' })).toEqual({ ...sent, region: 'Dubai', postcode: '' });
  expect(addressOf({ ...typed, country: 'US', region: 'california', company: 'Ink' })).toEqual({
    ...sent,
    country: 'US',
    region: 'CA',
    postcode: 'FH4 2SL',
    company: 'Ink',
  });
});
