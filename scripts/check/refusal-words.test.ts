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

test('sentences for operators are found where they are thrown or printed, and in the shapes of settings', () => {
  const command = 'src/app/commands/paint.ts';
  expect(found('throw new CommandError(`${host} is no site.`);', command)).toEqual(['1: … is no site.']);
  expect(found(`say('It runs now.');\nlog(known ? words.back : 'It is back.');`, command)).toEqual([
    '1: It runs now.',
    '2: It is back.',
  ]);
  expect(found(`throw new StartRefusal('No folder here.');`, 'src/lib/db/start.ts')).toHaveLength(1);
  expect(found(`z.number('must be a number').default(1);`, 'src/app/config.ts')).toEqual([
    '1: must be a number',
  ]);
  expect(
    found(
      `throw new CommandError(commandWords.noSite({ host: label('a host') }));
say(\`\\n\${words.running}\\n\`);
log.warn({ err }, 'the demo site has no music');`,
      command,
    ),
  ).toEqual([]);
});
