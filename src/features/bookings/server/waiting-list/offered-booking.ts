import { hashToken, newToken } from '../../../../lib/http/sessions/session-cookie.ts';
import type { ServiceRow } from '../services/service-queries.ts';
import { toPayOf } from '../availability/slot-rules.ts';
import type { WaitingRow } from './waiting-queries.ts';

/**
 * A freed place as a booking, held for the next person on the waiting list.
 * @param each price per person, in minor units
 */
export const offeredBooking = (service: ServiceRow, next: WaitingRow, each: number) =>
  ({
    service_id: service.id,
    label: service.label,
    status: 'held',
    holdMinutes: service.offer_minutes,
    offered: true,
    email: next.email,
    name: next.name,
    phone: next.phone,
    note: '',
    answers: '{}',
    people: next.people,
    price: each * next.people,
    to_pay: toPayOf(service, each) * next.people,
    visitor_timezone: next.visitor_timezone,
    language: next.language,
    // Its keys are in emails only.
    key_hash: hashToken(newToken()),
    account_id: next.account_id,
  }) as const;
