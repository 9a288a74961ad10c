import { expect, test } from 'vitest';
import type { TranslationText } from '../../../translations-contract.ts';
import { needsOf, sectionsOf } from './text-order.ts';

const text = (key: string, given: Partial<TranslationText> = {}): TranslationText => ({
  key,
  label: 'Title',
  block: key.endsWith('@') ? '' : 'Hero',
  kind: 'text',
  source: 'Made slowly',
  text: null,
  was: null,
  machine: false,
  ...given,
});
const keysIn = (texts: readonly TranslationText[], needs = needsOf(texts)) =>
  sectionsOf(texts, needs).map(({ need, blocks }) => [
    need,
    ...blocks.map((each) => each.texts.map(({ key }) => key)),
  ]);

const texts = [
  text('name@', { text: 'Fertig' }),
  text('title@b1'),
  text('text@b1', { text: 'Alt', was: 'Old' }),
  text('label@b1', { text: '  ' }),
  text('title@b2', { text: 'Maschine', machine: true }),
  text('title@b3', { text: 'Alte Maschine', was: 'Old', machine: true }),
];

test('outdated texts come first, then those without a translation, then unchecked ones', () => {
  expect(keysIn(texts)).toEqual([
    ['outdated', ['text@b1'], ['title@b3']],
    ['untranslated', ['title@b1', 'label@b1']],
    ['unchecked', ['title@b2']],
    ['done', ['name@']],
  ]);
});

test('a text stays in its place while it is translated', () => {
  const needs = needsOf(texts);
  const done = texts.map((each) => ({ ...each, text: 'Fertig', was: null, machine: false }));
  expect(keysIn(done, needs)).toEqual(keysIn(texts));
  expect(keysIn(done).map(([need]) => need)).toEqual(['done']);
});
