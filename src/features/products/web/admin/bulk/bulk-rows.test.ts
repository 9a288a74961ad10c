import { expect, test } from 'vitest';
import { withCell, withPasted, wrongCells } from '../../../../../lib/admin-ui/sheet/sheet.ts';
import type { Collection, Product } from '../../../contract.ts';
import { changesOf, columnKeys, pasted, problemOf, rowsOf, wayBack } from './bulk-rows.ts';

const made = (id: string, own: Partial<Product> = {}) =>
  ({
    _id: id,
    label: id,
    price: 10,
    compareAt: null,
    sku: '',
    stock: 5,
    published: true,
    collections: [],
    tags: [],
    variants: [],
    version: 3,
    ...own,
  }) as unknown as Product;
const variant = (id: string, price: number, stock: number | null) =>
  ({
    _id: id,
    variantLabel: id,
    options: [id],
    price,
    sku: '',
    stock,
  }) as unknown as Product['variants'][number];
const collections = [{ _id: 'c1', label: 'Pots, large' }] as unknown as Collection[];
const products = [
  made('a'),
  made('b', { variants: [variant('s', 12, 1), variant('l', 14, null)] }),
  made('c'),
];
const rows = rowsOf(products, collections, 'GBP');
const row = (key: string) => rows.find((each) => each.key === key) ?? rows[0]!;

test('only what was changed is sent, with what was seen of the stock', () => {
  let edits = withCell({}, row('a'), 'price', '12,5');
  edits = withCell(edits, row('a'), 'stock', '9');
  edits = withCell(edits, row('a'), 'collections', '"Pots, large"');
  edits = withCell(edits, row('l'), 'stock', '3');
  edits = withCell(withCell(edits, row('c'), 'tags', 'new'), row('c'), 'tags', '');
  expect(changesOf(rows, edits, collections)).toEqual([
    { _id: 'a', version: 3, price: 12.5, stock: 9, stockSeen: 5, collections: ['c1'] },
    {
      _id: 'b',
      version: 3,
      variants: [
        { _id: 's', variantLabel: 's', options: ['s'], price: 12, sku: '' },
        { _id: 'l', variantLabel: 'l', options: ['l'], price: 14, sku: '', stock: 3, stockSeen: null },
      ],
    },
  ]);
});

test('prices are written in the decimals of the currency', () => {
  const written = (currency: string) =>
    rowsOf([made('p', { price: 929, compareAt: 1000 })], collections, currency)[0]?.cells;
  expect(written('JPY')).toMatchObject({ price: '929', compareAt: '1000' });
  // Three decimals, of which two are used.
  expect(written('KWD')).toMatchObject({ price: '929.00', compareAt: '1000.00' });
});

test('a column is pasted over the rows that have it, several columns too', () => {
  const paste = (column: string, text: string) =>
    withPasted({}, { rows, columns: columnKeys }, { at: 0, column }, text, pasted);
  const stocks = paste('stock', '1\r\n2\r\n3\r\n4\r\n99\r\n');
  // The product with variants has no stock of its own.
  expect(stocks).toEqual({ a: { stock: '1' }, s: { stock: '2' }, l: { stock: '3' }, c: { stock: '4' } });
  expect(paste('price', '11\t15\tSKU-1')).toEqual({
    a: { price: '11', compareAt: '15', sku: 'SKU-1' },
  });
});

test('the way back leads to what was, from what the products have become', () => {
  const edits = withCell(withCell({}, row('a'), 'price', '20'), row('a'), 'stock', '2');
  // One was sold meanwhile: it stays sold.
  const after = [made('a', { price: 20, stock: 1, version: 5 })];
  expect(wayBack(rows, edits, after, collections, 'GBP')).toEqual([
    { _id: 'a', version: 5, price: 10, stock: 5, stockSeen: 1 },
  ]);
});

test.each([
  ['price', '', true],
  ['price', 'much', true],
  ['price', '1.5', false],
  ['compareAt', '', false],
  ['stock', '1.5', true],
  ['stock', '', false],
  ['collections', 'Nowhere', true],
  ['collections', '"Pots, large"', false],
] as const)('%s “%s”', (column, value, wrong) =>
  expect(problemOf(column, value, collections, 'GBP') !== undefined).toBe(wrong),
);

test('an amount has no decimals in a currency without any', () => {
  const problem = (currency: string) => problemOf('price', '1.5', collections, currency);
  expect(problem('JPY')).toBe('Enter a whole number.');
  expect(problem('KWD')).toBeUndefined();
});

test('counts the edited cells with an error', () => {
  let edits = withCell({}, row('a'), 'price', 'dear');
  edits = withCell(edits, row('a'), 'stock', '9');
  edits = withCell(edits, row('c'), 'collections', 'Unknown');
  const problem = (column: string, value: string) => problemOf(column, value, collections, 'GBP');
  expect(wrongCells(edits, problem)).toBe(2);
  expect(wrongCells({}, problem)).toBe(0);
});
