import { conflict, invalid, notFound } from '../../../lib/errors.ts';
import type { Handlers } from '../../../lib/http/handlers.ts';
import { hashToken, newToken } from '../../../lib/http/session-cookie.ts';
import type { bookingsContract } from '../contract.ts';
import type { Question } from '../service-shapes.ts';
import { findBooking, insertBooking } from './booking-queries.ts';
import { presentBooking } from './present-booking.ts';
import { findService } from './service-queries.ts';
import { lengthOf } from './slot-rules.ts';
import { takeSlot } from './take-slot.ts';

type BookingHandlers = Handlers<typeof bookingsContract>;

export const bookHandlers = (): Pick<BookingHandlers, 'POST /api/booking'> => ({
  'POST /api/booking': async (request, { body }) => {
    const { site, by } = request;
    const byOwner = by?.owner ?? false;
    const accessKey = newToken();
    const start = new Date(body.start);
    return asConflict(() =>
      request.db(async (tx) => {
        const service = await findService(tx, site.id, body.service);
        if (!service || (!service.published && !byOwner))
          throw notFound('This service can no longer be booked.');
        const { minutes, price } = lengthOf(service, body.durationMinutes);
        const answers = byOwner ? (body.answers ?? {}) : checkAnswers(service.questions, body.answers ?? {});
        const slot = await takeSlot(tx, site.id, { service, start, durationMinutes: minutes, byOwner });
        const id = await insertBooking(tx, site.id, {
          service_id: service.id,
          slot_id: slot,
          label: service.label,
          start_at: start,
          duration_minutes: minutes,
          status: service.asks_owner && !byOwner ? 'pending' : 'confirmed',
          email: body.email,
          name: body.name,
          phone: body.phone ?? '',
          note: body.note ?? '',
          answers: JSON.stringify(answers),
          price,
          key_hash: hashToken(accessKey),
          account_id: byOwner ? null : (by?.accountId ?? null),
        });
        const row = await findBooking(tx, site.id, id);
        if (!row) throw notFound();
        return { ...presentBooking(row, byOwner), accessKey };
      }),
    );
  },
});

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
