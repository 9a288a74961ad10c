import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { remindJob } from '../../../app/jobs/shop-work.ts';
import type { Service } from '../../bookings/service-shapes.ts';
import { issueToken, startResetWorker } from '../../accounts/server/index.ts';
import type { Translation } from '../../pages/translations-contract.ts';
import { at } from '../../../../tests/support/booking-world.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { writtenMails } from '../../../../tests/support/mails.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { openShop, ordered, type Shop } from '../../../../tests/support/shop-world.ts';

const password = 'slip-and-slate-9';
let shop: Shop;
let mug: string;
let people = 0;

const sql = (text: string, values: unknown[] = []) =>
  asAdmin(shop.admin, (client) => client.query(text, values));
const speak = (...languages: string[]) => shop.owner('PUT', '/api/website', { settings: { languages } });
const from = (path: string, cookie = '') => ({ cookie, headers: { referer: `http://kiln.test${path}` } });

interface Person {
  id: string;
  email: string;
  cookie: string;
}
async function register(path: string): Promise<Person> {
  const email = `reader-${++people}@languages.test`;
  const reply = await shop.ask('POST', '/api/account/register', { email, password }, from(path));
  expect(reply.status, reply.text).toBe(201);
  return { id: (reply.json() as { _id: string })._id, email, cookie: reply.cookie };
}
async function signIn({ email }: Person, path: string): Promise<string> {
  const reply = await shop.ask('POST', '/api/account/login', { email, password }, from(path));
  expect(reply.status, reply.text).toBe(200);
  return reply.cookie;
}
const kept = async ({ id }: Person) =>
  (
    await asAdmin(shop.admin, (client) =>
      client.query<{ language: string | null }>('select language from sitewright.accounts where id = $1', [
        id,
      ]),
    )
  ).rows[0]?.language;

/** The latest email of a kind to somebody. */
async function mailed({ email }: Person, kind: string) {
  const mails = await writtenMails(shop.app.orders.db, shop.websiteId);
  return mails.findLast((mail) => mail.recipient === email && mail.email_id === kind);
}

const localeOf = (mail?: { html: string }) => /<html[^>]* lang="([\w-]+)"/.exec(mail?.html ?? '')?.[1];

const line = () => ({ productId: mug, quantity: 2, variant: 'Sea', price: 24, label: 'Sea' });
async function saveCart(cookie: string, path: string): Promise<void> {
  for (const items of [[], [line()]])
    expect((await shop.ask('PUT', '/api/cart', { items }, from(path, cookie))).status).toBe(200);
}
async function reminder(person: Person) {
  await sql(`update sitewright.carts set updated_at = now() - interval '5 hours' where account_id = $1`, [
    person.id,
  ]);
  await remindJob(shop.app.orders);
  return mailed(person, 'cart-left');
}

beforeAll(async () => {
  shop = await openShop();
  await speak('de');
  await shop.owner('PUT', '/api/shop/settings', { settings: { abandonedCart: true } });
  const options = [{ name: 'Glaze', values: ['Sand', 'Sea'] }];
  const variants = ['Sand', 'Sea'].map((value) => ({ price: 24, options: [value], stock: 90 }));
  mug = (await shop.product({ label: 'Mug', price: 24, options, variants }))._id;
  const translation = `/api/translation/de/product.${mug}`;
  const { texts } = await shop.owner<Translation>('GET', translation);
  const names: Record<string, string> = { 'label@': 'Becher', 'options.0.values.1@': 'Meer' };
  const given = texts.flatMap(({ key, source }) => (names[key] ? [{ key, text: names[key], source }] : []));
  await shop.owner('PUT', translation, { texts: given });
  await shop.owner('POST', `${translation}/publish`, {});
});
beforeEach(() => speak('de'));
afterAll(() => shop?.close());

test('the reminder of a saved cart is in the language that its customer used last', async () => {
  const greta = await register('/de/shop');
  await saveCart(greta.cookie, '/de/product/mug');
  const german = await reminder(greta);
  expect(localeOf(german)).toBe('de');
  expect(german?.body_text).toContain('2 × Becher, Meer');
  expect(german?.body_text).toContain('Gesamtsumme');
  expect(german?.body_text).toContain('48,00');
  expect(german?.body_text).toContain('http://kiln.test/de/order/cart');
  expect(german?.body_text).not.toContain('Mug');

  const cookie = await signIn(greta, '/account?returnTo=%2Fde%2Forder%2Fcart');
  expect(await kept(greta)).toBeNull();
  await saveCart(cookie, '/order/cart');
  const english = await reminder(greta);
  expect(english?.id).not.toBe(german?.id);
  expect(localeOf(english)).toBe('en-GB');
  expect(english?.body_text).toContain('2 × Mug, Sea');
  expect(english?.body_text).toContain('http://kiln.test/order/cart');
  await saveCart(cookie, '/de/order/cart');
  expect(await kept(greta)).toBe('de');
  expect(await shop.faults()).toEqual([]);
});

test('where the site has dropped the language since, emails are in the main one', async () => {
  const otto = await register('/de/shop');
  await saveCart(otto.cookie, '/de/shop');
  await speak('fr');
  const mail = await reminder(otto);
  expect(localeOf(mail)).toBe('en-GB');
  expect(mail?.body_text).toContain('2 × Mug, Sea');
  expect(mail?.body_text).toContain('http://kiln.test/order/cart');
});

test('a registration on a German screen is German, and so is its welcome', async () => {
  const ida = await register('/de/account?returnTo=%2Forder%2Fcheckout');
  expect(await kept(ida)).toBe('de');
  const welcome = await mailed(ida, 'welcome');
  expect(localeOf(welcome)).toBe('de');
  expect(welcome?.body_text).toContain('http://kiln.test/de/account/dashboard');
  const eve = await register('/fr/shop?returnTo=%2Fxx%2Fshop');
  expect(await kept(eve)).toBeNull();
  const english = await mailed(eve, 'welcome');
  expect(localeOf(english)).toBe('en-GB');
  expect(english?.body_text).toContain('http://kiln.test/account/dashboard');
});

test('the link for a new password is in the language in which it was requested, and leads to a screen in it', async () => {
  const person = await register('/shop');
  await startResetWorker(shop.app.accounts);
  const requested = async (path: string) => {
    const before = (await mailed(person, 'reset'))?.id;
    await shop.ask('POST', '/api/account/forgot', { email: person.email }, from(path));
    return eventually(
      () => mailed(person, 'reset'),
      (mail) => mail !== undefined && mail.id !== before,
      { what: 'the email with the link' },
    );
  };
  const german = await requested('/de/account/forgot');
  expect(localeOf(german)).toBe('de');
  expect(german?.body_text).toContain('http://kiln.test/de/account/reset?token=');
  // The account keeps its own until somebody has signed in.
  expect(await kept(person)).toBeNull();
  const english = await requested('/account/forgot');
  expect(localeOf(english)).toBe('en-GB');
  expect(english?.body_text).toContain('http://kiln.test/account/reset?token=');
});

test('each way to sign in keeps the language of its page', async () => {
  const person = await register('/shop');
  expect(await kept(person)).toBeNull();
  await signIn(person, '/de/shop?size=2');
  expect(await kept(person)).toBe('de');
  await signIn(person, '/account');
  expect(await kept(person)).toBeNull();

  const token = await shop.app.db.forWebsite(shop.websiteId, (tx) => issueToken(tx, person.id, 'sign-in'));
  await shop.ask('GET', `/de/shop?token=${token}`);
  expect(await kept(person)).toBe('de');
  // Two at a time: neither waits for the other's lock.
  const paths = ['/shop', '/de/shop', '/shop', '/de/shop', '/shop', '/de/shop'];
  await Promise.all(paths.map((path) => signIn(person, path)));
  expect(['de', null]).toContain(await kept(person));
  // A wrong password tells nothing about the account's person.
  await signIn(person, '/de/shop');
  await shop.ask('POST', '/api/account/login', { email: person.email, password: 'wrong' }, from('/shop'));
  expect(await kept(person)).toBe('de');
});

test('an order and a booking keep it, what the owner does and a call without a person don’t', async () => {
  const person = await register('/shop');
  const buy = async (path: string, cookie: string) => {
    const headers = { ...from(path).headers, cookie };
    ordered(await shop.begin([{ productId: mug, variant: 'Sea', quantity: 1 }], {}, headers));
  };
  await buy('/de/order/checkout', person.cookie);
  expect(await kept(person)).toBe('de');
  await buy('/order/checkout', '');
  expect(await kept(person)).toBe('de');
  await buy('/order/checkout', person.cookie);
  expect(await kept(person)).toBeNull();

  const hours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '09:00', to: '17:00' }));
  const fields = { label: 'Lesson', hours, horizonDays: 730, published: true };
  const service = await shop.owner<Service>('POST', '/api/service', fields);
  const book = async (time: string, path: string, cookie: string) => {
    const wish = { service: service._id, start: at(time), name: 'A Guest', email: person.email };
    const reply = await shop.ask('POST', '/api/booking', wish, from(path, cookie));
    expect(reply.status, reply.text).toBe(201);
  };
  await book('09:00', '/de/service/lesson', person.cookie);
  expect(await kept(person)).toBe('de');
  await book('11:00', '/admin/bookings', shop.cookie);
  expect(await kept(person)).toBe('de');
  await book('13:00', '/service/lesson', person.cookie);
  expect(await kept(person)).toBeNull();
  expect(await shop.faults()).toEqual([]);
});

test('emails that the owner causes are in the language of the account', async () => {
  const person = await register('/de/shop');
  await sql(
    `insert into sitewright.passkeys (website_id, account_id, credential_id, public_key, name) values ($1, $2, 'key', '\\x00', 'Key')`,
    [shop.websiteId, person.id],
  );
  await shop.owner('POST', `/api/person/${person.id}/end-second-steps`, { password });
  const told = await mailed(person, 'two-step-off');
  expect(localeOf(told)).toBe('de');
  expect(told?.body_text).toContain('http://kiln.test/de/account/security');
  await shop.owner('POST', '/api/invitation', { email: person.email, role: 'editor' });
  const invitation = await mailed(person, 'invitation');
  expect(localeOf(invitation)).toBe('de');
  expect(invitation?.body_text).toContain('Redakteur');
  expect(invitation?.body_text).toContain('http://kiln.test/de/account/invitation?token=');
  expect(await kept(person)).toBe('de');
});
