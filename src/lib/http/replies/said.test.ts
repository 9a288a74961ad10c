import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sentencesOf } from '../../../../tests/support/sentences-of.ts';
import type { BlockKind } from '../../content/block-kind.ts';
import { validateTree } from '../../content/validate-tree.ts';
import { speaking } from '../../messages/spoken-language.ts';
import { invalid, needsApproval, notFound, refuse, staleVersion } from '../../errors.ts';
import type { Contract } from '../contract.ts';
import { said, saidRefusal } from './said.ts';

const root = join(import.meta.dirname, '../../../..');

/** Every call of the sites' contracts, with the sentences of what it takes. */
async function* sentencesByCall(): AsyncGenerator<{ call: string; who: string; sentences: string[] }> {
  for (const path of globSync('src/features/**/*contract.ts', { cwd: root }))
    for (const table of Object.values((await import(join(root, path))) as Record<string, Contract>)) {
      if (typeof table !== 'object' || table === null || path.startsWith('src/features/platform/')) continue;
      for (const [call, endpoint] of Object.entries(table))
        if (/^[A-Z]+ \//.test(call) && endpoint?.who)
          yield {
            call,
            who: endpoint.who,
            sentences: [...sentencesOf([endpoint.params, endpoint.query, endpoint.body])],
          };
    }
}

test.each([
  ['visitors', ['visitor', 'account'], ['it', 'de'], 50],
  ['staff', ['owner'], ['fr', 'es', 'de'], 200],
] as const)(
  'each sentence of a shape that %s can meet is known in other languages',
  async (_, callers, languages, least) => {
    const unknown = new Set<string>();
    let calls = 0;
    for await (const { call, who, sentences } of sentencesByCall()) {
      if (!(callers as readonly string[]).includes(who)) continue;
      calls += 1;
      for (const sentence of sentences)
        for (const language of languages)
          if (said(sentence, language) === sentence) unknown.add(`${language}: ${sentence} (${call})`);
    }
    expect(calls).toBeGreaterThan(least);
    expect([...unknown]).toEqual([]);
  },
);

test('that somebody else has changed a record is known in the languages of staff, whatever the record', () => {
  const changed = globSync('src/features/*/server/**/*.ts', { cwd: root }).flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/staleVersion\(\s*'([^']+)',/g)].map(
      ([, noun = '']) => staleVersion(noun, {}).message,
    ),
  );
  expect(changed.length).toBeGreaterThan(10);
  for (const sentence of [...changed, needsApproval().message])
    for (const language of ['de', 'fr', 'es'] as const)
      expect(said(sentence, language), sentence).not.toBe(sentence);
});

test('numbers are said as the language writes them, and what is not known stays as it is', () => {
  expect(said('At most 999999.99.', 'de')).toBe('Höchstens 999.999,99.');
  expect(said('At most 86,400 seconds.', 'de')).toBe('Höchstens 86.400 Sekunden.');
  expect(said('At most 5 characters.', 'en')).toBe('At most 5 characters.');
  expect(said('Fire 3 kilns.', 'de')).toBe('Fire 3 kilns.');
});

test('what a sentence names is kept', () => {
  const zone = 'GB is already in the zone “Home”.';
  expect(said(zone, 'de')).toBe('GB ist bereits in der Zone „Home“.');
  expect(said(zone, 'en')).toBe(zone);
  expect(said('“All other countries” is already in the zone “Home”.', 'es')).toBe(
    '«Todos los demás países» ya está en la zona «Home».',
  );
  expect(said('This must be one of: draft, live.', 'de')).toBe('Möglich sind: draft, live.');
});

test('what is wrong with blocks is known in the languages of staff', () => {
  const kind = { type: 'text', label: 'Text', schema: z.strictObject({}), slots: [], fields: {} };
  const kinds = new Map([['text', kind as unknown as BlockKind]]);
  const twice = { type: 'text', props: { id: 'a', size: 1 }, more: 1 };
  const deep = Array.from({ length: 30 }).reduce<unknown>((inner) => [{ type: 'box', props: { inner } }], []);
  const box = { type: 'box', label: 'Box', schema: z.strictObject({}), slots: ['inner'], fields: {} };
  kinds.set('box', box as unknown as BlockKind);
  const wrong = [
    null,
    { type: 'kiln' },
    { type: 'text', props: 1 },
    twice,
    { type: 'text', props: { id: '' } },
  ];
  const fields = [
    validateTree(1, kinds),
    validateTree(deep, kinds),
    validateTree(
      Array.from({ length: 5000 }, () => ({ type: 'text' })),
      kinds,
    ),
    validateTree([...wrong, twice], kinds),
  ].flatMap((tree) => ('fields' in tree ? Object.values(tree.fields) : []));
  expect(fields.length).toBeGreaterThan(9);
  for (const sentence of fields)
    for (const language of ['de', 'fr', 'es'] as const)
      expect(said(sentence, language), sentence).not.toBe(sentence);
});

test('a refusal is said in the language of its request, with its code and all else as it was', () => {
  const refusal = invalid('Enter your name.', { name: 'Enter your name.' });
  const shown = speaking({ language: 'de' }, () => saidRefusal(refusal));
  expect(shown).toMatchObject({
    status: 400,
    code: 'invalid',
    message: 'Geben Sie Ihren Namen ein.',
    detail: { fields: { name: 'Geben Sie Ihren Namen ein.' } },
  });
  // An error that is thrown again elsewhere stays unchanged.
  expect(refusal.message).toBe('Enter your name.');
  expect(saidRefusal(notFound()).message).toBe(notFound().message);
  const other = speaking({ language: 'de' }, () =>
    saidRefusal(refuse('glaze-gone', 'Own words.', { current: { left: 2 } })),
  );
  expect(other.detail).toEqual({ current: { left: 2 } });
});
