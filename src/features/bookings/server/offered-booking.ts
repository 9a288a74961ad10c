import { hashToken, newToken } from '../../../lib/http/session-cookie.ts';
import type { ServiceRow } from './service-queries.ts';
import { toPayOf } from './slot-rules.ts';
import type { WaitingRow } from './waiting-queries.ts';

/** What became free, held for a time for whoever waited for it. */
export const offeredBooking = (service: ServiceRow, next: WaitingRow, price: number) =>
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
    price,
    to_pay: toPayOf(service, price),
    visitor_timezone: next.visitor_timezone,
    // Its keys are in mails only.
    key_hash: hashToken(newToken()),
    account_id: next.account_id,
  }) as const;
