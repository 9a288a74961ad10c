import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, test } from 'vitest';
import { type CalendarEntry, icalendarOf } from './icalendar.ts';

const entry: CalendarEntry = {
  id: '0198c2f0-0000-7000-8000-000000000001',
  sequence: 2,
  start: new Date('2026-10-24T13:00:00Z'),
  end: new Date('2026-10-24T14:30:00Z'),
  title: 'Wheel lesson; with Nell, for “two”',
  status: 'confirmed',
  description: 'First line\nSecond, with a very long tail: ' + 'pots and bowls '.repeat(12),
  place: 'The Boat Shed, Quay Street',
  url: 'https://studio.test/booking/1',
  organiser: { name: 'Studio', email: 'hello@studio.test' },
  attendee: { name: 'Ann "Annie" O’Hara', email: 'ann@guests.test' },
};
const about = { name: 'Studio', timezone: 'Europe/London', now: new Date('2026-10-01T00:00:00Z') };

/** As the first parser reads it. */
function byIcalJs(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return {
    method: calendar.getFirstPropertyValue('method'),
    zones: calendar.getAllSubcomponents('vtimezone').map((zone) => zone.getFirstPropertyValue('tzid')),
    events: calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        sequence: event.sequence,
        start: event.startDate.toJSDate().toISOString(),
        end: event.endDate.toJSDate().toISOString(),
        zone: component.getFirstProperty('dtstart')?.getParameter('tzid'),
        title: event.summary,
        description: event.description,
        place: event.location,
        status: component.getFirstPropertyValue('status'),
        attendee: component.getFirstPropertyValue('attendee'),
      };
    }),
  };
}

/** As the second parser reads it. */
function byTsIcs(text: string) {
  const { method, timezones, events } = convertIcsCalendar(undefined, text);
  return {
    method,
    zones: timezones?.map(({ id }) => id),
    events: events?.map((event) => ({
      uid: event.uid,
      sequence: event.sequence,
      start: event.start.date.toISOString(),
      end: event.end?.date.toISOString(),
      zone: event.start.local?.timezone,
      title: event.summary,
      description: event.description,
      place: event.location,
      status: event.status,
      attendee: `MAILTO:${event.attendees?.[0]?.email}`,
    })),
  };
}

const readers = [
  ['ical.js', byIcalJs],
  ['ts-ics', byTsIcs],
] as const;

describe.each(readers)('read back by %s', (_, read) => {
  test('a booking keeps its id, its count of changes, its instants and every word', () => {
    const { method, zones, events } = read(icalendarOf({ ...about, method: 'request' }, [entry]));
    expect(method).toBe('REQUEST');
    expect(zones).toEqual(['Europe/London']);
    expect(events).toEqual([
      {
        uid: entry.id,
        sequence: 2,
        start: '2026-10-24T13:00:00.000Z',
        end: '2026-10-24T14:30:00.000Z',
        zone: 'Europe/London',
        title: entry.title,
        description: entry.description,
        place: entry.place,
        status: 'CONFIRMED',
        attendee: 'MAILTO:ann@guests.test',
      },
    ]);
  });

  test('a cancellation names the same booking', () => {
    const cancelled = { ...entry, sequence: 3, status: 'cancelled' as const };
    const { method, events } = read(icalendarOf({ ...about, method: 'cancel' }, [cancelled]));
    expect(method).toBe('CANCEL');
    expect(events?.[0]).toMatchObject({ uid: entry.id, sequence: 3, status: 'CANCELLED' });
  });

  test('a feed asks for nothing; an empty one is still a calendar', () => {
    const pending = { ...entry, status: 'pending' as const };
    expect(read(icalendarOf(about, [pending, entry])).events?.map(({ status }) => status)).toEqual([
      'TENTATIVE',
      'CONFIRMED',
    ]);
    const { method, events } = read(icalendarOf(about, []));
    expect(method ?? undefined).toBeUndefined();
    expect(events ?? []).toEqual([]);
  });

  // Around clock changes, on both sides and within the hour that occurs twice.
  test.each([
    ['Europe/London', '2026-03-29T01:30:00.000Z', '2026-03-29T02:30:00.000Z'],
    ['Europe/London', '2026-10-25T02:00:00.000Z', '2026-10-25T03:00:00.000Z'],
    ['Europe/Oslo', '2027-03-28T01:00:00.000Z', '2027-03-28T02:00:00.000Z'],
    ['America/New_York', '2026-11-01T07:30:00.000Z', '2026-11-01T08:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-03T15:30:00.000Z', '2026-10-03T16:30:00.000Z'],
    ['Asia/Kolkata', '2026-12-31T23:30:00.000Z', '2027-01-01T00:30:00.000Z'],
    ['Etc/UTC', '2026-12-31T23:30:00.000Z', '2027-01-01T00:30:00.000Z'],
  ])('%s at %s', (timezone, start, end) => {
    const { zones, events } = read(
      icalendarOf({ ...about, timezone }, [{ ...entry, start: new Date(start), end: new Date(end) }]),
    );
    expect(zones).toEqual([timezone]);
    expect(events?.[0]).toMatchObject({ start, end });
  });
});

// The other parser looks for these words anywhere.
test('words that look like lines of the format stay words', () => {
  const hostile = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:evil';
  const words = { title: hostile, place: hostile, description: hostile };
  const text = icalendarOf({ ...about, name: hostile }, [
    { ...entry, ...words, attendee: { name: hostile, email: 'a@b.test' } },
  ]);
  expect(byIcalJs(text).events.map(({ uid }) => uid)).toEqual([entry.id]);
  expect(text.match(/[\r\n]BEGIN:VEVENT/g)).toHaveLength(1);
});

test.each(readers)('the hour that comes twice, read back by %s', (_, read) => {
  for (const [start, end] of [
    ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
    ['2026-10-25T01:30:00.000Z', '2026-10-25T03:30:00.000Z'],
    ['2026-10-25T09:30:00.000Z', '2026-10-25T10:30:00.000Z'],
  ] as const) {
    const { events } = read(icalendarOf(about, [{ ...entry, start: new Date(start), end: new Date(end) }]));
    expect(events?.[0]).toMatchObject({ start, end });
  }
});

// The other parser is an hour off in the hour before a change.
test('a booking over the change itself', () => {
  const over = { start: new Date('2026-03-29T00:30:00Z'), end: new Date('2026-03-29T01:30:00Z') };
  const text = icalendarOf(about, [{ ...entry, ...over }]);
  expect(text).toContain('DTSTART;TZID=Europe/London:20260329T003000');
  expect(text).toContain('DTEND;TZID=Europe/London:20260329T023000');
  expect(byIcalJs(text).events[0]).toMatchObject({
    start: over.start.toISOString(),
    end: over.end.toISOString(),
  });
});

test('the letter of the format: no line longer than 75 octets, each ended by CR LF, stamps in UTC', () => {
  const text = icalendarOf(about, [entry]);
  expect(text).toContain('DTSTAMP:20261001T000000Z');
  const lines = text.split('\r\n');
  expect(lines.at(-1)).toBe('');
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n]/);
  }
});
