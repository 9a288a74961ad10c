import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callsOn } from '../../../../../../tests/support/site-calls.ts';
import { staffMember } from '../../../../../../tests/support/staff.ts';
import { asAdmin } from '../../../../../../tests/support/postgres.ts';
import {
  replyTexts,
  replyWith,
  startTranslationStandIn,
  textsIn,
  translatedBy,
} from '../../../../../../tests/support/translation-standin.ts';
import { twoSites } from '../../../../../../tests/support/two-sites.ts';
import type { Page } from '../../../contract.ts';
import type { MachineFailure, MachineSettings, MachineTest } from '../../../machine-translation-contract.ts';
import type { Translation, TranslationProgress } from '../../../translations-contract.ts';

const service = await startTranslationStandIn();
const world = await twoSites({ DEEPL_API_BASE: service.base, TRANSLATION_TO_LOOPBACK: 'on' });
afterAll(async () => {
  await world.close();
  await service.close();
});
const { admin, app, ask, one, two } = world;
const { owner, done, visitor } = callsOn(world, one);

const KEY = 'deepl-hush-key-1234:fx';
const deepl = { provider: 'deepl', key: KEY };
const openai = { provider: 'openai', key: 'sk-hush-9876', address: `${service.base}/v1`, model: 'small' };
const set = (body: object) => done<MachineSettings>('PUT', '/api/translation-provider', body);
const tested = () => done<MachineTest>('POST', '/api/translation-provider/test', {});

interface Translated {
  translated: number;
  left: string[];
  failures: MachineFailure[];
  translation: Translation;
}
const machine = (subject: string, body: object = {}) =>
  done<Translated>('POST', `/api/translation/de/${subject}/machine`, body);
const read = (subject: string) => done<Translation>('GET', `/api/translation/de/${subject}`);
const progress = async (subject: string) =>
  (await done<TranslationProgress[]>('GET', '/api/translations/de')).find((each) => each.subject === subject);
const save = (subject: string, key: string, text: unknown, source: unknown) =>
  done<Translation>('PUT', `/api/translation/de/${subject}`, { texts: [{ key, text, source }] });

const rich = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Write to ' },
        { type: 'text', text: 'us', marks: [{ type: 'link', attrs: { href: '/contact' } }] },
      ],
    },
  ],
};
let pages = 0;
async function newPage(): Promise<string> {
  pages += 1;
  const page = await done<Page>('POST', '/api/page', { name: `Page ${pages}`, slug: `machine-${pages}` });
  await done('PUT', `/api/page/${page._id}`, {
    blocks: [{ type: 'richText', props: { id: `b${pages}`, text: rich } }],
    seo: { title: 'Hello {name}' },
    version: page.version,
  });
  return page._id;
}
const name = (texts: Translation['texts']) => texts.find(({ key }) => key === 'name@');

beforeAll(() => done('PUT', '/api/website', { settings: { languages: ['de', 'fr'] } }));
beforeEach(async () => {
  service.answer(undefined);
  service.requests.length = 0;
  await set(deepl);
});

test('a key is sealed and only its end is shown, and it’s tested at the service', async () => {
  expect(await set(deepl)).toEqual({ provider: 'deepl', keyEnding: '1234', address: '', model: '' });
  expect((await owner('GET', '/api/translation-provider')).text).not.toContain('hush');
  const stored = await asAdmin(admin, async (client) => {
    const { rows } = await client.query('select * from sitewright.translation_providers');
    return JSON.stringify(rows);
  });
  expect(stored).not.toContain('hush');
  expect(await tested()).toEqual({
    works: true,
    sentence: 'DeepL accepts the key.',
    used: 1234,
    limit: 500_000,
  });
  expect(service.requests).toEqual([
    { method: 'GET', path: '/v2/usage', authorization: `DeepL-Auth-Key ${KEY}`, body: {} },
  ]);
  service.answer(replyWith(403, { message: `Wrong key ${KEY}` }));
  const wrong = await owner('POST', '/api/translation-provider/test', {});
  expect(wrong.json()).toMatchObject({
    works: false,
    sentence: 'DeepL doesn’t accept the key. Check it under Settings, “Machine translation”.',
  });
  expect(wrong.text).not.toContain('hush');
  service.answer(replyWith(302, '', { location: 'http://127.0.0.1:1/' }));
  expect((await tested()).sentence).toContain('redirects');
});

test('a stored key is never sent to another address, and nothing is sent to an address that isn’t public', async () => {
  await set(openai);
  expect(await set({ provider: 'openai', address: `${service.base}/v1/`, model: 'large' })).toMatchObject({
    keyEnding: '9876',
    model: 'large',
  });
  expect((await tested()).sentence).toBe('large accepts the key.');
  for (const other of [
    { provider: 'openai', address: 'https://evil.example/v1', model: 'large' },
    { provider: 'deepl' },
  ]) {
    const reply = await owner('PUT', '/api/translation-provider', other);
    expect([reply.status, reply.json()]).toMatchObject([
      400,
      { fields: { key: expect.any(String) as string } },
    ]);
  }
  for (const address of ['', 'ftp://a.example', 'https://me:pw@a.example', 'https://a.example/?x=1'])
    expect((await owner('PUT', '/api/translation-provider', { ...openai, address })).status).toBe(400);
  for (const key of ['short', 'two words here', 'line\r\nbreak-in-it', 'ключ-ключ-ключ'])
    expect((await owner('PUT', '/api/translation-provider', { ...deepl, key })).status).toBe(400);
  service.requests.length = 0;
  await set({ ...openai, address: 'http://10.1.2.3/v1' });
  expect((await tested()).sentence).toContain('isn’t on the public internet');
  await set({ provider: 'none' });
  expect(await done('GET', '/api/machine-translation')).toEqual({ provider: 'none', name: '' });
  expect((await owner('POST', '/api/translation-provider/test', {})).status).toBe(409);
  expect(service.requests).toEqual([]);
});

test.each([
  ['DeepL', deepl, '/v2/translate'],
  ['an OpenAI-compatible service', openai, '/v1/chat/completions'],
])('%s fills in what is missing, as drafts that nobody has checked', async (_, settings, path) => {
  await set(settings);
  const id = await newPage();
  await save(id, 'name@', 'Meine Seite', `Page ${pages}`);
  service.requests.length = 0;
  const { translated, left, failures, translation } = await machine(id);
  expect({ translated, left, failures, state: translation.state }).toEqual({
    translated: 2,
    left: [],
    failures: [],
    state: 'draft',
  });
  expect(service.requests.every((request) => request.path === path)).toBe(true);
  expect(name(translation.texts)).toMatchObject({ text: 'Meine Seite', machine: false });
  expect(translation.texts.find(({ key }) => key === 'seo.title@')).toMatchObject({
    text: 'DE Hello {name}'.replace('DE', path === '/v2/translate' ? 'DE' : 'GE'),
    machine: true,
  });
  expect(translation.texts.find(({ kind }) => kind === 'richText')).toMatchObject({
    text: { content: [{ content: [{}, { text: 'us', marks: [{ attrs: { href: '/contact' } }] }] }] },
    machine: true,
  });
  expect(await progress(id)).toMatchObject({ texts: 3, translated: 3, unchecked: 2, missing: 0 });
  service.requests.length = 0;
  expect((await machine(id)).translated).toBe(0);
  expect(service.requests).toEqual([]);
});

test('what a person changes or confirms is no longer marked, and a published text stays published', async () => {
  const id = await newPage();
  const { translation } = await machine(id);
  await done('POST', `/api/translation/de/${id}/publish`);
  const text = name(translation.texts);
  const checked = await save(id, 'name@', text?.text, text?.source);
  expect([name(checked.texts)?.machine, checked.state]).toEqual([false, 'published']);
  expect(await progress(id)).toMatchObject({ unchecked: 2 });
});

test('an outdated text is translated again only if it is asked for', async () => {
  const id = await newPage();
  await save(id, 'name@', 'Alt', 'Old name');
  expect(await progress(id)).toMatchObject({ outdated: 1, missing: 2 });
  const { translation } = await machine(id, { keys: ['seo.title@'] });
  expect(name(translation.texts)).toMatchObject({ text: 'Alt', was: 'Old name', machine: false });
  const again = await machine(id, { keys: ['name@', 'nothing@'] });
  expect(name(again.translation.texts)).toMatchObject({ was: null, machine: true });
});

// Fails if the texts are saved without a look at the draft as it is by then.
test('what a person writes while the service translates is kept', async () => {
  const id = await newPage();
  const written = Promise.withResolvers<void>();
  service.answer((response, request) => {
    void save(id, 'name@', 'Von Hand', `Page ${pages}`).then(() => {
      written.resolve();
      const { texts, language } = textsIn(request);
      replyTexts(texts.map((text) => translatedBy(language, text)))(response, request);
    });
  });
  const { translation } = await machine(id, { keys: ['name@'] });
  await written.promise;
  expect(name(translation.texts)).toMatchObject({ text: 'Von Hand', machine: false });
});

test.each([
  ['a wrong key', replyWith(403, {}), 'doesn’t accept the key'],
  ['a used-up quota', replyWith(456, {}), 'quota'],
  ['too many requests', replyWith(429, {}), 'too many requests'],
  ['another address', replyWith(307, '', { location: 'http://127.0.0.1:1/' }), 'redirects'],
  ['no JSON', replyWith(200, '<html>hush</html>'), 'couldn’t be read'],
  [
    '10 MB',
    replyWith(200, `{"translations":[{"text":"${'x'.repeat(10 * 1024 ** 2)}"}]}`),
    'couldn’t be read',
  ],
  ['too many texts', replyTexts(Array.from({ length: 60 }, () => 'x')), 'couldn’t be read'],
  ['a packed reply', replyWith(200, 'x', { 'content-encoding': 'gzip' }), 'couldn’t be read'],
  ['an error', replyWith(500, `Trace of ${KEY}`), 'couldn’t be reached'],
])('%s is said in a sentence, and nothing is lost', async (_, reply, sentence) => {
  const id = await newPage();
  await save(id, 'name@', 'Meine Seite', `Page ${pages}`);
  service.answer(reply);
  const refused = await owner('POST', `/api/translation/de/${id}/machine`, {});
  expect(refused.status).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'translation-failed' });
  expect(refused.text).toContain(sentence);
  expect(refused.text).not.toContain('hush');
  const { texts } = await read(id);
  expect(texts.filter(({ text }) => text !== null).map(({ text }) => text)).toEqual(['Meine Seite']);
});

test('a text that comes back damaged is left out, with the reason', async () => {
  const id = await newPage();
  service.answer((response, request) =>
    replyTexts(
      textsIn(request).texts.map((text) =>
        text.includes('{name}')
          ? 'Hallo'
          : text.replace('/contact', 'https://evil.example').replace('Page', 'Seite\u202E'),
      ),
    )(response, request),
  );
  const { translated, failures, translation } = await machine(id);
  expect(translated).toBe(1);
  expect(name(translation.texts)?.text).toBe(`Seite ${pages}`);
  expect(failures.map(({ problem }) => problem)).toEqual([
    'The translation has other placeholders or links than the original.',
    'The translation has other placeholders or links than the original.',
  ]);
});

test('those who translate may use the service; settings and other sites’ records are closed to them', async () => {
  const of = { db: app.db, admin, ask, site: one };
  const id = await newPage();
  const { host } = one;
  const as = (cookie: string, method: string, path: string, body?: object) =>
    ask({ host, method, path, cookie, ...(body ? { body } : {}) });
  const editor = await staffMember(of, 'editor', 'machine-editor@one.test');
  expect((await as(editor.cookie, 'GET', '/api/machine-translation')).json()).toEqual({
    provider: 'deepl',
    name: 'DeepL',
  });
  expect((await as(editor.cookie, 'POST', `/api/translation/de/${id}/machine`, {})).status).toBe(200);
  expect((await as(editor.cookie, 'PUT', '/api/translation-provider', deepl)).status).toBe(403);
  expect((await as(editor.cookie, 'POST', '/api/translation-provider/test', {})).status).toBe(403);
  const shop = await staffMember(of, 'orders', 'machine-orders@one.test');
  expect((await as(shop.cookie, 'POST', `/api/translation/de/${id}/machine`, {})).status).toBe(403);
  expect((await visitor('GET', '/api/machine-translation')).status).toBe(401);
  const foreign = await owner('POST', `/api/translation/de/${two.pages.about}/machine`, {});
  expect(foreign.status).toBe(404);

  const key = (rights: object) =>
    done<{ key: string }>('POST', '/api/api-key', { name: 'Translator', rights, days: null });
  const call = async (rights: object) =>
    (
      await ask({
        host,
        method: 'POST',
        path: `/api/translation/de/${id}/machine`,
        body: {},
        headers: { authorization: `Bearer ${(await key(rights)).key}` },
      })
    ).status;
  expect(await call({ pages: 'write', translations: 'read' })).toBe(403);
  expect(await call({ translations: 'write' })).toBe(403);
  expect(await call({ pages: 'read', translations: 'write' })).toBe(200);
  expect(await call({ texts: 'read', translations: 'write' })).toBe(200);
});

test.each(['xliff', 'csv'])('%s carries the mark, and a checked text comes back without', async (format) => {
  const id = await newPage();
  await machine(id);
  const file = async () => (await owner('GET', `/api/translation-file/de/texts.${format}`)).text;
  const put = (content: string) => done('POST', '/api/translation-file/de', { content });
  const unchecked = async () => (await progress(id))?.unchecked;
  const exported = await file();
  const mark =
    format === 'csv'
      ? `DE Page ${pages},Machine translation,`
      : `<target state="needs-review-translation" state-qualifier="mt-suggestion">DE Page ${pages}<`;
  expect(exported).toContain(mark);
  expect(await put(exported)).toMatchObject({ saved: 0 });
  expect(await unchecked()).toBe(3);
  const done1 = format === 'csv' ? `DE Page ${pages},,` : `<target state="final">DE Page ${pages}<`;
  expect(await put(exported.replace(mark, done1))).toMatchObject({ saved: 1, failed: 0 });
  expect(await unchecked()).toBe(2);
  expect(await put(exported.replaceAll('DE Hello {name}', 'Hallo {name}'))).toMatchObject({ failed: 0 });
  expect((await read(id)).texts.find(({ key }) => key === 'seo.title@')).toMatchObject({
    text: 'Hallo {name}',
    machine: false,
  });
});
