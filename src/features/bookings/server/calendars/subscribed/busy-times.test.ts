import { expect, test } from 'vitest';
import { BadCalendar, busyTimes } from './busy-times.ts';

const window = {
  from: Date.parse('2027-03-01T00:00:00Z'),
  to: Date.parse('2027-04-30T00:00:00Z'),
  timezone: 'Europe/London',
};
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) =>
  calendar('BEGIN:VEVENT', 'UID:one', 'DTSTAMP:20270101T000000Z', ...lines, 'END:VEVENT');
const read = (text: string) =>
  busyTimes(text, window).map(({ start, end }) => [
    new Date(start).toISOString().slice(0, 16),
    new Date(end).toISOString().slice(0, 16),
  ]);

test('an event in UTC, in a named zone, without a zone, and a whole day', () => {
  expect(read(event('DTSTART:20270310T100000Z', 'DTEND:20270310T113000Z'))).toEqual([
    ['2027-03-10T10:00', '2027-03-10T11:30'],
  ]);
  expect(read(event('DTSTART;TZID=America/New_York:20270310T100000', 'DURATION:PT1H'))).toEqual([
    ['2027-03-10T15:00', '2027-03-10T16:00'],
  ]);
  expect(read(event('DTSTART:20270410T100000', 'DTEND:20270410T110000'))).toEqual([
    ['2027-04-10T09:00', '2027-04-10T10:00'],
  ]);
  expect(read(event('DTSTART;VALUE=DATE:20270328', 'DTEND;VALUE=DATE:20270329'))).toEqual([
    ['2027-03-28T00:00', '2027-03-28T23:00'],
  ]);
  expect(read(event('DTSTART;VALUE=DATE:20270410'))).toEqual([['2027-04-09T23:00', '2027-04-10T23:00']]);
});

test('what repeats keeps its time on the wall across a change of the clocks, without what was taken out of it', () => {
  const text = event(
    'DTSTART;TZID=Europe/London:20270318T090000',
    'DTEND;TZID=Europe/London:20270318T100000',
    'RRULE:FREQ=WEEKLY;COUNT=4',
    'EXDATE;TZID=Europe/London:20270325T090000',
  );
  expect(read(text)).toEqual([
    ['2027-03-18T09:00', '2027-03-18T10:00'],
    ['2027-04-01T08:00', '2027-04-01T09:00'],
    ['2027-04-08T08:00', '2027-04-08T09:00'],
  ]);
});

test('a repetition that was moved is where it was moved to; one that was cancelled is free', () => {
  const base = ['UID:one', 'DTSTAMP:20270101T000000Z'];
  const text = calendar(
    'BEGIN:VEVENT',
    ...base,
    'DTSTART:20270302T090000Z',
    'DTEND:20270302T100000Z',
    'RRULE:FREQ=DAILY;COUNT=3',
    'END:VEVENT',
    'BEGIN:VEVENT',
    ...base,
    'RECURRENCE-ID:20270303T090000Z',
    'DTSTART:20270303T150000Z',
    'DTEND:20270303T160000Z',
    'END:VEVENT',
    'BEGIN:VEVENT',
    ...base,
    'RECURRENCE-ID:20270304T090000Z',
    'DTSTART:20270304T090000Z',
    'DTEND:20270304T100000Z',
    'STATUS:CANCELLED',
    'END:VEVENT',
  );
  expect(read(text)).toEqual([
    ['2027-03-02T09:00', '2027-03-02T10:00'],
    ['2027-03-03T15:00', '2027-03-03T16:00'],
  ]);
});

test('a zone that only the file knows follows the rules in the file', () => {
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:W. Europe Standard Time',
    'BEGIN:STANDARD',
    'DTSTART:16010101T030000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  ];
  const times = ['DTSTART', 'DTEND'].map(
    (name, at) => `${name};TZID=W. Europe Standard Time:20270410T1${at}0000`,
  );
  const text = calendar(...zone, 'BEGIN:VEVENT', 'UID:one', ...times, 'END:VEVENT');
  expect(read(text)).toEqual([['2027-04-10T08:00', '2027-04-10T09:00']]);
});

test('what is free, cancelled, empty, past or far ahead takes nothing', () => {
  const times = ['DTSTART:20270310T100000Z', 'DTEND:20270310T110000Z'];
  for (const text of [
    event(...times, 'TRANSP:TRANSPARENT'),
    event(...times, 'STATUS:CANCELLED'),
    event('DTSTART:20270310T100000Z'),
    event('DTSTART:20200310T100000Z', 'DTEND:20200310T110000Z'),
    event('DTSTART:20300310T100000Z', 'DTEND:20300310T110000Z'),
    event('SUMMARY:without a time'),
    calendar(),
  ])
    expect(read(text)).toEqual([]);
});

test('published busy times count, those that are free do not', () => {
  const text = calendar(
    'BEGIN:VFREEBUSY',
    'FREEBUSY:20270310T100000Z/20270310T110000Z,20270311T100000Z/PT2H',
    'FREEBUSY;FBTYPE=FREE:20270312T100000Z/PT2H',
    'END:VFREEBUSY',
  );
  expect(read(text)).toEqual([
    ['2027-03-10T10:00', '2027-03-10T11:00'],
    ['2027-03-11T10:00', '2027-03-11T12:00'],
  ]);
});

test('what is no calendar, or would never end, is refused', () => {
  for (const text of ['', '<html></html>', 'BEGIN:VCALENDAR\r\nnonsense', '{"a":1}'])
    expect(() => busyTimes(text, window), text).toThrow(BadCalendar);
  const secondly = ['DTSTART:19700101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'];
  expect(() => busyTimes(event(...secondly), window)).toThrow('too-many');
  const many = ['DTSTART:20270301T000000Z', 'DURATION:PT1M', 'RRULE:FREQ=MINUTELY;INTERVAL=2'];
  expect(() => busyTimes(event(...many), window)).toThrow('too-many');
});
