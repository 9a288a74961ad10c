import { afterAll, beforeAll, expect, test } from 'vitest';
import { writtenMails } from '../../../../tests/support/mails.ts';
import { openShop, ordered, type Shop } from '../../../../tests/support/shop-world.ts';
import type { Order } from '../contract.ts';
import { ownerMail } from '../server/emails/order-mails.ts';
import { told, toOwner } from '../server/management/stored-words.ts';

let shop: Shop;
let mug: string;
beforeAll(async () => {
  shop = await openShop();
  mug = (await shop.product({ label: 'Mug', price: 24, stock: 99 }))._id;
});
afterAll(() => shop?.close());

const settings = (more: object) => shop.owner('PUT', '/api/website', { settings: more });
const usesAdminIn = (language: string) => shop.owner('PUT', '/api/account/preferences', { language });

async function lastMail(kind: string) {
  const mails = await writtenMails(shop.app.db, shop.websiteId);
  const {
    recipient,
    subject,
    body_text: text,
    html,
  } = mails.findLast((mail) => mail.email_id === kind) ?? {};
  return { recipient, subject, text, lang: /<html lang="([^"]*)"/.exec(html ?? '')?.[1] };
}
const ofNewOrder = async () => {
  const order = await shop.buy([{ productId: mug, quantity: 2 }]);
  return { order, mail: await lastMail('owner-new-order') };
};
const englishWords = /\b(?:placed|Delivery|Subtotal|View|receiving|order)\b/;

test('an owner who never chose a language is written to in that of the browser they signed in with last', async () => {
  await settings({ contactEmail: 'owner@kiln.test' });
  const signIn = (accepts: string) =>
    shop.ask(
      'POST',
      '/api/account/login',
      { email: 'owner@kiln.test', password: 'slip-and-slate-9' },
      { headers: { 'accept-language': accepts } },
    );
  for (const [accepts, subject] of [
    ['de-AT,de;q=0.9,en;q=0.5', 'Neue Bestellung'],
    // The admin has no Italian, so nothing new is known.
    ['it-IT,it;q=0.9', 'Neue Bestellung'],
    ['it-IT,fr;q=0.5', 'Nouvelle commande'],
  ] as const) {
    expect((await signIn(accepts)).status).toBe(200);
    const { order, mail } = await ofNewOrder();
    expect(mail.subject).toBe(`${subject} ${order.number}`);
  }
});

test('an owner who uses the admin in German reads a new order in German, with German amounts', async () => {
  await settings({ contactEmail: 'owner@kiln.test' });
  await usesAdminIn('de');
  const { order, mail } = await ofNewOrder();
  expect(mail).toMatchObject({
    recipient: 'owner@kiln.test',
    subject: `Neue Bestellung ${order.number}`,
    lang: 'de',
  });
  expect(mail.text).toContain('2 × Mug');
  expect(mail.text).toMatch(/48,00\s£[^]*Zwischensumme[^]*Bestellung ansehen/);
  expect(mail.text).not.toMatch(englishWords);
});

test('an address without an account is written to in the language of the site, else in English', async () => {
  await usesAdminIn('es');
  await settings({ contactEmail: 'hello@kiln.test', locale: 'fr-CH' });
  const { order, mail } = await ofNewOrder();
  expect(mail).toMatchObject({
    recipient: 'hello@kiln.test',
    subject: `Nouvelle commande ${order.number}`,
    lang: 'fr-CH',
  });
  expect(mail.text).not.toMatch(englishWords);
  await settings({ locale: 'it-IT' });
  const italian = await ofNewOrder();
  expect(italian.mail).toMatchObject({ subject: `New order ${italian.order.number}`, lang: 'en-GB' });
  expect(italian.mail.text).toContain('Subtotal');
  await settings({ contactEmail: 'owner@kiln.test' });
  const spanish = await ofNewOrder();
  expect(spanish.mail).toMatchObject({ subject: `Pedido nuevo ${spanish.order.number}`, lang: 'es' });
});

test('what an owner changed of an email is the same for each of its readers', async () => {
  await shop.owner('PUT', '/api/email/owner-new-order', { subject: 'Hurra: {{orderNumber}}' });
  await usesAdminIn('de');
  const { order, mail } = await ofNewOrder();
  expect(mail.subject).toBe(`Hurra: ${order.number}`);
  expect(mail.text).toContain('Bestellung ansehen');
  await shop.owner('PUT', '/api/email/owner-new-order', { subject: null });
});

test('a problem with a payment is said in the owner’s language, and stays English where it is stored', async () => {
  await settings({ contactEmail: 'owner@kiln.test', locale: 'en-GB' });
  await usesAdminIn('fr');
  const day = { time: '2031-06-04T10:00:00Z' };
  const what = told('disputedUntil', { reason: { dispute: 'fraudulent' }, day });
  const { orders } = shop.app;
  const site = await orders.siteOf(shop.websiteId);
  if (!site) throw new Error('The shop has gone.');
  await shop.app.db.forWebsite(shop.websiteId, (tx) =>
    ownerMail(orders, tx, site, 'owner-payment-trouble', 'dispute:1', null, (owner) => ({
      problem: toOwner(what, owner),
    })),
  );
  const { subject, text } = await lastMail('owner-payment-trouble');
  expect(subject).toBe('Un paiement sur Kiln requiert votre attention');
  expect(text).toContain('Répondez avant le 4 juin 2031');
});

test('a withdrawal names its time as the owner writes times', async () => {
  await usesAdminIn('de');
  const order: Order = ordered(await shop.begin([{ productId: mug, quantity: 1 }]));
  await shop.pay(order);
  const headers = { 'x-order-key': order.accessKey ?? '' };
  const reply = await shop.ask(
    'POST',
    `/api/order/${order._id}/withdrawal`,
    { reason: 'Zu klein' },
    { headers },
  );
  expect(reply.status, reply.text).toBe(200);
  const toOwnerMail = await lastMail('owner-withdrawal');
  expect(toOwnerMail.subject).toBe(`Bestellung ${order.number}: vom Kunden widerrufen`);
  expect(toOwnerMail.text).toMatch(/Am \d+\. \p{L}+ \d{4} um \d\d:\d\d .* hat Ada Byron/u);
  expect(await lastMail('withdrawal-received')).toMatchObject({ lang: 'en-GB' });
});
