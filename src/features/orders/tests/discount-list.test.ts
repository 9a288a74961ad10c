import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Discount } from '../shop-shapes.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { openShop, type Shop } from '../../../../tests/support/shop-world.ts';

let shop: Shop;
const ids = new Map<string, string>();
const idOf = (code: string) => ids.get(code) ?? '';
const past = '2026-01-01T00:00:00.000Z';
const future = '2090-01-01T00:00:00.000Z';

beforeAll(async () => {
  shop = await openShop();
  const codes: Record<string, object> = {
    ZEBRA: {},
    ENDED: { active: false },
    OVER: { endsAt: past },
    LATER: { startsAt: future },
    APPLE_5: { totalLimit: 1 },
    ALWAYS: { startsAt: past, endsAt: future, totalLimit: 9 },
  };
  for (const [code, fields] of Object.entries(codes)) {
    const made = await shop.owner<Discount>('POST', '/api/discount', {
      code,
      kind: 'percent',
      value: 5,
      ...fields,
    });
    ids.set(code, made._id);
  }
  await asAdmin(shop.admin, (client) =>
    client.query(`update sitewright.discount_codes set used = 1 where code in ('APPLE_5', 'LATER')`),
  );
});
afterAll(() => shop.close());

const listed = async (query: string) =>
  (await shop.owner<Discount[]>('GET', `/api/discounts${query}`)).map(({ code }) => code);

test('discount codes are found by part of the code, whatever its case and characters', async () => {
  expect(await listed('?q=e_')).toEqual(['APPLE_5']);
  expect(await listed('?q=%25')).toEqual([]);
});

test('each code is in the state that its owner sees', async () => {
  expect(await listed('?state=active')).toEqual(['ALWAYS', 'ZEBRA']);
  expect(await listed('?state=ended')).toEqual(['OVER', 'ENDED']);
  expect(await listed('?state=later')).toEqual(['LATER']);
  expect(await listed('?state=used-up')).toEqual(['APPLE_5']);
});

test.each([
  ['newest', ['ALWAYS', 'APPLE_5', 'LATER', 'OVER', 'ENDED', 'ZEBRA']],
  ['code', ['ALWAYS', 'APPLE_5', 'ENDED', 'LATER', 'OVER', 'ZEBRA']],
  ['used', ['APPLE_5', 'LATER', 'ALWAYS', 'OVER', 'ENDED', 'ZEBRA']],
])('pages sorted by %s continue where the last one ended', async (sort, codes) => {
  const read: string[] = [];
  for (let after = ''; read.length < codes.length; after = `&after=${idOf(read.at(-1) ?? '')}`) {
    const page = await listed(`?sort=${sort}&limit=2${after}`);
    expect(page).toHaveLength(2);
    read.push(...page);
  }
  expect(read).toEqual(codes);
});

test('several codes end, are reactivated and are deleted, and an editor with an earlier version notices', async () => {
  const both = [idOf('ZEBRA'), idOf('ENDED')];
  await shop.owner('PUT', '/api/discounts', { discounts: both, active: false });
  expect(await listed('?state=ended')).toEqual(['OVER', 'ENDED', 'ZEBRA']);
  const stale = await shop.ask(
    'PUT',
    `/api/discount/${idOf('ZEBRA')}`,
    { code: 'ZEBRA', kind: 'percent', value: 5, version: 1 },
    { cookie: shop.cookie },
  );
  expect(stale.status).toBe(409);
  await shop.owner('PUT', '/api/discounts', { discounts: both, active: true });
  expect(await listed('?state=ended')).toEqual(['OVER']);
  await shop.owner('POST', '/api/discounts/delete', { discounts: both });
  expect(await listed('?sort=code')).toEqual(['ALWAYS', 'APPLE_5', 'LATER', 'OVER']);
});
