import { expect, test } from 'vitest';
import { wayGiver } from './give-way.ts';

test('long work gives way after each two milliseconds, and others have their turn', async () => {
  let now = 0;
  let turns = 0;
  const giveWay = wayGiver(() => now);
  for (let piece = 0; piece < 100; piece += 1) {
    now += 0.25;
    const way = giveWay();
    if (!way) continue;
    setImmediate(() => (turns += 1));
    await way;
  }
  await new Promise(setImmediate);
  expect(turns).toBe(12);
});
