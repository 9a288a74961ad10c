import { expect, test } from 'vitest';
import type { Website } from '../../../../websites/contract.ts';
import type { Service } from '../../../service-shapes.ts';
import { serviceFacts } from './structured-data.ts';

const lesson = {
  label: 'Lesson',
  description: { type: 'doc', content: [] },
  image: null,
  location: '',
  slug: 'lesson',
  price: 24,
  durations: [],
  sessions: [],
  hours: [],
  timezone: 'Europe/London',
} as unknown as Service;
const websiteIn = (currency: string) => ({ name: 'Slipway', ecommerce: { currency } }) as unknown as Website;

test.each([
  ['GBP', '24.00'],
  ['JPY', '24'],
  ['KWD', '24.00'],
])('the price of a service in %s is %s', (currency, price) => {
  expect(serviceFacts(lesson, websiteIn(currency), '')).toMatchObject({
    offers: [{ price, priceCurrency: currency }],
  });
});

test('the dates of a class say where it takes place, if that is known', () => {
  const sessions = [{ date: '2027-05-04', time: '18:00' }];
  const placed = serviceFacts({ ...lesson, sessions, location: 'Mill Lane 3' }, websiteIn('GBP'), '');
  expect(placed).toMatchObject({
    subEvent: [{ startDate: '2027-05-04T18:00', location: { '@type': 'Place', address: 'Mill Lane 3' } }],
  });
  const [nowhere] = serviceFacts({ ...lesson, sessions }, websiteIn('GBP'), '')['subEvent'] as object[];
  expect(nowhere).not.toHaveProperty('location');
});
