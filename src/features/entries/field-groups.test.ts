import { expect, test } from 'vitest';
import { runsOf } from './field-groups.ts';

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
