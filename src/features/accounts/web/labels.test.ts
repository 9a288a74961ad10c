import { describe, expect, test } from 'vitest';
import { countries, countriesIn, countryName } from './countries.ts';
import { personWords } from '../messages/people/area.ts';
import { deviceName } from '../device-name.ts';

describe('what a device is called', () => {
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  test.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/149.0.0.0 Safari/537.36`,
      'Chrome on Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/149.0.0.0 Safari/537.36 Edg/149.0`,
      'Edge on Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
      'Safari on Mac',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      `Mozilla/5.0 (Linux; Android 16; Pixel 9) ${webkit} Chrome/149.0.0.0 Mobile Safari/537.36`,
      'Chrome on Android',
    ],
    ['curl/8.5.0', 'Unknown device'],
    ['', 'Unknown device'],
  ])('%s', (userAgent, name) => {
    expect(deviceName(userAgent, personWords.in('en'))).toBe(name);
  });
});

test('countries have two letters and a name each, once, in the order people look for them', () => {
  expect(countries.length).toBeGreaterThan(240);
  expect(countries.every(({ code, name }) => /^[A-Z]{2}$/.test(code) && name.length > 2)).toBe(true);
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
  const names = countries.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect(countryName('GB', 'en-GB')).toBe('United Kingdom');
  expect(countryName('QQ', 'en-GB')).toBe('QQ');
});

test('countries have their names in the language of the page, sorted by them', () => {
  expect(countryName('DE', 'de')).toBe('Deutschland');
  expect(countryName('DE', 'ar')).toBe('ألمانيا');
  expect(countryName('QQ', 'de')).toBe('QQ');
  const german = countriesIn('de').map(({ name }) => name);
  expect(german).toEqual(german.toSorted(new Intl.Collator('de').compare));
  expect(german.slice(0, 3)).toEqual(['Afghanistan', 'Ägypten', 'Ålandinseln']);
  expect(new Set(countriesIn('fr').map(({ code }) => code))).toEqual(
    new Set(countries.map(({ code }) => code)),
  );
});
