import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CalendarFeed, SubscribedCalendar } from '../calendar-contract.ts';
import type { Booking } from '../contract.ts';
import { expandApart } from '../server/calendars/subscribed/read-subscribed.ts';
import { readCalendars } from '../../../app/jobs/calendar-work.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { at, type BookingWorld, bookingWorld, day } from '../../../../tests/support/booking-world.ts';

let world: BookingWorld;
let elsewhere: Server;
/** The reply of the subscribed calendar: a text, or a status. */
let answer: string | number = 404;
let url = '';

beforeAll(async () => {
  world = await bookingWorld();
  // Only these tests may reach the loopback address.
  world.app.calendars.allowed = (address) => address === '127.0.0.1';
  elsewhere = createServer((_, reply) =>
    typeof answer === 'string' ? reply.end(answer) : reply.writeHead(answer).end(),
  );
  await new Promise<void>((resolve) => void elsewhere.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/secret/basic.ics`;
});
afterAll(async () => {
  elsewhere?.close();
  await world?.close();
});

const stamp = (instant: string) => instant.replaceAll(/[-:]|\.\d+/g, '');
const busyFrom = (...times: [from: string, to: string, ...more: string[]][]) =>
  [
    'BEGIN:VCALENDAR',
    ...times.flatMap(([from, to, ...more], index) => [
      'BEGIN:VEVENT',
      `UID:${index}`,
      `DTSTART:${stamp(from)}`,
      `DTEND:${stamp(to)}`,
      ...more,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const starts = async (service: { _id: string }) => (await world.slots(service)).map(({ start }) => start);
const subscribe = (resource: string | null = null) =>
  world.calls.done<SubscribedCalendar>('POST', '/api/calendar/outside', { name: 'Phone', url, resource });
/** Makes the last attempt older. */
const later = () =>
  asAdmin(world.admin, (client) =>
    client.query(
      `update sitewright.outside_calendars set tried_at = null, due_at = now() where tried_at is not null`,
    ),
  );
const read = async ({ _id }: SubscribedCalendar) => {
  await later();
  return world.calls.done<SubscribedCalendar>('POST', `/api/calendar/outside/${_id}/read`);
};

describe('busy times of a calendar elsewhere', () => {
  test('cannot be booked, by anybody, until they are gone there', async () => {
    const service = await world.service();
    const calendar = await subscribe();
    answer = busyFrom([at('10:00'), at('12:00')]);
    expect(await read(calendar)).toMatchObject({ problem: null, times: 1, host: '127.0.0.1' });
    expect((await starts(service)).slice(0, 2)).toEqual([at('09:00'), at('12:00')]);
    expect((await world.book(service, at('10:00'))).status).toBe(409);
    answer = busyFrom();
    expect(await read(calendar)).toMatchObject({ problem: null, times: 0 });
    expect((await world.book(service, at('10:00'))).status).toBe(201);
    await world.calls.done('DELETE', `/api/calendar/outside/${calendar._id}`);
  });

  test('of one person leave the others free, and go when the calendar is taken out', async () => {
    const [ann, bea] = [await world.resource('Ann'), await world.resource('Bea')];
    const [hers, others] = [await world.service({ needs: [[ann]] }), await world.service({ needs: [[bea]] })];
    const calendar = await subscribe(ann);
    answer = busyFrom([at('09:00'), at('16:00')]);
    await read(calendar);
    expect(await starts(hers)).toEqual([at('16:00')]);
    expect(await starts(others)).toHaveLength(8);
    await world.calls.done('DELETE', `/api/calendar/outside/${calendar._id}`);
    expect(await starts(hers)).toHaveLength(8);
  });

  test('are read by the worker ahead of time, and nobody’s visit waits for it', async () => {
    const service = await world.service();
    const calendar = await subscribe();
    answer = busyFrom([at('09:00'), at('10:00')]);
    expect(await starts(service)).toContain(at('09:00'));
    await later();
    await readCalendars({ calendars: world.app.calendars, db: world.app.db, log: world.app.log });
    expect(await starts(service)).not.toContain(at('09:00'));
    await world.calls.done('DELETE', `/api/calendar/outside/${calendar._id}`);
  });

  test('stay as they were when it cannot be read, and the owner is told why', async () => {
    const service = await world.service();
    const calendar = await subscribe();
    answer = busyFrom([at('09:00'), at('10:00')]);
    await read(calendar);
    for (const [wrong, problem] of [
      [404, 'not-found'],
      [401, 'not-allowed'],
      [302, 'moved'],
      [500, 'refused'],
      ['<html>Sign in</html>', 'no-calendar'],
      [`BEGIN:VCALENDAR\r\n${'x'.repeat(6_000_000)}`, 'too-large'],
    ] as const) {
      answer = wrong;
      expect(await read(calendar)).toMatchObject({ problem, times: 1 });
    }
    expect(await starts(service)).not.toContain(at('09:00'));
    expect(await world.calls.done('GET', '/api/calendar/outside')).toContainEqual(
      expect.objectContaining({ _id: calendar._id, problem: 'too-large', times: 1 }),
    );
    await world.calls.done('DELETE', `/api/calendar/outside/${calendar._id}`);
  });

  test('that are our own bookings come back without harm', async () => {
    const service = await world.service();
    const booking = (await world.book(service, at('09:00'))).json() as Booking;
    const calendar = await subscribe();
    answer = busyFrom([booking.start, booking.end]).replace('UID:0', `UID:${booking._id}`);
    expect(await read(calendar)).toMatchObject({ times: 0 });
    await world.calls.done('DELETE', `/api/calendar/outside/${calendar._id}`);
  });

  test('are not looked for inside this network; what is no address is refused at once', async () => {
    for (const address of ['nonsense', 'ftp://a.test/x.ics', 'https://me:secret@a.test/x.ics']) {
      const reply = await world.calls.owner('POST', '/api/calendar/outside', { name: 'X', url: address });
      expect(reply.status, address).toBe(400);
    }
    const inwards = await world.calls.done<SubscribedCalendar>('POST', '/api/calendar/outside', {
      name: 'Inwards',
      url: 'webcal://192.168.1.1/x.ics',
    });
    expect(await read(inwards)).toMatchObject({ problem: 'not-public' });
    expect(JSON.stringify(inwards)).not.toContain('x.ics');
    await world.calls.done('DELETE', `/api/calendar/outside/${inwards._id}`);
  });
});

test('a file that is made to take for ever is given up, and the server goes on meanwhile', async () => {
  const bomb = busyFrom([
    '1970-01-01T00:00:00Z',
    '1970-01-01T00:00:01Z',
    'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
  ]);
  const window = { from: 0, to: Date.now(), timezone: 'UTC' };
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 20);
  expect(await expandApart(bomb, window, 1_000)).toMatch(/^(too-many|no-calendar|too-large)$/);
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(5);
});

test('time blocked for everybody cannot be booked, whatever a service needs', async () => {
  const plain = await world.service();
  const needy = await world.service({ needs: [[await world.resource('Kiln')]] });
  const block = await world.calls.done<{ _id: string; resource: null }>('POST', '/api/calendar/block', {
    start: at('09:00'),
    end: at('16:00'),
    note: 'Closed for the fair',
  });
  expect(block.resource).toBeNull();
  for (const service of [plain, needy]) expect(await starts(service)).toEqual([at('16:00')]);
  const blocks = await world.calls.done('GET', `/api/calendar/blocks?from=${day}&to=${day}`);
  expect(blocks).toContainEqual(expect.objectContaining({ _id: block._id, resource: null }));
  await world.calls.done('DELETE', `/api/calendar/block/${block._id}`);
  for (const service of [plain, needy]) expect(await starts(service)).toHaveLength(8);
});

describe('the feed', () => {
  const feed = () => world.calls.done<CalendarFeed & { path: string }>('POST', '/api/calendar/feed');
  const events = (text: string) =>
    new ICAL.Component(ICAL.parse(text) as unknown[])
      .getAllSubcomponents('vevent')
      .map((each) => new ICAL.Event(each));

  test('shows what is booked, follows a move, and says what was cancelled', async () => {
    const service = await world.service({ label: 'Wheel lesson' });
    const booking = (await world.book(service, at('11:00'), { name: 'Fay Feed' })).json() as Booking;
    const { path, readAt } = await feed();
    expect(readAt).toBeNull();
    const mine = async () => {
      const reply = await world.calls.visitor('GET', path);
      expect(reply.status).toBe(200);
      expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8');
      expect(reply.headers['cache-control']).toBe('private, no-store');
      const found = events(reply.text).find(({ uid }) => uid === booking._id);
      return [
        found?.summary,
        found?.sequence,
        found?.startDate.toJSDate().toISOString(),
        found?.component.getFirstPropertyValue('status'),
      ];
    };
    expect(await mine()).toEqual(['Wheel lesson: Fay Feed', 0, at('11:00'), 'CONFIRMED']);
    await world.calls.done('PUT', `/api/booking/${booking._id}`, { start: at('13:00') });
    expect(await mine()).toEqual(['Wheel lesson: Fay Feed', 1, at('13:00'), 'CONFIRMED']);
    await world.calls.done('PUT', `/api/booking/${booking._id}`, { status: 'cancelled' });
    expect(await mine()).toEqual(['Wheel lesson: Fay Feed', 2, at('13:00'), 'CANCELLED']);
    expect((await world.calls.done<CalendarFeed>('GET', '/api/calendar/feed')).readAt).not.toBeNull();
  });

  test('counts people in the language of the site', async () => {
    const service = await world.service({ label: 'Töpferabend', capacity: 6 });
    expect((await world.book(service, at('09:00'), { name: 'Fay Feed', people: 3 })).status).toBe(201);
    await world.calls.done('PUT', '/api/website', { settings: { locale: 'de-DE' } });
    const { path } = await feed();
    const titles = events((await world.calls.visitor('GET', path)).text).map(({ summary }) => summary);
    await world.calls.done('PUT', '/api/website', { settings: { locale: 'en-GB' } });
    expect(titles).toContain('Töpferabend: Fay Feed (3 Personen)');
  });

  test('is for its key alone: not for an earlier one, a guess, another site or after it was ended', async () => {
    const first = await feed();
    const second = await feed();
    expect((await world.calls.visitor('GET', first.path)).status).toBe(404);
    expect((await world.calls.visitor('GET', second.path)).status).toBe(200);
    expect((await world.ask({ host: world.two.host, method: 'GET', path: second.path })).status).toBe(404);
    for (const guess of ['x', 'x.ics', `${'A'.repeat(43)}.ics`, second.path.slice(19, -4), '..%2f.ics'])
      expect((await world.calls.visitor('GET', `/api/calendar/feed/${guess}`)).status, guess).toBe(404);
    await world.calls.done('DELETE', '/api/calendar/feed');
    expect((await world.calls.visitor('GET', second.path)).status).toBe(404);
  });
});

test('the calendar lists what is booked in its days, and what was cancelled where it is asked for', async () => {
  const service = await world.service();
  const booking = (await world.book(service, at('09:00'))).json() as Booking;
  await world.calls.done('PUT', `/api/booking/${booking._id}`, { status: 'cancelled' });
  const stays = (await world.book(service, at('16:00'))).json() as Booking;
  const ids = async (more = '') =>
    (
      await world.calls.done<{ bookings: { _id: string; service: string }[] }>(
        'GET',
        `/api/calendar/entries?from=${day}&to=${day}${more}`,
      )
    ).bookings
      .filter((each) => each.service === service._id)
      .map(({ _id }) => _id);
  expect(await ids()).toEqual([stays._id]);
  expect(await ids('&cancelled=true')).toEqual([booking._id, stays._id]);
});

test('the owner finds bookings by name, email address or service; signs of patterns mean themselves', async () => {
  const service = await world.service({ label: 'Raku_day' });
  const first = (await world.book(service, at('09:00'), { name: 'Ottilie Quartz' })).json() as Booking;
  const other = (await world.book(service, at('16:00'), { email: 'sable@guests.test' })).json() as Booking;
  const found = async (q: string) =>
    (
      await world.calls.done<{ _id: string }[]>('GET', `/api/calendar/search?${new URLSearchParams({ q })}`)
    ).map(({ _id }) => _id);
  expect(await found('ottilie q')).toEqual([first._id]);
  expect(await found('SABLE@')).toEqual([other._id]);
  expect(await found('raku_day')).toEqual([other._id, first._id]);
  expect(await found('raku%day')).toEqual([]);
  expect((await world.calls.owner('GET', '/api/calendar/search?q=')).status).toBe(400);
  expect((await world.calls.visitor('GET', '/api/calendar/search?q=ottilie')).status).toBe(401);
});

test('the mail about a booking is sent once more; two presses are one mail', async () => {
  const service = await world.service();
  const { _id } = (await world.book(service, at('09:00'))).json() as Booking;
  const again = () => world.calls.owner('POST', `/api/booking/${_id}/resend`);
  expect([(await again()).status, (await again()).status]).toEqual([204, 204]);
  const { rows } = await asAdmin(world.admin, (client) =>
    client.query<{ cause: string }>('select cause from sitewright.mails where cause like $1', [
      `booking-confirmed:${_id}:again:%`,
    ]),
  );
  // There are two if the minute changed between them.
  expect([1, 2]).toContain(rows.length);
  expect(new Set(rows.map(({ cause }) => cause)).size).toBe(rows.length);
});
