import { expect, test } from 'vitest';
import { instantIn, wallTimeIn } from './publish-time.ts';

test('reads the picker’s time in the site’s zone, in winter and in summer', () => {
  expect(instantIn('2026-01-15 09:00:00', 'Europe/Berlin')).toBe('2026-01-15T08:00:00Z');
  expect(instantIn('2026-07-15 09:00:00', 'Europe/Berlin')).toBe('2026-07-15T07:00:00Z');
});

test('an hour that the clock skips becomes the next one', () => {
  expect(instantIn('2026-03-29 02:30:00', 'Europe/Berlin')).toBe('2026-03-29T01:30:00Z');
});

test('goes back to the picker', () => {
  expect(wallTimeIn('2026-07-15T07:00:00.000Z', 'Europe/Berlin')).toBe('2026-07-15 09:00:00');
});
