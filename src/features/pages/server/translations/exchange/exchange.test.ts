import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsOn } from '../../../../../../tests/support/site-calls.ts';
import { staffMember } from '../../../../../../tests/support/staff.ts';
import { twoSites } from '../../../../../../tests/support/two-sites.ts';
import { escapeHtml } from '../../../../../lib/escape-html.ts';
import { richTextOf } from '../../../../../lib/content/rich-text.ts';
import type { Product } from '../../../../products/contract.ts';
import type { Translation, TranslationImport } from '../../../translations-contract.ts';

const world = await twoSites();
afterAll(() => world.close());
const { admin, app, ask, one, two } = world;
const { owner, visitor, done } = callsOn(world, one);

const rich = {
  type: 'doc' as const,
  content: [
    {
      type: 'paragraph' as const,
      content: [
        { type: 'text' as const, text: 'Thrown ' },
        { type: 'text' as const, text: 'by hand', marks: [{ type: 'bold' as const }] },
        { type: 'text' as const, text: ', R&D <Ltd>.' },
      ],
    },
  ],
};
const mug = { label: '=Mug & "more"', description: rich, price: 24, published: true };
const newProduct = async (fields: object = {}) =>
  (await done<Product>('POST', '/api/product', { ...mug, ...fields }))._id;

const read = (id: string) => done<Translation>('GET', `/api/translation/de/product.${id}`);
const texts = async (id: string) =>
  Object.fromEntries((await read(id)).texts.map(({ key, text, was }) => [key, { text, was }]));
const exported = async (format: 'xliff' | 'csv', by = owner) =>
  (await by('GET', `/api/translation-file/de/texts.${format}`)).text;
const tried = (content: string, language = 'de') =>
  owner('POST', `/api/translation-file/${language}`, { content });
const imported = async (content: string) => {
  const reply = await tried(content);
  expect(reply.status, reply.text).toBe(200);
  return reply.json() as TranslationImport;
};
const xliff = (subject: string, units: string, more = '') =>
  `<?xml version="1.0"?>${more}<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
   <file original="${subject}" source-language="en" target-language="de-AT" datatype="plaintext"><body>${units}</body></file></xliff>`;
const unit = (key: string, source: string, target: string) =>
  `<trans-unit id="${key}"><source>${escapeHtml(source)}</source><target>${escapeHtml(target)}</target></trans-unit>`;

beforeAll(() => done('PUT', '/api/website', { settings: { languages: ['de', 'fr'] } }));

test.each(['xliff', 'csv'] as const)(
  '%s: what is exported comes back as it was, and as drafts',
  async (format) => {
    const id = await newProduct({ slug: `mug-${format}` });
    await done('PUT', `/api/translation/de/product.${id}`, {
      texts: [
        { key: 'label@', text: '=Becher & "mehr"', source: mug.label },
        { key: 'description@', text: { ...rich, content: [...rich.content, ...rich.content] }, source: rich },
      ],
    });
    const before = await texts(id);
    const file = await exported(format);
    const again = await imported(file);
    expect(again).toMatchObject({ saved: 0, failed: 0, problems: [] });
    expect(again.unchanged).toBeGreaterThanOrEqual(2);
    expect(await texts(id)).toEqual(before);

    const changed = file.replaceAll('Becher', 'Krug').replaceAll('\n', '\r\n');
    expect(await imported(changed)).toMatchObject({ saved: 1, failed: 0 });
    expect((await texts(id))['label@']).toEqual({ text: '=Krug & "mehr"', was: null });
    expect((await read(id)).state).toBe('draft');
    const shown = (await visitor('GET', `/api/product/${id}?language=de`)).json() as Product;
    expect(shown.label).toBe(mug.label);
  },
);

test('characters that XML can’t hold are left out, and the text still counts as current', async () => {
  const id = await newProduct({ slug: 'odd-mug', label: 'Mug\u0001\uFFFE \u{1F600}' });
  const source = 'Mug \u{1F600}';
  expect(await exported('xliff')).toContain(`<source>${source}</source>`);
  await imported(xliff(`product.${id}`, unit('label@', source, 'Becher')));
  expect((await texts(id))['label@']).toEqual({ text: 'Becher', was: null });
});

test('a text that was translated from an earlier original is outdated, and an empty one removes nothing', async () => {
  const id = await newProduct({ slug: 'moving-mug' });
  const subject = `product.${id}`;
  await imported(xliff(subject, unit('label@', mug.label, 'Becher')));
  await done('PUT', `/api/product/${id}`, { label: 'Large mug' });
  await imported(xliff(subject, unit('label@', mug.label, 'Krug')));
  expect((await texts(id))['label@']).toEqual({ text: 'Krug', was: mug.label });
  expect(await imported(xliff(subject, unit('label@', 'Large mug', ' ')))).toEqual({
    saved: 0,
    unchanged: 0,
    failed: 0,
    problems: [],
  });
  expect((await texts(id))['label@']?.text).toBe('Krug');
});

test('a text that breaks a rule is named, and the others of the file are saved', async () => {
  const id = await newProduct({ slug: 'strict-mug' });
  const units = [
    unit('label@', mug.label, 'x'.repeat(201)),
    unit(
      'description@',
      '',
      '<p onclick="x()">Von <script>alert(1)</script><a href="javascript:x()">Hand</a></p>',
    ),
    unit('price@', '24', '25'),
    unit('__proto__@', 'x', 'x'),
  ];
  const { saved, failed, problems } = await imported(xliff(`product.${id}`, units.join('')));
  expect({ saved, failed }).toEqual({ saved: 1, failed: 3 });
  expect(problems).toEqual([
    { item: mug.label, problem: 'Product name: This can have at most 200 characters. (“=Mug & "more"”)' },
    { item: mug.label, problem: 'The original of this text was deleted.' },
    { item: mug.label, problem: 'The original of this text was deleted.' },
  ]);
  const stored = JSON.stringify((await texts(id))['description@']?.text);
  expect(stored).toContain('Hand');
  expect(stored).not.toMatch(/script|onclick/);
});

test('a file of another site changes nothing', async () => {
  const foreign = `product.${two.shop.product}`;
  const reply = await imported(xliff(foreign, unit('label@', 'Vase', 'Fremd')));
  expect(reply).toEqual({
    saved: 0,
    unchanged: 0,
    failed: 1,
    problems: [{ item: '', problem: 'One text isn’t on your site, or you can’t edit it.' }],
  });
  for (const subject of ['', '../..', 'menu.', 'product', 'constructor.x'])
    expect(await imported(xliff(subject, unit('label@', 'a', 'b')))).toMatchObject({ saved: 0, failed: 1 });
  expect(await exported('xliff')).not.toContain(two.mark);
});

test.each([
  ['no table', 'just words'],
  ['a table without the columns', 'Original,Translation\na,b'],
  ['broken XML', '<xliff version="1.2"><file>'],
  ['another XML', '<html><body/></html>'],
  ['XLIFF 2.0', '<xliff version="2.0"><file id="a"><unit id="b"/></file></xliff>'],
  [
    'entities',
    xliff('menu', unit('label@', 'a', 'b'), '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'),
  ],
  ['another language', xliff('menu', unit('label@', 'a', 'b')).replace('de-AT', 'fr')],
])('%s is refused with a sentence', async (_, content) => {
  const reply = await tried(content);
  expect(reply.status, reply.text).toBe(400);
  expect((reply.json() as { error: string }).error).toMatch(/^(This|The) .*\.$/);
});

test('suggestions of a translation program are not taken for translations', async () => {
  const id = await newProduct({ slug: 'suggested-mug' });
  const units = `<trans-unit id="label@"><source>${escapeHtml(mug.label)}</source><target>Becher</target>
    <alt-trans><source>x</source><target>Falsch</target></alt-trans></trans-unit>`;
  expect(await imported(xliff(`product.${id}`, units))).toMatchObject({ saved: 1, failed: 0 });
  expect((await texts(id))['label@']?.text).toBe('Becher');
});

test('files are for people who may translate, and hold what these may read', async () => {
  const id = await newProduct({ slug: 'role-mug', description: richTextOf('For roles only.') });
  const packer = await staffMember({ db: app.db, admin, ask, site: one }, 'orders', `pack@${one.host}`);
  const path = '/api/translation-file/de/texts.csv';
  expect((await ask({ host: one.host, path, cookie: packer.cookie })).status).toBe(403);
  const { key } = await done<{ key: string }>('POST', '/api/api-key', {
    name: 'Pages',
    rights: { pages: 'read', translations: 'write' },
    days: null,
  });
  const headers = { authorization: `Bearer ${key}` };
  const limited = await ask({ host: one.host, path, headers });
  expect(limited.status).toBe(200);
  expect(limited.text).not.toContain('For roles only.');
  const content = xliff(`product.${id}`, unit('label@', mug.label, 'Becher'));
  const body = { content };
  const reply = await ask({
    host: one.host,
    method: 'POST',
    path: '/api/translation-file/de',
    headers,
    body,
  });
  expect(reply.json()).toMatchObject({ saved: 0, failed: 1 });
  expect((await owner('GET', '/api/translation-file/it/texts.csv')).status).toBe(404);
  expect((await owner('GET', '/api/translation-file/xx/texts.csv')).status).toBe(400);
});
