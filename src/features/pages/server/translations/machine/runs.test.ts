import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../../../../../tests/support/eventually.ts';
import { asAdmin } from '../../../../../../tests/support/postgres.ts';
import { callsOn } from '../../../../../../tests/support/site-calls.ts';
import {
  replyTexts,
  replyWith,
  startTranslationStandIn,
  textsIn,
  translatedBy,
} from '../../../../../../tests/support/translation-standin.ts';
import { twoSites } from '../../../../../../tests/support/two-sites.ts';
import type { Page } from '../../../contract.ts';
import type { TranslationRun } from '../../../machine-translation-contract.ts';
import type { Translation, TranslationProgress } from '../../../translations-contract.ts';
import { startTranslationWorker } from './run-worker.ts';

const service = await startTranslationStandIn();
const world = await twoSites({ DEEPL_API_BASE: service.base });
afterAll(async () => {
  await world.close();
  await service.close();
});
const { app, one } = world;
const { owner, done } = callsOn(world, one);

const run = async (language = 'de') =>
  (await done<{ run: TranslationRun | null }>('GET', `/api/translation-run/${language}`)).run;
const start = async (language = 'de') =>
  (await done<{ run: TranslationRun }>('POST', `/api/translation-run/${language}`, {})).run;
const ended = (language = 'de') =>
  eventually(
    () => run(language),
    (found) => found?.status !== 'running',
    { what: 'the run has ended' },
  );
const list = (language = 'de') => done<TranslationProgress[]>('GET', `/api/translations/${language}`);
const missing = async (language = 'de') =>
  (await list(language)).reduce((sum, each) => sum + each.missing, 0);
const newPage = async (name: string) => (await done<Page>('POST', '/api/page', { name }))._id;
/** Waiting jobs are due now. */
const hurry = () =>
  asAdmin(world.admin, (client) =>
    client.query(
      `update pgboss.job set start_after = now() where name = 'translate-language' and state < 'active'`,
    ),
  );

beforeAll(async () => {
  await done('PUT', '/api/website', { settings: { languages: ['de', 'fr', 'sv'] } });
  await done('PUT', '/api/translation-provider', { provider: 'deepl', key: 'deepl-hush-key-1234' });
  // The fixture has started this one.
  await done('POST', '/api/translation-run/sv/stop', {});
  await startTranslationWorker({ ...app.pages, db: app.db, machine: app.machine });
});
beforeEach(() => {
  service.answer(undefined);
  service.requests.length = 0;
});

test('everything missing in a language becomes drafts, and what people wrote is left alone', async () => {
  const id = await newPage('Kept page');
  await done('PUT', `/api/translation/de/${id}`, {
    texts: [{ key: 'name@', text: 'Behalten', source: 'Earlier name' }],
  });
  const before = await missing();
  expect(before).toBeGreaterThan(20);
  expect(await start()).toMatchObject({ status: 'running', texts: before, done: 0 });
  const { status, done: translated, failed, sentence } = (await ended()) ?? {};
  expect({ status, failed, sentence }).toEqual({ status: 'done', failed: 0, sentence: '' });
  expect(translated).toBe(before);
  expect(await missing()).toBe(0);
  const { texts } = await done<Translation>('GET', `/api/translation/de/${id}`);
  expect(texts[0]).toMatchObject({ text: 'Behalten', was: 'Earlier name', machine: false });
  expect((await list()).every(({ state }) => state === 'draft' || state === 'none')).toBe(true);

  service.requests.length = 0;
  const again = await owner('POST', '/api/translation-run/de', {});
  expect([again.status, again.json()]).toMatchObject([
    409,
    { error: 'Nothing is missing in this language.' },
  ]);
  expect(service.requests).toEqual([]);
});

test.each([
  ['a used-up quota', 456, 'The quota of your plan with DeepL is used up.'],
  ['a wrong key', 403, 'DeepL doesn’t accept the key.'],
])('%s ends it with a sentence, and starting again goes on with the rest', async (_, status, sentence) => {
  await newPage(`Page of ${status} one`);
  await newPage(`Page of ${status} two`);
  service.answer((response, request) => {
    if (service.requests.length > 1) return replyWith(status, {})(response, request);
    const { texts, language } = textsIn(request);
    return replyTexts(texts.map((text) => translatedBy(language, text)))(response, request);
  });
  await start();
  expect(await ended()).toMatchObject({ status: 'failed', done: 1, failed: 0 });
  expect((await run())?.sentence).toContain(sentence);
  expect(await missing()).toBe(1);
  service.answer(undefined);
  await start();
  expect(await ended()).toMatchObject({ status: 'done', texts: 1, done: 1, sentence: '' });
});

test('too many requests make it wait, and then it continues', async () => {
  await newPage('Patient page');
  let refusals = 0;
  service.answer((response, request) => {
    if ((refusals += 1) <= 2) return replyWith(429, {})(response, request);
    const { texts, language } = textsIn(request);
    return replyTexts(texts.map((text) => translatedBy(language, text)))(response, request);
  });
  await start();
  const waiting = await eventually(run, (found) => (found?.sentence ?? '') !== '', { what: 'the run waits' });
  expect(waiting).toMatchObject({ status: 'running', done: 0 });
  expect(waiting?.sentence).toContain('too many requests');
  await eventually(
    async () => {
      await hurry();
      return run();
    },
    (found) => found?.status === 'done',
    { what: 'the run has ended' },
  );
  expect(await run()).toMatchObject({ done: 1, failed: 0, sentence: '' });
});

// Fails if the job doesn't look whether its run is still running.
test('it stops when it’s told to, and a second start while it runs changes nothing', async () => {
  for (let n = 0; n < 4; n += 1) await newPage(`Stopped page ${n}`);
  const asked = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  service.answer((response, request) => {
    asked.resolve();
    void go.promise.then(() => {
      const { texts, language } = textsIn(request);
      replyTexts(texts.map((text) => translatedBy(language, text)))(response, request);
    });
  });
  const first = await start();
  await asked.promise;
  expect(await start()).toEqual(first);
  const stopped = await done<{ run: TranslationRun }>('POST', '/api/translation-run/de/stop', {});
  expect(stopped.run.status).toBe('stopped');
  go.resolve();
  await eventually(missing, (left) => left === 3, { what: 'the request that was under way is saved' });
  service.answer(undefined);
  await start();
  expect(await ended()).toMatchObject({ status: 'done', texts: 3, done: 3 });
  expect(service.requests).toHaveLength(4);
});

test('texts that can’t be used are counted, and a service that replies nonsense doesn’t go on for ever', async () => {
  await newPage('Page {name}');
  service.answer((response, request) =>
    replyTexts(textsIn(request).texts.map(() => 'Seite'))(response, request),
  );
  await start();
  expect(await ended()).toMatchObject({ status: 'done', done: 0, failed: 1 });
  expect(await missing()).toBe(1);
  await newPage('Another page');
  service.answer(replyWith(200, 'nonsense'));
  await start();
  await eventually(
    async () => {
      await hurry();
      return run();
    },
    (found) => found?.status !== 'running',
    { what: 'the run has ended' },
  );
  expect(await run()).toMatchObject({ done: 0, failed: 2 });
  expect(service.requests.length).toBeLessThan(10);
  service.answer(undefined);
});

test('a language that was removed, and a service that was turned off, end it', async () => {
  service.answer(replyWith(429, {}));
  await start('fr');
  await eventually(
    () => run('fr'),
    (found) => (found?.sentence ?? '') !== '',
    { what: 'the run waits' },
  );
  await done('PUT', '/api/translation-provider', { provider: 'none' });
  await eventually(
    async () => {
      await hurry();
      return run('fr');
    },
    (found) => found?.status === 'failed',
    { what: 'the run has failed' },
  );
  expect((await run('fr'))?.sentence).toContain('turned off');
  expect((await owner('POST', '/api/translation-run/fr', {})).status).toBe(409);
  expect((await owner('GET', '/api/translation-run/it')).status).toBe(404);
});
