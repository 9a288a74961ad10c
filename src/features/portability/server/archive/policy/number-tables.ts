import { z } from 'zod';
import { historyActs } from '../../../../accounts/history-acts.ts';
import { dimensions, factNames, measures } from '../../../../analytics/figures.ts';
import * as of from './columns.ts';
import { leaves } from './table-policy.ts';

const figures = Object.fromEntries(measures.map((name) => [name, of.sum]));

/** Counts of visits, and notifications of staff. */
export const numberTables = [
  leaves(
    'analytics_settings',
    {
      count_own: of.flag,
      keep_months: of.whole(1, 120),
      weekly: of.flag,
      weekly_to: of.maybe(of.email),
    },
    // The first weekly email is sent after the first week on the new site.
    { key: '', renewed: { last_week: `date_trunc('week', now())::date` }, formerly: 'last_week' },
  ),
  leaves(
    'visit_counts',
    {
      ...figures,
      // Net of that day's refunds.
      revenue: of.whole(-1_000_000_000_000, 1_000_000_000_000),
      grain: of.oneOf('d', 'm'),
      dimension: z.union([z.literal(['', 'all']), z.enum(dimensions)]),
      value: of.text(300),
      starts: of.day,
    },
    { key: 'grain dimension starts value' },
  ),
  leaves(
    'visit_hours',
    { hour: of.moment, views: of.sum, visitors: of.sum, visits: of.sum },
    { key: 'hour' },
  ),
  leaves(
    'visit_causes',
    {
      kind: of.oneOf('order', 'booking'),
      subject_id: of.uuid,
      day: of.day,
      facts: z.partialRecord(z.enum([...factNames, 'screen', 'entry']), of.text(300)),
      created_at: of.moment,
    },
    { key: 'kind subject_id' },
  ),
  leaves('history', {
    id: of.uuid,
    at: of.moment,
    account_id: of.maybe(of.uuid),
    email: of.line(254),
    role: of.line(40),
    address: of.line(100),
    word: z.string().refine((name) => Object.hasOwn(historyActs, name), 'Unknown event type.'),
    subject: of.text(500),
    subject_id: of.maybe(of.uuid),
    fields: of.texts(200, 200),
    kept: z.record(of.line(80), z.union([of.text(1000), z.number(), z.boolean()])),
  }),
  leaves(
    'notifications',
    {
      id: of.uuid,
      kind: of.oneOf('order', 'booking', 'message'),
      subject_id: of.uuid,
      created_at: of.moment,
    },
    { madeByTriggers: true },
  ),
  leaves(
    'notification_reads',
    { account_id: of.uuid, notification_id: of.uuid },
    { key: 'account_id notification_id' },
  ),
];
