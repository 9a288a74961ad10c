import { expect, test } from 'vitest';
import { languages } from '../messages/languages.ts';
import { zoneName as shownName } from './cities/area.ts';
import { zoneName } from './server-zones.ts';

const zones = Intl.supportedValuesOf('timeZone');

test.each([
  ['de-AT', 'Europe/Rome', 'Rom'],
  ['de', 'Europe/Kyiv', 'Kiew'],
  ['de', 'Europe/Kiev', 'Kiew'],
  ['de', 'Atlantic/Reykjavik', 'Reykjavík'],
  ['fr-FR', 'Europe/London', 'Londres'],
  ['es', 'America/New_York', 'Nueva York'],
  ['it', 'Europe/Paris', 'Parigi'],
  ['nl', 'Europe/Brussels', 'Brussel'],
  ['pt-PT', 'Europe/Lisbon', 'Lisboa'],
  ['pl', 'Europe/Warsaw', 'Warszawa'],
  ['sv-SE', 'Europe/Copenhagen', 'Köpenhamn'],
  ['ar-EG', 'Africa/Cairo', 'القاهرة'],
  ['ar', 'America/Argentina/Buenos_Aires', 'بوينوس أيرس'],
  ['en-GB', 'Europe/Isle_of_Man', 'Isle of Man'],
  ['en', 'Asia/Calcutta', 'Kolkata'],
  ['da-DK', 'Europe/Madrid', 'Madrid'],
  ['de', 'UTC', 'UTC'],
])('in %s, %s is called %s', (locale, zone, name) => {
  expect(zoneName(zone, locale)).toBe(name);
  expect(shownName(zone, locale)).toBe(name);
});

test('in Arabic no city is in Latin letters', () => {
  const names = zones.map((zone) => zoneName(zone, 'ar-EG'));
  expect(names.filter((name) => /[A-Za-z]/.test(name))).toEqual(zones.filter((zone) => zone === 'UTC'));
});

test.each(languages)('in %s, no two zones have the same name', (language) => {
  const names = zones.map((zone) => zoneName(zone, language));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
