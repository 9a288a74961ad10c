import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { limit, limitedAddress } from './limits.ts';

const { db, close } = await createTestDatabase();
afterAll(close);

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['::FFFF:CB00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:50123', '203.0.113.7'],
  ['2001:0DB8:0001:0002:0003:0004:0005:0006', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::7%eth0', '2001:db8:1:2::/64'],
  ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, counted) => expect(limitedAddress(address)).toBe(counted));

test('a limit lets its points through, also to many at once, and says when to come back', async () => {
  const one = limit(db.limitsPool, 'message-mail-to');
  const other = limit(db.limitsPool, 'message-mail-to');
  const takes = await Promise.allSettled(
    Array.from({ length: 8 }, (_, n) => (n % 2 ? one : other).take('site:a', 'Slowly.')),
  );
  expect(takes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  const refused = { status: 429, message: 'Slowly.', detail: { retryAfter: expect.any(Number) } };
  await expect(one.take('site:a', 'Slowly.')).rejects.toMatchObject(refused);
  await expect(other.check('site:a', 'Slowly.')).rejects.toMatchObject(refused);
  await one.check('site:b', 'Slowly.');
  for (let taken = 0; taken < 3; taken += 1) {
    await one.check('site:c', 'Slowly.');
    await one.take('site:c', 'Slowly.');
  }
  // None is left, though none too many was taken.
  await expect(one.check('site:c', 'Slowly.')).rejects.toMatchObject(refused);
  await one.forget('site:a');
  await other.take('site:a', 'Slowly.');
});
