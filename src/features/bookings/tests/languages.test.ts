import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Booking, Waiting } from '../contract.ts';
import type { Service } from '../service-shapes.ts';
import type { Translation } from '../../pages/translations-contract.ts';
import { openShop, ordered, quoted, type Shop } from '../../../../tests/support/shop-world.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { at } from '../../../../tests/support/booking-world.ts';
import { writtenMails } from '../../../../tests/support/mails.ts';

let shop: Shop;
let people = 0;
const daily = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '09:00', to: '17:00' }));
const from = (path: string, headers: Record<string, string> = {}) => ({
  headers: { referer: `http://kiln.test${path}`, ...headers },
});

async function translate(service: Service, label: string, location?: string): Promise<void> {
  const path = `/api/translation/de/service.${service._id}`;
  const { texts } = await shop.owner<Translation>('GET', path);
  const given = Object.entries({ 'label@': label, ...(location ? { 'location@': location } : {}) });
  const sourceOf = (name: string) => texts.find(({ key }) => key === name)?.source;
  await shop.owner('PUT', path, {
    texts: given.map(([key, text]) => ({ key, text, source: sourceOf(key) })),
  });
  await shop.owner('POST', `${path}/publish`, {});
}

/** A service that German visitors read as „Einzelstunde“. */
async function lesson(fields: Record<string, unknown> = {}): Promise<Service> {
  const service = await shop.owner<Service>('POST', '/api/service', {
    label: 'Lesson',
    hours: daily,
    horizonDays: 730,
    published: true,
    waitingList: true,
    ...fields,
  });
  await translate(service, 'Einzelstunde');
  return service;
}

async function booked(service: Service, time: string, path: string, more: Record<string, unknown> = {}) {
  const body = { service: service._id, start: at(time), name: 'A Guest', ...more };
  const email = `guest-${++people}@guests.test`;
  const reply = await shop.ask('POST', '/api/booking', { ...body, email }, from(path));
  expect(reply.status, reply.text).toBe(201);
  return { email, booking: reply.json() as Booking };
}

const read = async ({ _id: id, accessKey = '' }: Booking, path: string) =>
  (
    await shop.ask('GET', `/api/booking/${id}`, undefined, from(path, { 'x-booking-key': accessKey }))
  ).json() as Booking;

/** Subject, text and calendar entry of emails, by their kind. */
const mailsTo = (email: string) =>
  asAdmin(shop.admin, async (client) => {
    const { rows } = await client.query<{ kind: string; said: string }>(
      'select email_id as kind, concat(subject, content, body_text, calendar) as said from sitewright.mails where recipient = $1',
      [email],
    );
    return new Map(rows.map(({ kind, said }) => [kind, said]));
  });

beforeAll(async () => {
  shop = await openShop();
  await shop.owner('PUT', '/api/website', { settings: { languages: ['de'] } });
});
afterAll(() => shop?.close());

test('a guest reads the service’s name in the language of the page, in replies and emails', async () => {
  const service = await lesson();
  const { email, booking } = await booked(service, '09:00', '/de/service/lesson');
  expect(booking.label).toBe('Einzelstunde');
  expect((await read(booking, `/de/booking/${booking._id}`)).label).toBe('Einzelstunde');
  expect((await read(booking, `/booking/${booking._id}`)).label).toBe('Lesson');
  expect((await shop.owner<Booking>('GET', `/api/booking/${booking._id}`)).label).toBe('Lesson');
  const confirmed = (await mailsTo(email)).get('booking-confirmed');
  expect(confirmed).toContain('SUMMARY:Einzelstunde');
  expect(confirmed).not.toContain('Lesson');

  const english = await booked(service, '11:00', '/service/lesson');
  expect(english.booking.label).toBe('Lesson');
  expect((await mailsTo(english.email)).get('booking-confirmed')).not.toContain('Einzelstunde');
});

test('a guest reads where it takes place, and so does their calendar', async () => {
  const service = await lesson({ location: 'Mill Lane 3,\u00a0first floor; ring twice' });
  const { email, booking } = await booked(service, '09:00', '/de/service/lesson');
  expect(booking.location).toBe(service.location);
  const confirmed = (await mailsTo(email)).get('booking-confirmed');
  expect(confirmed).toContain('LOCATION:Mill Lane 3\\, first floor\\; ring twice');
  expect(confirmed).toContain(service.location);

  await translate(service, 'Einzelstunde', 'Mühlgasse 3, erster Stock');
  expect((await read(booking, '/de/')).location).toBe('Mühlgasse 3, erster Stock');
  expect((await read(booking, '/')).location).toBe(service.location);
  const later = await booked(service, '11:00', '/de/service/lesson');
  expect(later.booking.location).toBe('Mühlgasse 3, erster Stock');
  expect((await mailsTo(later.email)).get('booking-confirmed')).toContain(
    'LOCATION:Mühlgasse 3\\, erster Stock',
  );
  // It has moved: bookings made before say where to come now, and a place that is gone isn't shown in any language.
  await shop.owner('PUT', `/api/service/${service._id}`, { location: '' });
  expect((await read(booking, '/de/')).location).toBe('');
});

test('the file for calendars leads to the booking in the language of the page', async () => {
  const { booking } = await booked(await lesson(), '13:00', '/de/service/lesson');
  const { _id: id, accessKey } = booking;
  const file = async (path: string) =>
    (
      await shop.ask('GET', `/api/booking/${id}/appointment.ics?key=${accessKey}`, undefined, from(path))
    ).text.replaceAll('\r\n ', '');
  expect(await file(`/de/booking/${id}`)).toMatch(new RegExp(`URL\\S*:https?://[^/]+/de/booking/${id}\r`));
  expect(await file(`/booking/${id}`)).toMatch(new RegExp(`URL\\S*:https?://[^/]+/booking/${id}\r`));
});

test('a booking keeps the name that its service had', async () => {
  const service = await lesson();
  const { booking } = await booked(service, '09:00', '/de/service/lesson');
  await shop.owner('PUT', `/api/service/${service._id}`, { label: 'Course' });
  expect((await read(booking, '/de/')).label).toBe('Einzelstunde');
  await translate(service, 'Kurs');
  expect((await read(booking, '/de/')).label).toBe('Lesson');
  expect((await booked(service, '12:00', '/de/')).booking.label).toBe('Kurs');
});

test('a person on the waiting list reads it too', async () => {
  const service = await lesson({ hours: [], sessions: [{ date: at('10:00').slice(0, 10), time: '10:00' }] });
  await booked(service, '10:00', '/service/lesson');
  const email = 'waits@guests.test';
  const wish = { start: at('10:00'), email, name: 'W' };
  const reply = await shop.ask(
    'POST',
    `/api/service/${service._id}/waiting`,
    wish,
    from('/de/service/lesson'),
  );
  expect(reply.status, reply.text).toBe(201);
  expect((reply.json() as Waiting).label).toBe('Einzelstunde');
  expect((await mailsTo(email)).get('waiting-joined')).toContain('Einzelstunde');
});

test('an order keeps the name and the time that its buyer read', async () => {
  const service = await lesson({ price: 60 });
  const { booking } = await booked(service, '14:00', '/de/service/lesson', { cart: true });
  const items = [
    { productId: booking.service, quantity: 1, booking: { id: booking._id, key: booking.accessKey ?? '' } },
  ];
  const cart = quoted(await shop.ask('POST', '/api/order/quote', { items }, from('/de/order/cart')));
  expect(cart.items[0]?.label).toBe('Einzelstunde');
  const order = ordered(await shop.begin(items, {}, from('/de/order/checkout').headers));
  expect(order.items[0]).toMatchObject({
    label: 'Lesson',
    variant: expect.stringContaining('June'),
    buyersName: { label: 'Einzelstunde', variant: expect.stringContaining('Juni') },
  });
  expect(await shop.faults()).toEqual([]);
});

test('an owner who uses the admin in German reads about bookings in German', async () => {
  await shop.owner('PUT', '/api/website', { settings: { contactEmail: 'owner@kiln.test' } });
  await shop.owner('PUT', '/api/account/preferences', { language: 'de' });
  const service = await lesson({ asksOwner: true });
  const { booking } = await booked(service, '10:00', '/service/lesson');
  const mails = await writtenMails(shop.app.db, shop.websiteId);
  const mail = mails.find(
    ({ email_id: id, body_text: text }) => id === 'owner-new-booking' && text.includes(booking._id),
  );
  expect(mail?.subject).toMatch(/^Neue Buchung: Lesson, \p{L}+, \d+\. Juni \d{4}/u);
  expect(mail?.body_text).toContain('Sie wartet auf Ihre Bestätigung.');
  expect(mail?.body_text).not.toMatch(/booked|View booking|waiting/);
});
