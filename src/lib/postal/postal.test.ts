import { describe, expect, test } from 'vitest';
import { address } from './address-shape.ts';
import { postalWords } from './messages/address/area.ts';
import { type PostalAddress, postalLines } from './postal-lines.ts';
import { postalProblems } from './postal-problems.ts';
import { postalLabel, postalRules, regionAmong, regionsIn } from './postal-rules.ts';

const at = (country: string, parts: Partial<PostalAddress>): PostalAddress => ({
  line1: '',
  line2: '',
  postcode: '',
  country,
  ...parts,
});

describe('an address as it is written', () => {
  const to = { name: 'Ada Byron', country: 'Country', language: 'en' };
  const cases: [string, Partial<PostalAddress>, string[]][] = [
    [
      'GB',
      { line1: '12 Quay Street', line2: 'Flat 2', city: 'Bristol', postcode: 'BS1 1AA' },
      ['Ada Byron', '12 Quay Street', 'Flat 2', 'Bristol', 'BS1 1AA', 'Country'],
    ],
    [
      'US',
      { line1: '548 Market Street', city: 'San Francisco', region: 'CA', postcode: '94103', company: 'Ink' },
      ['Ada Byron', 'Ink', '548 Market Street', 'San Francisco, CA 94103', 'Country'],
    ],
    [
      'DE',
      { line1: 'Hauptstraße 1', city: 'Berlin', postcode: '10115' },
      ['Ada Byron', 'Hauptstraße 1', '10115 Berlin', 'Country'],
    ],
    [
      'FR',
      { line1: '1 rue des Lilas', city: 'Paris', postcode: '75001', company: 'Encre SARL' },
      ['Encre SARL', 'Ada Byron', '1 rue des Lilas', '75001 Paris', 'Country'],
    ],
    [
      'JP',
      { line1: '1-1 Marunouchi', line2: '2F', city: 'Chiyoda-ku', region: 'Tokyo', postcode: '100-0005' },
      ['Ada Byron', '1-1 Marunouchi', '2F', 'Chiyoda-ku, Tokyo', '100-0005', 'Country'],
    ],
    [
      'JP',
      { line1: '丸の内1-1', city: '千代田区', region: '東京都', postcode: '100-0005' },
      ['〒100-0005', '東京都', '千代田区', '丸の内1-1', 'Ada Byron', 'Country'],
    ],
    [
      'IE',
      { line1: '1 Dame Street', city: 'Dublin 2', region: 'Co. Dublin', postcode: 'D02 X285' },
      ['Ada Byron', '1 Dame Street', 'Dublin 2', 'Co. Dublin', 'D02 X285', 'Country'],
    ],
    [
      'HK',
      { line1: '1 Queen’s Road', city: 'Central', region: 'Hong Kong Island' },
      ['Ada Byron', '1 Queen’s Road', 'Central', 'Hong Kong Island', 'Country'],
    ],
    [
      'AE',
      { line1: 'Villa 7', city: 'Jumeirah', region: 'Dubai' },
      ['Ada Byron', 'Villa 7', 'Jumeirah', 'Dubai', 'Country'],
    ],
    [
      'BR',
      { line1: 'Rua da Aurora 1', line2: 'Boa Vista', city: 'Recife', region: 'PE', postcode: '50030-230' },
      ['Ada Byron', 'Rua da Aurora 1', 'Boa Vista', 'Recife-PE', '50030-230', 'Country'],
    ],
    [
      'CA',
      { line1: '1 Elgin Street', city: 'Ottawa', region: 'ON', postcode: 'K1A 0B1' },
      ['Ada Byron', '1 Elgin Street', 'Ottawa ON K1A 0B1', 'Country'],
    ],
    [
      'AU',
      { line1: '1 Lygon Street', city: 'Carlton', region: 'VIC', postcode: '3053' },
      ['Ada Byron', '1 Lygon Street', 'Carlton VIC 3053', 'Country'],
    ],
    [
      'IN',
      { line1: '1 MG Road', city: 'Bengaluru', region: 'Karnataka', postcode: '560001' },
      ['Ada Byron', '1 MG Road', 'Bengaluru 560001', 'Karnataka', 'Country'],
    ],
  ];
  test.each(cases)('in %s: %o', (country, parts, lines) => {
    expect(postalLines(at(country, parts), to)).toEqual(lines);
  });

  test('with the name of its region in the language of the reader', () => {
    const cairo = at('EG', { line1: '12 شارع النيل', city: 'المعادي', region: 'Cairo Governorate' });
    expect(postalLines(cairo, { ...to, language: 'ar-EG' })).toContain('القاهرة');
    expect(postalLines(cairo, to)).toContain('Cairo Governorate');
  });

  test('with the four fields of before, and nothing written twice', () => {
    const old = at('GB', { line1: '12 Quay Street', line2: 'Fowey', postcode: 'FH4 2SL' });
    expect(postalLines(old, to)).toEqual(['Ada Byron', '12 Quay Street', 'Fowey', 'FH4 2SL', 'Country']);
    expect(postalLines({ ...old, name: 'Charles' }, to)[0]).toBe('Charles');
    expect(postalLines(at('GB', { line1: '' }), { name: '', country: 'Country', language: 'en' })).toEqual([
      'Country',
    ]);
  });

  test.each(['HK', 'SG', 'US', 'GB', 'JP', 'QQ'])('with every part that is kept of it, in %s', (country) => {
    const parts = { line1: 'one', line2: 'two', city: 'three', region: 'four', postcode: 'five' };
    const text = postalLines(at(country, parts), to).join(' ');
    for (const part of Object.values(parts)) expect(text.split(part)).toHaveLength(2);
  });
});

describe('the fields of a country', () => {
  test.each(['AE', 'EG'])(
    '%s: every region has an Arabic name on Arabic pages, in the order of the alphabet',
    (country) => {
      const rules = postalRules(country);
      const said = regionsIn(rules, 'ar-EG');
      expect(said.map(({ value }) => value).toSorted()).toEqual(
        rules.regions.map(({ value }) => value).toSorted(),
      );
      const names = said.map(({ name }) => name);
      expect(names.filter((name) => !/^[\p{Script=Arabic} ]+$/u.test(name))).toEqual([]);
      expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'ar')));
      expect(said.map(({ name }) => regionAmong(rules, name))).toEqual(said.map(({ value }) => value));
      expect(regionsIn(rules, 'de')).toEqual(rules.regions);
    },
  );

  test.each([
    ['GB', 'line1 line2 city postcode', 'line1 city postcode'],
    ['US', 'line1 line2 city region postcode', 'line1 city region postcode'],
    ['DE', 'line1 line2 postcode city', 'line1 postcode city'],
    ['JP', 'postcode region city line1 line2', 'postcode region city line1'],
    ['IE', 'line1 line2 city region postcode', 'line1 city'],
    ['HK', 'region city line1 line2', 'region line1'],
    ['AE', 'line1 line2 city region', 'line1 region'],
    ['SG', 'line1 line2 postcode', 'line1 postcode'],
    ['IN', 'line1 line2 city postcode region', 'line1 city postcode region'],
    // An unknown code.
    ['QQ', 'line1 line2 city region postcode', 'line1 city'],
  ])('%s: %s, of which %s are required', (country, parts, required) => {
    const rules = postalRules(country);
    expect(rules.parts.join(' ')).toBe(parts);
    expect(rules.parts.filter((part) => rules.required.has(part)).join(' ')).toBe(required);
  });

  test.each([
    ['GB', 'townOrCity', 'province', 'postcode'],
    ['US', 'city', 'state', 'zipCode'],
    ['JP', 'cityOrWard', 'prefecture', 'postalCode'],
    ['IE', 'townOrCity', 'county', 'eircode'],
    ['IN', 'city', 'state', 'pinCode'],
    ['AE', 'city', 'emirate', 'postcode'],
    ['AU', 'suburb', 'stateOrTerritory', 'postcode'],
    ['HK', 'district', 'area', 'postcode'],
  ])('in %s they have the kinds %s, %s and %s', (country, city, region, postcode) => {
    expect(postalRules(country).kinds).toEqual({ city, region, postcode });
  });

  test('every kind has its own word', () => {
    const codes = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const all = codes.flatMap((one) => codes.map((other) => postalRules(one + other).kinds));
    const t = postalWords.in('en');
    const usual: readonly string[] = ['city', 'province', 'postcode'];
    const untold = (['city', 'region', 'postcode'] as const).flatMap((part) =>
      all
        .map((kinds) => kinds[part])
        .filter((kind) => !usual.includes(kind) && t[part]({ kind }) === t[part]({ kind: 'other' })),
    );
    expect(untold).toEqual([]);
  });

  test.each([
    ['en', 'GB', 'Town or city', 'Postcode'],
    ['en', 'US', 'City', 'ZIP code'],
    ['de', 'DE', 'Ort', 'Postleitzahl'],
    ['fr', 'FR', 'Ville', 'Code postal'],
    ['it', 'IT', 'Città', 'CAP'],
  ] as const)('in %s a form for %s asks for %s and %s', (language, country, city, postcode) => {
    const label = (part: 'city' | 'postcode') =>
      postalLabel(part, postalRules(country), postalWords.in(language));
    expect([label('city'), label('postcode')]).toEqual([city, postcode]);
  });

  test('a region is chosen from the country’s list, by its code or its name', () => {
    const [us, ca, jp] = ['US', 'CA', 'JP'].map((country) => postalRules(country));
    expect([us?.regions.length, ca?.regions.length, jp?.regions.length]).toEqual([62, 13, 47]);
    expect(us && regionAmong(us, ' california ')).toBe('CA');
    expect(us && regionAmong(us, 'ca')).toBe('CA');
    expect(us && regionAmong(us, 'Ontario')).toBe('');
    expect(postalRules('IN').regions.map(({ name }) => name)).toContain('Ladakh');
    expect(postalRules('IT').regions).toContainEqual({ value: 'SU', name: 'Sud Sardegna' });
    expect(postalRules('GB').regions).toEqual([]);
  });
});

describe('a postcode', () => {
  test.each([
    ['GB', 'bs11aa'],
    ['GB', 'W1A 4ZZ'],
    ['GB', 'BFPO 61'],
    ['US', '94103-1234'],
    ['SE', 'SE-123 45'],
    ['DE', 'D-10115'],
    ['LV', '1073'],
    ['LV', 'LV-1073'],
    ['NL', '1234ab'],
    ['PL', '00950'],
    ['JP', '１００−０００５'],
    ['IE', 'd02x285'],
    ['CA', 'k1a0b1'],
    ['PT', '2725 079'],
    // Their rules are uncertain.
    ['VN', '1'],
    ['QQ', 'anything'],
  ])('of %s may be written %s', (country, postcode) => {
    expect(postalRules(country).fits(postcode)).toBe(true);
  });

  test.each([
    ['GB', 'BS1'],
    ['US', '9410'],
    ['DE', '1011'],
    ['CA', '94103'],
    ['AU', 'BS1 1AA'],
  ])('of %s is never %s', (country, postcode) => {
    expect(postalRules(country).fits(postcode)).toBe(false);
  });

  test('of every country fits its own example', () => {
    const codes = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const all = codes.flatMap((one) => codes.map((other) => postalRules(one + other)));
    expect(all.filter(({ example }) => example).length).toBeGreaterThan(50);
    expect(all.filter(({ example, fits }) => example && !fits(example))).toEqual([]);
  });
});

describe('what is wrong with an address', () => {
  const empty = { line1: '', line2: '', city: '', region: '', postcode: '' };

  test.each([
    ['US', ['Enter your address.', 'Enter your city.', 'Choose your state.', 'Enter your ZIP code.']],
    ['GB', ['Enter your address.', 'Enter your town or city.', 'Enter your postcode.']],
    ['HK', ['Choose your area.', 'Enter your address.']],
    ['IE', ['Enter your address.', 'Enter your town or city.']],
  ])('in %s is said by the name it has there', (country, sentences) => {
    expect(Object.values(postalProblems({ ...empty, country }, postalWords.in('en')))).toEqual(sentences);
  });

  test('a postcode is explained by an example', () => {
    const of = (country: string) =>
      postalProblems({ ...empty, country, postcode: '!' }, postalWords.in('en')).postcode;
    expect(of('GB')).toBe('Enter a postcode like BS1 1AA.');
    expect(of('IE')).toBe('Enter an Eircode like A65 F4E2.');
    expect(of('US')).toBe('Enter a ZIP code like 94103.');
  });

  const issuesOf = (sent: unknown) =>
    address.safeParse(sent).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

  test('the four fields of before are taken as they were', () => {
    const old = { line1: '12 Quay Street', line2: 'Fowey', postcode: 'FH4 2SL', country: 'GB' };
    expect(address.parse(old)).toEqual(old);
    expect(address.parse({ ...old, country: 'US' })).toEqual({ ...old, country: 'US' });
    expect(issuesOf({ ...old, postcode: '' })).toEqual(['postcode: Enter your postcode.']);
    expect(issuesOf({ ...old, postcode: '', country: 'HK' })).toBeUndefined();
  });

  test('all of it is said at once, and what nobody knows is refused', () => {
    expect(issuesOf({ ...empty, country: 'US' })).toEqual([
      'line1: Enter your address.',
      'city: Enter your city.',
      'region: Choose your state.',
      'postcode: Enter your ZIP code.',
    ]);
    const whole = {
      line1: '1 Main Street',
      city: 'Springfield',
      region: 'IL',
      postcode: '62701',
      country: 'US',
    };
    expect(issuesOf(whole)).toBeUndefined();
    // A list may be out of date.
    expect(issuesOf({ ...whole, region: 'New State' })).toBeUndefined();
    expect(issuesOf({ ...whole, country: 'usa' })).toEqual(['country: Choose a country.']);
    expect(issuesOf({ ...whole, street: 'x' })).toHaveLength(1);
    expect(issuesOf({ ...whole, city: 'Spring\nfield' })).toEqual(['city: Use one line only.']);
  });
});
