import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { createTestSite } from '../../../tests/support/site-context.ts';
import { siteDirectory } from '../../features/websites/server/index.ts';
import type { Call } from '../../lib/http/contract.ts';
import { withSiteReplies } from './site-replies.ts';

const { db, close } = await createTestDatabase();
afterAll(close);
const shop = await createTestSite(db, 'shop.test');
const other = await createTestSite(db, 'other.test');
const directory = siteDirectory(db, 'demo.test');

const who = (cookies: Record<string, string> = {}, bearer?: string) => ({
  bearer,
  secure: false,
  cookies: { get: (name: string) => cookies[name], set: () => {} },
});
const visitor = who({ sitewright_cart: 'W10' });
const signedIn = who({ sitewright_session: 'x' });

let asked = 0;
/** @returns the number of the reply, counted over all replies */
async function reply(call: Call, context = visitor, host = 'shop.test', input = {}): Promise<unknown> {
  const found = await directory.find(host);
  if (!found) throw new Error(`There is no site at ${host}.`);
  return withSiteReplies(found, context, async () => (asked += 1))(call, input);
}

test('visitors of a site get one reply until something that they see has changed', async () => {
  const first = await reply('GET /api/collections');
  expect(await reply('GET /api/collections')).toBe(first);
  expect(await reply('GET /api/services')).not.toBe(first);
  expect(await reply('GET /api/collections', visitor, 'shop.test', { query: { a: 1 } })).not.toBe(first);
  directory.forget(other.id);
  expect(await reply('GET /api/collections')).toBe(first);
  directory.forget(shop.id);
  expect(await reply('GET /api/collections')).not.toBe(first);
});

test.each([
  ['of another site', 'GET /api/collections', visitor, 'other.test'],
  ['to a session', 'GET /api/collections', signedIn, 'shop.test'],
  ['to an API key', 'GET /api/collections', who({}, 'key'), 'shop.test'],
  ['that tells stock', 'GET /api/products', visitor, 'shop.test'],
] as const)('a reply %s is no visitor’s', async (_what, call, context, host) => {
  const before = [await reply(call), await reply('GET /api/collections')];
  expect(before).not.toContain(await reply(call, context, host));
  const after = await reply('GET /api/collections');
  expect(after).toBe(before[1]);
});
