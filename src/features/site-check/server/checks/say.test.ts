import { expect, test } from 'vitest';
import { invariants } from '../../../../app/wiring/invariants.ts';
import type { Storage } from '../../../../lib/storage/storage.ts';
import { speaking } from '../../../../lib/messages/spoken-language.ts';
import { sayKnown, sayRecord } from './say.ts';

const inGerman = <T>(work: () => T): T => speaking({ language: 'de' }, work);

test('every invariant has a name in the language of staff', () => {
  const names = invariants({} as Storage).map(({ name }) => name);
  expect(inGerman(() => names.filter((name) => sayKnown(name) === name))).toEqual([]);
  expect(names.map(sayKnown)).toEqual(names);
});

test('texts that are not known stay as they are', () => {
  expect(inGerman(() => sayKnown('The domain can’t be reached.'))).toBe('The domain can’t be reached.');
});

test('orders, payments and invoices are named in the language of staff, products as they are', () => {
  const names = [
    'Order 1001',
    'Order 1001, Mug',
    'Payment pi_3N, Order A-7',
    'Invoices up to R-00099',
    'Order of merit, large',
    'Payment plan',
  ];
  expect(names.map(sayRecord)).toEqual(names);
  expect(inGerman(() => names.map(sayRecord))).toEqual([
    'Bestellung 1001',
    'Bestellung 1001, Mug',
    'Zahlung pi_3N, Bestellung A-7',
    'Rechnungen bis R-00099',
    'Order of merit, large',
    'Payment plan',
  ]);
});
