import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../../lib/messages/languages.ts';
import { NAME, siteIn } from './in-language.ts';
import { starters } from './index.ts';
import { likelyPlace, placesOf, priced } from './places.ts';
import { textsOf } from './translate-site.ts';

const noBrowser = () => undefined;
const browser = (tag: string) => (among: readonly string[]) => among.find((each) => each === tag);

describe('a site begins', () => {
  test('where the time zone is, whatever the browser asks for', () => {
    expect(likelyPlace('en', 'Europe/London', browser('en-US')).locale).toBe('en-GB');
    expect(likelyPlace('en', 'America/Chicago', noBrowser)).toEqual({
      locale: 'en-US',
      currency: 'USD',
      timezone: 'America/Chicago',
    });
    expect(likelyPlace('pt', 'America/Bahia', noBrowser)).toMatchObject({ locale: 'pt-BR', currency: 'BRL' });
  });

  test('where the browser’s locale is, if nobody speaks the language in the time zone', () => {
    expect(likelyPlace('de', 'America/Chicago', browser('de-CH'))).toEqual({
      locale: 'de-CH',
      currency: 'CHF',
      timezone: 'America/Chicago',
    });
  });

  test('where most people speak the language, if nothing is known', () => {
    for (const timezone of [undefined, '', 'Nowhere/Else', '../etc/passwd'])
      expect(likelyPlace('es', timezone, noBrowser)).toEqual({
        locale: 'es-ES',
        currency: 'EUR',
        timezone: 'Europe/Madrid',
      });
  });

  test('in time zones that are those of its country', () => {
    for (const language of languages)
      for (const { locale, timezone } of placesOf(language))
        expect(likelyPlace(language, timezone, browser(locale)), locale).toMatchObject({ locale, timezone });
  });
});

test.each<[Language, string, string, string]>([
  ['en', 'en-US', 'From £3.95, and £2,140 a year.', 'From $3.95, and $2,140 a year.'],
  ['en', 'en-AU', '£24', '$48'],
  ['de', 'de-CH', 'ab 45 € frei, sonst 3,95 €', 'ab CHF 45 frei, sonst CHF 3.95'],
  ['es', 'es-MX', 'a partir de 45 €', 'a partir de $900'],
  ['pt', 'pt-BR', '2140 € ou 3,95 €', 'R$ 10.700 ou R$ 19,75'],
  ['sv', 'sv-FI', 'från 450 kr, kraft', 'från 45 €, kraft'],
  ['ar', 'ar-AE', 'من 2,250 جنيهًا', 'من 225 د.إ.'],
  ['de', 'de-AT', 'ab 45 €', 'ab 45 €'],
])('texts in %s name the amounts of %s', (language, locale, before, after) => {
  const place = placesOf(language).find((each) => each.locale === locale);
  const { text } = priced({ text: before }, language, place ?? placesOf(language)[0]);
  expect(text.replaceAll(/[\u200e\u200f]/g, '').replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(after);
});

test('a site’s name keeps its amount', () => {
  const shop = starters.find(({ key }) => key === 'shop');
  const inOhio = placesOf('en').find(({ locale }) => locale === 'en-US');
  expect(JSON.stringify(shop && siteIn(shop, 'en', 'The £5 Candle', inOhio))).toContain('The £5 Candle');
});

test('no text keeps an amount in the currency of another country', () => {
  for (const language of languages)
    for (const place of placesOf(language).filter(
      ({ currency }) => currency !== placesOf(language)[0].currency,
    ))
      for (const starter of starters) {
        const left = [...textsOf(siteIn(starter, language, NAME, place))].filter(
          (text) => /£|\d\s?zł|\d\s?kr\b|جنيه/.test(text) || (place.currency !== 'EUR' && /€/.test(text)),
        );
        expect(left, `${starter.key} in ${place.locale}`).toEqual([]);
      }
});
