import { readFileSync } from 'node:fs';
import type { AdminLanguage } from '../../lib/messages/languages.ts';
import type { SiteContent } from '../site-content/site-content.ts';
import type { Starter } from './starter.ts';
import { translateSite } from './translate-site.ts';

type Translated = Exclude<AdminLanguage, 'en'>;

/** Stands for the site's name in texts that contain it. */
export const NAME = '{name}';

/** Locale, currency and time zone of most people who speak a language. The owner can change all three. */
const places = {
  de: { locale: 'de-DE', currency: 'EUR', timezone: 'Europe/Berlin' },
  fr: { locale: 'fr-FR', currency: 'EUR', timezone: 'Europe/Paris' },
  es: { locale: 'es-ES', currency: 'EUR', timezone: 'Europe/Madrid' },
} as const satisfies Record<Translated, object>;

/** How invoice numbers begin: with “Rechnung”, “facture” and “factura”. */
const invoicePrefixes = { de: 'RE-', fr: 'FA-', es: 'F-' } as const satisfies Record<Translated, string>;

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

/** The content of a site that starts in a language, with this name. */
export function siteIn({ key, site }: Starter, language: AdminLanguage, name: string): SiteContent {
  if (language === 'en') return site(name);
  const { website, shopDefaults, ...content } = translateSite(site(NAME), sayer(language, key), language);
  const named = JSON.stringify({
    ...content,
    website: { ...website, ...places[language] },
    shopDefaults: { ...shopDefaults, invoicePrefix: invoicePrefixes[language] },
  });
  return JSON.parse(named.replaceAll(NAME, () => JSON.stringify(name).slice(1, -1))) as SiteContent;
}

/** What a design is called and what it is for. */
export function designWords(
  { key, name, words, example }: Starter,
  language: AdminLanguage,
): Pick<Starter, 'name' | 'words' | 'example'> {
  if (language === 'en') return { name, words, example };
  const say = sayer(language, key);
  return { name: say(name), words: say(words), example: say(example) };
}
