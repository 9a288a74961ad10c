import { expect, test } from 'vitest';
import { allows } from './areas.ts';

test.each([
  ['write', 'write', true],
  ['write', 'read', true],
  ['read', 'read', true],
  ['read', 'write', false],
  [undefined, 'read', false],
  [undefined, 'write', false],
] as const)('a right to %s lets somebody %s: %s', (right, access, may) => {
  expect(allows(right ? { orders: right } : {}, 'orders', access)).toBe(may);
  expect(allows({ messages: 'write' }, 'orders', access)).toBe(false);
});
