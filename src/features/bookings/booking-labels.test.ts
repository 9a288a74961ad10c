import { expect, test } from 'vitest';
import { lengthLabel, shownSpan, spanAt } from './booking-labels.ts';

const [start, end] = ['2026-12-09T18:30:00Z', '2026-12-09T21:00:00Z'].map((at) => new Date(at));

test('a span has the digits and the comma of its page, and its times stay in one line', () => {
  if (!start || !end) throw new Error('No times');
  expect(spanAt(start, end, 'UTC', 'en-GB')).toBe('Wednesday, 9 December 2026, 18:30 – 21:00');
  const arabic = spanAt(start, end, 'UTC', 'ar-EG');
  expect(arabic).toMatch(/^\S+، 9 \S+ 2026، 6:30 م – 9:00 م$/);
  expect(shownSpan(start, end, 'UTC', 'ar-EG')).toMatch(
    /^\S+، 9 \S+ 2026، 6:30\u00a0م\u00a0–\u2060\u00a09:00\u00a0م$/,
  );
  expect(lengthLabel(150, 'ar')).toMatch(/^2 \S+ 30 \S+$/);
});
