import { expect, test } from 'vitest';
import { daysBetween } from '../../lib/values/days.ts';
import { mondayOf, partsOf, spanBefore } from './local-days.ts';

test('a long span is read as whole months and the days around them', () => {
  expect(partsOf({ from: '2026-01-15', to: '2026-04-02' })).toEqual({
    months: { from: '2026-02-01', to: '2026-03-01' },
    days: [
      { from: '2026-01-15', to: '2026-01-31' },
      { from: '2026-04-01', to: '2026-04-02' },
    ],
  });
  expect(partsOf({ from: '2025-12-01', to: '2026-02-28' })).toEqual({
    months: { from: '2025-12-01', to: '2026-02-01' },
    days: [],
  });
  const short = { from: '2026-02-03', to: '2026-02-27' };
  expect(partsOf(short)).toEqual({ months: null, days: [short] });
});

test('each day of a span is in exactly one of its parts', () => {
  for (const [from, to] of [
    ['2024-02-29', '2024-02-29'],
    ['2024-02-01', '2024-03-31'],
    ['2023-12-31', '2025-01-01'],
  ] as const) {
    const { months, days } = partsOf({ from, to });
    let count = days.reduce((sum, span) => sum + daysBetween(span.from, span.to), 0);
    for (let month = months?.from ?? '9'; month <= (months?.to ?? '');) {
      const next = new Date(`${month}T00:00:00Z`);
      next.setUTCMonth(next.getUTCMonth() + 1);
      count += (next.getTime() - Date.parse(`${month}T00:00:00Z`)) / 86_400_000;
      month = next.toISOString().slice(0, 10);
    }
    expect(count).toBe(daysBetween(from, to));
  }
});

test('what is before a span has as many days', () => {
  expect(spanBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({
    from: '2026-01-29',
    to: '2026-02-28',
  });
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
});
