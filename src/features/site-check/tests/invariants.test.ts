import { execFile } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Report, runCommand } from '../../../app/commands/command-line.ts';
import { recordInvariants } from '../../../app/wiring/invariants.ts';
import type { Booking } from '../../bookings/contract.ts';
import type { Check } from '../contract.ts';
import { at } from '../../../../tests/support/booking-world.ts';
import { openShop, type Shop } from '../../../../tests/support/shop-world.ts';
import { root, temporaryFolder } from '../../../../tests/support/files.ts';
import { findingsWithin } from '../../../../tests/support/oracle.ts';
import { asAdmin, testKey, writeDatabaseUrl } from '../../../../tests/support/postgres.ts';

let shop: Shop;
const folder = await temporaryFolder('verified');

beforeAll(async () => {
  shop = await openShop({ DATA_DIR: folder.path });
  const mug = await shop.product({ label: 'Mug', stock: 20 });
  await shop.owner('POST', '/api/discount', { code: 'five', kind: 'fixed', value: 5, totalLimit: 9 });
  const items = [{ productId: mug._id, quantity: 2 }];
  const paid = await shop.buy(items, { discountCode: 'five' });
  await shop.owner('POST', `/api/order/${paid._id}/refund`, { amount: 3 });
  await shop.begin(items);
  const hours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '09:00', to: '17:00' }));
  const offered = { label: 'Lesson', hours, horizonDays: 730, published: true, price: 30, capacity: 3 };
  const { _id: service } = await shop.owner<{ _id: string }>('POST', '/api/service', offered);
  for (const time of ['10:00', '12:00']) {
    const asked = { service, start: at(time), email: 'guest@guests.test', name: 'Guest', cart: true };
    const { _id: id, accessKey: key } = (await shop.ask('POST', '/api/booking', asked)).json() as Booking;
    await shop.buy([{ productId: service, quantity: 1, booking: { id, key } }]);
  }
});
afterAll(async () => {
  await shop.close();
  await folder.remove();
});

const paidOrder = `paid_at is not null and discount > 0`;
/** For each invariant, a statement that breaks it if nothing else enforces it. */
const faults: Readonly<Record<string, string>> = {
  'The site has one primary domain': 'update hosts set canonical = false',
  'The site has an owner': 'update accounts set owner = false',
  'No email was written twice for the same event': `update mails set cause = 'same'`,
  'Stock equals the sum of its movements': 'update variants set stock = stock + 1',
  'No stock is below zero': 'update variants set stock = -1',
  'No more is reserved than is in stock': 'update variants set stock = 1',
  'Paid items were taken from stock once': `update stock_movements set quantity = -1 where kind = 'sold'`,
  'Nothing was taken from stock for an unpaid order': `update orders set paid_at = null where ${paidOrder}`,
  'Only unpaid orders reserve stock':
    'update stock_holds set order_id = (select id from orders where status <> 0 limit 1)',
  'Items, delivery, tax and discount add up to each order’s total': `update orders set discount = discount + 1 where ${paidOrder}`,
  'Every payment received has one paid order, or was refunded': `update orders set transaction_id = 'another' where ${paidOrder}`,
  'Every paid order has one payment of its total': `update payments set amount = amount - 1`,
  'No order was charged twice': `insert into payments (website_id, order_id, provider, reference, amount, currency, status)
    select website_id, order_id, provider, 'second', amount, currency, status from payments limit 1`,
  'The refunds of an order add up to its refunded sum, and to no more than was paid':
    'update refunds set amount = amount + 1',
  'The items refunded are those of the order’s refunds': 'update order_items set refunded = 1',
  'Every status change of an order was allowed':
    'update order_events set from_status = 4 where to_status = 1',
  'An order’s status is the last one in its timeline': 'update orders set status = 3',
  'Every paid order has an invoice number': `update orders set invoice_number = null where ${paidOrder}`,
  'Invoice numbers have no gaps': `update orders set invoice_number = 'R-00099' where ${paidOrder}`,
  'Every paid order has one confirmation email': `delete from mails where cause like 'order-paid:%'`,
  'The count of each discount code equals its redemptions, within its limit':
    'update discount_codes set used = used + 1',
  'No two bookings of the same room or person overlap':
    'update occupancies set from_at = (select min(from_at) from occupancies)',
  'The seats taken at a time match its bookings': 'update taken_slots set seats = 2',
  'No time has more bookings than seats': 'update taken_slots set seats = 4',
  'Every booked time blocks a room or person': 'delete from occupancies',
  'Every booking is at the time it blocks': `update bookings set start_at = start_at + interval '1 hour'`,
  'Every course is booked as a whole': `update bookings set series_id = (select max(id::text)::uuid from bookings),
    status = case when id = (select max(id::text)::uuid from bookings) then 'pending' else status end`,
  'No paid booking is still on hold': `update bookings set status = 'held', held_until = now()`,
};
/** Disables keys, triggers and constraints of the tables. */
const unguarded = `set local session_replication_role = replica;
  alter table mails drop constraint mails_website_id_cause_key;
  do $$ declare rule record; begin
    for rule in select conrelid::regclass as held_by, conname from pg_constraint where contype in ('c', 'x')
      and conrelid = any('{orders,order_items,variants,payments,bookings,taken_slots,occupancies}'::regclass[])
    loop execute format('alter table %s drop constraint %I', rule.held_by, rule.conname); end loop;
  end $$`;

/** The findings after the change, which is then rolled back. */
async function foundAfter(fault: string): Promise<string[]> {
  const client = new pg.Client(shop.admin);
  await client.connect();
  try {
    await client.query('begin; set local search_path to sitewright, public');
    await client.query(`${unguarded}; ${fault}`);
    return (await findingsWithin(client, shop.websiteId)).map((finding) =>
      'unchecked' in finding ? finding.unchecked : finding.invariant,
    );
  } finally {
    await client.query('rollback');
    await client.end();
  }
}

describe('every invariant', () => {
  test('holds in a shop that sold, refunded and took bookings', async () => {
    expect(await shop.faults()).toEqual([]);
  });

  test('has a fault here that breaks it', () => {
    expect(recordInvariants.map(({ name }) => name).toSorted()).toEqual(Object.keys(faults).toSorted());
  });

  test.each(Object.entries(faults))('%s', async (name, fault) => {
    expect(await foundAfter(fault)).toContain(name);
  });
});

describe('npm run site -- verify', () => {
  const env = () => ({
    PLATFORM_URL: 'http://platform.test',
    DATABASE_URL: writeDatabaseUrl(shop.admin),
    SECRETS_KEY: testKey,
    DATA_DIR: folder.path,
  });
  const verify = async (...args: string[]) => (await runCommand(['verify', ...args], env())) as Report;
  /** Runs the command as operators do. */
  const run = (...args: string[]) =>
    new Promise<{ code: number; out: string }>((resolve) => {
      const options = { env: { ...process.env, ...env() } };
      execFile(process.execPath, [join(root, 'src/site.ts'), 'verify', ...args], options, (error, out, err) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out: out + err }),
      );
    });
  const admin = (statement: string) =>
    asAdmin(shop.admin, (client) => client.query(`set search_path to sitewright, public; ${statement}`));

  test('names each record that breaks one, ends with 1, and the site check says the same in words', async () => {
    expect(await verify()).toEqual({
      ok: true,
      text: `${recordInvariants.length + 2} invariants, 1 site: no problems.`,
    });
    await admin('update variants set stock = stock - 1');
    try {
      const { code, out } = await run('--host', 'kiln.test');
      expect(code).toBe(1);
      expect(out).toMatch(
        /^kiln\.test: broken: Stock equals the sum of its movements: Mug \([0-9a-f-]{36}\)$/m,
      );
      expect(out).toContain('1 site: 1 broken.');
      const json = JSON.parse((await verify('--json')).text) as object;
      expect(json).toMatchObject({
        ok: false,
        findings: [{ site: 'kiln.test', total: 1, named: [{ record: 'Mug' }] }],
      });
      const { result } = await shop.owner<Check>('POST', '/api/check/records', {});
      expect(result).toMatchObject({ light: 'bad', says: '1 check of your records failed.' });
      expect(result?.steps).toEqual([
        { light: 'bad', label: 'Stock equals the sum of its movements.', says: 'Not true for Mug.' },
      ]);
      // Anybody on the staff reads it in their own language, whoever ran it.
      const headers = { referer: 'http://kiln.test/admin/test', 'accept-language': 'de' };
      const kept = await shop.ask('GET', '/api/checks', undefined, { cookie: shop.cookie, headers });
      const read = (kept.json() as Check[]).find(({ key }) => key === 'records')?.result;
      expect(read).toMatchObject({
        light: 'bad',
        says: '1 Prüfung Ihrer Daten ist fehlgeschlagen.',
        hints: [{ text: 'Senden Sie diese Liste an Ihren Hosting-Anbieter.', to: null }, {}],
        ranAt: result?.ranAt,
      });
      expect(read?.steps).toEqual([
        {
          light: 'bad',
          label: 'Der Lagerbestand entspricht der Summe seiner Bewegungen.',
          says: 'Trifft nicht zu auf: Mug.',
        },
      ]);
      expect(Object.keys(read ?? {})).not.toContain('translations');
    } finally {
      await admin('update variants set stock = stock + 1');
    }
    expect((await shop.owner<Check>('POST', '/api/check/records', {})).result).toMatchObject({
      light: 'good',
    });
  });

  test('what cannot be checked is no success: a lock in the way is said, and waited for a while only', async () => {
    const client = new pg.Client(shop.admin);
    await client.connect();
    try {
      await client.query('begin; lock table sitewright.discount_codes');
      const { ok, text } = await verify();
      expect(ok).toBe(false);
      expect(text).toMatch(/^kiln\.test: could not check: The count of each discount code .*timeout$/m);
      expect(text).toContain('1 not checked.');
    } finally {
      await client.query('rollback');
      await client.end();
    }
  });
});
