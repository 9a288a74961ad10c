import { afterAll, beforeAll, expect, test } from 'vitest';
import { writtenMails } from '../../../../tests/support/mails.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { openShop, ordered, type Shop } from '../../../../tests/support/shop-world.ts';
import type { Translation, TranslationProgress } from '../../pages/translations-contract.ts';

let shop: Shop;
let mug: string;
const at = '/api/translation/de/email.order-paid';
const tried = (method: string, path: string, body?: unknown) =>
  shop.ask(method, path, body, { cookie: shop.cookie });
const customise = (texts: object) => shop.owner('PUT', '/api/email/order-paid', texts);
const original = () => shop.owner<Translation>('GET', at);

async function translate(texts: Record<string, string>): Promise<void> {
  const { texts: originals } = await original();
  const source = (key: string) => originals.find((text) => text.key === key)?.source ?? '';
  const given = Object.entries(texts).map(([key, text]) => ({ key, text, source: source(key) }));
  await shop.owner('PUT', at, { texts: given });
  await shop.owner('POST', `${at}/publish`, {});
}

/** The email after an order that was made on a page and paid. */
async function mailAfterOrder(path = '/de/order/checkout') {
  const headers = { referer: `http://kiln.test${path}` };
  const order = ordered(await shop.begin([{ productId: mug, quantity: 1 }], {}, headers));
  expect((await shop.pay(order)).status).toBe(200);
  const mails = await writtenMails(shop.app.forms.db, shop.websiteId);
  const mail = mails.find(({ email_id: of, recipient }) => of === 'order-paid' && recipient === order.email);
  return { subject: mail?.subject, text: mail?.body_text };
}

const mine = { subject: 'Thanks, {{name}}!', body: '# Thank you\n\nPark behind the kiln.\n\n{{items}}' };
const german = {
  'subject@': 'Danke, {{name}}!',
  'body.0@': 'Danke',
  'body.1@': 'Parken Sie **hinter** dem Ofen.',
};

beforeAll(async () => {
  shop = await openShop();
  await shop.owner('PUT', '/api/website', { settings: { languages: ['de', 'fr'] } });
  mug = (await shop.product({ label: 'Mug', price: 24, stock: 99 }))._id;
});
afterAll(() => shop?.close());

test('an email has texts to translate once the owner has changed it, and only those', async () => {
  expect((await tried('GET', at)).json()).toMatchObject({
    error: 'This email no longer exists. It may have been deleted.',
  });
  await customise({ subject: mine.subject });
  expect(await original()).toMatchObject({ kind: 'email', name: 'Order paid', path: null });
  expect((await original()).texts.map(({ key }) => key)).toEqual(['subject@']);
  await customise(mine);
  expect((await original()).texts.map(({ key }) => key)).toEqual(Object.keys(german));
  // What an owner changed of an email to them is for each of its readers.
  await shop.owner('PUT', '/api/email/owner-new-order', { subject: 'Another one' });
  const list = await shop.owner<TranslationProgress[]>('GET', '/api/translations/de');
  expect(list.filter(({ kind }) => kind === 'email').map(({ subject }) => subject)).toEqual([
    'email.order-paid',
  ]);
  expect((await tried('GET', '/api/translation/de/email.owner-new-order')).status).toBe(404);
});

test('a customer reads the translation in their language, else the default text in it', async () => {
  const usual = await mailAfterOrder();
  expect(usual.subject).toMatch(/^Bestellung \d+ bestätigt$/);
  expect(usual.text).not.toContain('Park behind');
  await translate({ 'body.1@': german['body.1@'] });
  const half = await mailAfterOrder();
  expect(half.subject).toMatch(/^Bestellung \d+ bestätigt$/);
  expect(half.text).toMatch(/Thank you\s+Parken Sie hinter dem Ofen\./i);
  await translate(german);
  expect((await mailAfterOrder()).subject).toBe('Danke, Ada Byron!');
  const english = await mailAfterOrder('/order/checkout');
  expect(english.subject).toBe('Thanks, Ada Byron!');
  expect(english.text).toContain('Park behind the kiln.');
  expect((await mailAfterOrder('/fr/order/checkout')).text).not.toMatch(/Park/);
  await shop.owner('POST', `${at}/unpublish`, {});
  expect((await mailAfterOrder()).subject).toMatch(/^Bestellung/);
  await shop.owner('POST', `${at}/publish`, {});
});

test('a preview in a language shows the draft of its translation', async () => {
  const preview = (language?: string, more: object = {}) =>
    tried('POST', '/api/email/order-paid/preview', { ...mine, ...more, ...(language ? { language } : {}) });
  const shown = async (language?: string) =>
    (await preview(language)).json() as { subject: string; html: string };
  expect(await shown()).toMatchObject({ subject: 'Thanks, Ada Byron!' });
  expect(await shown('en')).toMatchObject({ subject: 'Thanks, Ada Byron!' });
  expect(await shown('de')).toMatchObject({
    subject: 'Danke, Ada Byron!',
    html: expect.stringMatching(/lang="de"[^]*Parken Sie <strong>hinter<\/strong> dem Ofen/),
  });
  const source = mine.subject;
  await shop.owner('PUT', at, { texts: [{ key: 'subject@', text: 'Vielen Dank!', source }] });
  expect(await shown('de')).toMatchObject({ subject: 'Vielen Dank!' });
  await shop.owner('PUT', at, { texts: [{ key: 'subject@', text: german['subject@'], source }] });
  // Not translated: the default of the language.
  expect((await shown('fr')).subject).toMatch(/^Commande /);
  const refused = await preview('it');
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('languages of your site')]);
  expect((await preview('xx')).status).toBe(400);
});

test('a change of the original leaves its translation outdated, and a reset takes it out of use', async () => {
  await customise({ subject: 'Many thanks, {{name}}!' });
  expect((await original()).texts[0]).toMatchObject({ text: german['subject@'], was: mine.subject });
  expect((await mailAfterOrder()).subject).toBe('Danke, Ada Byron!');
  await customise({ subject: null });
  const reset = await mailAfterOrder();
  expect(reset.subject).toMatch(/^Bestellung/);
  expect(reset.text).toContain('Parken Sie hinter dem Ofen.');
  await customise(mine);
});

test('a translation keeps the rules of emails, and one of an import that breaks them isn’t sent', async () => {
  const put = (key: string, text: string) =>
    tried('PUT', at, { texts: [{ key, text, source: mine.subject }] });
  for (const [key, text, said] of [
    ['subject@', 'Danke, {{wer}}!', 'Unknown placeholder “wer”'],
    ['body.1@', '{{#items}}', 'needs both {{#items}} and {{/items}}'],
    ['subject@', 'x'.repeat(201), '200'],
  ] as const) {
    const reply = await put(key, text);
    expect(reply.status, reply.text).toBe(400);
    expect(reply.text).toContain(said);
  }
  await asAdmin(shop.admin, (client) =>
    client.query(`update sitewright.translations
      set published = jsonb_set(published, '{subject@,text}', '"Danke, {{wer}}!"') where email_id = 'order-paid'`),
  );
  const mail = await mailAfterOrder();
  expect(mail.subject).toMatch(/^Bestellung/);
  expect(mail.text).toContain('Parken Sie hinter dem Ofen.');
  expect(await shop.faults()).toEqual([]);
});
