import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Booking, Waiting } from '../contract.ts';
import { writtenMails } from '../../../../tests/support/mails.ts';
import { whileLocked } from '../../../../tests/support/while-locked.ts';
import { at, type BookingWorld, bookingWorld, day } from '../../../../tests/support/booking-world.ts';

let world: BookingWorld;
beforeAll(async () => void (world = await bookingWorld()));
afterAll(async () => {
  await world.expectInvariants();
  await world.close();
});

test('what is booked is offered no more, and is offered again once it is cancelled', async () => {
  const service = await world.service();
  expect(await world.starts(service)).toHaveLength(8);
  const booking = await world.booked(service, at('10:00'));
  expect(booking).toMatchObject({ status: 'confirmed', start: at('10:00'), end: at('11:00') });
  expect(await world.starts(service)).not.toContain(at('10:00'));
  expect((await world.book(service, at('10:00'))).status).toBe(409);
  expect((await world.change(booking, { status: 'cancelled' })).json()).toMatchObject({
    status: 'cancelled',
  });
  expect(await world.starts(service)).toContain(at('10:00'));
  await world.booked(service, at('10:00'));
});

test('a lost slot is answered with the nearest free ones', async () => {
  const service = await world.service();
  await world.booked(service, at('12:00'));
  const reply = await world.book(service, at('12:00'));
  expect(reply.status).toBe(409);
  const { error, current } = reply.json() as { error: string; current: { start: string }[] };
  expect(error).toBe('Someone else has just booked this time. Choose another.');
  expect(current.map(({ start }) => start)).toEqual(
    ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00'].map((time) => at(time)),
  );
});

test('services share what they need: two that want the same room are never in it at once', async () => {
  const room = await world.resource('Room');
  const [ann, bea] = [await world.resource('Ann'), await world.resource('Bea')];
  const lesson = await world.service({ needs: [[room], [ann, bea]] });
  const advice = await world.service({ needs: [[ann, bea]] });
  await world.booked(lesson, at('09:00'));
  expect(await world.starts(lesson)).not.toContain(at('09:00'));
  // The other person can be booked once.
  await world.booked(advice, at('09:00'));
  expect((await world.book(advice, at('09:00'))).status).toBe(409);
});

test('two people who give the same lesson can each be booked at the same time, and no third', async () => {
  const [dan, eve] = [await world.resource('Dan'), await world.resource('Eve')];
  const lesson = await world.service({ needs: [[dan, eve]] });
  // Broken by allowing one booking for each service and time, whatever its seats.
  await world.booked(lesson, at('09:00'));
  expect(await world.starts(lesson)).toContain(at('09:00'));
  const second = await world.booked(lesson, at('09:00'));
  expect(await world.starts(lesson)).not.toContain(at('09:00'));
  expect((await world.book(lesson, at('09:00'))).status).toBe(409);
  await world.change(second, { status: 'cancelled' });
  await world.booked(lesson, at('09:00'));
  // With more seats later, guests join an existing booking.
  await world.calls.done('PUT', `/api/service/${lesson._id}`, { capacity: 3 });
  await world.booked(lesson, at('09:00'));
});

test('buffers keep the time around a booking free, for all services that need the same', async () => {
  const kiln = await world.resource('Kiln');
  const firing = await world.service({ needs: [[kiln]], bufferMinutes: 30, bufferBeforeMinutes: 30 });
  const visit = await world.service({ needs: [[kiln]], durationMinutes: 30 });
  await world.booked(firing, at('12:00'));
  const free = await world.starts(visit);
  expect(free).toContain(at('11:00'));
  expect(free).not.toContain(at('11:30'));
  expect(free).not.toContain(at('13:00'));
  expect(free).toContain(at('13:30'));
});

test('a class has so many seats, at each of its starts', async () => {
  const group = await world.service({ capacity: 3 });
  for (const left of [2, 1]) {
    await world.booked(group, at('09:00'));
    expect(await world.slots(group)).toContainEqual({ start: at('09:00'), end: at('10:00'), left });
  }
  const last = await world.booked(group, at('09:00'));
  expect((await world.book(group, at('09:00'))).status).toBe(409);
  await world.change(last, { status: 'cancelled' });
  expect(await world.slots(group)).toContainEqual({ start: at('09:00'), end: at('10:00'), left: 1 });
});

describe('who may change a booking', () => {
  test('its key, its account and the owner; for others it does not exist', async () => {
    const service = await world.service();
    const booking = await world.booked(service, at('09:00'));
    const path = `/api/booking/${booking._id}`;
    expect((await world.calls.visitor('GET', path)).status).toBe(404);
    expect((await world.calls.customer('PUT', path, { status: 'cancelled' })).status).toBe(404);
    expect((await world.change({ ...booking, accessKey: 'guess' }, { status: 'cancelled' })).status).toBe(
      404,
    );
    expect((await world.calls.owner('GET', path)).json()).toMatchObject({ ownerNote: '', noShow: false });
    const mine = await world.calls.customer('POST', '/api/booking', {
      service: service._id,
      start: at('10:00'),
      email: 'c@guests.test',
      name: 'Customer',
    });
    const { _id: id } = mine.json() as Booking;
    expect((await world.calls.customer('GET', `/api/booking/${id}`)).status).toBe(200);
    expect((await world.calls.customer('GET', '/api/bookings/user')).json()).toContainEqual(
      expect.objectContaining({ _id: id }),
    );
  });

  test('only the owner confirms, annotates and marks who did not come', async () => {
    const booking = await world.booked(await world.service({ asksOwner: true }), at('09:00'));
    expect(booking.status).toBe('pending');
    for (const body of [{ status: 'confirmed' }, { ownerNote: 'x' }, { noShow: true }])
      expect((await world.change(booking, body)).status).toBe(403);
    const path = `/api/booking/${booking._id}`;
    expect((await world.calls.owner('PUT', path, { status: 'confirmed', version: 1 })).json()).toMatchObject({
      status: 'confirmed',
      version: 2,
    });
    expect((await world.calls.owner('PUT', path, { noShow: true, version: 1 })).status).toBe(409);
    await world.calls.done('PUT', path, { status: 'cancelled' });
    expect((await world.calls.owner('PUT', path, { status: 'confirmed' })).status).toBe(409);
  });

  test('not within the notice, but the owner may', async () => {
    const service = await world.service({ cancelNoticeMinutes: 129_600 });
    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const first = (await world.slots(service, soon))[0]?.start ?? '';
    const booking = await world.booked(service, first);
    for (const [word, body] of [
      ['cancel', { status: 'cancelled' }],
      ['reschedule', { start: at('09:00') }],
    ] as const) {
      const reply = await world.change(booking, body);
      expect(reply.status).toBe(409);
      expect(reply.json()).toMatchObject({
        error: `It’s too late to ${word} this booking online. Contact us instead.`,
      });
    }
    await world.calls.done('PUT', `/api/service/${service._id}`, { moveNoticeMinutes: 60 });
    expect((await world.change(booking, { start: at('09:00') })).status).toBe(200);
    await world.calls.done('PUT', `/api/booking/${booking._id}`, { status: 'cancelled' });
  });
});

test('a move to a taken time changes nothing; one to a time that overlaps the old one works', async () => {
  const service = await world.service({ intervalMinutes: 30 });
  await world.booked(service, at('09:00'));
  const booking = await world.booked(service, at('10:00'));
  expect((await world.change(booking, { start: at('09:30') })).status).toBe(409);
  const opened = await world.calls.owner('GET', `/api/booking/${booking._id}`);
  expect(opened.json()).toMatchObject({ start: at('10:00'), status: 'confirmed' });
  expect((await world.change(booking, { start: at('10:30') })).json()).toMatchObject({
    start: at('10:30'),
    end: at('11:30'),
  });
  expect((await world.change(booking, { status: 'cancelled' })).status).toBe(200);
  expect((await world.change(booking, { start: at('14:00') })).status).toBe(409);
});

test('the owner books outside hours too, but never over somebody else', async () => {
  const service = await world.service();
  const byHand = (start: string) =>
    world.calls.owner('POST', '/api/booking', {
      service: service._id,
      start,
      email: 'phone@guests.test',
      name: 'By phone',
    });
  expect((await byHand(at('20:15'))).status).toBe(201);
  expect((await byHand(at('20:45'))).status).toBe(409);
});

test('blocked time is not offered, lies over bookings without harm, and can be freed', async () => {
  const person = await world.resource('Cem');
  const service = await world.service({ needs: [[person]] });
  await world.booked(service, at('09:00'));
  const block = await world.calls.done<{ _id: string }>('POST', '/api/calendar/block', {
    resource: person,
    start: at('08:30'),
    end: at('12:00'),
  });
  expect((await world.starts(service))[0]).toBe(at('12:00'));
  expect((await world.book(service, at('10:00'))).status).toBe(409);
  await world.calls.done('DELETE', `/api/calendar/block/${block._id}`);
  expect((await world.starts(service))[0]).toBe(at('10:00'));
});

test('a service with people still to come cannot be removed; what it takes stays told to nobody', async () => {
  const service = await world.service();
  const booking = await world.booked(service, at('09:00'));
  expect((await world.calls.owner('DELETE', `/api/service/${service._id}`)).status).toBe(409);
  const taken = await world.calls.visitor(
    'GET',
    `/api/calendar/existing-bookings?service=${service._id}&from=${day}&to=${day}`,
  );
  expect(taken.json()).toEqual([{ service: service._id, start: booking.start, end: booking.end }]);
  // Without dates: today and the 61 days after it, in the site's time zone.
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format();
  const daysOn = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
  const bookedOn = async (days: number) => {
    const [first] = await world.slots(service, daysOn(days));
    const { start, end } = await world.booked(service, first?.start ?? '');
    return { service: service._id, start, end };
  };
  const [soon, last, later] = [await bookedOn(1), await bookedOn(61), await bookedOn(62)];
  const next = (await world.calls.visitor('GET', '/api/calendar/existing-bookings')).json();
  expect(next).toEqual(expect.arrayContaining([soon, last]));
  expect(next).not.toContainEqual(later);
  const unused = await world.service();
  await world.calls.done('DELETE', `/api/service/${unused._id}`);
});

describe('a class that is moved', () => {
  const move = (service: { _id: string }, from: string, to: string) =>
    world.calls.owner('POST', '/api/calendar/class/move', {
      service: service._id,
      start: at(from),
      durationMinutes: 60,
      to: at(to),
    });

  test('takes all its people along, and its single date; they are told, and its old time is free', async () => {
    const room = await world.resource('Studio');
    const shared = { needs: [[room]], capacity: 3, durationMinutes: 60 };
    const service = await world.service({ ...shared, hours: [], sessions: [{ date: day, time: '10:00' }] });
    const other = await world.service({ ...shared, capacity: 1 });
    const people = [];
    for (let count = 0; count < 3; count += 1) people.push(await world.booked(service, at('10:00')));
    await world.booked(other, at('14:00'));
    const refused = await move(service, '10:00', '13:30');
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('isn’t available at that time');
    expect(await world.slots(other)).not.toContainEqual(expect.objectContaining({ start: at('10:00') }));

    const moved = await move(service, '10:00', '10:30');
    expect(moved.json()).toEqual({ moved: 3 });
    for (const { _id } of people)
      expect(await world.calls.done('GET', `/api/booking/${_id}`)).toMatchObject({ start: at('10:30') });
    expect(await world.calls.done('GET', `/api/service/${service._id}`)).toMatchObject({
      sessions: [{ date: day, time: '10:30' }],
    });
    expect((await world.slots(other)).map(({ start }) => start)).toContain(at('09:00'));
    expect((await move(service, '10:00', '11:00')).status).toBe(409);
  });

  // Broken by moving the start without locks on its people and resources.
  test('while others book it: nobody is lost, and nothing is double', async () => {
    const service = await world.service({ capacity: 8, durationMinutes: 60 });
    await world.booked(service, at('10:00'));
    const replies = await Promise.all([
      ...Array.from({ length: 6 }, () => world.book(service, at('10:00'))),
      move(service, '10:00', '15:00'),
      ...Array.from({ length: 6 }, () => world.book(service, at('15:00'))),
    ]);
    for (const { status, text } of replies) expect([200, 201, 409], text).toContain(status);
    await world.expectInvariants();
  });
});

test('two at once, where either of two people can take them: each is taken by another', async () => {
  // Broken by leaving out lockResources: both would choose the same person, and the exclusion constraint would refuse one.
  const people = [await world.resource('Ada'), await world.resource('Grace')];
  const service = await world.service({ needs: [people] });
  const lock = sql`lock table taken_slots in exclusive mode`;
  const replies = await whileLocked(world.app.db, world.one.id, lock, 2, () =>
    Promise.all([world.book(service, at('10:00')), world.book(service, at('10:00'))]),
  );
  expect(replies.map(({ status }) => status)).toEqual([201, 201]);
  expect((await world.book(service, at('10:00'))).status).toBe(409);
});

test('the database itself refuses a second booking of what is taken, whoever writes it', async () => {
  // Broken by dropping the exclusion constraint; code that locks first wouldn't notice.
  const service = await world.service({ durationMinutes: 60 });
  await world.booked(service, at('10:00'));
  const beside = (minutes: number) =>
    world.app.db.forWebsite(world.one.id, (tx) =>
      sql`insert into occupancies (website_id, slot_id, resource_id, from_at, to_at)
        select o.website_id, o.slot_id, o.resource_id, from_at + span, to_at + span
        from occupancies o join taken_slots t on t.website_id = o.website_id and t.id = o.slot_id,
          make_interval(mins => ${minutes}) as span where t.service_id = ${service._id}`.execute(tx),
    );
  for (const minutes of [0, 59, -59])
    await expect(beside(minutes), `${minutes} minutes later`).rejects.toMatchObject({
      code: '23P01',
      constraint: 'no_double_booking',
    });
});

test('the owner hears of what is in the way, not of rules that are the visitors’', async () => {
  const service = await world.service({ horizonDays: 1 });
  const book = () =>
    world.calls.owner('POST', '/api/booking', {
      service: service._id,
      start: at('09:00'),
      email: 'by-hand@guests.test',
      name: 'By Hand',
    });
  expect((await book()).status).toBe(201);
  const again = await book();
  expect(again.status).toBe(409);
  expect(again.text).toContain('This time is already booked.');
});

test('whoever waits is told so, and leaves by the link; nobody else does', async () => {
  const service = await world.service({ waitingList: true, capacity: 2 });
  for (let count = 0; count < 2; count += 1) await world.booked(service, at('11:00'));
  const path = `/api/service/${service._id}/waiting`;
  const joined = await world.calls.visitor('POST', path, {
    start: at('11:00'),
    email: 'waits@guests.test',
    name: 'Waits',
  });
  const { _id: id, accessKey = '' } = joined.json() as Waiting;
  const own = (method: string, key: string) =>
    world.ask({
      host: world.one.host,
      method,
      path: `/api/waiting/${id}`,
      headers: { 'x-booking-key': key },
    });
  const list = async () => world.calls.done<Waiting[]>('GET', `/api/calendar/waiting?from=${day}&to=${day}`);
  const [mail] = (await writtenMails(world.app.db, world.one.id)).filter(
    ({ recipient }) => recipient === 'waits@guests.test',
  );
  expect(mail?.body_text).toContain(`/waiting/${id}?key=${accessKey}`);
  expect((await own('GET', 'x'.repeat(43))).status).toBe(404);
  expect((await own('GET', accessKey)).json()).toMatchObject({ status: 'waiting', label: 'Lesson' });
  expect((await list()).map(({ _id }) => _id)).toContain(id);
  expect((await own('DELETE', 'x'.repeat(43))).status).toBe(404);
  expect((await own('DELETE', accessKey)).status).toBe(204);
  expect((await own('GET', accessKey)).json()).toMatchObject({ status: 'left' });
  expect((await list()).map(({ _id }) => _id)).not.toContain(id);
});
