import { afterEach, expect, test, vi } from 'vitest';
import { adminLocale } from './admin-locale.ts';

afterEach(() => vi.unstubAllGlobals());

const speak = (lang: string) => vi.stubGlobal('document', { documentElement: { lang } });

test('the admin writes as people do who speak its language, and as the country of the site does where it can', () => {
  speak('de');
  expect([adminLocale(), adminLocale('en-US'), adminLocale('de-AT')]).toEqual(['de', 'de', 'de-AT']);
  speak('en');
  expect([adminLocale(), adminLocale('en-US'), adminLocale('de-AT')]).toEqual(['en-GB', 'en-US', 'en-GB']);
});
