import { formatAddress } from 'localized-address-format';
import type { WordsOf } from '../messages/area.ts';
import { languageOf } from '../messages/languages.ts';
import type { postalWords } from './messages/address/area.ts';
import { arabicRegionRows, regionRows, rows } from './postal-table.gen.ts';

export type PostalWords = WordsOf<typeof postalWords>;

/** The parts that differ by country; country, name and company do not. */
export type PostalPart = 'line1' | 'line2' | 'city' | 'region' | 'postcode';

/** The parts whose names differ by country. */
export type NamedPart = 'city' | 'region' | 'postcode';

export interface Region {
  /** The stored and printed value: “CA”, or the name in countries that write it out. */
  value: string;
  name: string;
}

export interface PostalRules {
  country: string;
  /** The parts that addresses of the country have, in its order. */
  parts: readonly PostalPart[];
  required: ReadonlySet<PostalPart>;
  /** Kinds of the parts' names: `zipCode`. The words are in `messages/address`. */
  kinds: Readonly<Record<NamedPart, string>>;
  /** By name; empty if the region is typed. */
  regions: readonly Region[];
  /** An example of a postcode; empty if any is accepted. */
  example: string;
  fits: (postcode: string) => boolean;
}

const letters: Readonly<Record<string, PostalPart>> = { A: 'line1', C: 'city', S: 'region', Z: 'postcode' };

/** City states, whose addresses contain no city. */
const cityStates: ReadonlySet<string> = new Set(['GI', 'MO', 'SG']);
/** Countries whose counties are not written on parcels. */
const unusedRegions: ReadonlySet<string> = new Set(['EE', 'LT', 'LV']);

const tables = (list: readonly string[]): Map<string, string[]> =>
  new Map(list.map((row) => [row.slice(0, 2), row.slice(3).split('~')]));
let facts: Map<string, string[]> | undefined;
let regions: Map<string, string[]> | undefined;

/** The parts in a country's format, in its order; the street is `line1`. */
export function writtenOrder(country: string, script: 'local' | 'latin'): PostalPart[] {
  const marks = { administrativeArea: '<S>', locality: '<C>', postalCode: '<Z>', addressLines: ['<A>'] };
  const text = formatAddress({ postalCountry: country, ...marks }, script).join('\n');
  return [...text.matchAll(/<([ACSZ])>/g)].map(([, letter = '']) => letters[letter] as PostalPart);
}

/** Every country asks for a town: beside the street, if the format has no place for it. */
function partsOf(country: string, isKnown: boolean): PostalPart[] {
  const order: PostalPart[] = isKnown
    ? writtenOrder(country, 'local')
    : ['line1', 'city', 'region', 'postcode'];
  if (!order.includes('city') && !cityStates.has(country)) {
    const street = order.indexOf('line1');
    order.splice(street > 0 ? street : street + 1, 0, 'city');
  }
  return order.flatMap((part): PostalPart[] => {
    if (part === 'line1') return ['line1', 'line2'];
    return part === 'region' && unusedRegions.has(country) ? [] : [part];
  });
}

const readRegion = (text: string): Region => {
  const [value = '', name = value] = text.split('=');
  return { value, name };
};

const compact = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** With and without the country's letters, which some people put before their postcode. */
function matcher(country: string, pattern: string): (postcode: string) => boolean {
  if (!pattern) return () => true;
  const whole = new RegExp(`^(?:${pattern})$`);
  return (postcode) => {
    const typed = compact(postcode);
    return [typed, typed.replace(/^[A-Z]{1,2}/, ''), country + typed].some((text) => whole.test(text));
  };
}

const known = new Map<string, PostalRules>();

/** How addresses of a country are written and checked. An unknown country has every part, few of them required. */
export function postalRules(country: string): PostalRules {
  const kept = known.get(country);
  if (kept) return kept;
  facts ??= tables(rows);
  regions ??= tables(regionRows);
  const row = facts.get(country);
  const [needs = '', region = '', city = '', postcode = '', example = '', pattern = ''] = row ?? [];
  const parts = partsOf(country, row !== undefined);
  const list = regions.get(country)?.map(readRegion) ?? [];
  const required = [...(needs || 'AC')]
    .map((letter) => letters[letter] as PostalPart)
    // Without a list, any value may be right.
    .filter((part) => parts.includes(part) && (part !== 'region' || list.length > 0));
  const rules: PostalRules = {
    country,
    parts,
    required: new Set(required),
    kinds: { city: city || 'city', region: region || 'province', postcode: postcode || 'postcode' },
    regions: list,
    example,
    fits: matcher(country, pattern),
  };
  known.set(country, rules);
  return rules;
}

let arabic: Map<string, Map<string, string>> | undefined;

/** What a stored region is called in a language; only Arabic has names of its own. */
export function regionName(country: string, region: string, language: string): string {
  if (languageOf(language) !== 'ar') return region;
  arabic ??= new Map(
    [...tables(arabicRegionRows)].map(([of, list]) => [
      of,
      new Map(list.map(readRegion).map(({ value, name }) => [value, name])),
    ]),
  );
  return arabic.get(country)?.get(region) ?? region;
}

/** The regions to choose from, in the order of the alphabet of the language if it has names of its own. */
export function regionsIn({ country, regions: list }: PostalRules, language: string): readonly Region[] {
  const said = list.map(({ value, name }) => ({ value, name: regionName(country, name, language) }));
  return said.every(({ name }, place) => name === list[place]?.name)
    ? list
    : said.toSorted((a, b) => a.name.localeCompare(b.name, language));
}

type Kinds = Pick<PostalRules, 'kinds'>;

/** A part's name within a sentence: “ZIP code”. */
export const postalName = (part: NamedPart, { kinds }: Kinds, t: PostalWords): string =>
  t[part]({ kind: kinds[part] });

/** A field's label: “Address”, “ZIP code”. */
export function postalLabel(part: PostalPart, rules: Kinds, t: PostalWords): string {
  if (part === 'line1') return t.address;
  if (part === 'line2') return t.apartment;
  return postalName(part, rules, t).replace(/^./, (letter) => letter.toUpperCase());
}

/** Finds a region of the country by code or name; `''` if there is none. */
export function regionAmong({ country, regions }: PostalRules, text: string): string {
  const wanted = text.trim().toLowerCase();
  const isMeant = ({ value, name }: Region) =>
    [value, name, regionName(country, name, 'ar')].some((one) => one.toLowerCase() === wanted);
  return regions.find(isMeant)?.value ?? '';
}
