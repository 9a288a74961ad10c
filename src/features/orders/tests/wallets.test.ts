import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentDomainJob } from '../../../app/jobs/shop-work.ts';
import type { Check } from '../../site-check/contract.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { startStripe, type StripeStandIn } from '../../../../tests/support/stripe-standin.ts';
import { openShop, type Shop } from '../../../../tests/support/shop-world.ts';

const account = 'acct_standin1';
let stripe: StripeStandIn;
let shop: Shop;

beforeAll(async () => {
  stripe = await startStripe(account);
  shop = await openShop({
    STRIPE_SECRET_KEY: 'sk_test_standin',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
    STRIPE_WEBHOOK_SECRET: stripe.secret,
    STRIPE_API_BASE: stripe.base,
  });
});
afterAll(async () => {
  await shop.close();
  await stripe.close();
});

const sql = (text: string, values: unknown[] = []) =>
  asAdmin(shop.admin, async (client) => {
    await client.query('set search_path to sitewright, public');
    return (await client.query(text, values)).rows as Record<string, unknown>[];
  });
const addHost = (host: string) =>
  sql('insert into hosts (host, website_id) values ($1, $2)', [host, shop.websiteId]);
const makeMain = async (host: string) => {
  await sql('update hosts set canonical = false where website_id = $1', [shop.websiteId]);
  await sql('update hosts set canonical = true where host = $1', [host]);
};
const removeHost = (host: string) => sql('delete from hosts where host = $1', [host]);
/** Makes everything that failed due again. */
const later = () => sql(`update payment_domains set due_at = now() - interval '1 minute'`);
const runJob = () => paymentDomainJob(shop.app.orders);
const registered = (on = account) =>
  stripe.domains.made
    .flatMap(({ on_account: own, domain_name: name, enabled }) => (own === on && enabled ? [name] : []))
    .toSorted();
const check = async () =>
  (await shop.owner<Check>('POST', '/api/check/wallets', {})).result ?? { light: '', says: '', steps: [] };

test('connecting an account registers the hosts that are proven, and only those', async () => {
  await runJob();
  expect(stripe.domains.made).toEqual([]);
  expect(await check()).toMatchObject({ light: 'none' });
  await shop.owner('POST', '/api/domains', { host: 'unproven.example' });
  await sql(`insert into hosts (host, website_id) values ('shop.localhost', $1)`, [shop.websiteId]);
  await sql(
    `insert into hosts (host, website_id, retires_at) values ('former.test', $1, now() + interval '9 days')`,
    [shop.websiteId],
  );
  await shop.owner('PUT', '/api/shop/settings', { stripeAccountId: account });
  await runJob();
  expect(registered()).toEqual(['kiln.test']);
  expect(await check()).toMatchObject({ light: 'good', steps: [{ label: 'kiln.test', light: 'good' }] });
});

test('a host that is added or becomes the main one is registered, one that is removed is disabled', async () => {
  await addHost('www.kiln.test');
  await makeMain('www.kiln.test');
  await runJob();
  await runJob();
  expect(registered()).toEqual(['kiln.test', 'www.kiln.test']);
  await makeMain('kiln.test');
  await removeHost('www.kiln.test');
  await runJob();
  expect(registered()).toEqual(['kiln.test']);
  await addHost('www.kiln.test');
  await runJob();
  expect(registered()).toEqual(['kiln.test', 'www.kiln.test']);
  expect(stripe.domains.made).toHaveLength(2);
});

test('an answer that is lost is found again, and nothing at Stripe keeps a host from being added', async () => {
  await addHost('lost.test');
  stripe.failNext(/POST .*payment_method_domains$/, 'half', 2);
  await runJob();
  const { says, light, steps } = await check();
  expect([light, says]).toEqual([
    'good',
    'Stripe can show Apple Pay, Google Pay, Link, PayPal and Klarna on your 3 domains.',
  ]);
  expect(steps.map(({ label }) => label)).toEqual(['kiln.test', 'lost.test', 'www.kiln.test']);
  expect(stripe.domains.made.filter(({ domain_name: name }) => name === 'lost.test')).toHaveLength(1);

  await addHost('down.test');
  stripe.failNext(/payment_method_domains/, 'timeout', 4);
  await runJob();
  expect(registered()).not.toContain('down.test');
  // Removed before it was registered, as far as this server knows.
  await removeHost('down.test');
  await removeHost('lost.test');
  await later();
  stripe.failNext(/POST .*payment_method_domains\//, 'timeout', 2);
  await runJob();
  expect(registered()).toContain('lost.test');
  await later();
  await runJob();
  expect(registered()).toEqual(['kiln.test', 'www.kiln.test']);

  // Fails if the shape of the answer isn't checked: a TypeError would look like a problem of this site's data.
  await addHost('odd.test');
  for (const call of [/GET .*payment_method_domains$/, /POST .*payment_method_domains$/]) {
    stripe.failNext(call, 'empty');
    await runJob();
    expect(registered()).not.toContain('odd.test');
    expect(await sql(`select host, failure from payment_domains where host = 'odd.test'`)).toEqual([
      { host: 'odd.test', failure: expect.stringContaining('We’ll try again soon') },
    ]);
    await later();
  }
  await runJob();
  expect(registered()).toContain('odd.test');
  await removeHost('odd.test');
  await runJob();
});

test('the site check tells what is not shown and why, and tries again', async () => {
  stripe.domains.withoutApplePay.add('new.test');
  await addHost('new.test');
  await runJob();
  const step = { label: 'new.test', light: 'look' };
  expect(await check()).toMatchObject({
    light: 'look',
    steps: [{}, { ...step, says: 'Not available here: Apple Pay. The domain can’t be reached.' }, {}],
  });
  stripe.domains.withoutApplePay.clear();
  expect(await check()).toMatchObject({ light: 'good' });
  await addHost('bad_name.test');
  stripe.failNext(/POST .*payment_method_domains$/, 'refused');
  expect(await check()).toMatchObject({
    light: 'bad',
    says: 'Stripe hasn’t registered one domain, so wallets aren’t shown there. Cards still work.',
    steps: [
      { label: 'bad_name.test', light: 'bad', says: expect.stringContaining('Insufficient') },
      {},
      {},
      {},
    ],
  });
  await removeHost('bad_name.test');
});

test('a host that another site on the same account has now stays, and another account gets its own', async () => {
  const [other] = await sql(
    `insert into websites (name, colours, stripe_account_id) select 'Other', colours, $1 from websites limit 1 returning id`,
    [account],
  );
  await sql(`update hosts set website_id = $1 where host = 'new.test'`, [other?.['id']]);
  await runJob();
  expect(registered()).toContain('new.test');
  await sql('delete from hosts where website_id = $1', [other?.['id']]);
  await sql('update websites set stripe_account_id = $1 where id = $2', ['acct_standin2', shop.websiteId]);
  await later();
  await runJob();
  await runJob();
  expect(registered('acct_standin2')).toEqual(['kiln.test', 'www.kiln.test']);
  expect(registered()).toEqual([]);
  expect(await sql('select host, account from payment_domains order by host')).toEqual([
    { host: 'kiln.test', account: 'acct_standin2' },
    { host: 'www.kiln.test', account: 'acct_standin2' },
  ]);
  // A deleted site has no wallets, and a restored one has them again.
  await sql(`update websites set deleted_at = now(), erase_at = now() + interval '30 days' where id = $1`, [
    shop.websiteId,
  ]);
  await runJob();
  expect(registered('acct_standin2')).toEqual([]);
});
