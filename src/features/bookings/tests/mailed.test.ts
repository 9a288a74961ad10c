import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Booking } from '../contract.ts';
import type { Service } from '../service-shapes.ts';
import { startMailWorker } from '../../emails/server/index.ts';
import { openShop, type Shop } from '../../../../tests/support/shop-world.ts';
import { silent } from '../../../../tests/support/site-context.ts';
import {
  type ReceivedMail,
  startSmtpServer,
  type TestSmtpServer,
} from '../../../../tests/support/smtp-server.ts';
import { at } from '../../../../tests/support/booking-world.ts';

let shop: Shop;
let smtp: TestSmtpServer;
let worker: Awaited<ReturnType<typeof startMailWorker>>;
beforeAll(async () => {
  [shop, smtp] = await Promise.all([openShop(), startSmtpServer()]);
  worker = await startMailWorker({
    db: shop.app.db,
    jobs: shop.app.jobs,
    smtpUrl: smtp.url,
    mailFrom: 'Sitewright <mail@platform.test>',
    log: silent,
    print: () => {},
  });
});
afterAll(async () => {
  await worker?.stop();
  await smtp?.close();
  await shop?.close();
});

const guest = 'ada@guests.test';
/** Email number `count` to the guest. */
async function mailed(count: number): Promise<ReceivedMail> {
  const mine = () => smtp.mails.filter(({ to }) => to.includes(guest));
  await expect.poll(() => mine().length).toBe(count);
  return mine()[count - 1] as ReceivedMail;
}

/** The parts that programs look for: the one that they import, and the attachment for all others. */
function calendarsIn({ message, raw }: ReceivedMail) {
  const texts = message.attachments.map(({ mimeType, filename, content }) => ({
    mimeType,
    filename,
    text: typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8'),
  }));
  const [, method] = /^Content-Type: text\/calendar;[^\n]*(?:\r\n\s[^\n]*)*?method=(\w+)/im.exec(raw) ?? [];
  return { method, texts };
}

const read = (text: string) => {
  const component = new ICAL.Component(ICAL.parse(text) as unknown[]);
  for (const zone of component.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const [first] = component.getAllSubcomponents('vevent');
  const event = new ICAL.Event(first);
  const facts = {
    method: component.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    status: first?.getFirstPropertyValue('status'),
    organiser: String(first?.getFirstPropertyValue('organizer')).toLowerCase(),
    attendee: String(first?.getFirstPropertyValue('attendee')).toLowerCase(),
  };
  // A second library reads the same.
  const { method, events } = convertIcsCalendar(undefined, text);
  const [other] = events ?? [];
  expect([method, other?.uid, other?.sequence ?? 0, other?.start.date.toISOString(), other?.status]).toEqual([
    facts.method,
    facts.uid,
    facts.sequence,
    facts.start,
    facts.status,
  ]);
  return facts;
};

test('an appointment arrives by mail as calendars take it in, is moved there, and taken out again', async () => {
  const service = await shop.owner<Service>('POST', '/api/service', {
    label: 'Lesson',
    hours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '09:00', to: '17:00' })),
    horizonDays: 730,
    published: true,
  });
  const made = await shop.ask('POST', '/api/booking', {
    service: service._id,
    start: at('10:00'),
    email: guest,
    name: 'Ada “the Countess” Byron',
  });
  const booking = made.json() as Booking;
  const headers = { 'x-booking-key': booking.accessKey ?? '' };
  const change = (body: object) => shop.ask('PUT', `/api/booking/${booking._id}`, body, { headers });
  const same = {
    uid: booking._id,
    organiser: 'mailto:hello@kiln.test',
    attendee: `mailto:${guest}`,
  };
  const told = async (count: number) => {
    const { method, texts } = calendarsIn(await mailed(count));
    expect(texts.map(({ mimeType }) => mimeType).sort()).toEqual(['application/ics', 'text/calendar']);
    expect(texts.find(({ mimeType }) => mimeType === 'application/ics')?.filename).toBe('appointment.ics');
    const [one, two] = texts.map(({ text }) => read(text));
    expect(two).toEqual(one);
    // Email programs read the header; a calendar that opens the file reads its content.
    expect(method?.toUpperCase()).toBe(one?.method);
    return one;
  };

  expect(await told(1)).toEqual({
    ...same,
    method: 'REQUEST',
    sequence: 0,
    start: at('10:00'),
    status: 'CONFIRMED',
  });
  expect((await change({ start: at('13:00') })).status).toBe(200);
  expect(await told(2)).toEqual({
    ...same,
    method: 'REQUEST',
    sequence: 1,
    start: at('13:00'),
    status: 'CONFIRMED',
  });
  expect((await change({ status: 'cancelled' })).status).toBe(200);
  expect(await told(3)).toEqual({
    ...same,
    method: 'CANCEL',
    sequence: 2,
    start: at('13:00'),
    status: 'CANCELLED',
  });
  // Owners have the feed, so their emails carry no event.
  const owners = () => smtp.mails.filter(({ to }) => !to.includes(guest));
  await expect.poll(() => owners().length).toBeGreaterThan(0);
  expect(owners().flatMap(({ message }) => message.attachments)).toEqual([]);
});
