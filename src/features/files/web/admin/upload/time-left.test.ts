import { expect, test } from 'vitest';
import { sayTimeLeft } from './time-left.ts';

test.each([
  [2, 'a few seconds left'],
  [31, 'about 35 seconds left'],
  [61, 'about 2 minutes left'],
  [60, 'about 1 minute left'],
  [7300, 'about 2 hours left'],
])('%d seconds to go are %s', (seconds, words) => expect(sayTimeLeft(seconds)).toBe(words));
