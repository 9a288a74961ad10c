import { expect, test, vi } from 'vitest';
import { readClock } from './ago.tsx';

test('the clock goes on while no time is shown', () => {
  vi.useFakeTimers();
  try {
    const later = Date.now() + 4 * 60_000;
    vi.setSystemTime(later);
    expect(readClock()).toBe(later);
  } finally {
    vi.useRealTimers();
  }
});
