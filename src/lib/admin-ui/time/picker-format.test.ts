import { expect, test } from 'vitest';
import { halvesOfDay, pickerFormat } from './picker-format.ts';

test.each([
  ['en-GB', 'D MMMM YYYY, HH:mm'],
  ['en-US', 'MMMM D, YYYY, h:mm A'],
  ['en-AU', 'D MMMM YYYY, h:mm a'],
  ['de-DE', 'D. MMMM YYYY, HH:mm'],
  ['fr-FR', 'D MMMM YYYY, HH:mm'],
  ['es-ES', 'D [de] MMMM [de] YYYY, H:mm'],
])('in %s, a picker writes %s', (locale, format) => {
  expect(pickerFormat(locale, { time: true })).toBe(format);
  expect(pickerFormat(locale, { time: false })).toBe(format.slice(0, format.lastIndexOf(', ')));
});

test('hours are counted to 12 where they are, and to 24 elsewhere', () => {
  expect(halvesOfDay('en-US')).toEqual({ am: 'AM', pm: 'PM' });
  expect(halvesOfDay('en-GB')).toBeNull();
  expect(halvesOfDay('de')).toBeNull();
});
