import { expect, test } from 'vitest';
import type { Field } from '../../../../../lib/block-kind.ts';
import { richTextPathOf, textPathOf, withValue } from './prop-path.ts';

const fields: Record<string, Field> = {
  title: { kind: 'text', label: 'Title' },
  body: { kind: 'richText', label: 'Words' },
  items: {
    kind: 'list',
    label: 'Cards',
    noun: 'card',
    titleField: 'name',
    max: 9,
    newEntry: {},
    fields: { name: { kind: 'text', label: 'Name' }, more: { kind: 'multiline', label: 'More' } },
  },
};
const body = { type: 'doc', content: [] };
const block = {
  type: 'cards',
  props: {
    id: 'a',
    title: 'Our  glazes',
    body,
    items: [
      { name: 'Celadon', more: 'Same' },
      { name: 'Tenmoku', more: 'Same' },
    ],
  },
};

test('finds the field that an element’s words come from', () => {
  expect(textPathOf(fields, block, 'Our glazes ')).toEqual({ path: ['title'], isLong: false });
  expect(textPathOf(fields, block, 'Tenmoku')).toEqual({ path: ['items', 1, 'name'], isLong: false });
  expect(richTextPathOf(fields, block, body)).toEqual(['body']);
});

test('words that two fields share, or none has, lead to no field', () => {
  expect(textPathOf(fields, block, 'Same')).toBeNull();
  expect(textPathOf(fields, block, 'Elsewhere')).toBeNull();
  expect(textPathOf(fields, block, ' ')).toBeNull();
  expect(richTextPathOf(fields, block, { ...body })).toBeNull();
});

test('replaces one value and leaves the rest the same', () => {
  const next = withValue(block.props, ['items', 0, 'name'], 'Shino');
  expect(next.items[0]).toEqual({ name: 'Shino', more: 'Same' });
  expect(next.items[1]).toBe(block.props.items[1]);
  expect(block.props.items[0]?.name).toBe('Celadon');
});
