import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bookingJob } from '../../../app/jobs/booking-work.ts';
import type { Booking, OfferedSlot, ShownSeries } from '../contract.ts';
import type { Service } from '../service-shapes.ts';
import { openShop, ordered, quoted, type Shop } from '../../../../tests/support/shop-world.ts';
import { writtenMails } from '../../../../tests/support/mails.ts';
import { expectInvariants } from '../../../../tests/support/oracle.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { silent } from '../../../../tests/support/site-context.ts';
import { at, year } from '../../../../tests/support/booking-world.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterEach(() => expectInvariants(shop.admin));
afterAll(() => shop.close());

const dates = [`${year}-06-15`, `${year}-06-22`, `${year}-06-29`];
const starts = dates.map((date) => at('18:00', date));
const course = (fields: Record<string, unknown> = {}) =>
  shop.owner<Service>('POST', '/api/service', {
    label: 'Course',
    durationMinutes: 120,
    capacity: 2,
    sessions: dates.map((date) => ({ date, time: '18:00' })),
    wholeSeries: true,
    horizonDays: 730,
    published: true,
    ...fields,
  });
let people = 0;
const book = (of: Service, more: Record<string, unknown> = {}) =>
  shop.ask('POST', '/api/booking', {
    service: of._id,
    start: starts[0],
    email: `guest-${++people}@guests.test`,
    name: `Guest ${people}`,
    cart: true,
    ...more,
  });
const booked = async (of: Service, more?: Record<string, unknown>) => {
  const reply = await book(of, more);
  expect(reply.status, reply.text).toBe(201);
  return reply.json() as Booking;
};
const change = (booking: Booking, body: Record<string, unknown>, id = booking._id) =>
  shop.ask('PUT', `/api/booking/${id}`, body, { headers: { 'x-booking-key': booking.accessKey ?? '' } });
const now = (booking: { _id: string }) => shop.owner<Booking>('GET', `/api/booking/${booking._id}`);
const sql = (statement: string, values: unknown[] = []) =>
  asAdmin(
    shop.admin,
    async (client) => (await client.query(statement, values)).rows as Record<string, never>[],
  );
/** People at each date, in the order of the dates. */
const seats = async (of: Service) =>
  (
    await sql('select seats from sitewright.taken_slots where service_id = $1 order by start_at', [of._id])
  ).map((row) => row['seats']);
const stateOf = async (of: Service) =>
  (await shop.ask('GET', `/api/service/${of._id}/series`)).json() as ShownSeries;
const letHoldsEnd = () =>
  sql(`update sitewright.bookings set held_until = now() - interval '1 second' where status = 'held'`);
const mailsTo = async (email: string) =>
  (await writtenMails(shop.app.db, shop.websiteId)).filter(({ recipient }) => recipient === email);
const kindsTo = async (email: string) => (await mailsTo(email)).map(({ email_id: id }) => id);
const runJob = () => bookingJob({ ...shop.app.bookings, log: silent });
const item = ({ _id: id, accessKey: key = '', service: productId }: Booking) => ({
  productId,
  quantity: 1,
  booking: { id, key },
});
const pay = async (booking: Booking) => {
  const begun = await shop.begin([item(booking)], { email: booking.email });
  expect(begun.status, begun.text).toBe(201);
  expect((await shop.pay(ordered(begun))).json()).toMatchObject({ status: 'paid' });
  return ordered(begun);
};

test('a series is one booking: a seat at every date, one payment, one confirmation, and given back as one', async () => {
  const of = await course({ price: 120 });
  const mine = await booked(of);
  expect(mine).toMatchObject({ status: 'held', toPay: 120, series: mine._id });
  expect(mine.dates?.map(({ start, status }) => [start, status])).toEqual(
    starts.map((start) => [start, 'held']),
  );
  expect(await seats(of)).toEqual([1, 1, 1]);
  const quote = quoted(await shop.ask('POST', '/api/order/quote', { items: [item(mine)] }));
  expect(quote.items).toMatchObject([{ label: 'Course', total: 120 }]);
  expect(quote.items[0]?.variant).toMatch(/^3 dates from Tuesday, 15 June/);
  const order = await pay(mine);
  expect((await now(mine)).dates?.map(({ status }) => status)).toEqual(Array(3).fill('confirmed'));
  const mails = await mailsTo(mine.email);
  const [mail, ...others] = mails.filter(({ email_id: id }) => id === 'booking-confirmed');
  expect(others).toEqual([]);
  expect(mail?.body_text).toMatch(/15 June.*22 June.*29 June/s);
  const text = mail?.calendar ?? '';
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(events.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual(starts);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(3);
  const other = convertIcsCalendar(undefined, text);
  expect(other.events?.map(({ start }) => start.date.toISOString())).toEqual(starts);
  expect(other.timezones?.map(({ id }) => id)).toEqual(['Europe/London']);

  // In the owner's calendar, each date lists its people.
  const span = `from=${dates[0]}&to=${dates[2]}`;
  const { bookings } = await shop.owner<{ bookings: { service: string; name: string; start: string }[] }>(
    'GET',
    `/api/calendar/entries?${span}`,
  );
  expect(
    bookings.filter(({ service }) => service === of._id).map(({ name, start }) => [name, start]),
  ).toEqual(starts.map((start) => [mine.name, start]));
  // One notification.
  const news = await sql(
    `select count(*)::int as count from sitewright.notifications where kind = 'booking'`,
  );
  expect(news).toEqual([{ count: 1 }]);

  expect((await change(mine, { status: 'cancelled' })).json()).toMatchObject({ status: 'cancelled' });
  expect(await seats(of)).toEqual([]);
  await expect.poll(async () => (await shop.order(order._id)).refunded).toBe(120);
  const cancelled = (await mailsTo(mine.email)).filter(({ email_id: id }) => id === 'booking-cancelled');
  expect(cancelled).toHaveLength(1);
  expect(cancelled[0]?.calendar?.match(/STATUS:CANCELLED/g)).toHaveLength(3);
});

test('one full date is enough, and nothing of the others is taken then', async () => {
  const of = await course();
  for (const name of ['One', 'Two'])
    await shop.owner('POST', '/api/booking', {
      service: of._id,
      start: starts[1],
      email: 'by-hand@guests.test',
      name,
    });
  expect(await stateOf(of)).toMatchObject({ state: 'full' });
  const refused = await book(of);
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('Not every date')]);
  expect(await seats(of)).toEqual([2]);
  // Its dates can't be booked separately.
  const slots = await shop.ask('GET', `/api/service/${of._id}/slots?from=${dates[0]}&to=${dates[2]}`);
  expect(slots.json() as OfferedSlot[]).toEqual([]);
  expect((await book(of, { series: false, start: starts[0] })).status).toBe(400);
});

test('a hold ends at all dates at once, and is had anew at all or at none', async () => {
  const of = await course({ price: 50, capacity: 1 });
  const slow = await booked(of);
  await letHoldsEnd();
  const order = ordered(await shop.begin([item(slow)]));
  expect(await seats(of)).toEqual([1, 1, 1]);
  await letHoldsEnd();
  const quick = await booked(of);
  expect((await now(slow)).dates?.map(({ status }) => status)).toEqual(Array(3).fill('expired'));
  expect((await shop.pay(order)).json()).toMatchObject({ status: 'declined' });
  await pay(quick);
  expect(await seats(of)).toEqual([1, 1, 1]);
});

test('the owner takes single dates out of it, the first too; whoever booked cannot', async () => {
  const of = await course();
  const mine = await booked(of);
  const [, second] = mine.dates ?? [];
  expect((await change(mine, { status: 'cancelled' }, second?._id)).status).toBe(404);
  expect((await change(mine, { status: 'cancelled', dateOnly: true })).status).toBe(403);
  expect((await change(mine, { start: starts[1] })).status).toBe(403);
  await shop.owner('PUT', `/api/booking/${mine._id}`, { status: 'cancelled', dateOnly: true });
  const after = await now(mine);
  expect(after.status).toBe('confirmed');
  expect(after.dates?.map(({ start, status }) => [start, status])).toEqual([
    [starts[0], 'cancelled'],
    [starts[1], 'confirmed'],
    [starts[2], 'confirmed'],
  ]);
  // In time for what is now the first date.
  expect(after.changeableUntil).toBe(at('18:00', `${year}-06-21`));
  expect(await seats(of)).toEqual([1, 1]);
  const mail = (await mailsTo(mine.email)).at(-1);
  expect([mail?.email_id, mail?.subject]).toEqual(['booking-cancelled', expect.stringContaining('15 June')]);
  expect(mail?.body_text).toContain(`/booking/${mine._id}?key=`);
});

test('a date that is moved takes everybody along', async () => {
  const of = await course();
  const [one, two] = [await booked(of), await booked(of)];
  const to = at('19:00', `${year}-06-16`);
  const move = { service: of._id, start: starts[0], durationMinutes: 120, to };
  expect(await shop.owner('POST', '/api/calendar/class/move', move)).toEqual({ moved: 2 });
  for (const each of [one, two])
    expect((await now(each)).dates?.map(({ start }) => start)).toEqual([to, starts[1], starts[2]]);
  const mail = (await mailsTo(two.email)).at(-1);
  expect([mail?.email_id, mail?.subject]).toEqual(['booking-moved', expect.stringContaining('16 June')]);
  expect((await stateOf(of)).dates[0]?.start).toBe(to);
});

test('a date that is called off ends for everybody: of a series only that date, of a class the money goes back', async () => {
  const of = await course();
  const [one] = [await booked(of), await booked(of)];
  const off = { service: of._id, start: starts[1], durationMinutes: 120 };
  expect(await shop.owner('POST', '/api/calendar/class/cancel', off)).toEqual({ cancelled: 2 });
  expect((await now(one)).dates?.map(({ status }) => status)).toEqual([
    'confirmed',
    'cancelled',
    'confirmed',
  ]);
  expect(await seats(of)).toEqual([2, 2]);
  expect((await stateOf(of)).dates.map(({ start }) => start)).toEqual([starts[0], starts[2]]);
  expect((await mailsTo(one.email)).at(-1)?.email_id).toBe('booking-cancelled');

  const lesson = await course({ wholeSeries: false, price: 20, waitingList: true, capacity: 1 });
  const alone = await booked(lesson);
  const order = await pay(alone);
  const wait = { start: starts[0], email: 'off@guests.test', name: 'W' };
  expect((await shop.ask('POST', `/api/service/${lesson._id}/waiting`, wait)).status).toBe(201);
  await shop.owner('POST', '/api/calendar/class/cancel', {
    service: lesson._id,
    start: starts[0],
    durationMinutes: 120,
  });
  expect((await now(alone)).status).toBe('cancelled');
  await expect.poll(async () => (await shop.order(order._id)).refunded).toBe(20);
  await runJob();
  expect(await kindsTo('off@guests.test')).toEqual(['waiting-joined', 'waiting-ended']);
});

test('who waits for what does not take place any more is told, and waits no longer', async () => {
  const { _id: room } = await shop.owner('POST', '/api/resource', { name: 'Room that is shut' });
  const shut = { resource: room, start: at('00:00', dates[0]), end: at('23:00', dates[2]) };
  await shop.owner('POST', '/api/calendar/block', shut);
  const talk = await course({ wholeSeries: false, waitingList: true, needs: [[room]] });
  const whole = await course({ capacity: 1, waitingList: true });
  await booked(whole);
  for (const [of, start, name] of [
    [talk, starts[0], 'first'],
    [talk, starts[1], 'second'],
    [whole, starts[0], 'whole'],
  ] as const) {
    const wait = { start, email: `${name}@waiting.test`, name };
    expect((await shop.ask('POST', `/api/service/${of._id}/waiting`, wait)).status).toBe(201);
  }
  const sessions = dates.slice(1).map((date) => ({ date, time: '18:00' }));
  await shop.owner('PUT', `/api/service/${talk._id}`, { sessions });
  expect(await kindsTo('first@waiting.test')).toEqual(['waiting-joined', 'waiting-ended']);
  expect(await kindsTo('second@waiting.test')).toEqual(['waiting-joined']);
  await shop.owner('DELETE', `/api/service/${talk._id}`);
  expect(await kindsTo('second@waiting.test')).toEqual(['waiting-joined', 'waiting-ended']);
  // A series continues with its remaining dates; a cancelled last date is offered to nobody.
  for (const [gone, start] of starts.entries()) {
    expect(await kindsTo('whole@waiting.test')).toHaveLength(1);
    const date = { service: whole._id, start, durationMinutes: 120 };
    await shop.owner('POST', '/api/calendar/class/cancel', date);
    expect((await stateOf(whole)).dates).toHaveLength(2 - gone);
  }
  await runJob();
  expect(await kindsTo('whole@waiting.test')).toEqual(['waiting-joined', 'waiting-ended']);
});

test('who waits for a full series has all its dates offered as one', async () => {
  const of = await course({ capacity: 1, waitingList: true });
  const wait = () =>
    shop.ask('POST', `/api/service/${of._id}/waiting`, {
      start: starts[0],
      email: 'waits@guests.test',
      name: 'Waiter',
    });
  expect((await wait()).status).toBe(409);
  const first = await booked(of);
  expect((await wait()).json()).toMatchObject({ status: 'waiting', dates: 3 });
  await change(first, { status: 'cancelled' });
  // The place is held for them and was never available to others.
  expect((await book(of)).status).toBe(409);
  await runJob();
  const [joined, offer] = await mailsTo('waits@guests.test');
  expect([joined?.email_id, offer?.email_id]).toEqual(['waiting-joined', 'waiting-offer']);
  expect(offer?.body_text).toMatch(/15 June.*22 June.*29 June/s);
  const [, id = '', key = ''] = /booking\/([\w-]{36})\?key=([\w-]{43})/.exec(offer?.body_text ?? '') ?? [];
  const taken = await shop.ask(
    'PUT',
    `/api/booking/${id}`,
    { status: 'confirmed' },
    { headers: { 'x-booking-key': key } },
  );
  expect((taken.json() as Booking).dates?.map(({ status }) => status)).toEqual(Array(3).fill('confirmed'));
});

test('once it has begun: joined only where it may be, and what has been stays when the rest is given up', async () => {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const sessions = [-2, 5, 12].map((ahead) => ({ date: day(ahead), time: '12:00' }));
  const of = await course({ sessions, price: 30 });
  expect(await stateOf(of)).toMatchObject({ state: 'begun' });
  await shop.owner('PUT', `/api/service/${of._id}`, { joinsLate: true });
  expect((await stateOf(of)).price).toBe(30);
  await shop.owner('PUT', `/api/service/${of._id}`, { lateProRata: true });
  const { state, dates: shown, price } = await stateOf(of);
  expect([state, shown.map(({ included }) => included)]).toEqual(['open', [false, true, true]]);
  const mine = await booked(of, { start: shown[1]?.start });
  // Two of three.
  expect([price, mine.price, mine.toPay]).toEqual([20, 20, 20]);
  const order = await pay(mine);
  // The first of the two has taken place.
  await sql(
    `with moved as (update sitewright.bookings set start_at = now() - interval '1 hour' where id = $1 returning slot_id)
     update sitewright.taken_slots set start_at = now() - interval '1 hour' from moved where id = moved.slot_id`,
    [mine._id],
  );
  expect((await change(mine, { status: 'cancelled' })).json()).toMatchObject({ status: 'cancelled' });
  const rows = await sql(
    'select status, start_at < now() as past from sitewright.bookings where series_id = $1 order by start_at',
    [mine._id],
  );
  expect(rows).toEqual([
    { status: 'confirmed', past: true },
    { status: 'cancelled', past: false },
  ]);
  expect((await shop.order(order._id)).refunded).toBe(0);
});

test('an order form takes bookings along: kept at every date until the owner has the money, then booked', async () => {
  await shop.owner('PUT', '/api/shop/settings', {
    settings: { manual: { enabled: true, text: 'By bank transfer.', days: 7 } },
  });
  const of = await course({ price: 90 });
  const mine = await booked(of);
  // The form's request (forms/web/public/place-order.ts): no address, because nothing is delivered.
  const begun = await shop.ask('POST', '/api/order/pending', {
    origin: '/order-by-form',
    payment: { provider: 'manual' },
    items: [{ ...item(mine), price: 90, label: 'Course' }],
    email: mine.email,
    name: mine.name,
    phone: '',
    terms: false,
    answers: { Wish: 'A seat by the window' },
  });
  expect(begun.status, begun.text).toBe(201);
  const order = ordered(begun);
  const key = { headers: { 'x-order-key': order.accessKey ?? '' } };
  const placed = await shop.ask('POST', `/api/order/${order._id}/place`, {}, key);
  expect(placed.status, placed.text).toBe(200);
  const held = await sql(
    "select distinct status, held_until > now() + interval '6 days' as long from sitewright.bookings where series_id = $1",
    [mine._id],
  );
  expect(held).toEqual([{ status: 'held', long: true }]);
  await shop.owner('PUT', `/api/order/${order._id}`, { status: 1 });
  expect((await now(mine)).dates?.map(({ status }) => status)).toEqual(Array(3).fill('confirmed'));
  expect((await mailsTo(mine.email)).map(({ email_id: id }) => id)).toContain('booking-confirmed');
});

test('a series needs dates that do not overlap', async () => {
  const refused = (body: object) => shop.ask('POST', '/api/service', body, { cookie: shop.cookie });
  const of = { label: 'Course', wholeSeries: true };
  expect((await refused({ ...of, sessions: [{ date: dates[0], time: '18:00' }] })).status).toBe(400);
  const close = ['18:00', '18:30'].map((time) => ({ date: dates[0], time }));
  expect((await refused({ ...of, sessions: close })).status).toBe(400);
});
