import { expect, test } from 'vitest';
import { networkOf } from './networks.ts';

test.each([
  ['https://www.instagram.com/slipway', 'Instagram', 'camera'],
  ['https://m.youtube.com/@slipway', 'YouTube', 'film'],
  ['https://slipway.bandcamp.com/', 'Bandcamp', 'music'],
  ['mailto:hello@example.org', 'Email', 'mail'],
  ['tel:+441234', 'Phone', 'phone'],
  ['https://www.example.org/a', 'example.org', 'globe'],
  ['https://notinstagram.com/', 'notinstagram.com', 'globe'],
  ['/contact', 'Website', 'globe'],
])('%s', (href, name, icon) => expect(networkOf(href)).toEqual({ name, icon }));
