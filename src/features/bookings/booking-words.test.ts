import { expect, test } from 'vitest';
import { waitingWords } from './booking-words.ts';

test('the waiting list of a class counts people, as its seats do', () => {
  expect(waitingWords([{ people: 1 }])).toBe('1 person on the waiting list');
  expect(waitingWords([{ people: 2 }, { people: 3 }])).toBe('5 people on the waiting list');
});
