import { fromMinor } from '../../../lib/money.ts';
import type { Booking } from '../contract.ts';
import type { BookingRow } from './booking-queries.ts';

export const presentBooking = (row: BookingRow, owner: boolean): Booking => ({
  _id: row.id,
  service: row.service_id,
  label: row.label,
  start: row.start_at.toISOString(),
  end: endOf(row).toISOString(),
  durationMinutes: row.duration_minutes,
  status: row.status,
  email: row.email,
  name: row.name,
  phone: row.phone,
  note: row.note,
  answers: row.answers,
  price: fromMinor(row.price),
  toPay: fromMinor(row.to_pay),
  order: row.order_id,
  heldUntil: row.held_until?.toISOString() ?? null,
  offered: row.offered,
  timezone: row.timezone,
  changeableUntil: changeableUntil(row).toISOString(),
  movableUntil: movableUntil(row).toISOString(),
  createdAt: row.created_at.toISOString(),
  version: row.version,
  ...(owner ? { ownerNote: row.owner_note, noShow: row.no_show } : {}),
});

export const endOf = (row: Pick<BookingRow, 'start_at' | 'duration_minutes'>) =>
  new Date(row.start_at.getTime() + row.duration_minutes * 60_000);

/** It may be cancelled until then. */
export const changeableUntil = (row: Pick<BookingRow, 'start_at' | 'cancel_notice_minutes'>) =>
  new Date(row.start_at.getTime() - row.cancel_notice_minutes * 60_000);

export const movableUntil = (
  row: Pick<BookingRow, 'start_at' | 'cancel_notice_minutes' | 'move_notice_minutes'>,
) => new Date(row.start_at.getTime() - (row.move_notice_minutes ?? row.cancel_notice_minutes) * 60_000);
