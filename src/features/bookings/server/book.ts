import type { Tx } from '../../../lib/db/database.ts';
import { conflict, invalid, notFound } from '../../../lib/errors.ts';
import type { Handlers } from '../../../lib/http/handlers.ts';
import type { SiteRequest } from '../../../lib/http/request-context.ts';
import { hashToken, newToken } from '../../../lib/http/session-cookie.ts';
import { attempt } from '../../../lib/idempotency-queries.ts';
import { mailFacts, sendMails, writeMails } from '../../emails/server/index.ts';
import { placeOrder } from '../../orders/server/index.ts';
import type { Booking, bookingsContract } from '../contract.ts';
import type { Question } from '../service-shapes.ts';
import { ownerAddress } from './account-queries.ts';
import { guestLetter, ownerLetter } from './booking-mails.ts';
import { findBooking, insertBooking } from './booking-queries.ts';
import type { BookingServices } from './booking-services.ts';
import { presentBooking } from './present-booking.ts';
import { bookSeries } from './book-series.ts';
import { findService, type ServiceRow } from './service-queries.ts';
import { lengthOf, toPayOf } from './slot-rules.ts';
import { takeSlot } from './take-slot.ts';

type BookingHandlers = Handlers<typeof bookingsContract>;
type Body = Parameters<BookingHandlers['POST /api/booking']>[1]['body'];

/** What costs is kept for so long until it is paid. */
const HOLD_MINUTES = 15;

export const bookHandlers = (
  services: BookingServices,
  limits: (request: SiteRequest) => Promise<void>,
): Pick<BookingHandlers, 'POST /api/booking'> => ({
  'POST /api/booking': async (request, { body }) => {
    await limits(request);
    return asConflict(() =>
      request.db(async (tx) => {
        const { site, by } = request;
        const key = request.header('idempotency-key');
        const tried = key ? await attempt(tx, site.id, 'POST /api/booking', key, body) : null;
        const accessKey = tried ? tried.secret('booking') : newToken();
        if (tried && !tried.first) {
          const { booking: id } = tried.reply as { booking: string };
          return { ...(await shown(tx, request, id)), accessKey };
        }
        const mailKey = newToken();
        // Whatever can be known before others have to wait is asked for first.
        const [service, facts] = await Promise.all([
          findService(tx, site.id, body.service),
          mailFacts(tx, site.id, ['booking-requested', 'booking-confirmed', 'owner-new-booking']),
          ownerAddress(tx, site.id),
        ]);
        const id = await book(tx, request, service, body, { accessKey, mailKey });
        await tried?.keep({ booking: id });
        const row = await findBooking(tx, site.id, id);
        if (!row) throw new Error('A booking is gone that was just written.');
        if (row.status === 'held') {
          const orderKey = body.cart ? null : await orderFor(services, tx, request, body, id, accessKey);
          return { ...(await shown(tx, request, id)), accessKey, ...(orderKey ? { orderKey } : {}) };
        }
        const kind = row.status === 'pending' ? 'booking-requested' : 'booking-confirmed';
        const letters = [
          ...(await guestLetter(tx, site, row, kind, mailKey)),
          ...(by?.owner ? [] : await ownerLetter(tx, site, row, 'owner-new-booking')),
        ];
        await sendMails(tx, services.jobs, await writeMails(tx, site, letters, facts));
        return { ...presentBooking(row, by?.owner ?? false), accessKey };
      }),
    );
  },
});

async function shown(tx: Tx, { site, by }: SiteRequest, id: string): Promise<Booking> {
  const row = await findBooking(tx, site.id, id);
  if (!row) throw notFound();
  return presentBooking(row, by?.owner ?? false);
}

/** @returns its id. What costs is held, everything else is confirmed, or waits for the owner's yes */
async function book(
  tx: Tx,
  { site, by }: SiteRequest,
  service: ServiceRow | undefined,
  body: Body,
  { accessKey, mailKey }: { accessKey: string; mailKey: string },
): Promise<string> {
  const byOwner = by?.owner ?? false;
  const start = new Date(body.start);
  if (!service || (!service.published && !byOwner)) throw notFound('This service can no longer be booked.');
  const { minutes, price } = lengthOf(service, service.whole_series ? undefined : body.durationMinutes);
  const answers = byOwner ? (body.answers ?? {}) : checkAnswers(service.questions, body.answers ?? {});
  const toPay = byOwner ? 0 : toPayOf(service, price);
  const booking = {
    service_id: service.id,
    label: service.label,
    duration_minutes: minutes,
    status:
      toPay > 0
        ? ('held' as const)
        : service.asks_owner && !byOwner
          ? ('pending' as const)
          : ('confirmed' as const),
    ...(toPay > 0 ? { holdMinutes: HOLD_MINUTES } : {}),
    email: body.email,
    name: body.name,
    phone: body.phone ?? '',
    note: body.note ?? '',
    answers: JSON.stringify(answers),
    price,
    to_pay: toPay,
    visitor_timezone: byOwner ? '' : knownZone(body.timezone),
    key_hash: hashToken(accessKey),
    more_keys: [hashToken(mailKey)],
    account_id: byOwner ? null : (by?.accountId ?? null),
  };
  // Visitors have all dates of it or none; the owner may add somebody to a single one.
  if (body.series ?? (service.whole_series && !byOwner))
    return bookSeries(tx, site.id, { service, start, byOwner, booking });
  if (service.whole_series && !byOwner) throw invalid('All dates of this one are booked together.');
  const slot = await takeSlot(tx, site.id, { service, start, durationMinutes: minutes, byOwner });
  return insertBooking(tx, site.id, { ...booking, slot_id: slot, start_at: start });
}

/** One that this server has never heard of is left out: it only decides in which words mails name the time. */
export function knownZone(timezone = ''): string {
  try {
    return timezone && new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone;
  } catch {
    return '';
  }
}

/** The order that the booking is paid by, on its own. @returns its key */
async function orderFor(
  services: BookingServices,
  tx: Tx,
  { site, by }: SiteRequest,
  body: Body,
  id: string,
  key: string,
): Promise<string> {
  const { accessKey } = await placeOrder(services.orders, tx, {
    websiteId: site.id,
    by,
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

/** The database's own refusal of an overlap reads like ours. */
export async function asConflict<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === '23P01' && constraint === 'no_double_booking')
      throw conflict('Somebody else has just taken this time. Please choose another.');
    throw error;
  }
}

function checkAnswers(questions: readonly Question[], given: Record<string, string>): Record<string, string> {
  const fields: Record<string, string> = {};
  const known = new Set(questions.map(({ id }) => id));
  for (const id of Object.keys(given))
    if (!known.has(id)) fields[`answers.${id}`] = 'This question is no longer asked.';
  for (const { id, kind, required, options } of questions) {
    const answer = given[id]?.trim() ?? '';
    if (required && answer === '') fields[`answers.${id}`] = 'Please answer this.';
    else if (answer !== '' && kind === 'choice' && !options?.includes(answer))
      fields[`answers.${id}`] = 'Please choose one of the answers.';
  }
  if (Object.keys(fields).length > 0) throw invalid('Please look at the questions once more.', fields);
  return Object.fromEntries(Object.entries(given).map(([id, answer]) => [id, answer.trim()]));
}
