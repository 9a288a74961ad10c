import { expect, test } from 'vitest';
import { hashPassword, passwordMatches, unusablePasswordHash } from './passwords.ts';

/** The processor time of some work, in microseconds: the least of several, because whatever else this process does adds to it. */
const cpuOf = async (work: () => Promise<unknown>): Promise<number> => {
  const found: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    found.push(user + system);
  }
  return Math.min(...found);
};

test('a password matches its own hash only', async () => {
  const hash = await hashPassword('kiln-at-dawn');
  expect(hash).not.toBe(await hashPassword('kiln-at-dawn'));
  expect(await passwordMatches(hash, 'kiln-at-dawn')).toBe(true);
  expect(await passwordMatches(hash, 'Kiln-at-dawn')).toBe(false);
  expect(await passwordMatches(unusablePasswordHash(), '')).toBe(false);
});

// Fails if an unknown address returns before anything is hashed.
test('where there is no account the same work is done', async () => {
  const hash = await hashPassword('kiln-at-dawn');
  const known = await cpuOf(() => passwordMatches(hash, 'wrong'));
  const unknown = await cpuOf(() => passwordMatches(undefined, 'wrong'));
  expect(unknown).toBeGreaterThan(known / 3);
});

test('a flood of passwords is refused, not piled up', async () => {
  const hash = await hashPassword('kiln-at-dawn');
  const flood = Array.from({ length: 130 }, () => passwordMatches(hash, 'wrong'));
  const results = await Promise.allSettled(flood);
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.length).toBe(28);
  expect(refused[0]?.reason).toMatchObject({ status: 503 });
  expect(await passwordMatches(hash, 'kiln-at-dawn')).toBe(true);
});
