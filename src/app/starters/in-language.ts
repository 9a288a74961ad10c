import { readFileSync } from 'node:fs';
import type { Language } from '../../lib/messages/languages.ts';
import type { SiteContent } from '../site-content/site-content.ts';
import { type Place, priced, usualPlace } from './places.ts';
import type { Starter } from './starter.ts';
import { translateSite } from './translate-site.ts';

type Translated = Exclude<Language, 'en'>;

/** Stands for the site's name in texts that contain it. */
export const NAME = '{name}';

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

/**
 * The content of a site that starts in a language, with this name.
 * @param place where the language is spoken
 */
export function siteIn(
  { key, site }: Starter,
  language: Language,
  name: string,
  place: Place = usualPlace(language),
): SiteContent {
  const { website, shopDefaults, ...content } =
    language === 'en' ? site(NAME) : translateSite(site(NAME), sayer(language, key), language);
  const invoices = language === 'en' ? {} : { invoicePrefix: invoicePrefixes[language] };
  // The name comes last: one with an amount in it isn't converted.
  const named = JSON.stringify({
    ...priced(content, language, place),
    website: { ...website, ...place },
    shopDefaults: { ...shopDefaults, ...invoices },
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
