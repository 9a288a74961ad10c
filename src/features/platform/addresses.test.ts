import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressFrom, otherAddresses, readAddress, reservedAddresses } from './addresses.ts';

test.each([
  ['Clay & Kiln', 'clay-kiln'],
  ['Café Müller’s Straße', 'cafe-mullers-strasse'],
  ['  Łódź  ', 'lodz'],
  ['日本', ''],
  ['a'.repeat(60), 'a'.repeat(40)],
])('%j is proposed as %j', (name, address) => expect(addressFrom(name, 'en')).toBe(address));

test.each([
  ['de', 'Bäckerei Müller', 'baeckerei-mueller'],
  ['es', 'Cerámica Peña', 'ceramica-pena'],
  ['en', 'مقهى النيل', 'mqha-alnyl'],
])('in %s, %s is proposed as %s', (language, name, address) =>
  expect(addressFrom(name, language)).toBe(address),
);

test.each([
  ['clay-kiln', 'clay-kiln'],
  [' HTTPS://Clay-Kiln.example.com/about ', 'clay-kiln'],
  ['clay-kiln.example.com.', 'clay-kiln'],
])('%j is read as %s', (typed, label) => expect(readAddress(typed, 'example.com')).toEqual({ label }));

test('no word that is reserved is listed twice', () =>
  expect(new Set(reservedAddresses).size).toBe(reservedAddresses.length));

test('beside a year, only what has letters is proposed', () =>
  expect(otherAddresses('1984')).toEqual([
    '1984-site',
    'my-1984',
    '1984-online',
    'the-1984',
    '1984-home',
    'hello-1984',
  ]));

test('what is proposed for any name is an address, or nothing', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (name) => {
      const label = addressFrom(name, 'en');
      if (label.length >= 3 && !/^[0-9-]+$/.test(label))
        expect(readAddress(label, 'example.com')).toEqual({ label });
      for (const other of otherAddresses(name))
        expect(readAddress(other, 'example.com')).toEqual({ label: other });
    }),
  ));
