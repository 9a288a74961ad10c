import { describe, expect, test } from 'vitest';
import { type Field, groupsOf, mayHideValues, newFieldDraft, optionsOf, placeField } from './field-draft.ts';

const field = (key: string, kind: Field['kind']): Field => ({ ...newFieldDraft, key, label: key, kind });

test('options are lines, without blanks and repetitions', () =>
  expect(optionsOf(' Small\n\nLarge \nSmall')).toEqual(['Small', 'Large']));

test('another kind, fewer options and a retired field touch what entries hold; other changes don’t', () => {
  const before = [field('price', 'text')];
  expect(mayHideValues(before, [{ ...field('price', 'text'), label: 'Cost' }])).toBe(false);
  expect(mayHideValues(before, [...before, { ...newFieldDraft, kind: 'number' }])).toBe(false);
  expect(mayHideValues(before, [field('price', 'money')])).toBe(true);
  expect(mayHideValues(before, [{ ...field('price', 'text'), retired: true }])).toBe(true);
  const size = { ...field('size', 'choice'), options: ['Small', 'Large'] };
  expect(mayHideValues([size], [{ ...size, options: ['Small', 'Large', 'Huge'] }])).toBe(false);
  expect(mayHideValues([size], [{ ...size, options: ['Small'] }])).toBe(true);
});

describe('a field with a group', () => {
  const inGroup = (key: string, group?: string): Field => ({ ...field(key, 'text'), group });
  const fields = [inGroup('sku'), inGroup('width', 'Size'), inGroup('height', 'Size'), inGroup('note')];
  const place = (one: Field, at: number | null) => placeField(fields, one, at).map(({ key }) => key);

  test('joins the end of its group, as a new one and as one that changes its group', () => {
    expect(place(inGroup('depth', 'Size'), null)).toEqual(['sku', 'width', 'height', 'depth', 'note']);
    expect(place(inGroup('sku', 'Size'), 0)).toEqual(['width', 'height', 'sku', 'note']);
    expect(place(inGroup('note', 'Size'), 3)).toEqual(['sku', 'width', 'height', 'note']);
  });

  test('stays where it is with its group, with the first of a new group and without one', () => {
    expect(place({ ...inGroup('width', 'Size'), label: 'Breadth' }, 1)).toEqual(fields.map(({ key }) => key));
    expect(place(inGroup('sku', 'Stock'), 0)).toEqual(['sku', 'width', 'height', 'note']);
    expect(place(inGroup('colour'), null)).toEqual(['sku', 'width', 'height', 'note', 'colour']);
  });

  test('comes after the group that it leaves', () => {
    expect(place(inGroup('width'), 1)).toEqual(['sku', 'height', 'width', 'note']);
    expect(place(inGroup('width', 'Stock'), 1)).toEqual(['sku', 'height', 'width', 'note']);
  });

  test('is offered once, in the order of the list', () => {
    expect(groupsOf([...fields, inGroup('stock', 'Stock')])).toEqual(['Size', 'Stock']);
  });
});
