/**
 * Writes `src/lib/time-zones/cities` from Unicode's CLDR: what the city of each time zone is called in a language, where that isn't
 * the last part of the zone's name. Run by hand for a new release of CLDR, or for a new language:
 *
 *     npm pack cldr-dates-full cldr-bcp47 && for each in cldr-*.tgz; do mkdir -p cldr/$each && tar -xzf $each -C cldr/$each; done
 *     node scripts/make-zone-names.ts cldr/cldr-dates-full-*.tgz/package cldr/cldr-bcp47-*.tgz/package
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { languages } from '../src/lib/messages/languages.ts';

const [dates = '', bcp47 = ''] = process.argv.slice(2);
const target = new URL('../src/lib/time-zones/cities/', import.meta.url);

interface Names {
  [part: string]: Names | string;
}
const read = async (path: string) => JSON.parse(await readFile(path, 'utf8')) as Names;
const within = (names: Names, ...path: string[]): Names =>
  path.reduce((inner, part) => inner[part] as Names, names);

/** The city of each zone: the names of zones are paths of up to three parts. */
const citiesOf = (names: Names, start = ''): [zone: string, city: string][] =>
  Object.entries(names).flatMap(([part, inner]): [string, string][] => {
    if (typeof inner === 'string') return [];
    const city = inner['exemplarCity'];
    return typeof city === 'string'
      ? [[start + part, city.replaceAll('\u00ad', '')]]
      : citiesOf(inner, `${start}${part}/`);
  });

/** CLDR keeps the first name of a zone (`Asia/Calcutta`); browsers and PostgreSQL may use the present one. */
const presentNames = new Map<string, string>();
for (const zone of Object.values(
  within(await read(join(bcp47, 'bcp47/timezone.json')), 'keyword', 'u', 'tz'),
)) {
  if (typeof zone === 'string' || typeof zone['_iana'] !== 'string') continue;
  if (typeof zone['_alias'] !== 'string') continue;
  const [first = ''] = zone['_alias'].split(' ');
  presentNames.set(first, zone['_iana']);
}

const lastPart = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

await mkdir(target, { recursive: true });
for (const language of languages) {
  const file = await read(join(dates, 'main', language, 'timeZoneNames.json'));
  const said = new Map(citiesOf(within(file, 'main', language, 'dates', 'timeZoneNames', 'zone')));
  said.delete('Etc/Unknown');
  for (const [first, present] of presentNames) {
    const city = said.get(first) ?? lastPart(present);
    said.set(first, city).set(present, city);
  }
  const regions = new Map<string, string[]>();
  for (const [zone, city] of [...said].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (city === lastPart(zone)) continue;
    const [region = ''] = zone.split('/', 1);
    regions.set(region, [...(regions.get(region) ?? []), `${zone.slice(region.length + 1)}=${city}`]);
  }
  const rows = [...regions].map(([region, cities]) => [region, ...cities].join('|'));
  const source = `// Written by scripts/make-zone-names.ts from Unicode's CLDR (Unicode License v3).
export const ${language}: readonly string[] = ${JSON.stringify(rows)};
`;
  const { code } = await format(`${language}.ts`, source, { singleQuote: true, printWidth: 110 });
  await writeFile(new URL(`${language}.ts`, target), code);
}
