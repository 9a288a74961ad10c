import { expect, test } from 'vitest';
import { newFields } from './entry-shapes.ts';
import { runsOf } from './field-groups.ts';
import { changeFields } from './server/fields/change-fields.ts';

test('neighbours of the same group share a heading; elsewhere it’s repeated', () => {
  const fields = [
    { key: 'sku' },
    { key: 'width', group: 'Size' },
    { key: 'height', group: 'Size' },
    { key: 'note' },
    { key: 'depth', group: 'Size' },
  ];
  expect(
    runsOf(fields).map(({ heading, start, fields: run }) => [heading, start, run.map(({ key }) => key)]),
  ).toEqual([
    ['Details', 0, ['sku']],
    ['Size', 1, ['width', 'height']],
    ['More details', 3, ['note']],
    ['Size', 4, ['depth']],
  ]);
});

test('a field without a group is stored without one', () => {
  const given = { label: 'Width', kind: 'number' };
  const made = changeFields(
    [],
    newFields.parse([{ ...given, group: ' Size ' }, { ...given, group: ' ' }, given]),
  );
  expect('fields' in made && made.fields.map((field) => ('group' in field ? field.group : null))).toEqual([
    'Size',
    null,
    null,
  ]);
});
