import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { blockKindList } from '../../../../../app/blocks.ts';
import { forgedPlaces } from '../../../tests/forged-values.ts';
import { measured, placesOf } from '../../../tests/probe-shape.ts';
import { fieldKinds } from '../../../../entries/field-kinds.ts';
import { shapeOf } from '../../../../entries/field-values.ts';
import { archivedTables } from './index.ts';

const shapes: [name: string, shape: z.ZodType][] = [
  ...archivedTables.map(({ table, row }): [string, z.ZodType] => [table, row]),
  ...blockKindList.map(({ type, schema }): [string, z.ZodType] => [`block ${type}`, schema]),
  ...fieldKinds.map((kind): [string, z.ZodType] => [
    `field ${kind}`,
    z.strictObject({ value: shapeOf({ kind, options: ['one', 'two'] }) }),
  ]),
];

/**
 * Goes red for each check within a column that is left out or loosened, such as the length of a city in an address. Where a
 * shape was changed on purpose, read what its places accept now, then run the test with `-u`.
 */
test('each place within a column, a block or a field accepts what it did, and refuses the rest', async () => {
  const seen = new Map<z.ZodType, string>();
  const groups = new Map<string, string[]>();
  for (const [name, shape] of shapes)
    for (const { place, shape: inner, as } of placesOf(shape, name, seen).slice(1)) {
      const what = as === undefined ? `accept ${measured(inner, forgedPlaces)}` : `are as ${as}`;
      groups.set(what, [...(groups.get(what) ?? []), place]);
    }
  const told = [...groups].map(([what, places]) => `${places.join('\n')}\n  ${what}\n`);
  await expect(told.join('\n')).toMatchFileSnapshot(join(import.meta.dirname, 'accepted-places.txt'));
});
