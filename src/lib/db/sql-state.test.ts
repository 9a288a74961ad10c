import { expect, test } from 'vitest';
import { conflict } from '../errors.ts';
import { failedBy, refusesData, refusing, refusingTakenSlug } from './sql-state.ts';

const failure = (code: string, constraint?: string) => Object.assign(new Error(code), { code, constraint });

test('tells why PostgreSQL refused', () => {
  expect(failedBy(failure('23505'), 'unique')).toBe(true);
  expect(failedBy(failure('23505', 'pages_slug_key'), 'unique', 'slug')).toBe(true);
  expect(failedBy(failure('23505', 'pages_pkey'), 'unique', 'slug')).toBe(false);
  expect(failedBy(failure('23505'), 'unique', 'slug')).toBe(false);
  expect(failedBy(failure('23503'), ['unique', 'restrict'])).toBe(false);
  expect(failedBy(failure('P0001'), ['restrict', 'raised'])).toBe(true);
  for (const other of [null, undefined, 'text', {}, { code: 23505 }])
    expect(failedBy(other, 'unique')).toBe(false);
  expect([failure('22003'), failure('23514'), failure('42501')].map(refusesData)).toEqual([
    true,
    true,
    false,
  ]);
});

test('answers one reason with a refusal and passes on every other', async () => {
  const refusal = conflict('Already there.');
  await expect(refusing(Promise.resolve(1), 'unique', () => refusal)).resolves.toBe(1);
  await expect(refusing(Promise.reject(failure('23505')), 'unique', () => refusal)).rejects.toBe(refusal);
  const other = failure('23503');
  await expect(refusing(Promise.reject(other), 'unique', () => refusal)).rejects.toBe(other);
  await expect(
    refusingTakenSlug(Promise.reject(failure('23505', 'p_slug_key')), 'page'),
  ).rejects.toMatchObject({
    code: 'address-taken',
    message: 'Another page already uses this address. Choose a different one.',
  });
});
