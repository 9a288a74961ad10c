import { expect, test } from 'vitest';
import { z } from 'zod';
import { day, instant, line } from './shapes.ts';

const passes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

test('a day is one of the calendar, in years that can be stored and reckoned with', () => {
  for (const right of ['2024-02-29', '1000-01-01', '2999-12-31'])
    expect(passes(day, right), right).toBe(true);
  for (const wrong of ['2026-02-29', '2026-1-1', 'x', '', '0000-01-01', '0999-12-31', '3000-01-01', 5, null])
    expect(passes(day, wrong), String(wrong)).toBe(false);
});

test('a rule over two days is not asked about what is no day', () => {
  const asked: string[] = [];
  const span = z.strictObject({ from: day, to: day }).refine(({ from }) => asked.push(from) > 0);
  for (const from of ['x', '2026-02-30', '0000-01-01'])
    expect(passes(span, { from, to: '2026-01-01' })).toBe(false);
  expect(asked).toEqual([]);
  expect(passes(span, { from: '2026-01-01', to: '2026-01-02' })).toBe(true);
});

test('an instant is read as UTC, whatever offset it was written with', () => {
  expect(instant.parse('2026-03-29T14:30:00+05:45')).toBe('2026-03-29T08:45:00.000Z');
  expect(instant.parse('2026-03-29T14:30:00.123456789Z')).toBe('2026-03-29T14:30:00.123Z');
  expect(instant.parse('2026-03-29T14:30:00-23:59')).toBe('2026-03-30T14:29:00.000Z');
  for (const wrong of [
    '2026-03-29',
    '2026-02-30T10:00:00Z',
    '0000-01-01T00:00:00Z',
    '2026-03-29T14:30:00+25:00',
    'now',
  ])
    expect(passes(instant, wrong), wrong).toBe(false);
});

test('a line has no characters that would turn the text around it', () => {
  expect(line('a name', 10).parse(' Ada\u202Egnp.exe\u2066 ')).toBe('Adagnp.exe');
  expect(passes(line('a name', 9), '\u202E\u2069 ')).toBe(false);
});
