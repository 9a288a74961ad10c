import { afterEach, expect, test } from 'vitest';
import { speakAdmin } from '../../../lib/messages/admin-area.ts';
import { blockKindList } from '../../blocks.ts';
import { de } from '../../messages/admin-blocks/de.ts';
import { spokenKinds } from './spoken-kinds.ts';

afterEach(() => speakAdmin('en', {}));

/** What is the same in every language: addresses, numbers, names of formats. */
const untranslated = /^(\/files\/|https:|[\d.,:– ]+( MB)?$|£45$|2027-|PDF$)/;

test('every word of a block that owners read has a translation', () => {
  const catalogue = Object.fromEntries(Object.entries(de).map(([key, text]) => [key, `‹${text}›`]));
  speakAdmin('de', { 'app/admin-blocks': catalogue });
  const left: string[] = [];
  const look = (value: unknown, at: string) => {
    if (Array.isArray(value)) return value.forEach((one, index) => look(one, `${at}.${index}`));
    if (typeof value !== 'object' || value === null) return;
    for (const [name, part] of Object.entries(value)) {
      const isWord = ['label', 'hint', 'help', 'placeholder', 'noun', 'unit'].includes(name);
      if (typeof part === 'string' && isWord && !part.startsWith('‹') && !untranslated.test(part))
        left.push(`${at}.${name}: ${part}`);
      else if (!['newEntry', 'props', 'when', 'shownBy'].includes(name)) look(part, `${at}.${name}`);
    }
  };
  const kinds = spokenKinds(blockKindList);
  for (const { type, label, hint, fields, picks } of kinds) look({ label, hint, fields, picks }, type);
  expect(left).toEqual([]);
});

test('what a block consists of stays as it is', () => {
  const strip = (kinds: readonly object[]) =>
    JSON.parse(
      JSON.stringify(kinds, (name, value: unknown) =>
        ['label', 'hint', 'help', 'placeholder', 'noun', 'unit'].includes(name) && typeof value === 'string'
          ? ''
          : value,
      ),
    ) as unknown;
  expect(strip(spokenKinds(blockKindList))).toEqual(strip(blockKindList));
});
