import { readFileSync } from 'node:fs';
import type { Language } from '../../lib/messages/languages.ts';
import type { SiteContent } from '../site-content/site-content.ts';
import type { Starter } from './starter.ts';
import { translateSite } from './translate-site.ts';

type Translated = Exclude<Language, 'en'>;

/** Stands for the site's name in texts that contain it. */
export const NAME = '{name}';

/** Locale, currency and time zone of most people who speak a language. The owner can change all three. */
const places = {
  de: { locale: 'de-DE', currency: 'EUR', timezone: 'Europe/Berlin' },
  fr: { locale: 'fr-FR', currency: 'EUR', timezone: 'Europe/Paris' },
  it: { locale: 'it-IT', currency: 'EUR', timezone: 'Europe/Rome' },
  pt: { locale: 'pt-PT', currency: 'EUR', timezone: 'Europe/Lisbon' },
  es: { locale: 'es-ES', currency: 'EUR', timezone: 'Europe/Madrid' },
  nl: { locale: 'nl-NL', currency: 'EUR', timezone: 'Europe/Amsterdam' },
  ar: { locale: 'ar-EG', currency: 'EGP', timezone: 'Africa/Cairo' },
  sv: { locale: 'sv-SE', currency: 'SEK', timezone: 'Europe/Stockholm' },
  pl: { locale: 'pl-PL', currency: 'PLN', timezone: 'Europe/Warsaw' },
} as const satisfies Record<Translated, object>;

/** What a pound of the English designs is there, about. Their texts name the same amounts. */
const poundIn = { EUR: 1, PLN: 5, SEK: 10, EGP: 50 } as const;

/** How invoice numbers begin: with what people call an invoice. */
const invoicePrefixes = {
  de: 'RE-',
  fr: 'FA-',
  it: 'FT-',
  pt: 'FT-',
  es: 'F-',
  nl: 'F-',
  // Prefixes have Latin letters.
  ar: '',
  sv: 'F-',
  pl: 'FV-',
} as const satisfies Record<Translated, string>;

type Texts = Readonly<Record<string, string>>;
const read = new Map<string, Texts>();

/** Texts by their English: those of one design, or those that several share. */
export function textsFile(language: Translated, name: string): Texts {
  const file = `texts/${language}/${name}.json`;
  let texts = read.get(file);
  if (!texts)
    read.set(file, (texts = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Texts));
  return texts;
}

const sayer = (language: Translated, key: string) => {
  const texts = { ...textsFile(language, 'shared'), ...textsFile(language, key) };
  return (text: string) => texts[text] ?? text;
};

const amounts = new Set(['price', 'compareAt', 'freeFrom']);

/** The content with its amounts in another currency. */
const priced = <Content>(content: Content, pound: number): Content =>
  JSON.parse(
    JSON.stringify(content, (key, value: unknown) =>
      typeof value === 'number' && amounts.has(key) ? Math.round(value * pound * 100) / 100 : value,
    ),
  ) as Content;

/** The content of a site that starts in a language, with this name. */
export function siteIn({ key, site }: Starter, language: Language, name: string): SiteContent {
  if (language === 'en') return site(name);
  const place = places[language];
  const { website, shopDefaults, ...content } = translateSite(site(NAME), sayer(language, key), language);
  const named = JSON.stringify({
    ...priced(content, poundIn[place.currency]),
    website: { ...website, ...place },
    shopDefaults: { ...shopDefaults, invoicePrefix: invoicePrefixes[language] },
  });
  return JSON.parse(named.replaceAll(NAME, () => JSON.stringify(name).slice(1, -1))) as SiteContent;
}

/** What a design is called and what it is for. */
export function designWords(
  { key, name, words, example }: Starter,
  language: Language,
): Pick<Starter, 'name' | 'words' | 'example'> {
  if (language === 'en') return { name, words, example };
  const say = sayer(language, key);
  return { name: say(name), words: say(words), example: say(example) };
}
