import { expect, test } from 'vitest';
import { chosenRange, ranges } from './ranges.ts';

test('spans are counted from the site’s own day', () => {
  expect(ranges.month.span('2026-03-01')).toEqual({ from: '2026-01-31', to: '2026-03-01' });
  expect(ranges['last-month'].span('2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(ranges.year.span('2024-02-29')).toEqual({ from: '2023-03-01', to: '2024-02-29' });
  expect(ranges.year.span('2026-11-21')).toEqual({ from: '2025-11-22', to: '2026-11-21' });
});

test('an address tells which span; what makes no sense is the usual one', () => {
  const of = (query: string) => chosenRange(new URLSearchParams(query), '2026-11-21');
  expect(of('range=week')).toEqual({ name: 'week', span: { from: '2026-11-15', to: '2026-11-21' } });
  expect(of('from=2026-01-01&to=2026-01-31').span).toEqual({ from: '2026-01-01', to: '2026-01-31' });
  for (const query of ['', 'range=ages', 'from=2026-02-01&to=2026-01-01', 'from=x&to=y'])
    expect(of(query).name, query).toBe('month');
});
