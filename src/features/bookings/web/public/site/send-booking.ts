import { browserClient, refusalOf } from '../../../../../lib/http/client.ts';
import { type Problem, problemFrom } from '../../../../../lib/ui/form/problem.ts';
import { isRefusal, sentenceOf } from '../../../../../lib/ui/sentences.ts';
import type { Booking, bookingsContract, OfferedSlot, Waiting } from '../../../contract.ts';
import type { Guest } from './guest-form.tsx';

export interface Wish {
  service: string;
  durationMinutes: number;
  start: string;
  people: number;
  timezone: string;
  guest: Guest;
}

/** The result. A time that was just taken comes with the nearest free ones. */
export type Sent =
  | { is: 'booked'; booking: Booking }
  | { is: 'waiting'; waiting: Waiting }
  | { is: 'lost'; sentence: string; offers: OfferedSlot[] }
  | { is: 'refused'; problem: Problem };

/** The same for every attempt of one booking, so that a lost answer never books twice. */
let last = { wish: '', key: '' };

function keyFor(wish: string): string {
  if (last.wish !== wish) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    last = { wish, key: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') };
  }
  return last.key;
}

const person = ({ email, name, phone }: Guest) => ({ email, name, ...(phone ? { phone } : {}) });

const refused = (error: unknown): Sent => {
  if (!isRefusal(error)) throw error;
  const lost = refusalOf<(typeof bookingsContract)['POST /api/booking']>(error);
  if (lost?.code === 'slot-taken') return { is: 'lost', sentence: sentenceOf(error), offers: lost.current };
  return { is: 'refused', problem: problemFrom(error, { intent: 'booking' }) };
};

export async function sendBooking({ guest, ...wish }: Wish): Promise<Sent> {
  const { answers, note } = guest;
  const body = {
    ...wish,
    ...person(guest),
    ...(note ? { note } : {}),
    answers: Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== '')),
    cart: true,
  };
  const call = browserClient<typeof bookingsContract>({ 'idempotency-key': keyFor(JSON.stringify(body)) });
  try {
    return { is: 'booked', booking: await call('POST /api/booking', { body }) };
  } catch (error) {
    return refused(error);
  }
}

export async function waitFor({ guest, service, ...wish }: Wish): Promise<Sent> {
  const call = browserClient<typeof bookingsContract>();
  try {
    const body = { ...wish, ...person(guest) };
    return {
      is: 'waiting',
      waiting: await call('POST /api/service/{id}/waiting', { params: { id: service }, body }),
    };
  } catch (error) {
    return refused(error);
  }
}
