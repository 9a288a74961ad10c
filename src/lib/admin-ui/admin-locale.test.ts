import { afterEach, expect, test, vi } from 'vitest';
import { adminLocale, keepSiteLocale } from './admin-locale.ts';

afterEach(() => vi.unstubAllGlobals());

const speak = (lang: string, locale?: string) =>
  vi.stubGlobal('document', { documentElement: { lang, dataset: { locale } } });

test('the admin writes as people do who speak its language, and as the country of the site does where it can', () => {
  speak('de');
  expect([adminLocale(), adminLocale('en-US'), adminLocale('de-AT')]).toEqual(['de', 'de', 'de-AT']);
  speak('en');
  expect([adminLocale(), adminLocale('en-US'), adminLocale('de-AT')]).toEqual(['en-GB', 'en-US', 'en-GB']);
  speak('en', 'en-US');
  expect(adminLocale()).toBe('en-US');
  keepSiteLocale('en-AU');
  expect(adminLocale()).toBe('en-AU');
});
