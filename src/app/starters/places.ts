import { isTimeZone } from '../../features/websites/regional.ts';
import type { Language } from '../../lib/messages/languages.ts';
import { withLatinDigits } from '../../lib/values/digits.ts';

export interface Place {
  locale: string;
  currency: Currency;
  timezone: string;
}

/** What a pound of the designs is there, about: their amounts are multiplied by it. */
const poundIn = {
  AED: 5,
  ARS: 1000,
  AUD: 2,
  BRL: 5,
  CAD: 2,
  CHF: 1,
  CLP: 1000,
  COP: 5000,
  EGP: 50,
  EUR: 1,
  GBP: 1,
  INR: 100,
  JOD: 1,
  MAD: 10,
  MXN: 20,
  NGN: 1000,
  NZD: 2,
  PEN: 5,
  PLN: 5,
  QAR: 5,
  SAR: 5,
  SEK: 10,
  SGD: 2,
  USD: 1,
  ZAR: 20,
} as const;
type Currency = keyof typeof poundIn;

type Row = readonly [locale: string, currency: Currency, timezone: string];

/** Where a language is spoken: first where its designs are at home, whose currency their texts name. */
const places = {
  en: [
    ['en-GB', 'GBP', 'Europe/London'],
    ['en-US', 'USD', 'America/New_York'],
    ['en-AU', 'AUD', 'Australia/Sydney'],
    ['en-CA', 'CAD', 'America/Toronto'],
    ['en-IE', 'EUR', 'Europe/Dublin'],
    ['en-IN', 'INR', 'Asia/Kolkata'],
    ['en-NG', 'NGN', 'Africa/Lagos'],
    ['en-NZ', 'NZD', 'Pacific/Auckland'],
    ['en-SG', 'SGD', 'Asia/Singapore'],
    ['en-ZA', 'ZAR', 'Africa/Johannesburg'],
  ],
  de: [
    ['de-DE', 'EUR', 'Europe/Berlin'],
    ['de-AT', 'EUR', 'Europe/Vienna'],
    ['de-CH', 'CHF', 'Europe/Zurich'],
    ['de-LI', 'CHF', 'Europe/Vaduz'],
    ['de-LU', 'EUR', 'Europe/Luxembourg'],
  ],
  fr: [
    ['fr-FR', 'EUR', 'Europe/Paris'],
    ['fr-BE', 'EUR', 'Europe/Brussels'],
    ['fr-CA', 'CAD', 'America/Toronto'],
    ['fr-CH', 'CHF', 'Europe/Zurich'],
    ['fr-LU', 'EUR', 'Europe/Luxembourg'],
    ['fr-MA', 'MAD', 'Africa/Casablanca'],
  ],
  it: [
    ['it-IT', 'EUR', 'Europe/Rome'],
    ['it-CH', 'CHF', 'Europe/Zurich'],
  ],
  pt: [
    ['pt-PT', 'EUR', 'Europe/Lisbon'],
    ['pt-BR', 'BRL', 'America/Sao_Paulo'],
  ],
  es: [
    ['es-ES', 'EUR', 'Europe/Madrid'],
    ['es-AR', 'ARS', 'America/Buenos_Aires'],
    ['es-CL', 'CLP', 'America/Santiago'],
    ['es-CO', 'COP', 'America/Bogota'],
    ['es-MX', 'MXN', 'America/Mexico_City'],
    ['es-PE', 'PEN', 'America/Lima'],
    ['es-US', 'USD', 'America/New_York'],
  ],
  nl: [
    ['nl-NL', 'EUR', 'Europe/Amsterdam'],
    ['nl-BE', 'EUR', 'Europe/Brussels'],
  ],
  ar: [
    ['ar-EG', 'EGP', 'Africa/Cairo'],
    ['ar-AE', 'AED', 'Asia/Dubai'],
    ['ar-JO', 'JOD', 'Asia/Amman'],
    ['ar-MA', 'MAD', 'Africa/Casablanca'],
    ['ar-QA', 'QAR', 'Asia/Qatar'],
    ['ar-SA', 'SAR', 'Asia/Riyadh'],
  ],
  sv: [
    ['sv-SE', 'SEK', 'Europe/Stockholm'],
    ['sv-FI', 'EUR', 'Europe/Helsinki'],
  ],
  pl: [['pl-PL', 'PLN', 'Europe/Warsaw']],
} as const satisfies Record<Language, readonly Row[]>;

const asPlace = ([locale, currency, timezone]: Row): Place => ({ locale, currency, timezone });

/** Where a language is spoken, first where most people speak it. */
export const placesOf = (language: Language): readonly [Place, ...Place[]] => {
  const [first, ...others]: readonly [Row, ...Row[]] = places[language];
  return [asPlace(first), ...others.map(asPlace)];
};

/** Where most people speak the language. */
export const usualPlace = (language: Language): Place => placesOf(language)[0];

/**
 * Where somebody begins a site: the country of their time zone, or else of their browser's locale, if the language is spoken there.
 * @param preferred the best of some locales for their browser
 */
export function likelyPlace(
  language: Language,
  timezone: string | undefined,
  preferred: (among: readonly string[]) => string | undefined,
): Place {
  const all = placesOf(language);
  const zone = timezone !== undefined && isTimeZone(timezone) ? timezone : undefined;
  const near = all.filter(
    ({ locale }) => zone !== undefined && new Intl.Locale(locale).getTimeZones()?.includes(zone),
  );
  const among = near.length > 0 ? near : all;
  const locale = preferred(among.map((each) => each.locale));
  const place = among.find((each) => each.locale === locale) ?? among[0] ?? all[0];
  return zone === undefined ? place : { ...place, timezone: zone };
}

/** Amounts in texts, as their language writes them. */
const written: Readonly<Record<Language, RegExp>> = {
  en: /£(?<amount>\d[\d,]*(?:\.\d+)?)/g,
  de: /(?<amount>\d[\d.]*(?:,\d+)?)\s?€/g,
  fr: /(?<amount>\d[\d\s]*(?:,\d+)?)\s?€/g,
  it: /(?<amount>\d[\d.]*(?:,\d+)?)\s?€/g,
  pt: /(?<amount>\d[\d\s.]*(?:,\d+)?)\s?€/g,
  es: /(?<amount>\d[\d.\s]*(?:,\d+)?)\s?€/g,
  nl: /€\s?(?<amount>\d[\d.]*(?:,\d+)?)/g,
  ar: /(?<amount>\d[\d,]*(?:\.\d+)?)\s(?:جنيهات|جنيهًا|جنيه)(?!\p{L})/gu,
  sv: /(?<amount>\d[\d\s]*(?:,\d+)?)\s?kr(?!\p{L})/gu,
  pl: /(?<amount>\d[\d\s]*(?:,\d+)?)\s?zł/g,
};

const readAmount = (text: string, language: Language): number =>
  language === 'en' || language === 'ar'
    ? Number(text.replaceAll(',', ''))
    : Number(text.replaceAll(/[\s.]/g, '').replace(',', '.'));

const priceFields = new Set(['price', 'compareAt', 'freeFrom']);

/**
 * The content of a site with its amounts in the currency of a place. Its numbers are in pounds; its texts are in a language, and name
 * amounts in the currency of where most people speak it.
 */
export function priced<Content>(content: Content, language: Language, { locale, currency }: Place): Content {
  const pound = poundIn[currency];
  const named = usualPlace(language).currency;
  const format = new Intl.NumberFormat(withLatinDigits(locale), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const inPlace = (text: string) =>
    text.replace(written[language], (found, amount: string) => {
      const value = (readAmount(amount, language) * pound) / poundIn[named];
      return Number.isFinite(value) ? format.format(value) : found;
    });
  return JSON.parse(
    JSON.stringify(content, (key, value: unknown) => {
      if (typeof value === 'number' && priceFields.has(key)) return Math.round(value * pound * 100) / 100;
      return typeof value === 'string' && named !== currency ? inPlace(value) : value;
    }),
  ) as Content;
}
