import { z } from 'zod';
import { inLanguage } from '../../lib/translations/texts.ts';
import { picture } from '../../lib/content/picture-shape.ts';
import type { Picture } from '../../lib/content/pictures.ts';
import { type RichText, richTextSchema } from '../../lib/content/rich-text.ts';
import { day, id, instant, line, money, version } from '../../lib/values/shapes.ts';

const time = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Enter a time of day like 09:30.');
const minutes = (least: number, most: number) =>
  z.int('Enter a whole number of minutes.').min(least, `At least ${least}.`).max(most, `At most ${most}.`);

const openHours = z
  .strictObject({ from: time, to: time })
  .refine(({ from, to }) => from !== to && from !== '24:00', 'Closing time must differ from opening time.');
const weeklyHours = z
  .strictObject({ day: z.int().min(1, '1 is Monday.').max(7, '7 is Sunday.'), from: time, to: time })
  .refine(({ from, to }) => from !== to && from !== '24:00', 'Closing time must differ from opening time.');
const closed = z.strictObject({ from: day, to: day }).refine(({ from, to }) => from <= to, {
  message: 'The last day must not be before the first.',
  path: ['to'],
});
const exception = z.strictObject({ date: day, hours: z.array(openHours).max(12) });
const session = z.strictObject({ date: day, time });
/** A further duration at its own price. */
const durationChoice = z.strictObject({ minutes: minutes(5, 10_080), price: money });
const question = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  label: line('a question', 200),
  kind: z.enum(['text', 'multiline', 'choice', 'checkbox']),
  required: z.boolean(),
  options: z.array(line('an answer', 100)).max(30).optional(),
});
export type Question = z.output<typeof question>;
/** A question as guests read it. */
const shownQuestion = question.extend({
  /** What the answers are called in the language asked for; bookings still name them as in `options`. */
  optionTexts: z.array(z.string()).optional(),
});
export type ShownQuestion = z.output<typeof shownQuestion>;

/** A person, room or thing that can be used once at a time: bookings occupy it exclusively. */
export const resource = z.object({ _id: id, name: z.string(), version });
export type Resource = z.output<typeof resource>;

const values = {
  label: line('a name for the service', 120),
  /** Its address; by default made from the name. */
  slug: z
    .string()
    .trim()
    .max(100, 'At most 100 characters.')
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and hyphens only, like wheel-lesson.')
    .optional(),
  description: richTextSchema.optional(),
  image: picture.nullable().optional(),
  /** A street, a room, or “Online”. */
  location: line('a location', 200, 0).optional(),
  price: money.optional(),
  /** The amount paid when booking, if it is less than the price. */
  deposit: money.nullable().optional(),
  durationMinutes: minutes(5, 10_080).optional(),
  durations: z.array(durationChoice).max(12).optional(),
  /** From one start to the next; by default the duration. */
  intervalMinutes: minutes(5, 1440).nullable().optional(),
  /** After each booking. */
  bufferMinutes: minutes(0, 1440).optional(),
  bufferBeforeMinutes: minutes(0, 1440).optional(),
  capacity: z.int().min(1, 'At least 1.').max(1000, 'At most 1000.').optional(),
  /** Maximum seats of one booking; null for as many as there are. */
  mostPeople: z.int().min(1, 'At least 1.').max(1000, 'At most 1000.').nullable().optional(),
  noticeMinutes: minutes(0, 129_600).optional(),
  horizonDays: z.int().min(1, 'At least 1.').max(730, 'At most 730.').optional(),
  cancelNoticeMinutes: minutes(0, 129_600).optional(),
  /** For rescheduling; null is the same as for cancelling. */
  moveNoticeMinutes: minutes(0, 129_600).nullable().optional(),
  /** In the site's time zone. */
  hours: z.array(weeklyHours).max(60).optional(),
  closed: z.array(closed).max(200).optional(),
  exceptions: z.array(exception).max(400).optional(),
  sessions: z.array(session).max(400).optional(),
  /** The single dates can only be booked together, at the price; there are no other times then. At most 60 dates. */
  wholeSeries: z.boolean().optional(),
  /** Such a series can be joined after it has begun: from the next date on. */
  joinsLate: z.boolean().optional(),
  /** At the price of the remaining dates; else at the full price. */
  lateProRata: z.boolean().optional(),
  /** For each need, resources of which any one is enough. Empty: the service can be booked once at a time. */
  needs: z.array(z.array(id).min(1).max(50)).max(8).optional(),
  questions: z.array(question).max(20).optional(),
  /** A booking waits for the owner's approval; its time is occupied meanwhile. */
  asksOwner: z.boolean().optional(),
  /** Minutes before the start, each for one reminder email. */
  reminders: z.array(minutes(15, 43_200)).max(5, 'At most 5.').optional(),
  /** Whether a full start has a waiting list. */
  waitingList: z.boolean().optional(),
  /** How long a freed place is held for the next person on the waiting list. */
  offerMinutes: minutes(10, 10_080).optional(),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'Choose a colour.')
    .optional(),
  published: z.boolean().optional(),
};
export const newService = z.strictObject(values);
export type NewService = z.output<typeof newService>;
export const serviceChange = z
  .strictObject({ ...values, version: version.optional() })
  .partial({ label: true });
export type ServiceChange = z.output<typeof serviceChange>;

export const service = z.object({
  _id: id,
  website: id,
  label: z.string(),
  slug: z.string(),
  description: z.custom<RichText>(),
  image: z.custom<Picture>().nullable(),
  location: z.string(),
  price: z.number(),
  deposit: z.number().nullable(),
  durationMinutes: z.int(),
  durations: z.array(z.object({ minutes: z.int(), price: z.number() })),
  intervalMinutes: z.int().nullable(),
  bufferMinutes: z.int(),
  bufferBeforeMinutes: z.int(),
  capacity: z.int(),
  mostPeople: z.int().nullable(),
  noticeMinutes: z.int(),
  horizonDays: z.int(),
  cancelNoticeMinutes: z.int(),
  moveNoticeMinutes: z.int().nullable(),
  hours: z.array(z.object({ day: z.int(), from: z.string(), to: z.string() })),
  closed: z.array(z.object({ from: z.string(), to: z.string() })),
  exceptions: z.array(
    z.object({ date: z.string(), hours: z.array(z.object({ from: z.string(), to: z.string() })) }),
  ),
  sessions: z.array(z.object({ date: z.string(), time: z.string() })),
  wholeSeries: z.boolean(),
  joinsLate: z.boolean(),
  lateProRata: z.boolean(),
  questions: z.array(shownQuestion),
  asksOwner: z.boolean(),
  reminders: z.array(z.int()),
  waitingList: z.boolean(),
  offerMinutes: z.int(),
  colour: z.string(),
  timezone: z.string(),
  published: z.boolean(),
  version,
  createdAt: instant,
  ...inLanguage,
  /** Owner only. */
  needs: z.array(z.array(id)).optional(),
});
export type Service = z.output<typeof service>;
