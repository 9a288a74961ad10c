import { expect, test } from 'vitest';
import type { Field } from '../../../../../lib/content/block-kind.ts';
import { richTextPathOf, textPathsOf, textAt, withValue } from './prop-path.ts';

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
  expect(textPathsOf(fields, block, 'Our glazes ')).toEqual([{ path: ['title'], isLong: false }]);
  expect(textPathsOf(fields, block, 'Tenmoku')).toEqual([{ path: ['items', 1, 'name'], isLong: false }]);
  expect(textAt(block.props, ['items', 1, 'name'])).toBe('Tenmoku');
  expect(richTextPathOf(fields, block, body)).toEqual(['body']);
});

test('words that two fields share lead to both, and those that none has to none', () => {
  expect(textPathsOf(fields, block, 'Same').map(({ path }) => path[1])).toEqual([0, 1]);
  expect(textPathsOf(fields, block, 'Elsewhere')).toEqual([]);
  expect(textPathsOf(fields, block, ' ')).toEqual([]);
  expect(richTextPathOf(fields, block, { ...body })).toBeNull();
});

test('replaces one value and leaves the rest the same', () => {
  const next = withValue(block.props, ['items', 0, 'name'], 'Shino');
  expect(next.items[0]).toEqual({ name: 'Shino', more: 'Same' });
  expect(next.items[1]).toBe(block.props.items[1]);
  expect(block.props.items[0]?.name).toBe('Celadon');
});
