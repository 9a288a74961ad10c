import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { address, openShop, type Shop } from '../../../../tests/support/shop-world.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

const password = 'slip-and-slate-9';
const from = (client: string) => ({ 'x-forwarded-for': client });
let people = 0;
const register = async () =>
  (await shop.ask('POST', '/api/account/register', { email: `person-${++people}@a.test`, password })).cookie;

describe('an idempotency key belongs to whoever sent it', () => {
  interface Reply {
    _id: string;
    accessKey?: string;
  }
  /** The same key and body from two accounts, from visitors in two networks, and from the first account again. */
  const sendFromAll = async (path: string, body: object) => {
    const [ada, grace] = [await register(), await register()];
    const send = async (client: string, cookie = '') => {
      const headers = { 'idempotency-key': 'order-17', ...from(client) };
      const reply = await shop.ask('POST', path, body, { headers, cookie });
      expect(reply.status, reply.text).toBeLessThan(300);
      return reply.json() as Reply;
    };
    const adas = await send('203.0.113.1', ada);
    const others = [await send('203.0.113.1', grace), await send('203.0.113.1'), await send('203.0.113.2')];
    return { adas, others, again: [await send('203.0.113.9', ada), await send('203.0.113.1')] };
  };
  const expectApart = ({ adas, others, again }: Awaited<ReturnType<typeof sendFromAll>>) => {
    expect(new Set([adas, ...others].map(({ _id }) => _id)).size).toBe(4);
    expect(again).toEqual([adas, others[1]]);
  };

  test('orders', async () => {
    const cup = await shop.product({ label: 'Cup', stock: 50 });
    const body = {
      origin: '/order/checkout',
      deliveryAddress: address,
      payment: {},
      email: 'ada@buyers.test',
      name: 'Ada',
      items: [{ productId: cup._id, quantity: 1 }],
    };
    const sent = await sendFromAll('/api/order/pending', body);
    expectApart(sent);
    expect(new Set([sent.adas, ...sent.others].map(({ accessKey }) => accessKey)).size).toBe(4);
  });

  test('messages', async () => {
    const content = { words: 'Hello' };
    expectApart(await sendFromAll('/api/message', { origin: '/contact', content }));
  });

  test('a visitor with a random key keeps it when the network changes', async () => {
    const cup = await shop.product({ label: 'Saucer', stock: 5 });
    const key = 'a3bb189e-8bf9-4888-9912-ace4e6543002';
    const begin = async (client: string) =>
      (
        await shop.begin(
          [{ productId: cup._id, quantity: 1 }],
          { email: 'roam@buyers.test' },
          {
            'idempotency-key': key,
            ...from(client),
          },
        )
      ).json() as Reply;
    expect(await begin('203.0.113.3')).toEqual(await begin('198.51.100.3'));
  });
});

test('behind a proxy too, all spellings of one network share its limit', async () => {
  const spellings = [
    '2001:db8:7:8::1',
    '2001:0DB8:0007:0008:1:2:3:4',
    '2001:db8:7:8:ffff::9%eth0',
    '[2001:db8:7:8::2]:4711',
  ];
  const body = { token: 'x'.repeat(43) };
  const tryFrom = (client: string) =>
    shop.ask('POST', '/api/account/check-token', body, { headers: from(client) });
  for (let n = 0; n < 100; n += 1) await tryFrom(spellings[n % spellings.length] ?? '');
  const statuses = await Promise.all([...spellings, '2001:db8:7:9::1'].map(tryFrom));
  expect(statuses.map(({ status }) => status)).toEqual([429, 429, 429, 429, 401]);
});
