import { expect, test } from 'vitest';
import type { Service } from '../../../service-shapes.ts';
import { nextChange, startsAround } from './clock-changes.ts';

const january = Date.parse('2027-01-10T12:00:00Z');

test('the next change of the clocks is named with what the clock shows before and after', () => {
  expect(nextChange(['Europe/London'], january)).toEqual({
    at: Date.parse('2027-03-28T01:00:00Z'),
    timezone: 'Europe/London',
    from: '01:00',
    to: '02:00',
    forward: true,
  });
  expect(nextChange(['Australia/Lord_Howe'], january)).toMatchObject({
    from: '02:00',
    to: '01:30',
    forward: false,
  });
});

test('of several zones the one that changes first counts; where no clock ever changes there is none', () => {
  expect(nextChange(['Europe/London', 'America/New_York'], january)?.timezone).toBe('America/New_York');
  expect(nextChange(['Asia/Kolkata', 'UTC'], january)).toBeNull();
});

test('weekly times keep their time on the wall over the change, and shift for others', () => {
  const service = {
    timezone: 'Europe/London',
    hours: [{ day: 2, from: '09:00', to: '11:00' }],
    closed: [],
    exceptions: [],
    sessions: [],
    durationMinutes: 60,
    intervalMinutes: null,
    bufferBeforeMinutes: 0,
    bufferMinutes: 15,
    noticeMinutes: 1440,
    horizonDays: 5,
    capacity: 1,
  } as unknown as Service;
  const days = startsAround(service, Date.parse('2027-03-28T01:00:00Z'));
  expect(days.map(({ date }) => date)).toEqual(['2027-03-23', '2027-03-30']);
  const inUtc = days.map(({ starts }) => starts.map((start) => new Date(start).toISOString().slice(11, 16)));
  expect(inUtc).toEqual([
    ['09:00', '10:00'],
    ['08:00', '09:00'],
  ]);
});
