import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Booking, Waiting } from '../../src/features/bookings/contract.ts';
import { writtenMails } from '../support/mails.ts';
import { callsOn } from '../support/site-calls.ts';
import { expectNoDoubleBooking } from './oracle.ts';
import { at, type BookingWorld, bookingWorld, day, year } from './world.ts';

let world: BookingWorld;
beforeAll(async () => void (world = await bookingWorld()));
afterAll(async () => {
  await expectNoDoubleBooking(world.app.db, world.one.id);
  await world.close();
});

const booked = async (service: { _id: string }, start: string, more = {}) => {
  const reply = await world.book(service, start, more);
  expect(reply.status, reply.text).toBe(201);
  return reply.json() as Booking;
};
const starts = async (service: { _id: string }) => (await world.slots(service)).map(({ start }) => start);

test('what is booked is offered no more, and is offered again once it is cancelled', async () => {
  const service = await world.service();
  expect(await starts(service)).toHaveLength(8);
  const booking = await booked(service, at('10:00'));
  expect(booking).toMatchObject({ status: 'confirmed', start: at('10:00'), end: at('11:00') });
  expect(await starts(service)).not.toContain(at('10:00'));
  expect((await world.book(service, at('10:00'))).status).toBe(409);
  expect((await world.change(booking, { status: 'cancelled' })).json()).toMatchObject({
    status: 'cancelled',
  });
  expect(await starts(service)).toContain(at('10:00'));
  await booked(service, at('10:00'));
});

test('a lost slot is answered with the nearest free ones', async () => {
  const service = await world.service();
  await booked(service, at('12:00'));
  const reply = await world.book(service, at('12:00'));
  expect(reply.status).toBe(409);
  const { error, current } = reply.json() as { error: string; current: { start: string }[] };
  expect(error).toBe('Somebody else has just taken this time. Please choose another.');
  expect(current.map(({ start }) => start)).toEqual(
    ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00'].map((time) => at(time)),
  );
});

test('services share what they need: two that want the same room are never in it at once', async () => {
  const room = await world.resource('Room');
  const [ann, bea] = [await world.resource('Ann'), await world.resource('Bea')];
  const lesson = await world.service({ needs: [[room], [ann, bea]] });
  const advice = await world.service({ needs: [[ann, bea]] });
  await booked(lesson, at('09:00'));
  expect(await starts(lesson)).not.toContain(at('09:00'));
  // The other person is free, once.
  await booked(advice, at('09:00'));
  expect((await world.book(advice, at('09:00'))).status).toBe(409);
});

test('two people who give the same lesson can each be booked at the same time, and no third', async () => {
  const [dan, eve] = [await world.resource('Dan'), await world.resource('Eve')];
  const lesson = await world.service({ needs: [[dan, eve]] });
  // Broken by one start for each service and time, whatever its seats.
  await booked(lesson, at('09:00'));
  expect(await starts(lesson)).toContain(at('09:00'));
  const second = await booked(lesson, at('09:00'));
  expect(await starts(lesson)).not.toContain(at('09:00'));
  expect((await world.book(lesson, at('09:00'))).status).toBe(409);
  await world.change(second, { status: 'cancelled' });
  await booked(lesson, at('09:00'));
  // More seats later: whoever is in is joined.
  await world.calls.done('PUT', `/api/service/${lesson._id}`, { capacity: 3 });
  await booked(lesson, at('09:00'));
});

test('buffers keep the time around a booking free, for all services that need the same', async () => {
  const kiln = await world.resource('Kiln');
  const firing = await world.service({ needs: [[kiln]], bufferMinutes: 30, bufferBeforeMinutes: 30 });
  const visit = await world.service({ needs: [[kiln]], durationMinutes: 30 });
  await booked(firing, at('12:00'));
  const free = await starts(visit);
  expect(free).toContain(at('11:00'));
  expect(free).not.toContain(at('11:30'));
  expect(free).not.toContain(at('13:00'));
  expect(free).toContain(at('13:30'));
});

test('a class has so many seats, at each of its starts', async () => {
  const group = await world.service({ capacity: 3 });
  for (const left of [2, 1]) {
    await booked(group, at('09:00'));
    expect(await world.slots(group)).toContainEqual({ start: at('09:00'), end: at('10:00'), left });
  }
  const last = await booked(group, at('09:00'));
  expect((await world.book(group, at('09:00'))).status).toBe(409);
  await world.change(last, { status: 'cancelled' });
  expect(await world.slots(group)).toContainEqual({ start: at('09:00'), end: at('10:00'), left: 1 });
});

describe('who may change a booking', () => {
  test('its key, its account and the owner; for others it does not exist', async () => {
    const service = await world.service();
    const booking = await booked(service, at('09:00'));
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
    const booking = await booked(await world.service({ asksOwner: true }), at('09:00'));
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
    const booking = await booked(service, first);
    for (const [word, body] of [
      ['cancel', { status: 'cancelled' }],
      ['move', { start: at('09:00') }],
    ] as const) {
      const reply = await world.change(booking, body);
      expect(reply.status).toBe(409);
      expect(reply.json()).toMatchObject({
        error: `It is too late to ${word} this booking here. Please write to us.`,
      });
    }
    await world.calls.done('PUT', `/api/service/${service._id}`, { moveNoticeMinutes: 60 });
    expect((await world.change(booking, { start: at('09:00') })).status).toBe(200);
    await world.calls.done('PUT', `/api/booking/${booking._id}`, { status: 'cancelled' });
  });
});

test('a move to a taken time changes nothing; one to a time that overlaps the old one works', async () => {
  const service = await world.service({ intervalMinutes: 30 });
  await booked(service, at('09:00'));
  const booking = await booked(service, at('10:00'));
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

describe('is refused with a sentence', () => {
  test.each([
    ['the past', { horizonDays: 30 }, '2020-06-17T09:00:00Z', /has passed/],
    ['beyond the horizon', { horizonDays: 30 }, at('09:00'), /too far ahead/],
    ['outside hours', {}, at('08:00'), /not a time that can be booked/],
    ['between the starts', {}, at('09:10'), /not a time that can be booked/],
    ['too late in the day to end in time', {}, at('16:30'), /not a time that can be booked/],
    ['a closed day', { closed: [{ from: day, to: day }] }, at('09:00'), /not a time that can be booked/],
  ])('%s', async (_, fields, start, sentence) => {
    const reply = await world.book(await world.service(fields), start);
    expect(reply.status).toBe(409);
    expect((reply.json() as { error: string }).error).toMatch(sentence);
  });

  test('within notice', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const open = await world.service();
    const [slot] = await world.slots(open, tomorrow);
    const slow = await world.service({ noticeMinutes: 4 * 24 * 60 });
    expect(await world.slots(slow, tomorrow)).toEqual([]);
    const reply = await world.book(slow, slot?.start ?? '');
    expect((reply.json() as { error: string }).error).toMatch(/too near/);
  });

  test('another length, an unpublished service, too many days, another service’s answers', async () => {
    const service = await world.service({
      durations: [{ minutes: 90, price: 30 }],
      questions: [{ id: 'level', label: 'Level', kind: 'choice', required: true, options: ['New', 'Old'] }],
    });
    const short = await world.book(service, at('09:00'), { durationMinutes: 45, answers: { level: 'New' } });
    expect([short.status, short.text]).toEqual([400, expect.stringContaining('not come in that length')]);
    expect((await world.book(service, at('09:00'))).json()).toMatchObject({
      fields: { 'answers.level': 'Please answer this.' },
    });
    expect((await world.book(service, at('09:00'), { answers: { level: 'Odd' } })).status).toBe(400);
    expect((await world.book(service, at('09:00'), { answers: { level: 'New', other: 'x' } })).status).toBe(
      400,
    );
    const long = await booked(service, at('09:00'), { durationMinutes: 90, answers: { level: 'New' } });
    expect(long).toMatchObject({ price: 30, end: at('10:30') });
    const slots = `/api/service/${service._id}/slots`;
    const most = await world.calls.visitor('GET', `${slots}?from=${year}-05-01&to=${year}-07-01`);
    expect(most.status).toBe(200);
    const more = await world.calls.visitor('GET', `${slots}?from=${year}-05-01&to=${year}-07-02`);
    expect([more.status, more.text]).toEqual([400, expect.stringContaining('At most 62 days at once.')]);
    expect((await world.calls.visitor('GET', `${slots}?from=${day}&to=${year}-01-01`)).status).toBe(400);
    const hidden = await world.service({ published: false });
    expect((await world.book(hidden, at('09:00'))).status).toBe(404);
  });

  test('what another service or another site needs, and the key of another booking', async () => {
    const other = callsOn(world, world.two);
    const theirs = (await other.done<{ _id: string }>('POST', '/api/resource', { name: 'Theirs' }))._id;
    const needy = await world.calls.owner('POST', '/api/service', { label: 'Lesson', needs: [[theirs]] });
    expect([needy.status, needy.text]).toEqual([
      400,
      expect.stringContaining('is gone. Load the page again.'),
    ]);
    const block = { resource: theirs, start: at('09:00'), end: at('10:00') };
    expect((await world.calls.owner('POST', '/api/calendar/block', block)).status).toBe(404);
    const [mine, kiln] = [await world.resource('Mine'), await world.resource('Kiln')];
    const service = await world.service({ needs: [[mine]] });
    // Who or what it takes is the service's to say.
    const chosen = await world.book(service, at('09:00'), { resource: kiln, needs: [[kiln]] });
    expect([chosen.status, (chosen.json() as { fields: object }).fields]).toEqual([
      400,
      { resource: expect.any(String), needs: expect.any(String) },
    ]);
    const [one, two] = [await booked(service, at('09:00')), await booked(service, at('10:00'))];
    for (const body of [{ start: at('12:00') }, { status: 'cancelled' }]) {
      const foreign = await world.change({ ...one, accessKey: two.accessKey }, body);
      expect([foreign.status, foreign.text]).toEqual([
        404,
        expect.stringContaining('There is no such booking, or it belongs to somebody else.'),
      ]);
      const elsewhere = await world.ask({
        host: world.two.host,
        method: 'PUT',
        path: `/api/booking/${one._id}`,
        body,
        headers: { 'x-booking-key': one.accessKey ?? '' },
      });
      expect(elsewhere.status).toBe(404);
    }
    expect(await starts(service)).toHaveLength(6);
  });

  test('with times that can be had, also where the one asked for is long past', async () => {
    const service = await world.service();
    const past = async () => {
      const { current } = (await world.book(service, '2020-06-17T09:00:00Z')).json() as {
        current: { start: string }[];
      };
      return current.map(({ start }) => start);
    };
    const [first = ''] = await past();
    await booked(service, first);
    // Broken by looking for what is taken around the time that was asked for.
    expect(await past()).not.toContain(first);
  });
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
  await booked(service, at('09:00'));
  const block = await world.calls.done<{ _id: string }>('POST', '/api/calendar/block', {
    resource: person,
    start: at('08:30'),
    end: at('12:00'),
  });
  expect((await starts(service))[0]).toBe(at('12:00'));
  expect((await world.book(service, at('10:00'))).status).toBe(409);
  await world.calls.done('DELETE', `/api/calendar/block/${block._id}`);
  expect((await starts(service))[0]).toBe(at('10:00'));
});

test('a service with people still to come cannot be removed; what it takes stays told to nobody', async () => {
  const service = await world.service();
  const booking = await booked(service, at('09:00'));
  expect((await world.calls.owner('DELETE', `/api/service/${service._id}`)).status).toBe(409);
  const taken = await world.calls.visitor(
    'GET',
    `/api/calendar/existing-bookings?service=${service._id}&from=${day}&to=${day}`,
  );
  expect(taken.json()).toEqual([{ service: service._id, start: booking.start, end: booking.end }]);
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
    for (let count = 0; count < 3; count += 1) people.push(await booked(service, at('10:00')));
    await booked(other, at('14:00'));
    const refused = await move(service, '10:00', '13:30');
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('taken at that time');
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

  // Broken by: moving the start without the locks on its people and on what it takes.
  test('while others book it: nobody is lost, and nothing is double', async () => {
    const service = await world.service({ capacity: 8, durationMinutes: 60 });
    await booked(service, at('10:00'));
    const replies = await Promise.all([
      ...Array.from({ length: 6 }, () => world.book(service, at('10:00'))),
      move(service, '10:00', '15:00'),
      ...Array.from({ length: 6 }, () => world.book(service, at('15:00'))),
    ]);
    for (const { status, text } of replies) expect([200, 201, 409], text).toContain(status);
    await expectNoDoubleBooking(world.app.db, world.one.id);
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
  expect(again.text).toContain('Somebody else has this time already.');
});

test('whoever waits is told so, and leaves by the link; nobody else does', async () => {
  const service = await world.service({ waitingList: true, capacity: 2 });
  for (let count = 0; count < 2; count += 1) await booked(service, at('11:00'));
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
