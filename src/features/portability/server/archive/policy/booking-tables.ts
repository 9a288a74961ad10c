import { z } from 'zod';
import { picture } from '../../../../../lib/content/picture-shape.ts';
import { richTextSchema } from '../../../../../lib/content/rich-text.ts';
import { PREVIEW_SECONDS } from '../../../../audio/contract.ts';
import { bookingStatus } from '../../../../bookings/contract.ts';
import { newService } from '../../../../bookings/service-shapes.ts';
import type { ArchiveRow } from '../read-rows.ts';
import * as of from './columns.ts';
import { leaves } from './table-policy.ts';

const { shape: service } = newService;
const minutes = (most: number, least = 0) => of.whole(least, most);
const LONGEST = 10_080;
/** The new site notifies nobody on a waiting list: the person who imports it decides whom to write to. */
const left = (row: ArchiveRow): ArchiveRow =>
  row['status'] === 'waiting' || row['status'] === 'offered' ? { ...row, status: 'left' } : row;

/** Bookings, and tracks. */
export const bookingTables = [
  leaves('resources', { id: of.uuid, name: of.line(80, 1), version: of.version }),
  leaves('services', {
    id: of.uuid,
    label: service.label,
    slug: of.slug,
    description: richTextSchema,
    image: of.maybe(picture),
    price: of.price,
    deposit: of.maybe(of.price),
    duration_minutes: minutes(LONGEST, 5),
    durations: z.array(z.strictObject({ minutes: minutes(LONGEST, 5), price: of.price })).max(12),
    interval_minutes: of.maybe(minutes(1440, 5)),
    buffer_minutes: minutes(1440),
    buffer_before_minutes: minutes(1440),
    capacity: of.whole(1, 1000),
    most_people: of.maybe(of.whole(1, 1000)),
    notice_minutes: minutes(129_600),
    horizon_days: of.whole(1, 730),
    cancel_notice_minutes: minutes(129_600),
    move_notice_minutes: of.maybe(minutes(129_600)),
    hours: service.hours.unwrap(),
    closed: service.closed.unwrap(),
    exceptions: service.exceptions.unwrap(),
    sessions: service.sessions.unwrap(),
    whole_series: of.flag,
    joins_late: of.flag,
    late_pro_rata: of.flag,
    questions: service.questions.unwrap(),
    asks_owner: of.flag,
    reminders: service.reminders.unwrap(),
    waiting_list: of.flag,
    offer_minutes: minutes(LONGEST, 10),
    colour: service.colour.unwrap(),
    published: of.flag,
    own_resource: of.uuid,
    created_at: of.moment,
    version: of.version,
  }),
  leaves(
    'service_needs',
    { service_id: of.uuid, need: of.whole(0, 7), resource_id: of.uuid },
    { key: 'service_id need resource_id' },
  ),
  leaves('taken_slots', {
    id: of.uuid,
    service_id: of.uuid,
    start_at: of.moment,
    duration_minutes: minutes(LONGEST, 5),
    seats: of.whole(1, 1000),
    capacity: of.whole(1, 1000),
  }),
  leaves('occupancies', {
    id: of.uuid,
    resource_id: of.uuid,
    slot_id: of.maybe(of.uuid),
    from_at: of.moment,
    to_at: of.moment,
    note: of.line(200),
  }),
  leaves(
    'bookings',
    {
      id: of.uuid,
      service_id: of.uuid,
      slot_id: of.maybe(of.uuid),
      series_id: of.maybe(of.uuid),
      order_id: of.maybe(of.uuid),
      account_id: of.maybe(of.uuid),
      label: of.line(200),
      start_at: of.moment,
      duration_minutes: minutes(LONGEST, 5),
      status: bookingStatus,
      held_until: of.maybe(of.moment),
      offered: of.flag,
      email: of.forgettable,
      name: of.line(120, 1),
      phone: of.line(40),
      people: of.whole(1, 1000),
      note: of.text(2000),
      owner_note: of.text(2000),
      answers: z.record(of.line(40), of.text(2000)),
      visitor_timezone: of.guestTimezone,
      price: of.sum,
      to_pay: of.sum,
      no_show: of.flag,
      key_hash: of.hash,
      more_keys: z.array(of.hash).max(100),
      sequence: of.count,
      created_at: of.moment,
      version: of.version,
    },
    {
      // Reminders are due only for times after a start was chosen: the site that took the booking sends earlier ones.
      formerly: 'reminded start_set_at',
      renewed: {
        reminded: `'{}'`,
        start_set_at: 'start_at',
        visitor: 'null',
        guest_email_due_at: 'null',
        owner_email_due_at: 'null',
      },
    },
  ),
  leaves(
    'waiting_people',
    {
      id: of.uuid,
      service_id: of.uuid,
      booking_id: of.maybe(of.uuid),
      account_id: of.maybe(of.uuid),
      start_at: of.moment,
      duration_minutes: minutes(LONGEST, 5),
      status: of.oneOf('taken', 'passed', 'left'),
      email: of.forgettable,
      name: of.line(120, 1),
      phone: of.line(40),
      people: of.whole(1, 1000),
      visitor_timezone: of.guestTimezone,
      key_hash: of.hash,
      mail_key_hash: of.maybe(of.hash),
      told_at: of.maybe(of.moment),
      created_at: of.moment,
    },
    {
      changed: { status: `case when status in ('waiting', 'offered') then 'left' else status end` },
      arrives: left,
      renewed: { email_due_at: 'null' },
    },
  ),
  leaves('audio_tracks', {
    id: of.uuid,
    header: of.line(160, 1),
    artist: of.line(160),
    caption: of.text(300),
    file_id: of.maybe(of.uuid),
    hid_file: of.flag,
    cover_id: of.maybe(of.uuid),
    product_id: of.maybe(of.uuid),
    position: of.count,
    duration: of.maybe(of.number(0, 10_000_000)),
    peaks: of.maybe(of.bytes(100_000)),
    preview_seconds: of.maybe(of.whole(PREVIEW_SECONDS.least, PREVIEW_SECONDS.most)),
    sound_state: of.oneOf('waiting', 'ready', 'plain', 'failed'),
    sound_turn: of.count,
    problem: of.maybe(of.text(1000)),
    created_at: of.moment,
    updated_at: of.moment,
    version: of.version,
  }),
  leaves(
    'audio_previews',
    {
      track_id: of.uuid,
      type: of.oneOf('audio/mpeg', 'audio/wav'),
      revision: z.string().regex(/^[0-9a-z]{1,60}$/),
      bytes: of.bytes(25_000_000, 1),
    },
    { key: 'track_id' },
  ),
];
