import { describe, expect, test } from 'vitest';
import { atLeast } from './at-least.ts';
import { mayReload } from './chunk-reload.ts';
import { isSlow } from './prefetch.ts';

describe('reload when a part is missing', () => {
  const storage = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
  };

  test('at most once a minute', () => {
    const kept = storage();
    expect([0, 1, 59_999, 60_000, 60_001, 120_000].map((now) => mayReload(kept, now))).toEqual([
      true,
      false,
      false,
      true,
      false,
      true,
    ]);
  });

  test('what else lies in the storage does not stop it', () => {
    const kept = storage();
    kept.setItem('sitewright-reloaded', 'nonsense');
    expect(mayReload(kept, 5)).toBe(true);
  });
});

test.each([
  [undefined, false],
  [{}, false],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '4g', saveData: true }, true],
])('a connection of %j is slow: %s', (connection, slow) => {
  expect(isSlow(connection)).toBe(slow);
});

describe('atLeast', () => {
  test('the outcome comes no sooner than told, refusals too', async () => {
    const start = performance.now();
    expect(await atLeast(40, Promise.resolve('done'), true)).toBe('done');
    await expect(atLeast(40, Promise.reject(new Error('no')), true)).rejects.toThrow('no');
    expect(performance.now() - start).toBeGreaterThanOrEqual(78);
  });

  test('the server does not wait', async () => {
    const start = performance.now();
    await atLeast(5000, Promise.resolve());
    expect(performance.now() - start).toBeLessThan(2500);
  });
});
