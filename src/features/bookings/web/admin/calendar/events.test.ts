import { expect, test } from 'vitest';
import type { CalendarEntry } from '../../../calendar-contract.ts';
import type { Waiting } from '../../../contract.ts';
import { drawn, thinned } from './events.ts';
import { wallClockOf } from './wall-clock-of.ts';

const entry = (id: string, more: Partial<CalendarEntry> = {}): CalendarEntry => ({
  _id: id,
  service: 'lesson',
  label: 'Lesson',
  name: 'Ann',
  start: '2027-03-28T00:30:00.000Z',
  end: '2027-03-28T01:30:00.000Z',
  status: 'confirmed',
  people: 1,
  noShow: false,
  version: 1,
  ...more,
});
const given = {
  blocks: [],
  subscribed: [],
  services: new Map([
    ['lesson', { colour: '#3b6fb6', capacity: 1 }],
    ['evening', { colour: '#9a4f96', capacity: 8 }],
  ]),
  names: new Map<string, string>(),
  timezone: 'Europe/London',
  only: new Set<string>(),
};

test('a booking stands where the clock on the site’s wall says, across its change too', () => {
  const [event] = drawn({ ...given, bookings: [entry('a')] }).events;
  expect(event).toMatchObject({
    title: 'Ann · Lesson',
    start: '2027-03-28T00:30:00',
    end: '2027-03-28T02:30:00',
    editable: true,
  });
  expect(wallClockOf('Australia/Lord_Howe')(Date.parse('2027-04-03T15:00:00Z'))).toBe('2027-04-04T01:30:00');
});

test('those who come to the same start of a class are one entry', () => {
  const evening = { service: 'evening', label: 'Evening' };
  const { events, classes } = drawn({
    ...given,
    bookings: [
      entry('a', evening),
      entry('b', evening),
      entry('c', { ...evening, start: '2027-03-29T18:00:00.000Z', end: '2027-03-29T20:00:00.000Z' }),
      entry('d', { ...evening, status: 'cancelled' }),
    ],
  });
  expect(events.map(({ title }) => title)).toEqual(['Ann · Evening', '2 of 8 · Evening', '1 of 8 · Evening']);
  expect([...classes.values()].map((people) => people.map(({ _id }) => _id))).toEqual([['a', 'b'], ['c']]);
});

test('people on a waiting list are counted, not parties, and before a name that may be cut off', () => {
  const { start } = entry('a');
  const wait = (service: string, people: number): Waiting => ({
    _id: `${service} ${people}`,
    service,
    label: 'Evening',
    start,
    durationMinutes: 60,
    people,
    name: 'Bo',
    email: 'bo@guests.test',
    status: 'waiting',
    timezone: 'Europe/London',
    dates: 1,
  });
  const { events } = drawn({
    ...given,
    bookings: [entry('a', { service: 'evening', label: 'Evening', people: 8 })],
    waiting: [wait('evening', 2), wait('evening', 1), wait('other', 3)],
  });
  expect(events.map(({ title }) => title)).toEqual(['8 of 8 · 3 waiting · Evening', '3 waiting · Evening']);
});

test('what has a filter shows only what it asks for; what is cancelled cannot be moved', () => {
  const bookings = [entry('a'), entry('b', { service: 'evening' })];
  expect(drawn({ ...given, bookings, only: new Set(['lesson']) }).events.map(({ id }) => id)).toEqual(['a']);
  expect(drawn({ ...given, bookings: [entry('a', { status: 'cancelled' })] }).events[0]).toMatchObject({
    editable: false,
    className: 'booking-cancelled',
  });
});

test('a month shows the first few of each day, and how many more there are', () => {
  const at = (day: number, hour: number) =>
    entry(`${day}-${hour}`, {
      start: `2027-06-0${day}T${hour}:00:00.000Z`,
      end: `2027-06-0${day}T${hour}:30:00.000Z`,
    });
  const bookings = [at(1, 15), at(1, 10), at(1, 12), at(1, 11), at(2, 10), at(2, 11), at(2, 12)];
  const shown = thinned(drawn({ ...given, bookings }).events, 2);
  expect(shown.map(({ id, title }) => id ?? title)).toEqual([
    '1-10',
    '1-11',
    '2 more',
    '2-10',
    '2-11',
    '2-12',
  ]);
});
