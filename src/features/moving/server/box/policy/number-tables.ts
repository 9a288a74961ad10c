import { leaves } from './table-policy.ts';

/** Numbers of visits, and what the people of the site were told of. */
export const numberTables = [
  leaves('analytics_settings', 'count_own keep_months last_week weekly weekly_to', { key: '' }),
  leaves(
    'visit_counts',
    `bookings bounces dimension grain messages orders revenue seconds signups starts value views visitors visits`,
    { key: 'grain dimension starts value' },
  ),
  leaves('visit_hours', 'hour views visitors visits', { key: 'hour' }),
  leaves('visit_causes', 'created_at day facts kind subject_id', { key: 'kind subject_id' }),
  leaves('history', 'account_id address at email fields id kept role subject subject_id word'),
  leaves('notifications', 'created_at id kind subject_id', { madeByTriggers: true }),
  leaves('notification_reads', 'account_id notification_id', { key: 'account_id notification_id' }),
];
