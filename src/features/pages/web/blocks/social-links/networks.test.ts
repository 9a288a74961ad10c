import { expect, test } from 'vitest';
import { networkOf } from './networks.ts';

test.each([
  ['https://www.instagram.com/slipway', 'Instagram', 'camera'],
  ['https://m.youtube.com/@slipway', 'YouTube', 'film'],
  ['https://slipway.bandcamp.com/', 'Bandcamp', 'music'],
  ['mailto:hello@example.org', 'key:email', 'mail'],
  ['tel:+441234', 'key:phone', 'phone'],
  ['https://www.example.org/a', 'example.org', 'globe'],
  ['https://notinstagram.com/', 'notinstagram.com', 'globe'],
  ['/contact', 'key:website', 'globe'],
])('%s', (href, called, icon) => {
  const [, key] = called.split('key:');
  expect(networkOf(href)).toEqual({ ...(key ? { key } : { name: called }), icon });
});
