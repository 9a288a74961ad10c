import { expect, test } from 'vitest';
import { allRights } from '../../lib/http/areas.ts';
import { apiKeysContract } from './contract.ts';
import { keyAreas, keyRights } from './key-areas.ts';

test('a key reaches what was chosen, never more than its maker, and never people or keys', () => {
  expect(keyRights({ orders: 'write', pages: 'read' }, allRights)).toEqual({
    orders: 'write',
    pages: 'read',
  });
  expect(keyRights({ orders: 'write', pages: 'write' }, { orders: 'read' })).toEqual({ orders: 'read' });
  expect(keyRights({ orders: 'read' }, { orders: 'write' })).toEqual({ orders: 'read' });
  const most = keyRights(allRights, allRights);
  expect(Object.keys(most)).toEqual(keyAreas);
  expect(most).toMatchObject({ orders: 'write', money: 'read', history: 'read' });
  for (const area of ['people', 'keys', 'site', 'domains']) expect(most).not.toHaveProperty(area);
});

test('no key is asked for that could do nothing, or too much', () => {
  const { body } = apiKeysContract['POST /api/api-key'];
  const take = (rights: unknown) => body.safeParse({ name: 'Books', rights, days: null }).success;
  expect(take({ orders: 'write', money: 'read' })).toBe(true);
  for (const wrong of [
    {},
    { money: 'write' },
    { history: 'write' },
    { people: 'read' },
    { orders: 'all' },
    [],
  ])
    expect(take(wrong), JSON.stringify(wrong)).toBe(false);
});
