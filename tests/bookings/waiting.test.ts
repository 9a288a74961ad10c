import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bookingRound } from '../../src/app/booking-work.ts';
import type { Booking, OfferedSlot } from '../../src/features/bookings/contract.ts';
import type { Service } from '../../src/features/bookings/service-shapes.ts';
import { openShop, type Shop } from '../shop/world.ts';
import { writtenMails } from '../support/mails.ts';
import { expectInvariants } from '../support/oracle.ts';
import { asAdmin } from '../support/postgres.ts';
import { silent } from '../support/site-context.ts';
import { at, day } from './world.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterEach(() => expectInvariants(shop.admin));
afterAll(() => shop.close());

const service = (fields: Record<string, unknown>) =>
  shop.owner<Service>('POST', '/api/service', {
    label: 'Lesson',
    durationMinutes: 60,
    capacity: 1,
    waitingList: true,
    horizonDays: 730,
    published: true,
    ...fields,
  });
const book = (of: Service, start: string) =>
  shop.ask('POST', '/api/booking', {
    service: of._id,
    start,
    email: 'guest@guests.test',
    name: 'A Guest',
  });
const wait = async (of: Service, start: string, email: string) =>
  (await shop.ask('POST', `/api/service/${of._id}/waiting`, { start, email, name: 'W' })).status;
const kindsTo = async (email: string) =>
  (await writtenMails(shop.app.db, shop.websiteId))
    .filter(({ recipient }) => recipient === email)
    .map(({ email_id: id }) => id);
const round = () => bookingRound({ ...shop.app.bookings, log: silent });
const letHoldsEnd = () =>
  asAdmin(shop.admin, (client) =>
    client.query(
      `update sitewright.bookings set held_until = now() - interval '1 second' where status = 'held'`,
    ),
  );

test('a start that is full because others have its room can be waited for, and is offered when the room is free', async () => {
  const { _id: room } = await shop.owner('POST', '/api/resource', { name: 'Room' });
  const shared = {
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ day: weekday, from: '09:00', to: '12:00' })),
    needs: [[room]],
  };
  const [lesson, hire] = [await service(shared), await service({ ...shared, label: 'Hire' })];
  const start = at('10:00');
  const block = await shop.owner('POST', '/api/calendar/block', {
    resource: room,
    start: at('11:00'),
    end: at('12:00'),
  });
  const other = (await book(hire, start)).json() as Booking;
  const full = await shop.ask('GET', `/api/service/${lesson._id}/full?from=${day}&to=${day}`);
  expect((full.json() as OfferedSlot[]).map((slot) => slot.start)).toEqual([start, at('11:00')]);
  expect(await wait(lesson, at('09:00'), 'early@guests.test')).toBe(409);
  expect(await wait(lesson, start, 'room@guests.test')).toBe(201);
  expect(await wait(lesson, at('11:00'), 'block@guests.test')).toBe(201);
  const key = { 'x-booking-key': other.accessKey ?? '' };
  await shop.ask('PUT', `/api/booking/${other._id}`, { status: 'cancelled' }, { headers: key });
  // Broken by leaving offerFreedNow out: the next who asks would have it.
  expect((await book(lesson, start)).status).toBe(409);
  await shop.owner('DELETE', `/api/calendar/block/${block['_id'] as string}`);
  expect((await book(hire, at('11:00'))).status).toBe(409);
  await round();
  for (const email of ['room@guests.test', 'block@guests.test'])
    expect(await kindsTo(email)).toEqual(['waiting-joined', 'waiting-offer']);
  // Whoever does not take it in time passes it on, and then it is free for everybody.
  await letHoldsEnd();
  await round();
  expect((await book(hire, start)).status).toBe(201);
});

test('a seat more is offered to whoever waits, by the round at the latest', async () => {
  const of = await service({ sessions: [{ date: day, time: '10:00' }], hours: [] });
  const start = at('10:00');
  expect((await book(of, start)).status).toBe(201);
  expect(await wait(of, start, 'grown@guests.test')).toBe(201);
  // A place that nobody gave up.
  await shop.owner('PUT', `/api/service/${of._id}`, { capacity: 2 });
  await round();
  expect(await kindsTo('grown@guests.test')).toContain('waiting-offer');
});

test('whoever waits for a class that is moved waits for it at its new time, and is told each time', async () => {
  const of = await service({ sessions: [{ date: day, time: '16:00' }], hours: [], capacity: 2 });
  for (let count = 0; count < 2; count += 1) expect((await book(of, at('16:00'))).status).toBe(201);
  expect(await wait(of, at('16:00'), 'patient@guests.test')).toBe(201);
  const move = (start: string, to: string) =>
    shop.owner('POST', '/api/calendar/class/move', {
      service: of._id,
      start: at(start),
      durationMinutes: 60,
      to: at(to),
    });
  await move('16:00', '17:00');
  await move('17:00', '16:00');
  await move('16:00', '17:00');
  expect(await kindsTo('patient@guests.test')).toEqual([
    'waiting-joined',
    'waiting-moved',
    'waiting-moved',
    'waiting-moved',
  ]);
  const mails = await writtenMails(shop.app.db, shop.websiteId);
  const told = mails.filter(({ recipient }) => recipient === 'patient@guests.test');
  expect(told.map(({ subject }) => /\d\d:\d\d/.exec(subject)?.[0])).toEqual([
    '16:00',
    '17:00',
    '16:00',
    '17:00',
  ]);
});
