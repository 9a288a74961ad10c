import { expect, test } from 'vitest';
import type { FieldKind } from '../../../../field-kinds.ts';
import type { Field } from './field-columns.ts';
import { type Asked, readAsked, wantedOf, writeAsked, written } from './field-conditions.ts';

const field = (key: string, kind: FieldKind, more: Partial<Field> = {}): Field => ({
  key,
  kind,
  label: key,
  help: '',
  required: false,
  options: [],
  usual: null,
  shown: true,
  retired: false,
  ...more,
});
const fields = [
  field('price', 'money'),
  field('fired', 'date'),
  field('sold', 'toggle'),
  field('glaze', 'choice', { options: ['Ash', 'Tenmoku'] }),
  field('maker', 'text'),
  field('old', 'number', { retired: true }),
];

test.each<Asked>([
  { price: { from: 10, to: 20 } },
  { price: {} },
  { fired: { to: '2026-03-01' } },
  { sold: false, glaze: 'Ash' },
])('%j is read as it was written', (asked) => {
  expect(readAsked(writeAsked(asked), fields)).toEqual({ asked, dropped: 0 });
});

test.each([
  ['', 0],
  ['{', 0],
  ['[1]', 0],
  ['null', 0],
  ['"price"', 0],
  ['{"gone":true}', 1],
  ['{"old":{"from":1}}', 1],
  ['{"glaze":"Celadon"}', 1],
  ['{"price":"Ash"}', 1],
  ['{"price":{"from":"2026-01-01"}}', 1],
  ['{"fired":{"from":"2026-02-30"}}', 1],
  ['{"price":{"from":1,"or":2}}', 1],
  ['{"price":[1]}', 1],
  ['{"__proto__":true,"constructor":true}', 2],
])('%s asks for nothing that can be asked', (text, dropped) => {
  expect(readAsked(text, fields)).toEqual({ asked: {}, dropped });
});

test('what can be asked is kept beside what can’t', () => {
  expect(readAsked('{"old":{"from":1},"sold":true}', fields)).toEqual({ asked: { sold: true }, dropped: 1 });
});

test.each([
  ['price', { from: 1 }],
  ['price', { to: 1 }],
  ['price', { from: 1, to: 1 }],
  ['price', { from: 1, to: 2 }],
  ['price', {}],
  ['sold', true],
  ['sold', false],
  ['glaze', 'Ash'],
] as const)('a filter by %s can be edited: %j', (key, wanted) => {
  const found = fields.find((each) => each.key === key);
  expect(found && wantedOf(found, written(wanted))).toEqual(wanted);
});

test('a range has both ends, in either order', () => {
  const price = field('price', 'money');
  expect(wantedOf(price, { condition: 'between', first: 9, last: 5 })).toEqual({ from: 5, to: 9 });
  expect(wantedOf(price, { condition: 'between', first: 9, last: null })).toBeNull();
  expect(wantedOf(price, { condition: 'from', first: null, last: 9 })).toBeNull();
});
