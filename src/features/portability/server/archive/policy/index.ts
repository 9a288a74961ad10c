import { bookingTables } from './booking-tables.ts';
import { contentTables } from './content-tables.ts';
import { entryTables } from './entry-tables.ts';
import { shopTables } from './shop-tables.ts';
import { siteTables } from './site-tables.ts';
import { numberTables } from './number-tables.ts';
import { orderTables } from './order-tables.ts';
import { translationTables } from './translation-tables.ts';
import type { TablePolicy } from './table-policy.ts';

export { NO_PASSWORD, type TablePolicy } from './table-policy.ts';

/** In the order in which rows can be inserted: a referenced table comes first. A test compares it with the catalogue. */
export const archivedTables: readonly TablePolicy[] = [
  ...siteTables,
  ...contentTables,
  ...entryTables,
  ...shopTables,
  ...orderTables,
  ...bookingTables,
  ...translationTables,
  ...numberTables,
];

/** Tables that are left out as a whole, and why. */
export const tablesLeftBehind: Readonly<Record<string, string>> = {
  domains: 'Proofs of addresses, which lead to one site only.',
  creator_sites: 'Whose it is on the platform.',
  site_problems: 'What failed there, for whoever runs that server.',
  check_results: 'What the site’s own tests found there.',
  payment_comparisons: 'What was found in the ledger of that site’s account.',
  sales_counts: 'Counted anew from the orders.',
  payment_domains: 'What is registered with Stripe for addresses of that site.',
  webhook_endpoints: 'Their secrets; the other side has to be told of the new site anyway.',
  translation_providers: 'The key of a service, which is for that site.',
  stock_providers: 'The key of a service, which is for that site.',
  translation_runs: 'What a service translated there; the texts themselves travel.',
  webhook_deliveries: 'What was sent from there.',
  api_keys: 'They open the site that they were made on.',
  invitations: 'Links by which somebody becomes one of the site’s people.',
  hosts: 'The new site has addresses of its own.',
  visits: 'Visits of the last day, known by a hash.',
  visit_salts: 'What those hashes are made with.',
  sessions: 'Who is signed in stays signed in there only.',
  tokens: 'Links that sign in.',
  code_apps: 'Secrets of apps that give codes.',
  passkeys: 'They belong to the address of the site that they were made for.',
  recovery_codes: 'They open accounts.',
  sign_in_steps: 'Sign-ins that are under way.',
  trusted_devices: 'They spare the second step there only.',
  sign_ins: 'From where people signed in there.',
  page_previews: 'Links that show drafts.',
  preview_clients: 'People who commented through those links.',
  comment_notices: 'Who was told of comments there.',
  publish_requests: 'Questions to the people of that site; the drafts themselves travel.',
  calendar_feeds: 'Secret addresses.',
  outside_calendars: 'Secret addresses.',
  outside_busy: 'Read anew from calendars elsewhere.',
  idempotency_keys: 'Requests of the last day.',
  file_holds: 'Uploads under way.',
  file_uploads: 'Uploads under way.',
  file_rooms: 'Limits are set by the operator of the server.',
  product_tags: 'Written anew with the products.',
  search_entries: 'Written anew from pages and services.',
  search_words: 'Written anew from pages and services.',
  search_word_parts: 'Written anew from pages and services.',
  search_indexes: 'Tells that all of them are written.',
  product_imports: 'Tables that were read in.',
  product_import_rows: 'Tables that were read in.',
  entry_unique_values: 'Read anew from the entries.',
  entry_imports: 'Files that were read in.',
  entry_import_rows: 'Files that were read in.',
  provider_events: 'What the payment provider told that site.',
  wordpress_imports: 'Imports from WordPress and Ghost.',
  wordpress_items: 'Imports from WordPress and Ghost.',
  site_exports: 'Copies of the site itself.',
};

/** Tables that earlier releases exported. They are ignored when imported. */
export const tablesFormerly: readonly string[] = ['provider_events', 'wordpress_imports', 'wordpress_items'];

/** What the owner must enter again: SQL that counts, and the sentence for the report. */
export const toEnterAnew: readonly { count: string; sentence: string }[] = [
  {
    count: 'select count(*) from accounts where website_id = $1',
    sentence: 'Passwords. Everyone chooses a new one with “Forgotten your password?”.',
  },
  {
    count: `select (select count(*) from code_apps where website_id = $1 and confirmed)
      + (select count(*) from passkeys where website_id = $1) as count`,
    sentence: 'Two-step verification: passkeys and one-time codes.',
  },
  {
    count: 'select count(*) from websites where id = $1 and stripe_account_id is not null',
    sentence: 'The connection to Stripe, under Payment.',
  },
  {
    count: 'select count(*) from websites where id = $1 and private and door_hash is not null',
    sentence: 'The password for your private site.',
  },
  {
    count: 'select count(*) from api_keys where website_id = $1',
    sentence: 'API keys.',
  },
  {
    count: 'select count(*) from translation_providers where website_id = $1',
    sentence: 'The key for machine translation, under Languages.',
  },
  {
    count: 'select count(*) from stock_providers where website_id = $1',
    sentence: 'The provider of stock photos.',
  },
  {
    count: 'select count(*) from outside_calendars where website_id = $1',
    sentence: 'Connected calendars.',
  },
  {
    count: `select count(*) from bookings where website_id = $1 and status = 'confirmed' and start_at > now()`,
    sentence: 'Reminders for exported bookings. Only new or rescheduled bookings get reminders.',
  },
  {
    count: `select count(*) from waiting_people where website_id = $1 and status in ('waiting', 'offered')`,
    sentence: 'Waiting lists. People have to join again.',
  },
  {
    count: 'select count(*) from calendar_feeds where website_id = $1',
    sentence: 'The address of your calendar feed.',
  },
];
