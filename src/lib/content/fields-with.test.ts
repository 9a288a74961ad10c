import { expect, test } from 'vitest';
import type { Field } from './block-kind.ts';
import { fieldsWith } from './fields-with.ts';

const text: Field = { kind: 'text', label: 'Text' };
const link: Field = { kind: 'link', label: 'Link' };
const list = (fields: Record<string, Field>): Field => ({
  kind: 'list',
  label: 'List',
  noun: 'entry',
  titleField: '',
  newEntry: {},
  max: 9,
  fields,
});

test('fields of a kind are found in their order, and lists that have one within', () => {
  const fields = {
    title: text,
    address: link,
    pairs: list({ name: text }),
    buttons: list({ rows: list({ to: link }) }),
    last: link,
  };
  const withLinks = fieldsWith('link');
  expect(withLinks(fields).map(([name]) => name)).toEqual(['address', 'buttons', 'last']);
  expect(withLinks(fields)).toBe(withLinks(fields));
  expect(fieldsWith('text')(fields).map(([name]) => name)).toEqual(['title', 'pairs']);
  expect(withLinks({ title: text })).toEqual([]);
});
