import ICAL from 'ical.js';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bookingJob } from '../../../app/jobs/booking-work.ts';
import { expireJob } from '../../../app/jobs/shop-work.ts';
import type { Booking, Waiting } from '../contract.ts';
import type { Service } from '../service-shapes.ts';
import { openShop, ordered, quoted, type Shop } from '../../../../tests/support/shop-world.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import type { Answered } from '../../../../tests/support/http.ts';
import { writtenMails } from '../../../../tests/support/mails.ts';
import { silent } from '../../../../tests/support/site-context.ts';
import { at } from '../../../../tests/support/booking-world.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterEach(async () => {
  const faults = await shop.faults();
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
afterAll(() => shop.close());

const daily = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '09:00', to: '17:00' }));
const service = (fields: Record<string, unknown> = {}) =>
  shop.owner<Service>('POST', '/api/service', {
    label: 'Lesson',
    price: 60,
    hours: daily,
    horizonDays: 730,
    published: true,
    ...fields,
  });
let people = 0;
const book = (of: Service, time = '10:00', more: Record<string, unknown> = {}) =>
  shop.ask('POST', '/api/booking', {
    service: of._id,
    start: at(time),
    email: `guest-${++people}@guests.test`,
    name: `Guest ${people}`,
    cart: true,
    ...more,
  });
const held = async (of: Service, time?: string, more?: Record<string, unknown>) => {
  const reply = await book(of, time, more);
  expect(reply.status, reply.text).toBe(201);
  return reply.json() as Booking;
};
const item = ({ _id: id, accessKey: key = '', service: productId }: Booking) => ({
  productId,
  quantity: 1,
  booking: { id, key },
});
const now = (booking: Booking) => shop.owner<Booking>('GET', `/api/booking/${booking._id}`);
const change = (booking: Booking, body: Record<string, unknown>) =>
  shop.ask('PUT', `/api/booking/${booking._id}`, body, {
    headers: { 'x-booking-key': booking.accessKey ?? '' },
  });
const sql = (statement: string, values: unknown[] = []) =>
  asAdmin(
    shop.admin,
    async (client) => (await client.query(statement, values)).rows as Record<string, never>[],
  );
/** Ends the holds, as after fifteen minutes. */
const letHoldsEnd = () =>
  sql(`update sitewright.bookings set held_until = now() - interval '1 second' where status = 'held'`);
const mailsTo = async (email: string) =>
  (await writtenMails(shop.app.db, shop.websiteId)).filter(({ recipient }) => recipient === email);
const runJob = () => bookingJob({ ...shop.app.bookings, log: silent });
const placed = async (reply: Promise<Answered>) => {
  const answer = await reply;
  expect(answer.status, answer.text).toBe(201);
  return ordered(answer);
};

test('one cart holds a lesson, a class and a mug; all is kept, paid together, and confirmed', async () => {
  const lesson = await held(await service(), '10:00');
  const seat = await held(await service({ label: 'Class', capacity: 8, price: 18 }), '12:00');
  const mug = await shop.product({ label: 'Mug', price: 20, stock: 1 });
  expect(lesson).toMatchObject({ status: 'held', toPay: 60, order: null });
  const items = [item(lesson), { productId: mug._id, quantity: 1 }, item(seat)];
  const quote = quoted(await shop.ask('POST', '/api/order/quote', { items }));
  expect(quote.items.map(({ kind, label, total }) => [kind, label, total])).toEqual([
    ['booking', 'Lesson', 60],
    ['physical', 'Mug', 20],
    ['booking', 'Class', 18],
  ]);
  expect(quote.problems).toEqual([]);
  const order = await placed(shop.begin(items, { email: lesson.email }));
  expect((await now(lesson)).order).toBe(order._id);
  expect((await shop.pay(order)).json()).toMatchObject({ status: 'paid' });
  expect(await Promise.all([lesson, seat].map(async (one) => (await now(one)).status))).toEqual([
    'confirmed',
    'confirmed',
  ]);
  // The mug still has to be sent, the bookings don't.
  expect(await shop.order(order._id)).toMatchObject({ status: 1 });
  const mails = await mailsTo(lesson.email);
  expect(mails.map(({ email_id: id }) => id)).toEqual(
    expect.arrayContaining(['order-paid', 'booking-confirmed']),
  );
  const calendar = mails.find(({ calendar: text }) => text)?.calendar ?? '';
  const event = new ICAL.Component(ICAL.parse(calendar) as unknown[]).getFirstSubcomponent('vevent');
  expect([event?.getFirstPropertyValue('uid'), calendar.includes('METHOD:REQUEST')]).toEqual([
    lesson._id,
    true,
  ]);
});

test('a priced booking by itself makes its pending order, and only its key opens it', async () => {
  const of = await service();
  const booking = await held(of, '10:00', { cart: undefined });
  expect(booking).toMatchObject({ status: 'held', order: expect.any(String), orderKey: expect.any(String) });
  const path = `/api/order/${booking.order}`;
  expect((await shop.ask('GET', path)).status).toBe(404);
  const opened = await shop.ask('GET', path, undefined, {
    headers: { 'x-order-key': booking.orderKey ?? '' },
  });
  expect(ordered(opened)).toMatchObject({ status: 0, total: 60 });
  const alien = { ...booking, accessKey: 'x'.repeat(43) };
  const refused = await shop.begin([item(alien)]);
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('no longer available');
});

test('a deposit is what is paid; the rest is named', async () => {
  const kiln = await held(await service({ label: 'Kiln', price: 45, deposit: 15 }), '10:00');
  expect(kiln).toMatchObject({ price: 45, toPay: 15 });
  const order = await placed(shop.begin([item(kiln)]));
  expect(order.total).toBe(15);
  await shop.pay(order);
  const mail = (await mailsTo(kiln.email)).find(({ email_id: id }) => id === 'booking-confirmed');
  expect(mail?.body_text).toContain('£30.00');
  // Nothing has to be sent.
  expect(await shop.order(order._id)).toMatchObject({ status: 2 });
});

test('a hold that ends is free for others; whoever still pays gets the place back only if it is there', async () => {
  const of = await service();
  const first = await held(of);
  const order = await placed(shop.begin([item(first)]));
  await letHoldsEnd();
  // The time is still free, so the payment takes it again.
  expect((await shop.pay(order)).json()).toMatchObject({ status: 'paid' });
  expect((await now(first)).status).toBe('confirmed');

  const slow = await held(of, '12:00');
  const late = await placed(shop.begin([item(slow)]));
  await letHoldsEnd();
  const quick = await held(of, '12:00', { email: 'quick@guests.test' });
  expect((await now(slow)).status).toBe('expired');
  // Broken by leaving `secure` out of payOrder: both would get the time.
  const paid = await shop.pay(late);
  expect(paid.json()).toMatchObject({ status: 'declined' });
  expect(await shop.order(late._id)).toMatchObject({ status: 3 });
  expect((await now(quick)).status).toBe('held');
  const refund = await sql('select amount, surplus from sitewright.refunds where order_id = $1', [late._id]);
  expect(refund).toEqual([{ amount: 6000, surplus: true }]);
});

test('a cart whose hold is over says so in a sentence, or keeps the time anew', async () => {
  const of = await service();
  const mine = await held(of);
  await letHoldsEnd();
  const quote = async () => quoted(await shop.ask('POST', '/api/order/quote', { items: [item(mine)] }));
  expect((await quote()).problems).toEqual([]);
  const other = await held(of);
  const [problem] = (await quote()).problems;
  expect(problem).toMatchObject({ code: 'gone', item: 0 });
  expect(problem?.sentence).toMatch(/booked by someone else/);
  await change(other, { status: 'cancelled' });
  await placed(shop.begin([item(mine)]));
  expect((await now(mine)).status).toBe('held');
});

test('an order that nobody pays gives its bookings back; one that is cancelled does too', async () => {
  const of = await service();
  const left = await held(of, '10:00');
  const order = await placed(shop.begin([item(left)]));
  await sql(`update sitewright.orders set held_until = now() - interval '1 minute' where id = $1`, [
    order._id,
  ]);
  await expireJob(shop.app.orders);
  expect((await now(left)).status).toBe('expired');
  const again = await held(of, '10:00');
  const paid = await placed(shop.begin([item(again)]));
  await shop.pay(paid);
  await shop.owner('POST', `/api/order/${paid._id}/refund`, {});
  await expect.poll(async () => (await now(again)).status).toBe('cancelled');
  expect((await mailsTo(again.email)).map(({ email_id: id }) => id)).toContain('booking-cancelled');
});

test('cancelled in time, what was paid goes back; buyers cannot go around the notice by the order', async () => {
  const booking = await held(await service(), '10:00');
  const order = await placed(shop.begin([item(booking)]));
  await shop.pay(order);
  const headers = { 'x-order-key': order.accessKey ?? '' };
  // Not even offered.
  const seen = await shop.ask('GET', `/api/order/${order._id}`, undefined, { headers });
  expect(ordered(seen)).toMatchObject({ may: { cancel: false, withdraw: false } });
  const byOrder = await shop.ask('POST', `/api/order/${order._id}/cancel`, {}, { headers });
  expect([byOrder.status, (byOrder.json() as { error: string }).error]).toEqual([409, expect.any(String)]);
  expect((await change(booking, { status: 'cancelled' })).json()).toMatchObject({ status: 'cancelled' });
  await expect.poll(async () => (await shop.order(order._id)).refunded).toBe(60);
  const mails = await mailsTo(booking.email);
  const cancelled = mails.filter(({ email_id: id }) => id === 'booking-cancelled');
  expect(cancelled).toHaveLength(1);
  expect(cancelled[0]?.calendar).toContain('METHOD:CANCEL');
  expect(cancelled[0]?.calendar).toContain('STATUS:CANCELLED');
});

test('the same request with the same key books once', async () => {
  const of = await service({ price: 0 });
  const body = { service: of._id, start: at('10:00'), email: 'twice@guests.test', name: 'Twice' };
  const asked = () =>
    shop.ask('POST', '/api/booking', body, { headers: { 'idempotency-key': 'once-and-for-all' } });
  const [one, two] = await Promise.all([asked(), asked()]);
  expect([one.status, two.status]).toEqual([201, 201]);
  expect((one.json() as Booking)._id).toBe((two.json() as Booking)._id);
  expect((one.json() as Booking).accessKey).toBe((two.json() as Booking).accessKey);
});

test('each mail has a key of its own that opens the booking; the file for calendars needs one', async () => {
  const booking = await held(await service({ price: 0 }), '11:00');
  await change(booking, { start: at('13:00') });
  const mails = await mailsTo(booking.email);
  expect(mails.map(({ email_id: id }) => id)).toEqual(['booking-confirmed', 'booking-moved']);
  const keys = mails.map(({ body_text: text }) => /key=([\w-]{43})/.exec(text)?.[1] ?? '');
  expect(new Set([...keys, booking.accessKey]).size).toBe(3);
  for (const key of keys) {
    const path = `/api/booking/${booking._id}/appointment.ics`;
    const file = await shop.ask('GET', `${path}?key=${key}`);
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(file.text).toMatch(/SEQUENCE:1\r\n/);
    expect((await shop.ask('GET', path)).status).toBe(404);
    expect((await shop.ask('GET', `${path}?key=${'x'.repeat(43)}`)).status).toBe(404);
  }
});

test('the owner’s yes and no: asked for, declined with the money back', async () => {
  const booking = await held(await service({ asksOwner: true, deposit: 10 }), '10:00');
  const order = await placed(shop.begin([item(booking)]));
  await shop.pay(order);
  expect((await now(booking)).status).toBe('pending');
  await shop.owner('PUT', `/api/booking/${booking._id}`, { status: 'cancelled' });
  await expect.poll(async () => (await shop.order(order._id)).refunded).toBe(10);
  expect((await mailsTo(booking.email)).map(({ email_id: id }) => id)).toEqual(
    expect.arrayContaining(['booking-requested', 'booking-declined']),
  );
});

test('a freed place goes to the next in line for a time, then to the one after; nobody else can snatch it', async () => {
  const of = await service({ price: 0, capacity: 1, waitingList: true });
  const first = await held(of, '10:00');
  const wait = async (email: string) =>
    (
      await shop.ask('POST', `/api/service/${of._id}/waiting`, { start: at('10:00'), email, name: 'Waiter' })
    ).json() as Waiting;
  expect(
    (
      await shop.ask('POST', `/api/service/${of._id}/waiting`, {
        start: at('12:00'),
        email: 'early@guests.test',
        name: 'E',
      })
    ).status,
  ).toBe(409);
  await wait('one@guests.test');
  await wait('two@guests.test');
  const day = at('10:00').slice(0, 10);
  const full = await shop.ask('GET', `/api/service/${of._id}/full?from=${day}&to=${day}`);
  expect(full.json()).toEqual([{ start: at('10:00'), end: at('11:00') }]);
  await change(first, { status: 'cancelled' });
  // Broken by giving the seat back before it is offered.
  expect((await book(of, '10:00')).status).toBe(409);
  await runJob();
  await runJob();
  const [joined, offer, ...more] = await mailsTo('one@guests.test');
  expect([joined?.email_id, offer?.email_id, more.length]).toEqual(['waiting-joined', 'waiting-offer', 0]);
  expect(await mailsTo('two@guests.test')).toHaveLength(1);
  // The hold expires.
  await letHoldsEnd();
  await runJob();
  const [, next] = await mailsTo('two@guests.test');
  expect(next?.email_id).toBe('waiting-offer');
  const [, id = '', key = ''] = /booking\/([\w-]{36})\?key=([\w-]{43})/.exec(next?.body_text ?? '') ?? [];
  const [, oldId = '', oldKey = ''] =
    /booking\/([\w-]{36})\?key=([\w-]{43})/.exec(offer?.body_text ?? '') ?? [];
  const take = (booking: string, secret: string) =>
    shop.ask(
      'PUT',
      `/api/booking/${booking}`,
      { status: 'confirmed' },
      { headers: { 'x-booking-key': secret } },
    );
  expect((await take(oldId, oldKey)).status).toBe(409);
  expect((await take(id, key)).json()).toMatchObject({ status: 'confirmed', start: at('10:00') });
  expect((await sql('select email, status from sitewright.waiting_people order by id')).slice(-2)).toEqual([
    { email: 'one@guests.test', status: 'passed' },
    { email: 'two@guests.test', status: 'taken' },
  ]);
});

test('a time that is moved away from goes to the next in line', async () => {
  const of = await service({ price: 0, waitingList: true });
  const first = await held(of, '10:00');
  await shop.ask('POST', `/api/service/${of._id}/waiting`, {
    start: at('10:00'),
    email: 'moved@guests.test',
    name: 'Waiter',
  });
  expect((await change(first, { start: at('14:00') })).status).toBe(200);
  await runJob();
  expect((await mailsTo('moved@guests.test')).map(({ email_id: id }) => id)).toEqual([
    'waiting-joined',
    'waiting-offer',
  ]);
});

test('reminders come once each, for the start as it is, and not for times before it was chosen', async () => {
  const of = await service({ price: 0, reminders: [1440, 60] });
  const booking = await held(of, '10:00');
  const reminders = async () =>
    (await mailsTo(booking.email)).filter(({ email_id: id }) => id === 'booking-reminder').length;
  const soon = (minutes: number, chosen: string) =>
    sql(
      `with moved as (update sitewright.bookings set start_at = now() + make_interval(mins => $2),
         start_set_at = now() - $3::interval where id = $1 returning slot_id, start_at)
       update sitewright.taken_slots set start_at = moved.start_at from moved where taken_slots.id = moved.slot_id`,
      [booking._id, minutes, chosen],
    );
  await runJob();
  expect(await reminders()).toBe(0);
  // One day before, with two runs at the same time and a further one.
  await soon(1430, '3 days');
  await Promise.all([runJob(), runJob()]);
  await runJob();
  expect(await reminders()).toBe(1);
  await soon(50, '3 days');
  await runJob();
  await runJob();
  expect(await reminders()).toBe(2);
  // After rescheduling, the new start has its own reminders, except those that were due before.
  await sql(`update sitewright.bookings set reminded = '{}' where id = $1`, [booking._id]);
  await soon(300, '1 hour');
  await runJob();
  expect(await reminders()).toBe(2);
  await change(booking, { status: 'cancelled' });
});

test('with the account its bookings are forgotten: to come cancelled, past without a name', async () => {
  const of = await service({ price: 0 });
  const person = { email: 'leaving@guests.test', password: 'slip-and-slate-9' };
  const { cookie } = await shop.ask('POST', '/api/account/register', person);
  const mine = (
    await shop.ask(
      'POST',
      '/api/booking',
      { service: of._id, start: at('10:00'), email: person.email, name: 'Leaving', note: 'secret note' },
      { cookie },
    )
  ).json() as Booking;
  const gone = await shop.ask('POST', '/api/account/delete', { password: person.password }, { cookie });
  expect(gone.status, gone.text).toBeLessThan(300);
  expect(await now(mine)).toMatchObject({ status: 'cancelled', email: '', name: 'Somebody', note: '' });
  expect((await book(of, '10:00')).status).toBe(201);
});
