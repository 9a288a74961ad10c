import { expect, test } from 'vitest';
import { buildGraph } from './graph.ts';
import { checkRefusalWords } from './refusal-words.ts';

const found = (text: string, path = 'src/features/shop/server/save.ts') => {
  const sources = [
    {
      path: 'src/lib/http/messages/replies/en.ts',
      text: `export const en = { gone: 'This page is gone.', n: 'At most {n} pages.' };`,
    },
    { path, text },
  ];
  return checkRefusalWords(buildGraph(sources), sources).map(({ line, what }) => `${line}: ${what}`);
};

test('sentences of refusals and of their fields are found', () => {
  expect(found(`throw notFound('This page no longer exists.');`)).toEqual(['1: This page no longer exists.']);
  expect(found(`throw invalid(words().wrong, {\n [path]: \`“\${name}” is taken.\` });`)).toEqual([
    '2: “…” is taken.',
  ]);
  expect(found(`throw refuse('too-late', late ? 'It is too late.' : words().early, { current });`)).toEqual([
    '1: It is too late.',
  ]);
  expect(found(`throw new Refusal(409, 'conflict', 'This has changed.');`)).toEqual(['1: This has changed.']);
});

test('words of catalogues, sentences that are found by their text, other calls and programs pass', () => {
  expect(
    found(`throw conflict(staffWords().taken({ name: label('Some name') }));
throw notFound('This page is gone.');
throw invalid('At most 20 pages.');
throw new Error('This cannot be.');
log('It was refused.');`),
  ).toEqual([]);
  const refusal = `throw conflict('This name is taken.');`;
  expect(found(refusal, 'src/features/analytics/server/count.ts')).toEqual([]);
  expect(found(refusal, 'src/features/shop/server/save.test.ts')).toEqual([]);
});
