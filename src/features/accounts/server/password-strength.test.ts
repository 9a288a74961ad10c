import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { isStrong } from './password-strength.ts';

const known = ['ada.lovelace@example.com', 'Ada Byron', 'Harbour & Kiln', 'harbour-kiln.example'];

test.each([
  'princess1',
  'Password1!',
  'P@ssw0rd2024',
  'welcome2024!',
  'trustno1',
  'aaaaaaaaaaaaaaaaaaaa',
  '123412341234',
  'QWERTY12345',
  'ada.lovelace@example.com',
  'AdaLovelace1815',
  'adabyron99',
  'Harbour & Kiln 1',
  'harbour-kiln2024',
])('%s is too easy to guess', async (typed) => {
  expect(await isStrong(typed, known)).toBe(false);
});

test.each([
  'a-long-enough-passphrase',
  'correct horse battery staple',
  'kiln-at-dawn',
  'tR4!mzq9',
  '12 green bottles',
  'ünïcödé wörds',
  'my harbour has no kiln to fire',
])('%s is not', async (typed) => {
  expect(await isStrong(typed, known)).toBe(true);
});

// Without the thread, it blocks the event loop for that long.
test('long passwords made to take long are checked off the event loop, and several wait for their turn', async () => {
  const hostile = ['p4$$w0rd1l1kech33s3', 'xkJ29dkfwP3ks!kd0', 'pAssw0rd1!l|'].map((part) =>
    part.repeat(10).slice(0, 128),
  );
  const before = performance.eventLoopUtilization();
  const results = await Promise.all(hostile.map((typed) => isStrong(typed, known)));
  expect(results).toHaveLength(3);
  expect(performance.eventLoopUtilization(before).active).toBeLessThan(200);
});
