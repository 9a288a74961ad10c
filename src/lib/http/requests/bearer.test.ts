import { expect, test } from 'vitest';
import { bearerOf } from './bearer.ts';

const shown = (authorization: string[] | undefined, url = '/api/orders') =>
  bearerOf({ url, headersDistinct: authorization ? { authorization } : {} } as never);

test('a key is read from calls alone, in any spelling of its scheme', () => {
  expect(shown(['Bearer sw_abc'])).toBe('sw_abc');
  expect(shown(['bearer   sw_abc'])).toBe('sw_abc');
  expect(shown(['sw_abc'])).toBe('sw_abc');
  for (const url of ['/', '/admin', '/files/a', '/apix', '/x?/api/'])
    expect(shown(['Bearer sw_abc'], url)).toBeUndefined();
});

test('what is no key is one that opens nothing; other schemes are not ours', () => {
  for (const empty of [
    ['Bearer'],
    ['Bearer '],
    ['Bearer sw_a', 'Bearer sw_b'],
    ['Bearer sw_a', 'Basic eA=='],
  ])
    expect(shown(empty)).toBe('');
  for (const other of [['Basic eA=='], ['Bearers x'], ['Digest sw_a'], undefined])
    expect(shown(other)).toBeUndefined();
});
