import { expect, test } from 'vitest';
import { waitingLabel } from './booking-labels.ts';

test('the waiting list of a class counts people, as its seats do', () => {
  expect(waitingLabel([{ people: 1 }])).toBe('1 person on the waiting list');
  expect(waitingLabel([{ people: 2 }, { people: 3 }])).toBe('5 people on the waiting list');
});
