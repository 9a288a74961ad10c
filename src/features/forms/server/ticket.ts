import { createHmac, timingSafeEqual } from 'node:crypto';

/** Pages are shared by all visitors, so the proof of when a form was shown is requested separately. `milliseconds.signature` */
export function issueTicket(secret: Buffer, formId: string, now: number): string {
  return `${now.toString(36)}.${sign(secret, formId, now.toString(36))}`;
}

const sign = (secret: Buffer, formId: string, time: string): string =>
  createHmac('sha256', secret).update(`${formId} ${time}`).digest('base64url').slice(0, 22);

const A_DAY = 24 * 3600 * 1000;

/** Milliseconds since the form was shown; `null` for a ticket that is not ours, of another form, or expired. */
export function ageOf(ticket: string, secret: Buffer, formId: string, now: number): number | null {
  const [time = '', signature = ''] = ticket.split('.');
  const right = Buffer.from(sign(secret, formId, time));
  const given = Buffer.from(signature);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const age = now - Number.parseInt(time, 36);
  return age >= 0 && age <= A_DAY ? age : null;
}
