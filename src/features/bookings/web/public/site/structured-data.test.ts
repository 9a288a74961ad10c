import { expect, test } from 'vitest';
import type { Website } from '../../../../websites/contract.ts';
import type { Service } from '../../../service-shapes.ts';
import { serviceFacts } from './structured-data.ts';

test.each([
  ['GBP', '24.00'],
  ['JPY', '24'],
  ['KWD', '24.00'],
])('the price of a service in %s is %s', (currency, price) => {
  const service = {
    label: 'Lesson',
    description: { type: 'doc', content: [] },
    image: null,
    slug: 'lesson',
    price: 24,
    durations: [],
    sessions: [],
    hours: [],
  } as unknown as Service;
  const website = { name: 'Slipway', ecommerce: { currency } } as unknown as Website;
  expect(serviceFacts(service, website, '')).toMatchObject({ offers: [{ price, priceCurrency: currency }] });
});
