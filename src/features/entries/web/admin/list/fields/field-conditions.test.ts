import { expect, test } from 'vitest';
import type { FieldKind } from '../../../../field-kinds.ts';
import type { Field } from './field-columns.ts';
import {
  areShort,
  type Asked,
  conditionsOf,
  readAsked,
  wantedOf,
  writeAsked,
  written,
} from './field-conditions.ts';

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
  field('note', 'multiline'),
  field('friends', 'entries'),
  field('photo', 'picture'),
];
const SOMEONE = '0198c0de-0000-7000-8000-000000000001';

test.each<Asked>([
  { price: { from: 10, to: 20 } },
  { price: {} },
  { fired: { to: '2026-03-01' } },
  { sold: false, glaze: 'Ash' },
  { glaze: { any: ['Ash', 'Gone'] }, maker: { not: 'Zoe' }, note: { contains: '%' } },
  { glaze: { not: ['Ash'] }, price: { not: 0 }, fired: { not: '2026-03-01' } },
  { friends: { any: [SOMEONE] }, photo: { empty: true } },
  { fired: { when: 'upcoming' } },
  { fired: { when: 'past' } },
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
  ['{"sold":{"empty":true}}', 1],
  ['{"glaze":{"not":"Celadon"}}', 1],
  ['{"glaze":{"any":["Celadon"]}}', 1],
  ['{"glaze":{"any":[]}}', 1],
  ['{"maker":" "}', 1],
  ['{"maker":{"contains":"a\\u0000"}}', 1],
  ['{"maker":{"contains":"a","not":"b"}}', 1],
  ['{"note":"a"}', 1],
  ['{"friends":{"any":["Zoe"]}}', 1],
  ['{"photo":{"contains":"a"}}', 1],
  ['{"price":{"not":"2026-01-01"}}', 1],
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
  ['price', { empty: false }],
  ['price', { empty: true }],
  ['price', { not: 1 }],
  ['fired', { not: '2026-03-01' }],
  ['maker', 'Zoe'],
  ['maker', { not: 'Zoe' }],
  ['maker', { contains: 'oe' }],
  ['note', { contains: 'oe' }],
  ['glaze', { any: ['Ash', 'Tenmoku'] }],
  ['friends', { not: [SOMEONE] }],
  ['sold', true],
  ['sold', false],
  ['glaze', 'Ash'],
] as const)('a filter by %s can be edited: %j', (key, wanted) => {
  const found = fields.find((each) => each.key === key);
  expect(found && wantedOf(found, written(wanted))).toEqual(wanted);
});

test('a range has both ends, in either order', () => {
  const price = field('price', 'money');
  const several: string[] = [];
  expect(wantedOf(price, { condition: 'between', first: 9, last: 5, several })).toEqual({ from: 5, to: 9 });
  expect(wantedOf(price, { condition: 'between', first: 9, last: null, several })).toBeNull();
  expect(wantedOf(price, { condition: 'from', first: null, last: 9, several })).toBeNull();
});

test('a filter of an earlier release that asks for any value can be edited', () => {
  expect(wantedOf(field('price', 'money'), written({}))).toEqual({ empty: false });
});

test.each([
  ['maker', ['contains', 'is', 'not', 'filled', 'empty']],
  ['note', ['contains', 'filled', 'empty']],
  ['glaze', ['is', 'not', 'any', 'none', 'filled', 'empty']],
  ['sold', ['is']],
  ['price', ['is', 'not', 'from', 'to', 'between', 'filled', 'empty']],
  ['fired', ['is', 'not', 'from', 'to', 'between', 'upcoming', 'past', 'filled', 'empty']],
  ['friends', ['any', 'none', 'filled', 'empty']],
  ['photo', ['filled', 'empty']],
  ['old', []],
])('%s can be asked about by %j', (key, conditions) => {
  expect(conditionsOf(fields.find((each) => each.key === key) ?? field('', 'file'))).toEqual(conditions);
});

test('filters that are too long for the API are left out', () => {
  const keys = Array.from({ length: 8 }, (_, at) => `text_${at}`);
  const asked = Object.fromEntries(keys.map((key) => [key, { contains: 'x'.repeat(300) }]));
  const read = readAsked(
    JSON.stringify(asked),
    keys.map((key) => field(key, 'text')),
  );
  expect(areShort(asked)).toBe(false);
  expect(areShort(read.asked)).toBe(true);
  expect(Object.keys(read.asked).length + read.dropped).toBe(8);
  expect(Object.keys(read.asked)).toHaveLength(6);
});
