import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsOn } from '../../../../../tests/support/site-calls.ts';
import { staffMember, type StaffRole } from '../../../../../tests/support/staff.ts';
import { twoSites } from '../../../../../tests/support/two-sites.ts';
import type { Product } from '../../../products/contract.ts';
import type { Translation, TranslationImport, TranslationProgress } from '../../translations-contract.ts';

const world = await twoSites();
afterAll(() => world.close());
const { admin, app, ask, one } = world;
const { owner, done, visitor } = callsOn(world, one);
const { host } = one;

type By = (method: string, path: string, body?: unknown) => ReturnType<typeof ask>;
const as =
  (cookie: string): By =>
  (method, path, body) =>
    ask({ host, method, path, body, cookie });
const staff = async (role: StaffRole) =>
  as((await staffMember({ db: app.db, admin, ask, site: one }, role, `${role}@translators.test`)).cookie);
async function keyFor(rights: object): Promise<By> {
  const { key } = await done<{ key: string }>('POST', '/api/api-key', { name: 'Agency', rights, days: null });
  const headers = { authorization: `Bearer ${key}` };
  return (method, path, body) => ask({ host, method, path, body, headers });
}

const LIST = '/api/translations/de';
const at = (subject: string) => `/api/translation/de/${subject}`;
const list = async (by: By) => (await by('GET', LIST)).json() as TranslationProgress[];
const kindsFor = async (by: By) => [...new Set((await list(by)).map(({ kind }) => kind))].toSorted();
const label = (text: string) => ({ texts: [{ key: 'label@', text, source: 'Secret mug' }] });

let translator: By;
let mug: string;
beforeAll(async () => {
  await done('PUT', '/api/website', { settings: { languages: ['de'] } });
  mug = (await done<Product>('POST', '/api/product', { label: 'Secret mug', price: 24, published: false }))
    ._id;
  await done('PUT', '/api/email/order-paid', { subject: 'Thanks, {{name}}!' });
  translator = await staff('translator');
});

test('a translator reads originals of every kind, published or not, and nothing else of them', async () => {
  const all = await list(owner);
  expect(new Set(all.map(({ kind }) => kind)).size).toBeGreaterThan(9);
  expect(await list(translator)).toEqual(all);
  for (const { subject } of all) expect((await translator('GET', at(subject))).status, subject).toBe(200);
  expect((await translator('GET', '/api/translation-file/de/texts.csv')).text).toContain('Secret mug');
  for (const path of [`/api/product/${mug}`, `/api/page/${one.pages.draft}`, '/api/notifications'])
    expect((await translator('GET', path)).status, path).toBeGreaterThanOrEqual(403);
});

test('a translator saves drafts one by one and from a file, and publishes none of them', async () => {
  const subject = `product.${mug}`;
  const saved = await translator('PUT', at(subject), label('Becher'));
  expect(saved.json()).toMatchObject({ state: 'draft' } satisfies Partial<Translation>);
  const file = (await translator('GET', '/api/translation-file/de/texts.csv')).text;
  const content = file.replaceAll('Becher', 'Geheimer Becher');
  const imported = await translator('POST', '/api/translation-file/de', { content });
  expect(imported.json()).toMatchObject({ saved: 1, failed: 0 } satisfies Partial<TranslationImport>);
  for (const path of [at(subject), at(one.pages.about), at('menu')])
    for (const verb of ['publish', 'unpublish']) {
      const refused = await translator('POST', `${path}/${verb}`, {});
      expect([refused.status, refused.json()], path).toMatchObject([403, { code: 'needs-approval' }]);
    }
  expect((await owner('POST', `${at(subject)}/publish`, {})).json()).toMatchObject({ state: 'published' });
  expect((await translator('POST', `${at(subject)}/unpublish`, {})).status).toBe(403);
  await done('PUT', `/api/product/${mug}`, { published: true });
  const shown = await visitor('GET', `/api/product/${mug}?language=de`);
  expect(shown.json()).toMatchObject({ label: 'Geheimer Becher' });
});

test('who translated before translates the same as before', async () => {
  const every = await kindsFor(owner);
  expect(await kindsFor(await staff('manager'))).toEqual(every.filter((kind) => kind !== 'shop'));
  for (const role of ['editor', 'contributor'] as const) {
    const by = await staff(role);
    expect(await kindsFor(by), role).toEqual(every.filter((kind) => kind !== 'email' && kind !== 'shop'));
    expect((await by('GET', at('email.order-paid'))).status).toBe(403);
    expect((await by('PUT', at(one.pages.about), { texts: [] })).status).toBe(200);
  }
  const packer = await staff('orders');
  for (const path of [LIST, at('menu'), '/api/machine-translation'])
    expect((await packer('GET', path)).status).toBe(403);
});

test('a key translates what it may read: nothing by its scope alone, everything with the originals', async () => {
  const alone = await keyFor({ translations: 'write' });
  expect(await list(alone)).toEqual([]);
  for (const subject of ['menu', one.pages.about, `product.${mug}`])
    expect((await alone('GET', at(subject))).status, subject).toBe(403);
  const agency = await keyFor({ translations: 'write', texts: 'read' });
  expect(await kindsFor(agency)).toEqual(await kindsFor(owner));
  expect((await agency('PUT', at(`product.${mug}`), label('Tasse'))).status).toBe(200);
  expect((await agency('PUT', `/api/product/${mug}`, { label: 'Cup' })).status).toBe(403);
  for (const verb of ['publish', 'unpublish'])
    expect((await agency('POST', `${at(`product.${mug}`)}/${verb}`)).status, verb).toBe(403);
  const shop = await keyFor({ translations: 'read', products: 'read' });
  expect(await kindsFor(shop)).toEqual(['collection', 'product']);
  expect((await shop('PUT', at(`product.${mug}`), label('Krug'))).status).toBe(403);
  expect((await (await keyFor({ pages: 'write' }))('GET', LIST)).status).toBe(403);
});
