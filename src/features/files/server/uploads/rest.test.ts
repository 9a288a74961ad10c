import { expect, test } from 'vitest';
import { restAfter } from './rest.ts';

/** The pauses after work, if pages are viewed this many times. */
async function pauses(tookMs: number, looks: number): Promise<number[]> {
  const taken: number[] = [];
  let left = looks;
  const isVisited = () => (left -= 1) >= 0;
  await restAfter(tookMs, isVisited, async (ms) => taken.push(ms));
  return taken;
}

test('work rests four times as long as it took while pages are looked at', async () => {
  expect(await pauses(50, Infinity)).toEqual([200]);
  expect(await pauses(150, Infinity)).toEqual([250, 250, 100]);
  expect(await pauses(0, Infinity)).toEqual([]);
});

test('it goes on as soon as nobody looks any more, and does not rest where nobody did', async () => {
  expect(await pauses(60_000, 2)).toEqual([250, 250]);
  expect(await pauses(60_000, 0)).toEqual([]);
});

test('however long the work took, the rest ends', async () => {
  expect(await pauses(60_000, Infinity)).toEqual(Array.from({ length: 8 }, () => 250));
});
