import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueToken } from '../server/index.ts';
import { openShop, type Shop } from '../../../../tests/support/shop-world.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

const password = 'slip-and-slate-9';
interface Person {
  id: string;
  email: string;
  cookie: string;
}
let people = 0;
const register = async (): Promise<Person> => {
  const email = `person-${++people}@links.test`;
  const reply = await shop.ask('POST', '/api/account/register', { email, password });
  return { id: (reply.json() as { _id: string })._id, email, cookie: reply.cookie };
};
const linkFor = ({ id }: Person, more = {}) =>
  shop.app.db.forWebsite(shop.websiteId, (tx) => issueToken(tx, id, 'sign-in', more));
const whoIs = async (cookie: string) => {
  const reply = await shop.ask('POST', '/api/account/init', {}, { cookie });
  return (reply.json() as { email: string } | null)?.email;
};
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
const send = (fields: Record<string, string>, cookie = '', origin = 'http://kiln.test') =>
  shop.ask('POST', '/account/switch', new URLSearchParams(fields).toString(), {
    cookie,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
  });

test.each(['/', '/product/cup?size=2', '/account?returnTo=%2Fshop', '/admin/orders', '/no-such-page'])(
  'a sign-in link to %s signs in once and loses its token',
  async (path) => {
    const ada = await register();
    const token = await linkFor(ada);
    const at = `${path}${path.includes('?') ? '&' : '?'}token=${token}`;
    // Programs that check a link must not use it up.
    expect((await shop.ask('HEAD', at)).cookie).toBe('');
    const first = await shop.ask('GET', at);
    expect([first.status, first.headers.location]).toEqual([303, path]);
    expect(first.headers).toMatchObject({
      'referrer-policy': 'same-origin',
      'cache-control': 'private, no-store',
    });
    expect(await whoIs(first.cookie)).toBe(ada.email);
    const second = await shop.ask('GET', at);
    expect(second.cookie).toBe('');
    expect(second.headers.location).not.toContain('token');
  },
);

test('a link never leads to another host, and a spent one is told of on the page of the account', async () => {
  const token = await linkFor(await register());
  const away = await shop.ask('GET', `//evil.test/x?token=${token}`);
  expect(away.headers.location).toBe('/');
  const spent = await shop.ask('GET', `/account?returnTo=%2Fshop&token=${token}`);
  expect(spent.headers.location).toBe('/account?returnTo=%2Fshop&link=expired');
  const german = await shop.ask('GET', `/de/account?returnTo=%2Fde%2Fshop&token=${token}`);
  expect(german.headers.location).toBe('/de/account?returnTo=%2Fde%2Fshop&link=expired');
  const elsewhere = await shop.ask('GET', `/de//evil.test?token=${token}`);
  expect(elsewhere.headers.location).toBe('/de//evil.test');
});

test('a link of another account asks first, and the old session ends only by the button', async () => {
  const [victim, attacker] = [await register(), await register()];
  const token = await linkFor(attacker);
  const asked = await shop.ask('GET', `/account?token=${token}`, undefined, { cookie: victim.cookie });
  expect([asked.status, asked.cookie]).toEqual([200, '']);
  expect(asked.text).toContain(`signed in as ${victim.email}`);
  expect(asked.text).toContain(`Sign in as ${attacker.email}`);
  expect(asked.headers['referrer-policy']).toBe('same-origin');
  expect(await whoIs(victim.cookie)).toBe(victim.email);
  const forged = await send({ token, to: '/' }, victim.cookie, 'http://evil.test');
  expect([forged.status, forged.cookie]).toEqual([403, '']);
  expect(await whoIs(victim.cookie)).toBe(victim.email);
  const pressed = await send({ token, to: '/shop' }, victim.cookie);
  expect([pressed.status, pressed.headers.location]).toEqual([303, '/shop']);
  expect(await whoIs(pressed.cookie)).toBe(attacker.email);
  expect(await whoIs(victim.cookie)).toBeUndefined();
});

test('one’s own link asks nothing', async () => {
  const ada = await register();
  const reply = await shop.ask('GET', `/?token=${await linkFor(ada)}`, undefined, { cookie: ada.cookie });
  expect(reply.status).toBe(303);
});

test('an account with codes is asked for one after a link that brings no second step along', async () => {
  const ada = await register();
  const begun = await shop.ask('POST', '/api/account/codes', { password }, { cookie: ada.cookie });
  const { secret } = begun.json() as { secret: string };
  const confirmed = await shop.ask(
    'POST',
    '/api/account/codes/confirm',
    { code: codeOf(secret, -1) },
    { cookie: ada.cookie },
  );
  expect(confirmed.status, confirmed.text).toBe(200);
  const asked = await shop.ask('GET', `/shop?token=${await linkFor(ada)}`);
  expect([asked.status, asked.cookie]).toEqual([200, '']);
  const step = /name="step" value="([\w-]{43})"/.exec(asked.text)?.[1] ?? '';
  const wrong = await send({ step, to: '/shop', code: '000000' });
  expect([wrong.status, wrong.cookie]).toEqual([401, '']);
  const entered = await send({ step, to: '/shop', code: codeOf(secret) });
  expect([entered.status, entered.headers.location]).toEqual([303, '/shop']);
  expect(await whoIs(entered.cookie)).toBe(ada.email);
  const strong = await shop.ask('GET', `/shop?token=${await linkFor(ada, { twoSteps: true })}`);
  expect(await whoIs(strong.cookie)).toBe(ada.email);
});

test('an account with only a passkey comes back to where its link led', async () => {
  const ada = await register();
  await shop.app.db.forWebsite(shop.websiteId, (tx) =>
    tx
      .insertInto('passkeys')
      .values({
        website_id: shop.websiteId,
        account_id: ada.id,
        credential_id: 'key',
        public_key: Buffer.alloc(1),
        name: 'Key',
      })
      .execute(),
  );
  const asked = await shop.ask('GET', `/product/cup?size=2&token=${await linkFor(ada)}`);
  expect([asked.status, asked.cookie]).toEqual([200, '']);
  expect(asked.text).toContain('href="/account?returnTo=%2Fproduct%2Fcup%3Fsize%3D2"');
});
