import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { asAdmin } from '../../../../../tests/support/postgres.ts';
import { callsOn } from '../../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../../tests/support/two-sites.ts';
import type { Wording } from '../../wording-contract.ts';

const world = await twoSites();
afterAll(() => world.close());
const { visitor, customer, owner, done } = callsOn(world, world.one);

const put = (changes: object[], language = 'en') => owner('PUT', '/api/wording', { language, changes });
const change = (area: string, key: string, words: string | null) => put([{ area, key, words }]);
const reset = () => owner('DELETE', '/api/wording');
const changed = ({ areas }: Wording) =>
  areas.flatMap(({ area, messages }) =>
    messages.filter(({ words }) => words !== null).map(({ key, words }) => [area, key, words]),
  );
const now = async () => changed(await done<Wording>('GET', '/api/wording'));
/** What a visitor reads who signs in without an email address. */
const refusal = async (headers: Record<string, string> = {}, host = world.one.host) => {
  const body = { email: '', password: 'x' };
  return (await world.ask({ host, method: 'POST', path: '/api/account/login', body, headers })).text;
};
const settings = (values: object) => owner('PUT', '/api/website', { settings: values });

afterEach(async () => {
  await settings({ locale: 'en-GB' });
  await reset();
});

describe('changed words', () => {
  test('are read with the original, and reset one by one or all at once', async () => {
    await reset();
    expect((await change('orders.cart', 'checkout', ' To the till ')).status).toBe(200);
    await change('orders.cart', 'viewCart', 'See basket');
    expect(await now()).toEqual([
      ['orders.cart', 'checkout', 'To the till'],
      ['orders.cart', 'viewCart', 'See basket'],
    ]);
    await change('orders.cart', 'checkout', null);
    // The same as the original is no change.
    await change('orders.cart', 'viewCart', 'View cart');
    expect(await now()).toEqual([]);
    await change('orders.cart', 'viewCart', 'See basket');
    expect((await reset()).status).toBe(204);
    expect(await now()).toEqual([]);
  });

  test('are for staff only', async () => {
    const body = { language: 'en', changes: [{ area: 'orders.cart', key: 'checkout', words: 'x' }] };
    for (const call of [visitor, customer]) {
      expect((await call('GET', '/api/wording')).status).toBeGreaterThan(400);
      expect((await call('PUT', '/api/wording', body)).status).toBeGreaterThan(400);
    }
  });

  test.each([
    ['orders.cart', 'nothingLikeThis', 'x', 404],
    ['orders.cart', '__proto__', 'x', 400],
    ['orders.cart', 'constructor', 'x', 404],
    ['offline.offline', 'offline', 'x', 404],
    ['pages.admin', 'title', 'x', 404],
    ['../../etc', 'passwd', 'x', 400],
    ['orders.cart', 'checkout', '<script>alert(1)</script>', 400],
    ['orders.cart', 'checkout', 'Pay\r\nnow', 400],
    ['orders.cart', 'quantityOf', 'Amount', 400],
    ['orders.emails', 'discount', 'Reduced', 400],
  ])('%s %s: %s is refused', async (area, key, words, status) => {
    expect((await change(area, key, words)).status).toBe(status);
    expect((await now()).map(([of, name]) => `${of} ${name}`)).not.toContain(`${area} ${key}`);
  });

  test('are all or nothing, and a refusal names the one that is wrong', async () => {
    const reply = await put([
      { area: 'orders.cart', key: 'checkout', words: 'To the till' },
      { area: 'orders.cart', key: 'viewCart', words: '<b>Basket</b>' },
    ]);
    expect(reply.status).toBe(400);
    expect(Object.keys((reply.json() as { fields: object }).fields)).toEqual(['changes.1.words']);
    expect(await now()).toEqual([]);
  });

  test('are said by their site, in its language, and by no other', async () => {
    await change('http.replies', 'enterYourEmail', 'We need your email.');
    expect(await refusal()).toContain('We need your email.');
    expect(await refusal({}, world.two.host)).not.toContain('We need');
    await change('http.replies', 'enterYourEmail', 'Your email, too.');
    expect(await refusal()).toContain('Your email, too.');
    await settings({ locale: 'de-DE' });
    expect(await refusal()).not.toContain('Your email, too.');
    const german = await done<Wording>('GET', '/api/wording');
    expect(german.language).toBe('de');
    expect(german.waiting).toEqual([{ language: 'en', count: expect.any(Number) as number }]);
    expect((await put([{ area: 'orders.cart', key: 'checkout', words: 'Till' }], 'en')).status).toBe(409);
    await settings({ locale: 'en-GB' });
    expect(await refusal()).toContain('Your email, too.');
  });

  test('belong to one language of the site, and are read, saved and reset in it', async () => {
    await settings({ languages: ['de', 'ar'] });
    const referer = { referer: `http://${world.one.host}/de/account` };
    await change('http.replies', 'enterYourEmail', 'We need your email.');
    const words = 'Wir brauchen Ihre E-Mail-Adresse.';
    const saved = await put([{ area: 'http.replies', key: 'enterYourEmail', words }], 'de');
    expect(saved.json()).toMatchObject({ language: 'de', languages: ['en', 'de', 'ar'], waiting: [] });
    expect([await refusal(), await refusal(referer)]).toEqual([
      expect.stringContaining('We need your email.'),
      expect.stringContaining(words),
    ]);
    const german = () => done<Wording>('GET', '/api/wording?language=de');
    expect(changed(await german())).toEqual([['http.replies', 'enterYourEmail', words]]);
    expect(await now()).toEqual([['http.replies', 'enterYourEmail', 'We need your email.']]);

    await settings({ languages: ['ar'] });
    expect((await owner('GET', '/api/wording?language=de')).status).toBe(409);
    expect((await done<Wording>('GET', '/api/wording')).waiting).toEqual([{ language: 'de', count: 1 }]);
    await settings({ languages: ['de'] });
    expect((await owner('DELETE', '/api/wording?language=de')).status).toBe(204);
    expect([changed(await german()), await refusal()]).toEqual([
      [],
      expect.stringContaining('We need your email.'),
    ]);
    expect(await refusal(referer)).not.toContain(words);
    expect((await owner('GET', '/api/wording?language=xx')).status).toBe(400);
    await settings({ languages: [] });
  });

  test('that don’t fit their message are left out, even if they are already stored', async () => {
    await change('http.replies', 'enterYourEmail', 'We need your email.');
    await asAdmin(world.admin, (client) =>
      client.query(
        `update sitewright.site_words set words = '<b>Ours</b>' where website_id = $1 and key = 'enterYourEmail'`,
        [world.one.id],
      ),
    );
    // A change has the site's words read anew.
    await change('orders.cart', 'checkout', 'To the till');
    const said = await refusal();
    expect(said).toContain('Enter your email');
    expect(said).not.toContain('Ours');
  });

  test('are not those of the admin and of programs', async () => {
    await change('http.replies', 'enterYourEmail', 'We need your email.');
    const referer = `http://${world.one.host}/admin/settings`;
    expect(await refusal({ referer })).not.toContain('We need');
  });
});
