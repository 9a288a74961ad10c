import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { compareJob, ledgerJob } from '../../../app/jobs/shop-work.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { silent } from '../../../../tests/support/site-context.ts';
import { twoSites } from '../../../../tests/support/two-sites.ts';

type Answer = { status: number; body: string } | 'cut';

/** The provider's answer about the first shop. It has taken no payment for the second. */
let answer: Answer = 'cut';
const asked: string[] = [];
const provider = createServer(({ headers, socket }, response) => {
  const account = String(headers['stripe-account']);
  asked.push(account);
  const reply =
    account === 'acct_one'
      ? answer
      : { status: 200, body: '{"object":"list","url":"/v1/payment_intents","data":[],"has_more":false}' };
  if (reply === 'cut') socket.destroy();
  else response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
});
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
const world = await twoSites();
afterAll(async () => {
  await world.close();
  provider.close();
});
const { app, admin, one, two } = world;
const services = {
  ...app.orders,
  log: silent,
  stripe: {
    secretKey: 'sk_test_standin',
    publishableKey: 'pk_test_standin',
    webhookSecret: 'whsec_standin',
    apiBase: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
    feeRate: 0,
  },
};

const rows = (sentence: string, values: unknown[] = []) =>
  asAdmin(admin, async (client) => (await client.query<Record<string, unknown>>(sentence, values)).rows);

test.each<[string, Answer]>([
  ['refuses the key', { status: 401, body: '{"error":{"type":"invalid_request_error","message":"No."}}' }],
  ['answers with its own fault', { status: 500, body: '{"error":{"type":"api_error","message":"No."}}' }],
  ['answers with no JSON', { status: 200, body: '<html>Maintenance</html>' }],
  ['cuts the line', 'cut'],
])(
  'a provider that %s for one shop: others are compared, and owner and operator are told',
  async (_, how) => {
    for (const [site, account] of [
      [one, 'acct_one'],
      [two, 'acct_two'],
    ] as const)
      await rows('update sitewright.websites set stripe_account_id = $2 where id = $1', [site.id, account]);
    await rows('delete from sitewright.payment_comparisons');
    await rows('delete from sitewright.site_problems');
    answer = how;
    asked.length = 0;

    await ledgerJob(services);
    await compareJob(services, 0);

    expect(asked.filter((account) => account === 'acct_two')).toHaveLength(2);
    expect(await rows('select website_id, round from sitewright.site_problems')).toEqual(
      expect.arrayContaining([{ website_id: one.id, round: 'provider-payments' }]),
    );
    expect(
      await rows('select website_id from sitewright.site_problems where website_id = $1', [two.id]),
    ).toEqual([]);
    const compared = await rows(
      `select website_id, failure <> '' as failed from sitewright.payment_comparisons`,
    );
    expect(compared).toHaveLength(2);
    expect(compared).toEqual(
      expect.arrayContaining([
        { website_id: one.id, failed: true },
        { website_id: two.id, failed: false },
      ]),
    );
  },
);
