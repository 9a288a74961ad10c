import { expect, test } from 'vitest';
import { en } from '../../messages/admin-kinds/en.ts';
import { placeholdersOf } from '../../mail-kind.ts';
import { mailKinds } from '../../mail-kinds.ts';
import { spokenMailKinds } from './spoken-mail-kinds.ts';

test('everything that owners read about an email has a translation', () => {
  const known = new Set<string>(Object.values(en));
  const read = mailKinds.flatMap((kind) => [
    kind.name,
    kind.purpose,
    ...(kind.mandatory === undefined ? [] : [kind.mandatory]),
    ...placeholdersOf(kind).map(({ label }) => label),
    ...(kind.variants ?? []).map(({ label }) => label),
  ]);
  expect(read.filter((text) => !known.has(text))).toEqual([]);
  expect([...known].filter((text) => !read.includes(text))).toEqual([]);
});

test('in English, kinds are what they were', () => {
  const withLabels = mailKinds.map((kind) => ({ ...kind, labels: expect.any(Object) as object }));
  expect(spokenMailKinds()).toEqual(withLabels);
  expect(spokenMailKinds().map(placeholdersOf)).toEqual(mailKinds.map(placeholdersOf));
});
