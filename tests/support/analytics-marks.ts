import type { Connection } from '../../src/lib/db/roles.ts';
import { asAdmin } from './postgres.ts';

/** Visit counts with the site's mark in each text. */
export const markAnalytics = (admin: Connection, websiteId: string, mark: string): Promise<unknown> =>
  asAdmin(admin, async (client) => {
    await client.query(
      `insert into sitewright.visit_counts (website_id, grain, dimension, starts, value, visitors, visits, views)
         select $1, 'd', dimension, current_date, $2 || '.example', 1, 1, 1
         from unnest('{path,entry,exit,channel,source,referrer,campaign,country,device,browser}'::text[]) dimension`,
      [websiteId, mark],
    );
    await client.query(
      `insert into sitewright.visits (website_id, visitor, day, last_at, entry, exit, views, day_views, facts)
         values ($1, 'hash', current_date, now(), '/' || $2, '/' || $2, 1, 1, jsonb_build_object('source', $2::text))`,
      [websiteId, mark],
    );
    await client.query(
      `insert into sitewright.visit_causes (website_id, kind, subject_id, day, facts)
         values ($1, 'order', gen_random_uuid(), current_date, jsonb_build_object('source', $2::text))`,
      [websiteId, mark],
    );
    await client.query(
      `insert into sitewright.analytics_settings (website_id, weekly, weekly_to) values ($1, false, $2 || '@reader.test')`,
      [websiteId, mark],
    );
  });
