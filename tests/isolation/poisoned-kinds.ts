import { Readable } from 'node:stream';
import { settleJob } from '../../src/app/jobs/analytics-work.ts';
import { bookingJob } from '../../src/app/jobs/booking-work.ts';
import { readCalendars } from '../../src/app/jobs/calendar-work.ts';
import { expireJob, remindJob, summaryJob, sweepJob } from '../../src/app/jobs/shop-work.ts';
import { webhookJob } from '../../src/app/jobs/webhook-work.ts';
import { NO_SERVER } from '../../src/features/emails/server/sending/mail-worker.ts';
import { siteMailStore } from '../../src/features/emails/server/sending/site-mail-store.ts';
import { sweepAll } from '../../src/features/files/server/index.ts';
import { sweepExports } from '../../src/features/portability/server/index.ts';
import { domainJob, endingJob } from '../../src/features/platform/server/index.ts';
import { silent } from '../support/site-context.ts';
import type { MarkedSite, World } from '../support/two-sites.ts';

export interface Kind {
  job: string;
  /** The table whose writes fail for the first site. */
  table: string;
  /** Makes work due; `$1` is the site. */
  due: (site: MarkedSite) => [string, unknown[]][];
  work: () => Promise<unknown>;
  /** Whether the work was done for a site. */
  done: (site: MarkedSite) => [string, unknown[]];
}

export const mailed = (site: MarkedSite, id: string): [string, unknown[]] => [
  `select id from mails where website_id = $1 and email_id = $2`,
  [site.id, id],
];
const booking = (site: MarkedSite, changes: string): [string, unknown[]] => [
  `update bookings set ${changes} where website_id = $1 and id = $2`,
  [site.id, site.booking],
];

/** Every scheduled job that continues with other sites if one fails. @param rows runs a statement as the administrator */
export function poisonedKinds(
  { app, one, two }: World,
  rows: (sentence: string, values?: unknown[]) => Promise<unknown>,
): Kind[] {
  const bookings = () => bookingJob({ ...app.bookings, log: silent });
  return [
    {
      job: 'expire-orders',
      table: 'orders',
      due: ({ id }) => [
        [
          `insert into orders (website_id, number, email, access_key_hash, currency, subtotal, total, provider, held_until)
         values ($1, 'Late', 'late@example.test', '\\x00', 'GBP', 100, 100, 'test', now() - interval '1 minute')
         on conflict (website_id, number) do nothing`,
          [id],
        ],
      ],
      work: () => expireJob({ ...app.orders, log: silent }),
      done: ({ id }) => [
        `select id from orders where website_id = $1 and number = 'Late' and status = 3`,
        [id],
      ],
    },
    {
      job: 'left-carts',
      table: 'carts',
      due: ({ id, customer }) => [
        [
          `insert into carts (website_id, account_id, updated_at) values ($1, $2, now() - interval '5 hours')
         on conflict (website_id, account_id) do update set updated_at = excluded.updated_at, reminded_at = null`,
          [id, customer.id],
        ],
      ],
      work: () => remindJob({ ...app.orders, log: silent }),
      done: ({ id }) => [
        `select account_id from carts where website_id = $1 and reminded_at is not null`,
        [id],
      ],
    },
    {
      job: 'sweep-files',
      table: 'file_holds',
      due: ({ id }) => [
        [
          `insert into file_holds (website_id, bytes, expires_at) values ($1, 1, now() - interval '1 minute')`,
          [id],
        ],
      ],
      work: async () => {
        await app.files.storage.mark();
        await sweepAll({ ...app.files, log: silent }, [one.id, two.id]);
      },
      done: ({ id }) => [
        `select 1 where not exists (select from file_holds where website_id = $1 and expires_at < now())`,
        [id],
      ],
    },
    {
      job: 'waiting-refunds',
      table: 'refunds',
      due: ({ id }) => [
        [
          `update refunds set status = 'waiting', done_at = null, reference = null, tries = 0, tried_at = null,
           created_at = now() - interval '1 hour' where website_id = $1`,
          [id],
        ],
      ],
      work: () => sweepJob({ ...app.orders, log: silent }),
      done: ({ id }) => [`select id from refunds where website_id = $1 and tries > 0`, [id]],
    },
    {
      job: 'booking-reminders',
      table: 'mails',
      due: (site) => [
        [`update services set reminders = '{1440}' where website_id = $1`, [site.id]],
        booking(
          site,
          `start_at = now() + interval '2 hours', start_set_at = now() - interval '3 days', reminded = '{}'`,
        ),
      ],
      work: bookings,
      done: (site) => mailed(site, 'booking-reminder'),
    },
    {
      job: 'offered-places',
      table: 'waiting_people',
      due: (site) => [
        [
          `update waiting_people set status = 'offered', told_at = null, booking_id = $2 where website_id = $1 and id = $3`,
          [site.id, site.booking, site.waiting],
        ],
      ],
      work: bookings,
      done: (site) => mailed(site, 'waiting-offer'),
    },
    {
      job: 'booking-holds',
      table: 'bookings',
      due: (site) => [booking(site, `status = 'held', held_until = now() - interval '1 minute'`)],
      work: bookings,
      done: ({ id, booking: own }) => [
        `select id from bookings where website_id = $1 and id = $2 and status = 'expired'`,
        [id, own],
      ],
    },
    {
      job: 'calendars',
      table: 'outside_calendars',
      due: ({ id }) => [
        [
          `update outside_calendars set due_at = now() - interval '1 minute', tried_at = null where website_id = $1`,
          [id],
        ],
      ],
      work: () => readCalendars({ calendars: app.calendars, db: app.db, log: silent }),
      done: ({ id }) => [`select id from outside_calendars where website_id = $1 and failures > 0`, [id]],
    },
    {
      job: 'webhooks',
      table: 'webhook_deliveries',
      due: ({ id, delivery }) => [
        [
          `update webhook_deliveries set status = 'waiting', tries = 0, due_at = now() where website_id = $1 and id = $2`,
          [id, delivery],
        ],
      ],
      work: () => webhookJob({ ...app.webhooks, loopback: false }, silent),
      done: ({ id, delivery }) => [
        `select id from webhook_deliveries where website_id = $1 and id = $2 and tries > 0`,
        [id, delivery],
      ],
    },
    {
      job: 'domains',
      table: 'domains',
      due: ({ id }) => [
        [`update domains set due_at = now() - interval '1 minute', checks = 0 where website_id = $1`, [id]],
      ],
      // Due work is claimed by one statement that writes rows of all sites.
      work: () => domainJob({ ...app.domains, log: silent }),
      done: ({ id }) => [`select host from domains where website_id = $1 and checks > 0`, [id]],
    },
    {
      job: 'settle-visits',
      table: 'visit_counts',
      due: ({ id, shop }) => [
        [`update orders set status = 1, paid_at = now() where website_id = $1 and id = $2`, [id, shop.order]],
        [
          `insert into visit_causes (website_id, kind, subject_id, day, facts)
         values ($1, 'order', $2, current_date, '{"device": "desktop"}') on conflict do nothing`,
          [id, shop.order],
        ],
      ],
      work: () => settleJob({ db: app.db, log: silent }),
      done: ({ id }) => [
        `select value from visit_counts where website_id = $1 and dimension = 'device' and orders > 0`,
        [id],
      ],
    },
    {
      job: 'ending-reminders',
      table: 'mails',
      due: ({ id }) => [
        [
          `update websites set deleted_at = now(), erase_at = now() + interval '1 day', ending_told_at = null where id = $1`,
          [id],
        ],
      ],
      work: async () => {
        await endingJob({ ...app.endings, log: silent });
        await rows(`update websites set deleted_at = null, erase_at = null`);
      },
      done: (site) => mailed(site, 'site-ending'),
    },
    {
      job: 'left-checkouts',
      table: 'orders',
      due: ({ id }) => [
        [
          `insert into orders (website_id, number, email, access_key_hash, currency, subtotal, total, provider, status, held_until)
         values ($1, 'Left', 'left@example.test', '\\x00', 'GBP', 100, 100, 'test', 3, now() - interval '5 hours')
         on conflict (website_id, number) do update set reminded_at = null`,
          [id],
        ],
      ],
      work: () => remindJob({ ...app.orders, log: silent }),
      done: ({ id }) => [
        `select id from orders where website_id = $1 and number = 'Left' and reminded_at is not null`,
        [id],
      ],
    },
    {
      job: 'order-summaries',
      table: 'mails',
      due: ({ id }) => [
        [
          `insert into orders (website_id, number, email, access_key_hash, currency, subtotal, total, provider, held_until,
           placed_at, buyer_email_due)
         values ($1, 'Burst', 'burst@example.test', '\\x00', 'GBP', 100, 100, 'manual', now() + interval '1 day',
           now() - interval '11 minutes', true)
         on conflict (website_id, number) do nothing`,
          [id],
        ],
      ],
      work: () => summaryJob({ ...app.orders, log: silent }),
      done: (site) => mailed(site, 'orders-summary'),
    },
    {
      job: 'withdrawal-summaries',
      table: 'mails',
      due: ({ id, shop }) => [
        [
          `insert into withdrawals (website_id, order_id, lines, created_at, shop_email_due)
         select $1, $2, '[]', now() - interval '11 minutes', true
         where not exists (select from withdrawals where website_id = $1 and shop_email_due)`,
          [id, shop.order],
        ],
      ],
      work: () => summaryJob({ ...app.orders, log: silent }),
      done: (site) => mailed(site, 'owner-withdrawals-summary'),
    },
    {
      job: 'booking-summaries',
      table: 'mails',
      due: (site) => [
        booking(
          site,
          `guest_email_due_at = now() - interval '11 minutes', owner_email_due_at = now() - interval '11 minutes'`,
        ),
      ],
      work: bookings,
      done: (site) => mailed(site, 'owner-bookings-summary'),
    },
    {
      job: 'open-payments',
      table: 'payments',
      due: ({ id }) => [
        [
          `update payments set provider = 'stripe', status = 'waiting', account = 'acct_mine', reference = 'pi_' || id,
           checked_at = now() - interval '1 hour', created_at = now() - interval '1 hour' where website_id = $1`,
          [id],
        ],
      ],
      work: () => sweepJob({ ...app.orders, log: silent }),
      done: ({ id }) => [
        `select id from payments where website_id = $1 and checked_at > now() - interval '5 minutes'`,
        [id],
      ],
    },
    {
      job: 'freed-places',
      table: 'waiting_people',
      due: ({ id, waiting, fullService }) => [
        [`update services set capacity = 5 where website_id = $1 and id = $2`, [id, fullService]],
        [
          `update waiting_people set status = 'waiting', told_at = null, booking_id = null where website_id = $1 and id = $2`,
          [id, waiting],
        ],
      ],
      work: bookings,
      done: ({ id, waiting }) => [
        `select id from waiting_people where website_id = $1 and id = $2 and status = 'offered'`,
        [id, waiting],
      ],
    },
    {
      job: 'waiting-mails',
      table: 'mails',
      due: ({ id }) => [
        [
          `insert into mails (website_id, email_id, cause, recipient, subject, html, body_text, message_id, status, answer)
         values ($1, 'welcome', 'poison', 'reader@example.test', 'Hello', '', '', '<poison@example.test>', 'waiting', $2)
         on conflict do nothing`,
          [id, NO_SERVER],
        ],
      ],
      work: () => siteMailStore({ db: app.db, jobs: app.jobs, log: silent }).takeUp(NO_SERVER),
      done: ({ id }) => [
        `select id from mails where website_id = $1 and cause = 'poison' and answer = ''`,
        [id],
      ],
    },
    {
      job: 'sweep-boxes',
      table: 'site_exports',
      due: ({ id, siteExport }) => [
        [
          `update site_exports set state = 'failed', finished_at = now() - interval '1 year' where website_id = $1 and id = $2`,
          [id, siteExport],
        ],
      ],
      work: async () => {
        for (const { id } of [one, two])
          await app.files.storage.put(`boxes/${id}/left.zip`, Readable.from([Buffer.from('PK')]));
        await sweepExports({ ...app.files, log: silent }, 0);
      },
      done: ({ id, siteExport }) => [
        `select 1 where not exists (select from site_exports where website_id = $1 and id = $2)`,
        [id, siteExport],
      ],
    },
    // Last, because it deletes the claims that the scheduled job for domains checks.
    {
      job: 'ended-domains',
      table: 'domains',
      due: ({ id }) => [
        [`update domains set expires_at = now() - interval '1 minute' where website_id = $1`, [id]],
      ],
      work: () => domainJob({ ...app.domains, log: silent }),
      done: ({ id }) => [`select 1 where not exists (select from domains where website_id = $1)`, [id]],
    },
  ];
}
