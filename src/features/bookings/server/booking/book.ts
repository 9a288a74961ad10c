import { visitorsLanguage } from '../../../../lib/messages/spoken-language.ts';
import { randomUUIDv7 } from 'node:crypto';
import { endAlong, type Tx } from '../../../../lib/db/database.ts';
import { conflict, invalid, notFound, tooMany } from '../../../../lib/errors.ts';
import type { Handlers } from '../../../../lib/http/handlers.ts';
import type { SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import { hashToken, newToken } from '../../../../lib/http/sessions/session-cookie.ts';
import { keepLanguage, speakerOf } from '../../../accounts/server/index.ts';
import { attempt } from '../../../../lib/work/idempotency-queries.ts';
import { visitorHash } from '../../../../lib/work/limits.ts';
import { mailFacts, sendMails, writeMails } from '../../../emails/server/index.ts';
import { inTurn, placeOrder } from '../../../orders/server/index.ts';
import type { Booking, bookingsContract } from '../../contract.ts';
import type { Question } from '../../service-shapes.ts';
import { ownerAddress } from './account-queries.ts';
import { guestLetter, ownerLetter, type Told } from '../emails/booking-mails.ts';
import { type BookingRow, findBooking, insertBooking, type NewBooking } from './booking-queries.ts';
import type { BookLimits } from './book-limits.ts';
import type { BookingServices } from '../services/booking-services.ts';
import { type CountBookingEmails, dueColumns, noEmailsDue } from '../emails/emails-due.ts';
import { bookSeries } from '../series/book-series.ts';
import { serviceNames } from '../translations/service-name-queries.ts';
import { presentBooking, presentTo } from './present-booking.ts';
import { holdsTooMuch } from '../availability/hold-queries.ts';
import { findService, type ServiceRow } from '../services/service-queries.ts';
import type { EmailsDue } from '../emails/summary-queries.ts';
import { lengthOf, peopleOf, toPayOf } from '../availability/slot-rules.ts';
import { takeFor } from './take-slot.ts';
import { say } from './say.ts';
import { refusing } from '../../../../lib/db/sql-state.ts';

type BookingHandlers = Handlers<typeof bookingsContract>;
type Body = Parameters<BookingHandlers['POST /api/booking']>[1]['body'];

/** How long a booking with payment is held. */
const HOLD_MINUTES = 15;
const WAIT_SECONDS = 60;

export const bookHandlers = (
  services: BookingServices,
  limits: BookLimits,
  emailsDue: CountBookingEmails,
): Pick<BookingHandlers, 'POST /api/booking'> => ({
  'POST /api/booking': async (request, { body }) => {
    await limits(request, body.email);
    const book = () =>
      request.db(async (tx) => {
        const { site, by } = request;
        const key = request.header('idempotency-key');
        const tried = key ? await attempt(tx, request, 'POST /api/booking', key, body) : null;
        const accessKey = tried ? tried.secret('booking') : newToken();
        if (tried && !tried.first) {
          const { booking: id } = tried.reply as { booking: string };
          return { ...(await shown(tx, request, id)), accessKey };
        }
        // Everything that can be read before taking a lock is read first.
        const [service, facts] = await Promise.all([
          findService(tx, body.service),
          mailFacts(tx, ['booking-requested', 'booking-confirmed', 'owner-new-booking']),
          ownerAddress(tx),
          keepLanguage(tx, speakerOf(by?.owner ? null : by?.accountId)),
        ]);
        const byOwner = by?.owner ?? false;
        if (!service || (!service.published && !byOwner)) throw notFound(say().noLonger);
        // Read first, because the transaction ends with the booking.
        const reader = { language: byOwner ? null : visitorsLanguage(), locale: service.locale };
        const namesOf = await serviceNames(tx, reader, [service.id]);
        const mailKey = newToken();
        const wanted = bookingOf(request, service, body, { accessKey, mailKey });
        const due = wanted.status === 'held' || byOwner ? noEmailsDue : await emailsDue(site.id, body.email);
        const writing: Writing = {
          id: randomUUIDv7(),
          booking: { ...wanted, ...dueColumns(due) },
          start: new Date(body.start),
          service,
          keep: async (booking) => tried?.keep({ booking }),
          tell: async (told) => {
            const letters = await lettersOf(tx, request, told, { mailKey, due });
            await sendMails(tx, services.jobs, await writeMails(tx, site, letters, facts));
          },
        };
        // Visitors book all dates or none; the owner may add a guest to a single one.
        const whole = body.series ?? (service.whole_series && !byOwner);
        if (!whole && service.whole_series && !byOwner) throw invalid(say().wholeCourse);
        const row = await (whole ? bookWhole : bookOne)(tx, request, writing);
        if (row.status === 'held' && (await holdsTooMuch(tx, row.id)))
          throw tooMany(say().manyUnpaid, WAIT_SECONDS);
        if (row.status !== 'held') return { ...presentBooking(row, byOwner), ...namesOf(row), accessKey };
        const orderKey = body.cart ? null : await orderFor(services, tx, request, body, row.id, accessKey);
        return { ...(await shown(tx, request, row.id)), accessKey, ...(orderKey ? { orderKey } : {}) };
      });
    return asConflict(() => inTurn(services.orders, request.site.id, [body.service], book));
  },
});

async function shown(tx: Tx, { by }: SiteRequest, id: string): Promise<Booking> {
  const row = await findBooking(tx, id);
  if (!row) throw notFound();
  return presentTo(tx, row, by?.owner ?? false);
}

interface Writing {
  /** For a booking of one start. */
  id: string;
  booking: Omit<NewBooking, 'slot_id' | 'start_at'>;
  start: Date;
  service: ServiceRow;
  /** Records the id for a repeat of the same request. */
  keep: (id: string) => Promise<void>;
  /** Writes its emails. */
  tell: (told: Told) => Promise<void>;
}

async function bookOne(
  tx: Tx,
  { by }: SiteRequest,
  { id, booking, start, service, keep, tell }: Writing,
): Promise<BookingRow> {
  const { duration_minutes: durationMinutes, people } = booking;
  const wanted = { service, start, durationMinutes, people, byOwner: by?.owner ?? false };
  return takeFor(tx, wanted, {
    // Emails take longer than the booking itself, and are rolled back with it if another booking was faster.
    ahead: () => tell(toldOf(service, { ...booking, id, start_at: start })),
    write: async (slot) => {
      const all = Promise.all([
        insertBooking(tx, { ...booking, id, start_at: start, slot_id: slot }),
        keep(id),
        findBooking(tx, id),
      ]);
      if (booking.status !== 'held') endAlong(tx);
      const [, , written] = await all;
      if (!written) throw new Error('A booking that was just inserted is missing.');
      return written;
    },
  });
}

async function bookWhole(
  tx: Tx,
  { by }: SiteRequest,
  { booking, start, service, keep, tell }: Writing,
): Promise<BookingRow> {
  const id = await bookSeries(tx, { service, start, byOwner: by?.owner ?? false, booking });
  await keep(id);
  const written = await findBooking(tx, id);
  if (!written) throw new Error('A booking that was just inserted is missing.');
  await tell(written);
  return written;
}

/** The booking to be written. With payment it is held; otherwise it is confirmed, or waits for the owner's approval. */
function bookingOf(
  { site, by, address }: SiteRequest,
  service: ServiceRow,
  body: Body,
  { accessKey, mailKey }: { accessKey: string; mailKey: string },
): Writing['booking'] {
  const byOwner = by?.owner ?? false;
  const { minutes, price } = lengthOf(service, service.whole_series ? undefined : body.durationMinutes);
  const answers = byOwner ? (body.answers ?? {}) : checkAnswers(service.questions, body.answers ?? {});
  const people = peopleOf(service, body.people, byOwner);
  const toPay = byOwner ? 0 : toPayOf(service, price) * people;
  return {
    service_id: service.id,
    label: service.label,
    duration_minutes: minutes,
    status: toPay > 0 ? 'held' : service.asks_owner && !byOwner ? 'pending' : 'confirmed',
    ...(toPay > 0 ? { holdMinutes: HOLD_MINUTES } : {}),
    email: body.email,
    name: body.name,
    phone: body.phone ?? '',
    note: body.note ?? '',
    answers: JSON.stringify(answers),
    people,
    price: price * people,
    to_pay: toPay,
    visitor_timezone: byOwner ? '' : knownZone(body.timezone),
    language: byOwner ? null : visitorsLanguage(),
    key_hash: hashToken(accessKey),
    more_keys: [hashToken(mailKey)],
    account_id: byOwner ? null : (by?.accountId ?? null),
    visitor: toPay > 0 ? visitorHash(site.id, address) : null,
  };
}

/** A booking that is just being written, in the form that its emails need. */
const toldOf = (service: ServiceRow, booking: Writing['booking'] & { id: string; start_at: Date }): Told => ({
  ...service,
  ...booking,
  answers: JSON.parse(booking.answers) as Record<string, string>,
  service_id: service.id,
  series_id: null,
  dates: null,
  held_until: null,
  version: 1,
  sequence: 0,
});

/** To the guest and to the owner, unless a summary is due; nobody is notified of a hold. */
async function lettersOf(
  tx: Tx,
  { site, by }: SiteRequest,
  row: Told,
  { mailKey, due }: { mailKey: string; due: EmailsDue },
) {
  if (row.status === 'held') return [];
  const kind = row.status === 'pending' ? 'booking-requested' : 'booking-confirmed';
  return [
    ...(due.guest ? [] : await guestLetter(tx, site, row, kind, mailKey)),
    ...(by?.owner || due.owner ? [] : await ownerLetter(tx, site, row, 'owner-new-booking')),
  ];
}

/** An unknown zone is ignored: it only affects how emails show the time. */
export function knownZone(timezone = ''): string {
  try {
    return timezone && new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone;
  } catch {
    return '';
  }
}

/** The order that pays for the booking alone. @returns its key */
async function orderFor(
  services: BookingServices,
  tx: Tx,
  { site, by, address }: SiteRequest,
  body: Body,
  id: string,
  key: string,
): Promise<string> {
  const { accessKey } = await placeOrder(services.orders, tx, {
    websiteId: site.id,
    by,
    address,
    input: {
      origin: '/booking',
      payment: {},
      items: [{ productId: body.service, quantity: 1, booking: { id, key } }],
      email: body.email,
      name: body.name,
      phone: body.phone ?? '',
      ...(body.terms === undefined ? {} : { terms: body.terms }),
    },
  });
  return accessKey;
}

/** The database's refusal of an overlap becomes the usual one. */
export const asConflict = <T>(work: () => Promise<T>): Promise<T> =>
  refusing(work(), 'exclusion', () => conflict(say().taken), 'no_double_booking');

function checkAnswers(questions: readonly Question[], given: Record<string, string>): Record<string, string> {
  const fields: Record<string, string> = {};
  const known = new Set(questions.map(({ id }) => id));
  for (const id of Object.keys(given)) if (!known.has(id)) fields[`answers.${id}`] = say().questionGone;
  for (const { id, kind, required, options } of questions) {
    const answer = given[id]?.trim() ?? '';
    if (required && answer === '') fields[`answers.${id}`] = say().answerThis;
    else if (answer !== '' && kind === 'choice' && !options?.includes(answer))
      fields[`answers.${id}`] = say().chooseAnswer;
  }
  if (Object.keys(fields).length > 0) throw invalid(say().checkAnswers, fields);
  return Object.fromEntries(Object.entries(given).map(([id, answer]) => [id, answer.trim()]));
}
