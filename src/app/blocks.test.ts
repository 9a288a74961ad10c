import { expect, test } from 'vitest';
import { sentencesOf } from '../../tests/support/sentences-of.ts';
import { said } from '../lib/http/replies/said.ts';
import { blockViews } from './block-views.ts';
import { blockKindList, blockKinds } from './blocks.ts';

test('every kind has a view and every view a kind', () => {
  expect([...blockKinds.keys()].toSorted()).toEqual([...blockViews.keys()].toSorted());
  expect(blockKinds.size).toBe(blockKindList.length);
});

test.each(blockKindList.map((kind) => [kind.type, kind] as const))('%s is explained to owners', (_, kind) => {
  expect(kind.label).toMatch(/^[A-Z]/);
  expect(kind.hint).toMatch(/^[A-Z].*\.$/);
});

test('each sentence of a block’s fields is known in the languages of staff', () => {
  const unknown = new Set<string>();
  for (const sentence of sentencesOf(blockKindList.map(({ schema }) => schema)))
    for (const language of ['de', 'fr', 'es'] as const)
      if (said(sentence, language) === sentence) unknown.add(`${language}: ${sentence}`);
  expect([...unknown]).toEqual([]);
});
