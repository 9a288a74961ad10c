import { expect, test } from 'vitest';
import { VISITOR_MS } from './time-budget.ts';

test('a visitor whose request waits for the database is told within five seconds', () => {
  // Leaves half a second for everything besides the database.
  expect(VISITOR_MS).toBeLessThanOrEqual(4_500);
});
