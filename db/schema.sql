-- Generated from db/migrations for reading. Do not edit; run npm run db:types.

-- tables

create table accounts (
  addresses jsonb not null default '[]'::jsonb,
  browser_language text,
  closed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  email text not null,
  id uuid not null default uuidv7(),
  language text,
  name text not null default ''::text,
  owner boolean not null default false,
  password_hash text not null,
  phone text not null default ''::text,
  preferences jsonb not null default '{}'::jsonb,
  proven_at timestamp with time zone,
  role text,
  website_id uuid not null
);
alter table accounts enable row level security;
alter table accounts force row level security;

create table analytics_settings (
  count_own boolean not null default false,
  keep_months integer not null default 36,
  last_week date,
  website_id uuid not null,
  weekly boolean not null default false,
  weekly_to text
);
alter table analytics_settings enable row level security;
alter table analytics_settings force row level security;

create table api_keys (
  account_id uuid not null,
  created_at timestamp with time zone not null default now(),
  ending text not null,
  expires_at timestamp with time zone,
  id uuid not null default uuidv7(),
  key_hash bytea not null,
  last_used_at timestamp with time zone,
  name text not null,
  rights jsonb not null,
  two_steps boolean not null default false,
  website_id uuid not null
);
alter table api_keys enable row level security;
alter table api_keys force row level security;

create table attachments (
  created_at timestamp with time zone not null default now(),
  id uuid not null default gen_random_uuid(),
  message_id uuid,
  name text not null,
  purpose text not null,
  size bigint not null,
  taken boolean not null default false,
  type text not null,
  website_id uuid not null
);
alter table attachments enable row level security;
alter table attachments force row level security;

create table audio_previews (
  bytes bytea not null,
  revision text not null,
  track_id uuid not null,
  type text not null,
  website_id uuid not null
);
alter table audio_previews enable row level security;
alter table audio_previews force row level security;

create table audio_tracks (
  artist text not null default ''::text,
  caption text not null default ''::text,
  cover_id uuid,
  created_at timestamp with time zone not null default now(),
  duration double precision,
  file_id uuid,
  header text not null,
  hid_file boolean not null default false,
  id uuid not null default uuidv7(),
  peaks bytea,
  position integer not null,
  preview_seconds integer,
  problem text,
  product_id uuid,
  sound_state text not null default 'waiting'::text,
  sound_turn integer not null default 1,
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  website_id uuid not null
);
alter table audio_tracks enable row level security;
alter table audio_tracks force row level security;

create table block_styles (
  created_at timestamp with time zone not null default now(),
  id uuid not null default uuidv7(),
  name text not null,
  styling jsonb not null,
  website_id uuid not null
);
alter table block_styles enable row level security;
alter table block_styles force row level security;

create table bookings (
  account_id uuid,
  answers jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  duration_minutes integer not null,
  email text not null,
  guest_email_due_at timestamp with time zone,
  held_until timestamp with time zone,
  id uuid not null default uuidv7(),
  key_hash bytea not null,
  label text not null,
  language text,
  more_keys bytea[] not null default '{}'::bytea[],
  name text not null,
  no_show boolean not null default false,
  note text not null default ''::text,
  offered boolean not null default false,
  order_id uuid,
  owner_email_due_at timestamp with time zone,
  owner_note text not null default ''::text,
  people integer not null default 1,
  phone text not null default ''::text,
  price bigint not null default 0,
  reminded integer[] not null default '{}'::integer[],
  sequence integer not null default 0,
  series_id uuid,
  service_id uuid not null,
  slot_id uuid,
  start_at timestamp with time zone not null,
  start_set_at timestamp with time zone not null default now(),
  status text not null,
  to_pay bigint not null default 0,
  version integer not null default 1,
  visitor bytea,
  visitor_timezone text not null default ''::text,
  website_id uuid not null
);
alter table bookings enable row level security;
alter table bookings force row level security;

create table brand_history (
  branding jsonb not null,
  id uuid not null default uuidv7(),
  replaced_at timestamp with time zone not null default now(),
  replaced_by uuid,
  website_id uuid not null
);
alter table brand_history enable row level security;
alter table brand_history force row level security;

create table calendar_feeds (
  key_hash bytea not null,
  made_at timestamp with time zone not null default now(),
  read_at timestamp with time zone,
  website_id uuid not null
);
alter table calendar_feeds enable row level security;
alter table calendar_feeds force row level security;

create table carts (
  account_id uuid not null,
  items jsonb not null default '[]'::jsonb,
  reminded_at timestamp with time zone,
  updated_at timestamp with time zone not null default now(),
  website_id uuid not null
);
alter table carts enable row level security;
alter table carts force row level security;

create table check_results (
  key text not null,
  ran_at timestamp with time zone not null default now(),
  result jsonb not null,
  website_id uuid not null
);
alter table check_results enable row level security;
alter table check_results force row level security;

create table code_apps (
  account_id uuid not null,
  confirmed boolean not null default false,
  created_at timestamp with time zone not null default now(),
  last_step integer not null default 0,
  secret text not null,
  website_id uuid not null
);
alter table code_apps enable row level security;
alter table code_apps force row level security;

create table code_redemptions (
  code_id uuid not null,
  created_at timestamp with time zone not null default now(),
  email text not null,
  order_id uuid not null,
  website_id uuid not null
);
alter table code_redemptions enable row level security;
alter table code_redemptions force row level security;

create table collection_products (
  collection_id uuid not null,
  position integer not null default 1000000,
  product_id uuid not null,
  website_id uuid not null
);
alter table collection_products enable row level security;
alter table collection_products force row level security;

create table collections (
  created_at timestamp with time zone not null default now(),
  description text not null default ''::text,
  id uuid not null default uuidv7(),
  label text not null,
  picture jsonb,
  position integer not null default 0,
  slug text not null,
  sort text not null default 'manual'::text,
  version integer not null default 1,
  website_id uuid not null
);
alter table collections enable row level security;
alter table collections force row level security;

create table comment_notices (
  account_id uuid not null,
  comment_id uuid not null,
  mailed_at timestamp with time zone,
  mentioned boolean not null,
  read_at timestamp with time zone,
  website_id uuid not null
);
alter table comment_notices enable row level security;
alter table comment_notices force row level security;

create table comment_threads (
  block_id text,
  block_type text,
  created_at timestamp with time zone not null default now(),
  id uuid not null default uuidv7(),
  page_id uuid not null,
  resolved_at timestamp with time zone,
  resolved_by uuid,
  shared boolean not null default false,
  website_id uuid not null
);
alter table comment_threads enable row level security;
alter table comment_threads force row level security;

create table comments (
  author_id uuid,
  body text not null,
  client_email text,
  client_name text,
  created_at timestamp with time zone not null default now(),
  edited_at timestamp with time zone,
  id uuid not null default uuidv7(),
  thread_id uuid not null,
  website_id uuid not null
);
alter table comments enable row level security;
alter table comments force row level security;

create table content_types (
  created_at timestamp with time zone not null default now(),
  fields jsonb not null default '[]'::jsonb,
  id uuid not null default uuidv7(),
  kind text not null,
  layout_id uuid,
  name text not null,
  page_id uuid not null,
  plural text not null,
  settings jsonb not null default '{}'::jsonb,
  time_field text,
  version integer not null default 1,
  website_id uuid not null
);
alter table content_types enable row level security;
alter table content_types force row level security;

create table creator_code_apps (
  confirmed boolean not null default false,
  created_at timestamp with time zone not null default now(),
  creator_id uuid not null,
  last_step integer not null default 0,
  secret text not null
);

create table creator_recovery_codes (
  creator_id uuid not null,
  id uuid not null default uuidv7(),
  sealed text not null
);

create table creator_sessions (
  address text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  creator_id uuid not null,
  expires_at timestamp with time zone not null,
  id uuid not null default uuidv7(),
  last_seen_at timestamp with time zone not null default now(),
  token_hash bytea not null,
  two_steps boolean not null default false,
  user_agent text not null default ''::text
);

create table creator_sites (
  created_at timestamp with time zone not null default now(),
  creator_id uuid not null,
  website_id uuid not null
);
alter table creator_sites enable row level security;
alter table creator_sites force row level security;

create table creator_steps (
  creator_id uuid not null,
  expires_at timestamp with time zone not null default (now() + '00:10:00'::interval),
  token_hash bytea not null,
  tries integer not null default 0
);

create table creator_tokens (
  created_at timestamp with time zone not null default now(),
  creator_id uuid not null,
  expires_at timestamp with time zone not null,
  purpose text not null default 'password'::text,
  token_hash bytea not null,
  used_at timestamp with time zone
);

create table creators (
  created_at timestamp with time zone not null default now(),
  email text not null,
  id uuid not null default uuidv7(),
  language text,
  password_hash text not null,
  proven_at timestamp with time zone
);

create table discount_codes (
  active boolean not null default true,
  code text not null,
  created_at timestamp with time zone not null default now(),
  customer_limit integer,
  ends_at timestamp with time zone,
  id uuid not null default uuidv7(),
  kind text not null,
  minimum bigint not null default 0,
  starts_at timestamp with time zone,
  total_limit integer,
  used integer not null default 0,
  value bigint not null default 0,
  version integer not null default 1,
  website_id uuid not null
);
alter table discount_codes enable row level security;
alter table discount_codes force row level security;

create table domains (
  asked_at timestamp with time zone,
  certificate_until timestamp with time zone,
  checked_at timestamp with time zone,
  checks integer not null default 0,
  claimed_at timestamp with time zone not null default now(),
  due_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone,
  host text not null,
  points boolean not null default false,
  proof text not null,
  seen jsonb not null default '{}'::jsonb,
  website_id uuid not null
);
alter table domains enable row level security;
alter table domains force row level security;

create table email_settings (
  reply_to text not null default ''::text,
  sender_name text not null default ''::text,
  unsubscribe_key bytea not null,
  website_id uuid not null
);
alter table email_settings enable row level security;
alter table email_settings force row level security;

create table email_template_versions (
  body text,
  email_id text not null,
  enabled boolean not null,
  saved_at timestamp with time zone not null default now(),
  saved_by uuid,
  subject text,
  version integer not null,
  website_id uuid not null
);
alter table email_template_versions enable row level security;
alter table email_template_versions force row level security;

create table email_templates (
  body text,
  email_id text not null,
  enabled boolean not null default true,
  subject text,
  updated_at timestamp with time zone not null default now(),
  version integer not null,
  website_id uuid not null
);
alter table email_templates enable row level security;
alter table email_templates force row level security;

create table email_unsubscribes (
  created_at timestamp with time zone not null default now(),
  email_id text not null,
  recipient text not null,
  website_id uuid not null
);
alter table email_unsubscribes enable row level security;
alter table email_unsubscribes force row level security;

create table entries (
  access text not null default 'everybody'::text,
  comments_off boolean not null default false,
  draft_name text not null default ''::text,
  ends_at timestamp with time zone,
  featured boolean not null default false,
  live boolean not null default false,
  page_id uuid not null,
  pinned boolean not null default false,
  shown_at timestamp with time zone,
  sort_at timestamp with time zone not null default now(),
  trashed_at timestamp with time zone,
  type_id uuid not null,
  unpublish_at timestamp with time zone,
  website_id uuid not null
);
alter table entries enable row level security;
alter table entries force row level security;

create table entry_comments (
  account_id uuid,
  author_email text,
  author_name text not null,
  body text not null,
  by_staff boolean not null default false,
  confirmed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  id uuid not null default uuidv7(),
  language text,
  moved_at timestamp with time zone not null default now(),
  page_id uuid not null,
  parent_id uuid,
  spam_reason text not null default ''::text,
  state text not null,
  token_hash bytea,
  told boolean not null default false,
  website_id uuid not null
);
alter table entry_comments enable row level security;
alter table entry_comments force row level security;

create table entry_import_rows (
  cells jsonb not null,
  entry jsonb,
  import_id uuid not null,
  line integer not null,
  notes text[] not null default '{}'::text[],
  page_id uuid,
  position integer not null,
  problems jsonb not null default '[]'::jsonb,
  result text,
  source text not null default ''::text,
  website_id uuid not null,
  what text not null default 'unchecked'::text
);
alter table entry_import_rows enable row level security;
alter table entry_import_rows force row level security;

create table entry_imports (
  columns jsonb not null default '[]'::jsonb,
  created integer not null default 0,
  created_at timestamp with time zone not null default now(),
  done integer not null default 0,
  failed integer not null default 0,
  file_name text not null default ''::text,
  finished_at timestamp with time zone,
  format text not null,
  id uuid not null default uuidv7(),
  overwrite boolean not null default true,
  publish boolean not null default false,
  started_by uuid,
  status text not null default 'reading'::text,
  total integer not null default 0,
  type_id uuid not null,
  updated integer not null default 0,
  website_id uuid not null,
  wrong integer not null default 0
);
alter table entry_imports enable row level security;
alter table entry_imports force row level security;

create table entry_term_uses (
  page_id uuid not null,
  place integer not null default 0,
  term_id uuid not null,
  website_id uuid not null
);
alter table entry_term_uses enable row level security;
alter table entry_term_uses force row level security;

create table entry_terms (
  description text not null default ''::text,
  id uuid not null default uuidv7(),
  kind text not null,
  name text not null,
  parent_id uuid,
  picture jsonb,
  slug text not null,
  type_id uuid,
  website_id uuid not null
);
alter table entry_terms enable row level security;
alter table entry_terms force row level security;

create table entry_unique_values (
  digest bytea not null,
  field text not null,
  page_id uuid not null,
  type_id uuid not null,
  website_id uuid not null
);
alter table entry_unique_values enable row level security;
alter table entry_unique_values force row level security;

create table file_folders (
  created_at timestamp with time zone not null default now(),
  path text not null,
  website_id uuid not null
);
alter table file_folders enable row level security;
alter table file_folders force row level security;

create table file_holds (
  bytes bigint not null,
  expires_at timestamp with time zone not null,
  id uuid not null default uuidv7(),
  website_id uuid not null
);
alter table file_holds enable row level security;
alter table file_holds force row level security;

create table file_rooms (
  per_file bigint,
  per_site bigint,
  website_id uuid not null
);
alter table file_rooms enable row level security;
alter table file_rooms force row level security;

create table file_uploads (
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  file_id uuid,
  folder text not null default ''::text,
  id uuid not null,
  length bigint not null,
  name text not null,
  parts text[] not null default '{}'::text[],
  private boolean not null default false,
  received bigint not null default 0,
  replaces uuid,
  website_id uuid not null
);
alter table file_uploads enable row level security;
alter table file_uploads force row level security;

create table files (
  alt text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  crop jsonb,
  duration double precision,
  focus jsonb,
  folder text,
  found_by_content boolean not null default true,
  height integer,
  id uuid not null default uuidv7(),
  kind text not null,
  name text not null,
  placeholder text,
  private boolean not null default false,
  problem text,
  revision text not null,
  sha256 bytea not null,
  size bigint not null,
  source_size bigint not null,
  source_type text not null,
  state text not null,
  trashed_at timestamp with time zone,
  type text not null,
  updated_at timestamp with time zone not null default now(),
  uploaded_by uuid,
  version integer not null default 1,
  website_id uuid not null,
  width integer
);
alter table files enable row level security;
alter table files force row level security;

create table forms (
  content jsonb not null,
  created_at timestamp with time zone not null default now(),
  id uuid not null default uuidv7(),
  name text not null,
  origin text not null default ''::text,
  purpose text not null,
  secret bytea not null default sha256((uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))),
  settings jsonb not null,
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  website_id uuid not null
);
alter table forms enable row level security;
alter table forms force row level security;

create table fulfilments (
  carrier text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  id uuid not null default uuidv7(),
  lines jsonb not null,
  link text not null default ''::text,
  made_by uuid,
  order_id uuid not null,
  tracking text not null default ''::text,
  website_id uuid not null
);
alter table fulfilments enable row level security;
alter table fulfilments force row level security;

create table history (
  account_id uuid,
  address text not null default ''::text,
  at timestamp with time zone not null default now(),
  email text not null default ''::text,
  fields text[] not null default '{}'::text[],
  id uuid not null default uuidv7(),
  kept jsonb not null default '{}'::jsonb,
  role text not null default ''::text,
  subject text not null default ''::text,
  subject_id uuid,
  website_id uuid not null,
  word text not null
);
alter table history enable row level security;
alter table history force row level security;

create table hosts (
  canonical boolean not null default false,
  created_at timestamp with time zone not null default now(),
  host text not null,
  language text,
  retires_at timestamp with time zone,
  website_id uuid not null
);
alter table hosts enable row level security;
alter table hosts force row level security;

create table idempotency_keys (
  body_hash bytea not null,
  call text not null,
  created_at timestamp with time zone not null default now(),
  key_hash bytea not null,
  reply jsonb,
  salt bytea not null,
  website_id uuid not null
);
alter table idempotency_keys enable row level security;
alter table idempotency_keys force row level security;

create table installation (
  key text not null,
  set_at timestamp with time zone not null default now()
);

create table invitations (
  created_at timestamp with time zone not null default now(),
  email text not null,
  expires_at timestamp with time zone not null,
  id uuid not null default uuidv7(),
  invited_by uuid,
  role text not null,
  token_hash bytea not null,
  website_id uuid not null
);
alter table invitations enable row level security;
alter table invitations force row level security;

create table mails (
  answer text not null default ''::text,
  body_text text not null,
  calendar text,
  cause text not null,
  content jsonb,
  created_at timestamp with time zone not null default now(),
  email_id text not null,
  expires_at timestamp with time zone,
  html text not null,
  id uuid not null default uuidv7(),
  in_reply_to text,
  message_id text not null,
  next_try_at timestamp with time zone,
  recipient text not null,
  reply_to text,
  sealed text,
  secret boolean not null default false,
  sent_at timestamp with time zone,
  status text not null default 'waiting'::text,
  subject text not null,
  tries integer not null default 0,
  unsubscribe text,
  website_id uuid not null
);
alter table mails enable row level security;
alter table mails force row level security;

create table menu_entries (
  href text,
  id uuid not null default uuidv7(),
  label text not null default ''::text,
  menu text not null,
  page_id uuid,
  parent_id uuid,
  position integer not null,
  subdomain text not null,
  website_id uuid not null
);
alter table menu_entries enable row level security;
alter table menu_entries force row level security;

create table menus (
  subdomain text not null,
  version integer not null default 1,
  website_id uuid not null
);
alter table menus enable row level security;
alter table menus force row level security;

create table message_entries (
  author text not null,
  body text not null,
  created_at timestamp with time zone not null default now(),
  id uuid not null default uuidv7(),
  kind text not null,
  mail_digest bytea,
  message_id uuid not null,
  website_id uuid not null
);
alter table message_entries enable row level security;
alter table message_entries force row level security;

create table message_settings (
  keep_days integer,
  round uuid not null default gen_random_uuid(),
  website_id uuid not null
);
alter table message_settings enable row level security;
alter table message_settings force row level security;

create table message_words (
  message_id uuid not null,
  website_id uuid not null,
  word text not null
);
alter table message_words enable row level security;
alter table message_words force row level security;

create table messages (
  answers jsonb not null,
  archived boolean not null default false,
  content_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  form_id uuid,
  form_name text not null default ''::text,
  id uuid not null default uuidv7(),
  origin text not null default ''::text,
  preview text not null default ''::text,
  read boolean not null default false,
  replied_at timestamp with time zone,
  reply_key text,
  request_key text,
  sender_email text,
  sender_name text not null default ''::text,
  spam boolean not null default false,
  spam_reason text not null default ''::text,
  starred boolean not null default false,
  subscribes boolean not null default false,
  website_id uuid not null
);
alter table messages enable row level security;
alter table messages force row level security;

create table migrations (
  applied_at timestamp with time zone not null default now(),
  name text not null
);

create table missing_addresses (
  first_at timestamp with time zone not null default now(),
  last_at timestamp with time zone not null default now(),
  path text not null,
  referrer text not null default ''::text,
  subdomain text not null,
  times integer not null,
  website_id uuid not null
);
alter table missing_addresses enable row level security;
alter table missing_addresses force row level security;

create table notification_reads (
  account_id uuid not null,
  notification_id uuid not null,
  website_id uuid not null
);
alter table notification_reads enable row level security;
alter table notification_reads force row level security;

create table notifications (
  created_at timestamp with time zone not null default now(),
  id uuid not null default uuidv7(),
  kind text not null,
  subject_id uuid not null,
  website_id uuid not null
);
alter table notifications enable row level security;
alter table notifications force row level security;

create table occupancies (
  from_at timestamp with time zone not null,
  id uuid not null default uuidv7(),
  note text not null default ''::text,
  resource_id uuid not null,
  slot_id uuid,
  to_at timestamp with time zone not null,
  website_id uuid not null
);
alter table occupancies enable row level security;
alter table occupancies force row level security;

create table order_events (
  account_id uuid,
  actor text not null,
  created_at timestamp with time zone not null default now(),
  detail jsonb not null default '{}'::jsonb,
  from_status smallint,
  id uuid not null default uuidv7(),
  kind text not null,
  order_id uuid not null,
  to_status smallint,
  website_id uuid not null
);
alter table order_events enable row level security;
alter table order_events force row level security;

create table order_items (
  buyers_label text,
  buyers_variant text,
  discount bigint not null default 0,
  downloads integer not null default 0,
  downloads_until timestamp with time zone,
  fulfilled integer not null default 0,
  id uuid not null default uuidv7(),
  kind text not null,
  label text not null,
  order_id uuid not null,
  paid bigint not null,
  picture jsonb,
  position integer not null,
  price bigint not null,
  product_id uuid,
  quantity integer not null,
  reference uuid,
  refunded integer not null default 0,
  refunded_amount bigint not null default 0,
  sku text not null default ''::text,
  tax bigint not null default 0,
  tax_class text not null default 'standard'::text,
  tax_rate integer not null default 0,
  tracked boolean not null default false,
  variant_id uuid,
  variant_label text not null default ''::text,
  website_id uuid not null,
  weight integer not null default 0
);
alter table order_items enable row level security;
alter table order_items force row level security;

create table order_keys (
  created_at timestamp with time zone not null default now(),
  key_hash bytea not null,
  order_id uuid not null,
  website_id uuid not null
);
alter table order_keys enable row level security;
alter table order_keys force row level security;

create table order_words (
  order_id uuid not null,
  website_id uuid not null,
  word text not null
);
alter table order_words enable row level security;
alter table order_words force row level security;

create table orders (
  access_key_hash bytea not null,
  account_id uuid,
  address jsonb,
  answers jsonb not null default '{}'::jsonb,
  buyer_email_due boolean,
  buyers_shipping_label text,
  cancelled_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  currency text not null,
  delivered_at timestamp with time zone,
  discount bigint not null default 0,
  discount_code text not null default ''::text,
  discount_code_id uuid,
  dispute jsonb,
  download_asked boolean not null default false,
  download_consent_at timestamp with time zone,
  email text not null,
  fulfilled_at timestamp with time zone,
  held_until timestamp with time zone not null,
  id uuid not null default uuidv7(),
  imported boolean not null default false,
  invoice_number text,
  language text,
  name text not null default ''::text,
  notes text not null default ''::text,
  number text not null,
  origin text not null default ''::text,
  paid_at timestamp with time zone,
  phone text not null default ''::text,
  placed_at timestamp with time zone,
  provider text not null,
  refunded bigint not null default 0,
  reminded_at timestamp with time zone,
  shipping bigint not null default 0,
  shipping_label text not null default ''::text,
  shipping_option text not null default ''::text,
  shipping_tax bigint not null default 0,
  shop_email_due boolean,
  status smallint not null default 0,
  stripe_account text not null default ''::text,
  subtotal bigint not null,
  tax bigint not null default 0,
  tax_included boolean not null default true,
  total bigint not null,
  transaction_id text not null default ''::text,
  trouble text not null default ''::text,
  version integer not null default 1,
  visitor bytea,
  website_id uuid not null,
  withdrawn_at timestamp with time zone
);
alter table orders enable row level security;
alter table orders force row level security;

create table outside_busy (
  calendar_id uuid not null,
  from_at timestamp with time zone not null,
  to_at timestamp with time zone not null,
  website_id uuid not null
);
alter table outside_busy enable row level security;
alter table outside_busy force row level security;

create table outside_calendars (
  due_at timestamp with time zone not null default now(),
  failures integer not null default 0,
  id uuid not null default uuidv7(),
  name text not null,
  problem text,
  read_at timestamp with time zone,
  resource_id uuid,
  tried_at timestamp with time zone,
  url text not null,
  website_id uuid not null
);
alter table outside_calendars enable row level security;
alter table outside_calendars force row level security;

create table page_previews (
  comments boolean not null default false,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  expires_at timestamp with time zone not null,
  id uuid not null default gen_random_uuid(),
  page_id uuid not null,
  token_hash bytea not null,
  website_id uuid not null
);
alter table page_previews enable row level security;
alter table page_previews force row level security;

create table page_redirects (
  created_at timestamp with time zone not null default now(),
  page_id uuid not null,
  slug text not null,
  subdomain text not null,
  website_id uuid not null
);
alter table page_redirects enable row level security;
alter table page_redirects force row level security;

create table page_versions (
  blocks jsonb not null,
  details jsonb,
  height integer not null,
  label text,
  name text not null,
  page_id uuid not null,
  saved_at timestamp with time zone not null default now(),
  saved_by uuid,
  seo jsonb not null default '{}'::jsonb,
  tree_version integer not null,
  version integer not null,
  website_id uuid not null
);
alter table page_versions enable row level security;
alter table page_versions force row level security;

create table pages (
  created_at timestamp with time zone not null default now(),
  id uuid not null default uuidv7(),
  in_menu boolean not null default false,
  kind text not null default 'page'::text,
  label text not null,
  position integer not null default 0,
  publish_at timestamp with time zone,
  publish_version integer,
  published_at timestamp with time zone,
  published_version integer,
  slug text not null,
  subdomain text not null default ''::text,
  trashed_at timestamp with time zone,
  trashed_slug text,
  trashed_version integer,
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  website_id uuid not null
);
alter table pages enable row level security;
alter table pages force row level security;

create table passkeys (
  account_id uuid not null,
  counter double precision not null default 0,
  created_at timestamp with time zone not null default now(),
  credential_id text not null,
  id uuid not null default uuidv7(),
  name text not null,
  public_key bytea not null,
  transports text[] not null default '{}'::text[],
  used_at timestamp with time zone,
  website_id uuid not null
);
alter table passkeys enable row level security;
alter table passkeys force row level security;

create table payment_comparisons (
  compared integer not null,
  failure text not null default ''::text,
  problems jsonb not null default '[]'::jsonb,
  ran_at timestamp with time zone not null default now(),
  recovered integer not null,
  website_id uuid not null
);
alter table payment_comparisons enable row level security;
alter table payment_comparisons force row level security;

create table payment_domains (
  account text not null,
  due_at timestamp with time zone not null default now(),
  failure text not null default ''::text,
  host text not null,
  inactive jsonb not null default '{}'::jsonb,
  live boolean not null,
  state text not null default 'waiting'::text,
  tries integer not null default 0,
  website_id uuid not null
);
alter table payment_domains enable row level security;
alter table payment_domains force row level security;

create table payments (
  account text not null default ''::text,
  amount bigint not null,
  checked_at timestamp with time zone not null default now(),
  closed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  currency text not null,
  id uuid not null default uuidv7(),
  live boolean not null default false,
  order_id uuid,
  problem text not null default ''::text,
  provider text not null,
  reference text,
  secret text not null default ''::text,
  settled_at timestamp with time zone,
  status text not null default 'waiting'::text,
  website_id uuid not null
);
alter table payments enable row level security;
alter table payments force row level security;

create table person_erasures (
  account_id uuid,
  address text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  email text,
  id uuid not null default uuidv7(),
  website_id uuid not null,
  whole boolean not null
);
alter table person_erasures enable row level security;
alter table person_erasures force row level security;

create table platform_mails (
  answer text not null default ''::text,
  body_text text not null,
  cause text not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone,
  html text not null,
  id uuid not null default uuidv7(),
  message_id text not null,
  recipient text not null,
  sealed text,
  secret boolean not null default false,
  sent_at timestamp with time zone,
  status text not null default 'waiting'::text,
  subject text not null,
  tries integer not null default 0
);

create table preview_clients (
  created_at timestamp with time zone not null default now(),
  email text not null,
  emails text not null default 'new'::text,
  id uuid not null,
  key_hash bytea not null,
  language text,
  preview_id uuid not null,
  told_at timestamp with time zone not null default now(),
  website_id uuid not null
);
alter table preview_clients enable row level security;
alter table preview_clients force row level security;

create table product_files (
  file_id uuid not null,
  label text not null default ''::text,
  position integer not null default 0,
  product_id uuid not null,
  website_id uuid not null
);
alter table product_files enable row level security;
alter table product_files force row level security;

create table product_import_rows (
  import_id uuid not null,
  line integer not null,
  notes text[] not null default '{}'::text[],
  position integer not null,
  problems jsonb not null default '[]'::jsonb,
  product jsonb not null,
  product_id uuid,
  result text,
  website_id uuid not null,
  what text not null default 'unchecked'::text
);
alter table product_import_rows enable row level security;
alter table product_import_rows force row level security;

create table product_imports (
  created integer not null default 0,
  created_at timestamp with time zone not null default now(),
  done integer not null default 0,
  failed integer not null default 0,
  file_name text not null default ''::text,
  finished_at timestamp with time zone,
  format text not null default 'own'::text,
  id uuid not null default uuidv7(),
  publish boolean not null default true,
  started_by uuid,
  status text not null default 'reading'::text,
  stock boolean not null default true,
  total integer not null default 0,
  unknown_columns text[] not null default '{}'::text[],
  updated integer not null default 0,
  website_id uuid not null,
  wrong integer not null default 0
);
alter table product_imports enable row level security;
alter table product_imports force row level security;

create table product_tags (
  product_id uuid not null,
  tag text not null,
  website_id uuid not null
);
alter table product_tags enable row level security;
alter table product_tags force row level security;

create table product_word_parts (
  part text not null,
  website_id uuid not null,
  word text not null
);
alter table product_word_parts enable row level security;
alter table product_word_parts force row level security;

create table product_words (
  product_id uuid not null,
  website_id uuid not null,
  weight smallint not null,
  word text not null
);
alter table product_words enable row level security;
alter table product_words force row level security;

create table products (
  archived_at timestamp with time zone,
  attributes jsonb not null default '[]'::jsonb,
  compare_at bigint,
  created_at timestamp with time zone not null default now(),
  description jsonb not null default '{"type": "doc", "content": []}'::jsonb,
  featured_place integer,
  id uuid not null default uuidv7(),
  kind text not null default 'physical'::text,
  label text not null,
  low_stock integer,
  options jsonb not null default '[]'::jsonb,
  pictures jsonb not null default '[]'::jsonb,
  price bigint not null,
  publish_at timestamp with time zone,
  published boolean not null default false,
  seo jsonb not null default '{}'::jsonb,
  shipping_class text not null default ''::text,
  slug text not null,
  sold integer not null default 0,
  tags text[] not null default '{}'::text[],
  tax_class text not null default 'standard'::text,
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  website_id uuid not null,
  weight integer
);
alter table products enable row level security;
alter table products force row level security;

create table provider_events (
  created_at timestamp with time zone not null default now(),
  event_id text not null,
  kind text not null,
  order_id uuid,
  outcome text not null default ''::text,
  provider text not null,
  website_id uuid not null
);
alter table provider_events enable row level security;
alter table provider_events force row level security;

create table publish_requests (
  answer text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  decided_by uuid,
  id uuid not null default uuidv7(),
  note text not null default ''::text,
  page_id uuid not null,
  publish_at timestamp with time zone,
  requested_by uuid,
  seen_at timestamp with time zone,
  state text not null default 'open'::text,
  version integer not null,
  website_id uuid not null
);
alter table publish_requests enable row level security;
alter table publish_requests force row level security;

create table rate_limits (
  expire bigint,
  key character varying(255) not null,
  points integer not null default 0
);

create table recovery_codes (
  account_id uuid not null,
  id uuid not null default uuidv7(),
  sealed text not null,
  website_id uuid not null
);
alter table recovery_codes enable row level security;
alter table recovery_codes force row level security;

create table redirects (
  created_at timestamp with time zone not null default now(),
  from_path text not null,
  id uuid not null default uuidv7(),
  page_id uuid,
  subdomain text not null default ''::text,
  to_address text,
  website_id uuid not null
);
alter table redirects enable row level security;
alter table redirects force row level security;

create table refunds (
  actor text not null default 'owner'::text,
  amount bigint not null,
  asked_by uuid,
  closed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  credit_number text,
  done_at timestamp with time zone,
  id uuid not null default uuidv7(),
  key_number integer not null default 0,
  keyed_at timestamp with time zone,
  lines jsonb not null default '[]'::jsonb,
  order_id uuid not null,
  payment_id uuid,
  problem text not null default ''::text,
  reason text not null default ''::text,
  reference text,
  restock boolean not null default false,
  status text not null default 'waiting'::text,
  surplus boolean not null default false,
  then_status smallint,
  tried_at timestamp with time zone,
  tries integer not null default 0,
  website_id uuid not null
);
alter table refunds enable row level security;
alter table refunds force row level security;

create table resources (
  id uuid not null default uuidv7(),
  name text not null,
  version integer not null default 1,
  website_id uuid not null
);
alter table resources enable row level security;
alter table resources force row level security;

create table sales_counts (
  counted_at timestamp with time zone not null default now(),
  website_id uuid not null
);
alter table sales_counts enable row level security;
alter table sales_counts force row level security;

create table search_entries (
  anchor text not null default ''::text,
  body text not null default ''::text,
  id uuid not null default uuidv7(),
  kind text not null,
  language text not null default ''::text,
  page_id uuid,
  place integer not null default 0,
  service_id uuid,
  title text not null,
  website_id uuid not null
);
alter table search_entries enable row level security;
alter table search_entries force row level security;

create table search_indexes (
  version smallint not null,
  website_id uuid not null
);
alter table search_indexes enable row level security;
alter table search_indexes force row level security;

create table search_word_parts (
  part text not null,
  website_id uuid not null,
  word text not null
);
alter table search_word_parts enable row level security;
alter table search_word_parts force row level security;

create table search_words (
  entry_id uuid not null,
  website_id uuid not null,
  weight smallint not null,
  word text not null
);
alter table search_words enable row level security;
alter table search_words force row level security;

create table service_needs (
  need smallint not null,
  resource_id uuid not null,
  service_id uuid not null,
  website_id uuid not null
);
alter table service_needs enable row level security;
alter table service_needs force row level security;

create table services (
  asks_owner boolean not null default false,
  buffer_before_minutes integer not null default 0,
  buffer_minutes integer not null default 0,
  cancel_notice_minutes integer not null default 1440,
  capacity integer not null default 1,
  closed jsonb not null default '[]'::jsonb,
  colour text not null default '#3b6fb6'::text,
  created_at timestamp with time zone not null default now(),
  deposit bigint,
  description jsonb not null default '{"type": "doc", "content": []}'::jsonb,
  duration_minutes integer not null default 60,
  durations jsonb not null default '[]'::jsonb,
  exceptions jsonb not null default '[]'::jsonb,
  horizon_days integer not null default 60,
  hours jsonb not null default '[]'::jsonb,
  id uuid not null default uuidv7(),
  image jsonb,
  interval_minutes integer,
  joins_late boolean not null default false,
  label text not null,
  late_pro_rata boolean not null default false,
  location text not null default ''::text,
  most_people integer,
  move_notice_minutes integer,
  notice_minutes integer not null default 0,
  offer_minutes integer not null default 120,
  own_resource uuid not null,
  price bigint not null default 0,
  published boolean not null default false,
  questions jsonb not null default '[]'::jsonb,
  reminders integer[] not null default '{1440}'::integer[],
  sessions jsonb not null default '[]'::jsonb,
  slug text not null,
  version integer not null default 1,
  waiting_list boolean not null default false,
  website_id uuid not null,
  whole_series boolean not null default false
);
alter table services enable row level security;
alter table services force row level security;

create table sessions (
  account_id uuid not null,
  address text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  creator_session uuid,
  expires_at timestamp with time zone not null,
  id uuid not null default uuidv7(),
  last_seen_at timestamp with time zone not null default now(),
  token_hash bytea not null,
  two_steps boolean not null default false,
  user_agent text not null default ''::text,
  website_id uuid not null
);
alter table sessions enable row level security;
alter table sessions force row level security;

create table shop_numbers (
  last integer not null default 0,
  series text not null,
  website_id uuid not null
);
alter table shop_numbers enable row level security;
alter table shop_numbers force row level security;

create table shops (
  settings jsonb not null default '{}'::jsonb,
  version integer not null default 1,
  website_id uuid not null
);
alter table shops enable row level security;
alter table shops force row level security;

create table sign_in_steps (
  account_id uuid,
  challenge text not null default ''::text,
  expires_at timestamp with time zone not null default (now() + '00:10:00'::interval),
  token_hash bytea not null,
  tries integer not null default 0,
  website_id uuid not null
);
alter table sign_in_steps enable row level security;
alter table sign_in_steps force row level security;

create table sign_ins (
  account_id uuid not null,
  address text not null default ''::text,
  at timestamp with time zone not null default now(),
  country text not null default ''::text,
  how text not null,
  id uuid not null default uuidv7(),
  user_agent text not null default ''::text,
  website_id uuid not null
);
alter table sign_ins enable row level security;
alter table sign_ins force row level security;

create table site_exports (
  anew text[] not null default '{}'::text[],
  created_at timestamp with time zone not null default now(),
  done bigint not null default 0,
  expires_at timestamp with time zone,
  finished_at timestamp with time zone,
  id uuid not null default uuidv7(),
  made_by uuid,
  problem text,
  size bigint not null default 0,
  state text not null default 'waiting'::text,
  total bigint not null default 0,
  touched_at timestamp with time zone not null default now(),
  website_id uuid not null
);
alter table site_exports enable row level security;
alter table site_exports force row level security;

create table site_problems (
  error text not null,
  first_at timestamp with time zone not null default now(),
  last_at timestamp with time zone not null default now(),
  round text not null,
  times integer not null default 1,
  website_id uuid not null
);
alter table site_problems enable row level security;
alter table site_problems force row level security;

create table site_words (
  area text not null,
  changed_at timestamp with time zone not null default now(),
  key text not null,
  language text not null,
  website_id uuid not null,
  words text not null
);
alter table site_words enable row level security;
alter table site_words force row level security;

create table stock_holds (
  order_id uuid not null,
  quantity integer not null,
  until timestamp with time zone not null,
  variant_id uuid not null,
  website_id uuid not null
);
alter table stock_holds enable row level security;
alter table stock_holds force row level security;

create table stock_movements (
  cause text not null,
  created_at timestamp with time zone not null default now(),
  id uuid not null default uuidv7(),
  kind text not null,
  moved_by uuid,
  note text not null default ''::text,
  order_id uuid,
  quantity integer not null,
  variant_id uuid not null,
  website_id uuid not null
);
alter table stock_movements enable row level security;
alter table stock_movements force row level security;

create table stock_providers (
  ending text,
  provider text not null,
  secret text,
  updated_at timestamp with time zone not null default now(),
  website_id uuid not null
);
alter table stock_providers enable row level security;
alter table stock_providers force row level security;

create table subscribers (
  confirmed_at timestamp with time zone,
  consent text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  email text not null,
  id uuid not null default uuidv7(),
  left_at timestamp with time zone,
  status text not null default 'waiting'::text,
  token_hash bytea not null,
  website_id uuid not null
);
alter table subscribers enable row level security;
alter table subscribers force row level security;

create table taken_slots (
  capacity integer not null,
  duration_minutes integer not null,
  id uuid not null default uuidv7(),
  seats integer not null,
  service_id uuid not null,
  start_at timestamp with time zone not null,
  website_id uuid not null
);
alter table taken_slots enable row level security;
alter table taken_slots force row level security;

create table tokens (
  account_id uuid not null,
  created_at timestamp with time zone not null default now(),
  creator_session uuid,
  expires_at timestamp with time zone not null,
  purpose text not null,
  token_hash bytea not null,
  two_steps boolean not null default false,
  used_at timestamp with time zone,
  website_id uuid not null
);
alter table tokens enable row level security;
alter table tokens force row level security;

create table translation_providers (
  address text not null default ''::text,
  ending text not null,
  model text not null default ''::text,
  provider text not null,
  secret text not null,
  updated_at timestamp with time zone not null default now(),
  website_id uuid not null
);
alter table translation_providers enable row level security;
alter table translation_providers force row level security;

create table translation_runs (
  at integer not null default 0,
  created_at timestamp with time zone not null default now(),
  done integer not null default 0,
  failed integer not null default 0,
  finished_at timestamp with time zone,
  id uuid not null default uuidv7(),
  language text not null,
  problem text,
  status text not null default 'running'::text,
  subjects text[] not null,
  text_at integer not null default 0,
  texts integer not null default 0,
  tries integer not null default 0,
  waits_until timestamp with time zone,
  website_id uuid not null
);
alter table translation_runs enable row level security;
alter table translation_runs force row level security;

create table translations (
  collection_id uuid,
  content_type_id uuid,
  draft jsonb not null default '{}'::jsonb,
  email_id text,
  file_id uuid,
  form_id uuid,
  id uuid not null default uuidv7(),
  kind text not null,
  language text not null,
  page_id uuid,
  part text,
  product_id uuid,
  published jsonb,
  published_at timestamp with time zone,
  service_id uuid,
  subdomain text,
  term_id uuid,
  updated_at timestamp with time zone not null default now(),
  website_id uuid not null
);
alter table translations enable row level security;
alter table translations force row level security;

create table trusted_devices (
  account_id uuid not null,
  expires_at timestamp with time zone not null default (now() + '30 days'::interval),
  token_hash bytea not null,
  website_id uuid not null
);
alter table trusted_devices enable row level security;
alter table trusted_devices force row level security;

create table variants (
  id uuid not null default uuidv7(),
  options text[] not null default '{}'::text[],
  picture jsonb,
  position integer not null default 0,
  price bigint not null,
  product_id uuid not null,
  removed_at timestamp with time zone,
  sku text not null default ''::text,
  stock integer,
  variant_label text not null default ''::text,
  website_id uuid not null,
  weight integer
);
alter table variants enable row level security;
alter table variants force row level security;

create table visit_causes (
  created_at timestamp with time zone not null default now(),
  day date not null,
  facts jsonb not null,
  kind text not null,
  subject_id uuid not null,
  website_id uuid not null
);
alter table visit_causes enable row level security;
alter table visit_causes force row level security;

create table visit_counts (
  bookings bigint not null default 0,
  bounces bigint not null default 0,
  dimension text not null,
  grain "char" not null,
  messages bigint not null default 0,
  orders bigint not null default 0,
  revenue bigint not null default 0,
  seconds bigint not null default 0,
  signups bigint not null default 0,
  starts date not null,
  value text not null,
  views bigint not null default 0,
  visitors bigint not null default 0,
  visits bigint not null default 0,
  website_id uuid not null
);
alter table visit_counts enable row level security;
alter table visit_counts force row level security;

create table visit_hours (
  hour timestamp with time zone not null,
  views bigint not null default 0,
  visitors bigint not null default 0,
  visits bigint not null default 0,
  website_id uuid not null
);
alter table visit_hours enable row level security;
alter table visit_hours force row level security;

create table visit_salts (
  day date not null,
  salt bytea not null,
  website_id uuid not null
);
alter table visit_salts enable row level security;
alter table visit_salts force row level security;

create table visits (
  day date not null,
  day_views integer not null,
  entry text not null,
  exit text not null,
  facts jsonb not null,
  last_at timestamp with time zone not null,
  views integer not null,
  visitor text not null,
  website_id uuid not null
);
alter table visits enable row level security;
alter table visits force row level security;

create table waiting_people (
  account_id uuid,
  booking_id uuid,
  created_at timestamp with time zone not null default now(),
  duration_minutes integer not null,
  email text not null,
  email_due_at timestamp with time zone,
  id uuid not null default uuidv7(),
  key_hash bytea not null,
  language text,
  mail_key_hash bytea,
  name text not null,
  people integer not null default 1,
  phone text not null default ''::text,
  service_id uuid not null,
  start_at timestamp with time zone not null,
  status text not null default 'waiting'::text,
  told_at timestamp with time zone,
  visitor_timezone text not null default ''::text,
  website_id uuid not null
);
alter table waiting_people enable row level security;
alter table waiting_people force row level security;

create table webhook_deliveries (
  body text,
  created_at timestamp with time zone not null default now(),
  due_at timestamp with time zone not null default now(),
  endpoint_id uuid not null,
  event_id uuid not null,
  id uuid not null default uuidv7(),
  kind text not null,
  reply text not null default ''::text,
  reply_status integer,
  status text not null default 'waiting'::text,
  subject_id uuid,
  took integer,
  tried_at timestamp with time zone,
  tries integer not null default 0,
  website_id uuid not null
);
alter table webhook_deliveries enable row level security;
alter table webhook_deliveries force row level security;

create table webhook_endpoints (
  created_at timestamp with time zone not null default now(),
  enabled boolean not null default true,
  events text[] not null,
  failing_since timestamp with time zone,
  id uuid not null default uuidv7(),
  old_secret text,
  old_until timestamp with time zone,
  problem text not null default ''::text,
  secret text not null,
  url text not null,
  website_id uuid not null
);
alter table webhook_endpoints enable row level security;
alter table webhook_endpoints force row level security;

create table websites (
  analytics boolean not null default false,
  brand jsonb not null default '{}'::jsonb,
  brand_draft jsonb,
  brand_version integer not null default 1,
  colours jsonb not null,
  contact_email text,
  created_at timestamp with time zone not null default now(),
  currency text not null default 'GBP'::text,
  deleted_at timestamp with time zone,
  door_hash text,
  door_key bytea,
  ending_told_at timestamp with time zone,
  erase_at timestamp with time zone,
  header boolean not null default true,
  id uuid not null default uuidv7(),
  languages text[] not null default '{}'::text[],
  locale text not null default 'en-GB'::text,
  logo text,
  name text not null,
  private boolean not null default false,
  restore_hashes bytea[] not null default '{}'::bytea[],
  shop_enabled boolean not null default false,
  stripe_account_id text,
  timezone text not null default 'Europe/London'::text,
  two_step_for_people boolean not null default false,
  untranslated text not null default 'original'::text,
  version integer not null default 1
);
alter table websites enable row level security;
alter table websites force row level security;

create table withdrawals (
  buyer_email_due boolean,
  created_at timestamp with time zone not null default now(),
  id uuid not null default uuidv7(),
  lines jsonb not null,
  name text not null default ''::text,
  order_id uuid not null,
  reason text not null default ''::text,
  shop_email_due boolean,
  website_id uuid not null
);
alter table withdrawals enable row level security;
alter table withdrawals force row level security;

create table wordpress_imports (
  by_account uuid,
  created_at timestamp with time zone not null default now(),
  file_name text not null,
  finished_at timestamp with time zone,
  id uuid not null default uuidv7(),
  left_out text[] not null default '{}'::text[],
  made_terms uuid[] not null default '{}'::uuid[],
  made_type uuid,
  origin text not null default ''::text,
  publish boolean not null default false,
  source text not null default ''::text,
  status text not null default 'reading'::text,
  website_id uuid not null
);
alter table wordpress_imports enable row level security;
alter table wordpress_imports force row level security;

create table wordpress_items (
  chosen boolean not null default true,
  data jsonb not null,
  import_id uuid not null,
  kind text not null,
  made_id uuid,
  notes text[] not null default '{}'::text[],
  origin text not null,
  position integer not null,
  state text not null default 'waiting'::text,
  title text not null,
  website_id uuid not null
);
alter table wordpress_items enable row level security;
alter table wordpress_items force row level security;

-- views

create view boxes with (security_invoker=true) as
 SELECT website_id,
    id,
    state,
    done,
    total,
    size,
    anew,
    problem,
    made_by,
    created_at,
    touched_at,
    finished_at,
    expires_at
   FROM site_exports;

-- constraints

alter table accounts add constraint accounts_browser_language_check CHECK ((browser_language = ANY (ARRAY['en'::text, 'de'::text, 'fr'::text, 'es'::text])));
alter table accounts add constraint accounts_email_check CHECK (((email = lower(email)) AND (length(email) <= 254)));
alter table accounts add constraint accounts_language_check CHECK ((language ~ '^[a-z]{2}$'::text));
alter table accounts add constraint accounts_pkey PRIMARY KEY (website_id, id);
alter table accounts add constraint accounts_preferences_check CHECK ((octet_length((preferences)::text) <= 524288));
alter table accounts add constraint accounts_role_check CHECK ((role = ANY (ARRAY['manager'::text, 'editor'::text, 'contributor'::text, 'translator'::text, 'orders'::text])));
alter table accounts add constraint accounts_website_id_email_key UNIQUE (website_id, email);
alter table accounts add constraint accounts_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table accounts add constraint owners_have_no_role CHECK (((NOT owner) OR (role IS NULL)));
alter table analytics_settings add constraint analytics_settings_keep_months_check CHECK (((keep_months >= 1) AND (keep_months <= 120)));
alter table analytics_settings add constraint analytics_settings_pkey PRIMARY KEY (website_id);
alter table analytics_settings add constraint analytics_settings_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table analytics_settings add constraint analytics_settings_weekly_to_check CHECK ((length(weekly_to) <= 254));
alter table api_keys add constraint api_keys_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80)));
alter table api_keys add constraint api_keys_pkey PRIMARY KEY (website_id, id);
alter table api_keys add constraint api_keys_website_id_account_id_fkey FOREIGN KEY (website_id, account_id) REFERENCES accounts(website_id, id) ON DELETE CASCADE;
alter table api_keys add constraint api_keys_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table api_keys add constraint api_keys_website_id_key_hash_key UNIQUE (website_id, key_hash);
alter table attachments add constraint attachments_pkey PRIMARY KEY (website_id, id);
alter table attachments add constraint attachments_size_check CHECK ((size > 0));
alter table attachments add constraint attachments_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table attachments add constraint attachments_website_id_message_id_fkey FOREIGN KEY (website_id, message_id) REFERENCES messages(website_id, id) ON DELETE SET NULL (message_id);
alter table audio_previews add constraint audio_previews_pkey PRIMARY KEY (website_id, track_id);
alter table audio_previews add constraint audio_previews_revision_check CHECK ((revision ~ '^[0-9a-z]+$'::text));
alter table audio_previews add constraint audio_previews_type_check CHECK ((type = ANY (ARRAY['audio/mpeg'::text, 'audio/wav'::text])));
alter table audio_previews add constraint audio_previews_website_id_track_id_fkey FOREIGN KEY (website_id, track_id) REFERENCES audio_tracks(website_id, id) ON DELETE CASCADE;
alter table audio_tracks add constraint audio_tracks_artist_check CHECK ((length(artist) <= 160));
alter table audio_tracks add constraint audio_tracks_caption_check CHECK ((length(caption) <= 300));
alter table audio_tracks add constraint audio_tracks_header_check CHECK (((length(header) >= 1) AND (length(header) <= 160)));
alter table audio_tracks add constraint audio_tracks_pkey PRIMARY KEY (website_id, id);
alter table audio_tracks add constraint audio_tracks_preview_seconds_check CHECK (((preview_seconds >= 5) AND (preview_seconds <= 120)));
alter table audio_tracks add constraint audio_tracks_sound_state_check CHECK ((sound_state = ANY (ARRAY['waiting'::text, 'ready'::text, 'plain'::text, 'failed'::text])));
alter table audio_tracks add constraint audio_tracks_website_id_cover_id_fkey FOREIGN KEY (website_id, cover_id) REFERENCES files(website_id, id) ON DELETE SET NULL (cover_id);
alter table audio_tracks add constraint audio_tracks_website_id_file_id_fkey FOREIGN KEY (website_id, file_id) REFERENCES files(website_id, id) ON DELETE SET NULL (file_id);
alter table audio_tracks add constraint audio_tracks_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table audio_tracks add constraint audio_tracks_website_id_product_id_fkey FOREIGN KEY (website_id, product_id) REFERENCES products(website_id, id) ON DELETE SET NULL (product_id);
alter table block_styles add constraint block_styles_name_check CHECK ((name <> ''::text));
alter table block_styles add constraint block_styles_pkey PRIMARY KEY (website_id, id);
alter table block_styles add constraint block_styles_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table block_styles add constraint block_styles_website_id_name_key UNIQUE (website_id, name);
alter table bookings add constraint bookings_check CHECK (((status = ANY (ARRAY['held'::text, 'pending'::text, 'confirmed'::text])) = (slot_id IS NOT NULL)));
alter table bookings add constraint bookings_check1 CHECK (((status = 'held'::text) = (held_until IS NOT NULL)));
alter table bookings add constraint bookings_email_check CHECK ((length(email) <= 254));
alter table bookings add constraint bookings_language_check CHECK ((language ~ '^[a-z]{2}$'::text));
alter table bookings add constraint bookings_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120)));
alter table bookings add constraint bookings_note_check CHECK ((length(note) <= 2000));
alter table bookings add constraint bookings_owner_note_check CHECK ((length(owner_note) <= 2000));
alter table bookings add constraint bookings_people_check CHECK (((people >= 1) AND (people <= 1000)));
alter table bookings add constraint bookings_pkey PRIMARY KEY (website_id, id);
alter table bookings add constraint bookings_status_check CHECK ((status = ANY (ARRAY['held'::text, 'pending'::text, 'confirmed'::text, 'cancelled'::text, 'expired'::text])));
alter table bookings add constraint bookings_to_pay_check CHECK ((to_pay >= 0));
alter table bookings add constraint bookings_visitor_check CHECK (((visitor IS NULL) OR (status = 'held'::text)));
alter table bookings add constraint bookings_visitor_timezone_check CHECK ((length(visitor_timezone) <= 60));
alter table bookings add constraint bookings_website_id_account_id_fkey FOREIGN KEY (website_id, account_id) REFERENCES accounts(website_id, id) ON DELETE SET NULL (account_id);
alter table bookings add constraint bookings_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table bookings add constraint bookings_website_id_series_id_fkey FOREIGN KEY (website_id, series_id) REFERENCES bookings(website_id, id) ON DELETE CASCADE DEFERRABLE;
alter table bookings add constraint bookings_website_id_service_id_fkey FOREIGN KEY (website_id, service_id) REFERENCES services(website_id, id) DEFERRABLE;
alter table bookings add constraint bookings_website_id_slot_id_fkey FOREIGN KEY (website_id, slot_id) REFERENCES taken_slots(website_id, id) DEFERRABLE INITIALLY DEFERRED;
alter table brand_history add constraint brand_history_pkey PRIMARY KEY (website_id, id);
alter table brand_history add constraint brand_history_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table brand_history add constraint brand_history_website_id_replaced_by_fkey FOREIGN KEY (website_id, replaced_by) REFERENCES accounts(website_id, id) ON DELETE SET NULL (replaced_by);
alter table calendar_feeds add constraint calendar_feeds_pkey PRIMARY KEY (website_id);
alter table calendar_feeds add constraint calendar_feeds_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table carts add constraint carts_pkey PRIMARY KEY (website_id, account_id);
alter table carts add constraint carts_website_id_account_id_fkey FOREIGN KEY (website_id, account_id) REFERENCES accounts(website_id, id) ON DELETE CASCADE;
alter table check_results add constraint check_results_pkey PRIMARY KEY (website_id, key);
alter table check_results add constraint check_results_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table code_apps add constraint code_apps_pkey PRIMARY KEY (website_id, account_id);
alter table code_apps add constraint code_apps_website_id_account_id_fkey FOREIGN KEY (website_id, account_id) REFERENCES accounts(website_id, id) ON DELETE CASCADE;
alter table code_redemptions add constraint code_redemptions_pkey PRIMARY KEY (website_id, code_id, order_id);
alter table code_redemptions add constraint code_redemptions_website_id_code_id_fkey FOREIGN KEY (website_id, code_id) REFERENCES discount_codes(website_id, id) ON DELETE CASCADE;
alter table code_redemptions add constraint code_redemptions_website_id_order_id_fkey FOREIGN KEY (website_id, order_id) REFERENCES orders(website_id, id) ON DELETE CASCADE;
alter table collection_products add constraint collection_products_pkey PRIMARY KEY (website_id, collection_id, product_id);
alter table collection_products add constraint collection_products_website_id_collection_id_fkey FOREIGN KEY (website_id, collection_id) REFERENCES collections(website_id, id) ON DELETE CASCADE;
alter table collection_products add constraint collection_products_website_id_product_id_fkey FOREIGN KEY (website_id, product_id) REFERENCES products(website_id, id) ON DELETE CASCADE;
alter table collections add constraint collections_description_check CHECK ((length(description) <= 2000));
alter table collections add constraint collections_label_check CHECK (((length(label) >= 1) AND (length(label) <= 120)));
alter table collections add constraint collections_pkey PRIMARY KEY (website_id, id);
alter table collections add constraint collections_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 120)));
alter table collections add constraint collections_sort_check CHECK ((sort = ANY (ARRAY['manual'::text, 'best-selling'::text, 'newest'::text, 'oldest'::text, 'price'::text, '-price'::text, 'label'::text, '-label'::text])));
alter table collections add constraint collections_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table collections add constraint collections_website_id_slug_key UNIQUE (website_id, slug);
alter table comment_notices add constraint comment_notices_pkey PRIMARY KEY (website_id, account_id, comment_id);
alter table comment_notices add constraint comment_notices_website_id_account_id_fkey FOREIGN KEY (website_id, account_id) REFERENCES accounts(website_id, id) ON DELETE CASCADE;
alter table comment_notices add constraint comment_notices_website_id_comment_id_fkey FOREIGN KEY (website_id, comment_id) REFERENCES comments(website_id, id) ON DELETE CASCADE;
alter table comment_threads add constraint comment_threads_block_id_check CHECK (((length(block_id) >= 1) AND (length(block_id) <= 100)));
alter table comment_threads add constraint comment_threads_block_type_check CHECK (((length(block_type) >= 1) AND (length(block_type) <= 60)));
alter table comment_threads add constraint comment_threads_check CHECK (((block_id IS NULL) = (block_type IS NULL)));
alter table comment_threads add constraint comment_threads_check1 CHECK (((resolved_by IS NULL) OR (resolved_at IS NOT NULL)));
alter table comment_threads add constraint comment_threads_pkey PRIMARY KEY (website_id, id);
alter table comment_threads add constraint comment_threads_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table comment_threads add constraint comment_threads_website_id_page_id_fkey FOREIGN KEY (website_id, page_id) REFERENCES pages(website_id, id) ON DELETE CASCADE;
alter table comment_threads add constraint comment_threads_website_id_resolved_by_fkey FOREIGN KEY (website_id, resolved_by) REFERENCES accounts(website_id, id) ON DELETE SET NULL (resolved_by);
alter table comments add constraint comments_body_check CHECK (((length(body) >= 1) AND (length(body) <= 2000)));
alter table comments add constraint comments_check CHECK (((client_name IS NULL) = (client_email IS NULL)));
alter table comments add constraint comments_client_email_check CHECK (((length(client_email) >= 3) AND (length(client_email) <= 254)));
alter table comments add constraint comments_client_name_check CHECK (((length(client_name) >= 1) AND (length(client_name) <= 80)));
alter table comments add constraint comments_pkey PRIMARY KEY (website_id, id);
alter table comments add constraint comments_website_id_author_id_fkey FOREIGN KEY (website_id, author_id) REFERENCES accounts(website_id, id) ON DELETE SET NULL (author_id);
alter table comments add constraint comments_website_id_thread_id_fkey FOREIGN KEY (website_id, thread_id) REFERENCES comment_threads(website_id, id) ON DELETE CASCADE;
alter table content_types add constraint content_types_fields_check CHECK ((jsonb_typeof(fields) = 'array'::text));
alter table content_types add constraint content_types_kind_check CHECK ((kind = ANY (ARRAY['post'::text, 'event'::text, 'episode'::text, 'project'::text, 'recipe'::text, 'dish'::text, 'person'::text, 'testimonial'::text, 'job'::text, 'place'::text, 'faq'::text, 'other'::text])));
alter table content_types add constraint content_types_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)));
alter table content_types add constraint content_types_pkey PRIMARY KEY (website_id, id);
alter table content_types add constraint content_types_plural_check CHECK (((length(plural) >= 1) AND (length(plural) <= 60)));
alter table content_types add constraint content_types_settings_check CHECK ((jsonb_typeof(settings) = 'object'::text));
alter table content_types add constraint content_types_time_field_check CHECK (((length(time_field) >= 1) AND (length(time_field) <= 40)));
alter table content_types add constraint content_types_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table content_types add constraint content_types_website_id_layout_id_fkey FOREIGN KEY (website_id, layout_id) REFERENCES pages(website_id, id) ON DELETE SET NULL (layout_id);
alter table content_types add constraint content_types_website_id_layout_id_key UNIQUE (website_id, layout_id);
alter table content_types add constraint content_types_website_id_page_id_fkey FOREIGN KEY (website_id, page_id) REFERENCES pages(website_id, id);
alter table content_types add constraint content_types_website_id_page_id_key UNIQUE (website_id, page_id);
alter table creator_code_apps add constraint creator_code_apps_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE;
alter table creator_code_apps add constraint creator_code_apps_pkey PRIMARY KEY (creator_id);
alter table creator_recovery_codes add constraint creator_recovery_codes_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE;
alter table creator_recovery_codes add constraint creator_recovery_codes_pkey PRIMARY KEY (creator_id, id);
alter table creator_sessions add constraint creator_sessions_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE;
alter table creator_sessions add constraint creator_sessions_pkey PRIMARY KEY (id);
alter table creator_sessions add constraint creator_sessions_token_hash_key UNIQUE (token_hash);
alter table creator_sites add constraint creator_sites_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE;
alter table creator_sites add constraint creator_sites_pkey PRIMARY KEY (website_id);
alter table creator_sites add constraint creator_sites_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table creator_steps add constraint creator_steps_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE;
alter table creator_steps add constraint creator_steps_pkey PRIMARY KEY (token_hash);
alter table creator_tokens add constraint creator_tokens_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE;
alter table creator_tokens add constraint creator_tokens_pkey PRIMARY KEY (token_hash);
alter table creator_tokens add constraint creator_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['password'::text, 'address'::text])));
alter table creators add constraint creators_email_check CHECK (((email = lower(email)) AND (length(email) <= 254)));
alter table creators add constraint creators_email_key UNIQUE (email);
alter table creators add constraint creators_language_check CHECK ((language = ANY (ARRAY['en'::text, 'de'::text, 'fr'::text, 'es'::text])));
alter table creators add constraint creators_pkey PRIMARY KEY (id);
alter table discount_codes add constraint discount_codes_check CHECK (((used >= 0) AND ((total_limit IS NULL) OR (used <= total_limit))));
alter table discount_codes add constraint discount_codes_code_check CHECK (((code = upper(code)) AND ((length(code) >= 1) AND (length(code) <= 40))));
alter table discount_codes add constraint discount_codes_customer_limit_check CHECK ((customer_limit > 0));
alter table discount_codes add constraint discount_codes_kind_check CHECK ((kind = ANY (ARRAY['percent'::text, 'fixed'::text, 'free-shipping'::text])));
alter table discount_codes add constraint discount_codes_minimum_check CHECK ((minimum >= 0));
alter table discount_codes add constraint discount_codes_pkey PRIMARY KEY (website_id, id);
alter table discount_codes add constraint discount_codes_total_limit_check CHECK ((total_limit > 0));
alter table discount_codes add constraint discount_codes_value_check CHECK ((value >= 0));
alter table discount_codes add constraint discount_codes_website_id_code_key UNIQUE (website_id, code);
alter table discount_codes add constraint discount_codes_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table domains add constraint domains_host_check CHECK (((host = lower(host)) AND (length(host) <= 253)));
alter table domains add constraint domains_pkey PRIMARY KEY (website_id, host);
alter table domains add constraint domains_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table email_settings add constraint email_settings_pkey PRIMARY KEY (website_id);
alter table email_settings add constraint email_settings_reply_to_check CHECK ((reply_to !~ '[\r\n]'::text));
alter table email_settings add constraint email_settings_sender_name_check CHECK ((sender_name !~ '[\r\n]'::text));
alter table email_settings add constraint email_settings_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table email_template_versions add constraint email_template_versions_pkey PRIMARY KEY (website_id, email_id, version);
alter table email_template_versions add constraint email_template_versions_subject_check CHECK ((subject !~ '[\r\n]'::text));
alter table email_template_versions add constraint email_template_versions_website_id_email_id_fkey FOREIGN KEY (website_id, email_id) REFERENCES email_templates(website_id, email_id) ON DELETE CASCADE;
alter table email_template_versions add constraint email_template_versions_website_id_saved_by_fkey FOREIGN KEY (website_id, saved_by) REFERENCES accounts(website_id, id) ON DELETE SET NULL (saved_by);
alter table email_templates add constraint email_templates_pkey PRIMARY KEY (website_id, email_id);
alter table email_templates add constraint email_templates_subject_check CHECK ((subject !~ '[\r\n]'::text));
alter table email_templates add constraint email_templates_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table email_unsubscribes add constraint email_unsubscribes_pkey PRIMARY KEY (website_id, recipient, email_id);
alter table email_unsubscribes add constraint email_unsubscribes_recipient_check CHECK ((recipient = lower(recipient)));
alter table email_unsubscribes add constraint email_unsubscribes_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table entries add constraint entries_access_check CHECK ((access = ANY (ARRAY['everybody'::text, 'signed-in'::text])));
alter table entries add constraint entries_pkey PRIMARY KEY (website_id, page_id);
alter table entries add constraint entries_website_id_page_id_fkey FOREIGN KEY (website_id, page_id) REFERENCES pages(website_id, id) ON DELETE CASCADE;
alter table entries add constraint entries_website_id_type_id_fkey FOREIGN KEY (website_id, type_id) REFERENCES content_types(website_id, id);
alter table entry_comments add constraint entry_comments_author_email_check CHECK (((length(author_email) >= 3) AND (length(author_email) <= 254)));
alter table entry_comments add constraint entry_comments_author_name_check CHECK ((length(author_name) <= 80));
alter table entry_comments add constraint entry_comments_body_check CHECK ((length(body) <= 5000));
alter table entry_comments add constraint entry_comments_check CHECK ((parent_id <> id));
alter table entry_comments add constraint entry_comments_check1 CHECK (((state = 'deleted'::text) = (body = ''::text)));
alter table entry_comments add constraint entry_comments_check2 CHECK (((state <> 'deleted'::text) OR ((author_name = ''::text) AND (author_email IS NULL) AND (account_id IS NULL))));
alter table entry_comments add constraint entry_comments_language_check CHECK ((language ~ '^[a-z]{2}$'::text));
alter table entry_comments add constraint entry_comments_pkey PRIMARY KEY (website_id, id);
alter table entry_comments add constraint entry_comments_spam_reason_check CHECK ((length(spam_reason) <= 300));
alter table entry_comments add constraint entry_comments_state_check CHECK ((state = ANY (ARRAY['unconfirmed'::text, 'pending'::text, 'published'::text, 'spam'::text, 'trash'::text, 'deleted'::text])));
alter table entry_comments add constraint entry_comments_token_hash_check CHECK ((length(token_hash) = 32));
alter table entry_comments add constraint entry_comments_website_id_account_id_fkey FOREIGN KEY (website_id, account_id) REFERENCES accounts(website_id, id) ON DELETE SET NULL (account_id);
alter table entry_comments add constraint entry_comments_website_id_page_id_fkey FOREIGN KEY (website_id, page_id) REFERENCES entries(website_id, page_id) ON DELETE CASCADE;
alter table entry_comments add constraint entry_comments_website_id_parent_id_fkey FOREIGN KEY (website_id, parent_id) REFERENCES entry_comments(website_id, id) ON DELETE CASCADE;
alter table entry_import_rows add constraint entry_import_rows_pkey PRIMARY KEY (website_id, import_id, "position");
alter table entry_import_rows add constraint entry_import_rows_result_check CHECK ((result = ANY (ARRAY['created'::text, 'updated'::text, 'failed'::text])));
alter table entry_import_rows add constraint entry_import_rows_source_check CHECK ((length(source) <= 200));
alter table entry_import_rows add constraint entry_import_rows_website_id_import_id_fkey FOREIGN KEY (website_id, import_id) REFERENCES entry_imports(website_id, id) ON DELETE CASCADE;
alter table entry_import_rows add constraint entry_import_rows_what_check CHECK ((what = ANY (ARRAY['unchecked'::text, 'new'::text, 'change'::text, 'wrong'::text])));
alter table entry_imports add constraint entry_imports_columns_check CHECK ((jsonb_typeof(columns) = 'array'::text));
alter table entry_imports add constraint entry_imports_file_name_check CHECK ((length(file_name) <= 200));
alter table entry_imports add constraint entry_imports_format_check CHECK ((format = ANY (ARRAY['csv'::text, 'markdown'::text, 'json'::text])));
alter table entry_imports add constraint entry_imports_pkey PRIMARY KEY (website_id, id);
alter table entry_imports add constraint entry_imports_status_check CHECK ((status = ANY (ARRAY['reading'::text, 'preview'::text, 'waiting'::text, 'running'::text, 'done'::text])));
alter table entry_imports add constraint entry_imports_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table entry_imports add constraint entry_imports_website_id_started_by_fkey FOREIGN KEY (website_id, started_by) REFERENCES accounts(website_id, id) ON DELETE SET NULL (started_by);
alter table entry_imports add constraint entry_imports_website_id_type_id_fkey FOREIGN KEY (website_id, type_id) REFERENCES content_types(website_id, id) ON DELETE CASCADE;
alter table entry_term_uses add constraint entry_term_uses_pkey PRIMARY KEY (website_id, page_id, term_id);
alter table entry_term_uses add constraint entry_term_uses_place_check CHECK ((place >= 0));
alter table entry_term_uses add constraint entry_term_uses_website_id_page_id_fkey FOREIGN KEY (website_id, page_id) REFERENCES entries(website_id, page_id) ON DELETE CASCADE;
alter table entry_term_uses add constraint entry_term_uses_website_id_term_id_fkey FOREIGN KEY (website_id, term_id) REFERENCES entry_terms(website_id, id) ON DELETE CASCADE;
alter table entry_terms add constraint entry_terms_check CHECK (((kind = 'author'::text) = (type_id IS NULL)));
alter table entry_terms add constraint entry_terms_check1 CHECK (((parent_id IS NULL) OR (kind = 'category'::text)));
alter table entry_terms add constraint entry_terms_check2 CHECK ((parent_id <> id));
alter table entry_terms add constraint entry_terms_description_check CHECK ((length(description) <= 1000));
alter table entry_terms add constraint entry_terms_kind_check CHECK ((kind = ANY (ARRAY['category'::text, 'tag'::text, 'author'::text])));
alter table entry_terms add constraint entry_terms_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80)));
alter table entry_terms add constraint entry_terms_pkey PRIMARY KEY (website_id, id);
alter table entry_terms add constraint entry_terms_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 80)));
alter table entry_terms add constraint entry_terms_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table entry_terms add constraint entry_terms_website_id_parent_id_fkey FOREIGN KEY (website_id, parent_id) REFERENCES entry_terms(website_id, id) ON DELETE SET NULL (parent_id);
alter table entry_terms add constraint entry_terms_website_id_type_id_fkey FOREIGN KEY (website_id, type_id) REFERENCES content_types(website_id, id) ON DELETE CASCADE;
alter table entry_terms add constraint entry_terms_website_id_type_id_kind_slug_key UNIQUE NULLS NOT DISTINCT (website_id, type_id, kind, slug);
alter table entry_unique_values add constraint entry_unique_values_digest_check CHECK ((octet_length(digest) = 32));
alter table entry_unique_values add constraint entry_unique_values_field_check CHECK (((length(field) >= 1) AND (length(field) <= 40)));
alter table entry_unique_values add constraint entry_unique_values_pkey PRIMARY KEY (website_id, type_id, field, digest);
alter table entry_unique_values add constraint entry_unique_values_website_id_page_id_fkey FOREIGN KEY (website_id, page_id) REFERENCES entries(website_id, page_id) ON DELETE CASCADE;
alter table entry_unique_values add constraint entry_unique_values_website_id_type_id_fkey FOREIGN KEY (website_id, type_id) REFERENCES content_types(website_id, id) ON DELETE CASCADE;
alter table file_folders add constraint file_folders_path_check CHECK (((path <> ''::text) AND (length(path) <= 300)));
alter table file_folders add constraint file_folders_pkey PRIMARY KEY (website_id, path);
alter table file_folders add constraint file_folders_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table file_holds add constraint file_holds_bytes_check CHECK ((bytes >= 0));
alter table file_holds add constraint file_holds_pkey PRIMARY KEY (website_id, id);
alter table file_holds add constraint file_holds_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table file_rooms add constraint file_rooms_per_file_check CHECK ((per_file > 0));
alter table file_rooms add constraint file_rooms_per_site_check CHECK ((per_site > 0));
alter table file_rooms add constraint file_rooms_pkey PRIMARY KEY (website_id);
alter table file_rooms add constraint file_rooms_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table file_uploads add constraint file_uploads_check CHECK (((received >= 0) AND (received <= length)));
alter table file_uploads add constraint file_uploads_length_check CHECK ((length >= 0));
alter table file_uploads add constraint file_uploads_pkey PRIMARY KEY (website_id, id);
alter table file_uploads add constraint file_uploads_website_id_created_by_fkey FOREIGN KEY (website_id, created_by) REFERENCES accounts(website_id, id) ON DELETE SET NULL (created_by);
alter table file_uploads add constraint file_uploads_website_id_id_fkey FOREIGN KEY (website_id, id) REFERENCES file_holds(website_id, id) ON DELETE CASCADE;
alter table files add constraint files_kind_check CHECK ((kind = ANY (ARRAY['image'::text, 'audio'::text, 'video'::text, 'document'::text, 'archive'::text])));
alter table files add constraint files_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200)));
alter table files add constraint files_pkey PRIMARY KEY (website_id, id);
alter table files add constraint files_revision_check CHECK ((revision ~ '^[0-9a-z]+$'::text));
alter table files add constraint files_sha256_check CHECK ((octet_length(sha256) = 32));
alter table files add constraint files_size_check CHECK ((size >= 0));
alter table files add constraint files_source_size_check CHECK ((source_size >= 0));
alter table files add constraint files_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'ready'::text, 'failed'::text])));
alter table files add constraint files_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table files add constraint files_website_id_folder_fkey FOREIGN KEY (website_id, folder) REFERENCES file_folders(website_id, path) ON UPDATE CASCADE DEFERRABLE;
alter table files add constraint files_website_id_uploaded_by_fkey FOREIGN KEY (website_id, uploaded_by) REFERENCES accounts(website_id, id) ON DELETE SET NULL (uploaded_by);
alter table forms add constraint forms_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120)));
alter table forms add constraint forms_pkey PRIMARY KEY (website_id, id);
alter table forms add constraint forms_purpose_check CHECK ((purpose = ANY (ARRAY['message'::text, 'order'::text])));
alter table forms add constraint forms_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table fulfilments add constraint fulfilments_carrier_check CHECK ((length(carrier) <= 80));
alter table fulfilments add constraint fulfilments_link_check CHECK ((length(link) <= 500));
alter table fulfilments add constraint fulfilments_pkey PRIMARY KEY (website_id, id);
alter table fulfilments add constraint fulfilments_tracking_check CHECK ((length(tracking) <= 120));
alter table fulfilments add constraint fulfilments_website_id_made_by_fkey FOREIGN KEY (website_id, made_by) REFERENCES accounts(website_id, id) ON DELETE SET NULL (made_by);
alter table fulfilments add constraint fulfilments_website_id_order_id_fkey FOREIGN KEY (website_id, order_id) REFERENCES orders(website_id, id) ON DELETE CASCADE;
alter table history add constraint history_pkey PRIMARY KEY (website_id, id);
alter table history add constraint history_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table hosts add constraint hosts_check CHECK ((NOT (canonical AND (retires_at IS NOT NULL))));
alter table hosts add constraint hosts_host_check CHECK ((host = lower(host)));
alter table hosts add constraint hosts_language_check CHECK (((language IS NULL) OR (NOT (canonical OR (retires_at IS NOT NULL)))));
alter table hosts add constraint hosts_pkey PRIMARY KEY (host);
alter table hosts add constraint hosts_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table idempotency_keys add constraint idempotency_keys_pkey PRIMARY KEY (website_id, call, key_hash);
alter table idempotency_keys add constraint idempotency_keys_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table installation add constraint installation_pkey PRIMARY KEY (key);
alter table invitations add constraint invitations_email_check CHECK (((email = lower(email)) AND (length(email) <= 254)));
alter table invitations add constraint invitations_pkey PRIMARY KEY (website_id, id);
alter table invitations add constraint invitations_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'manager'::text, 'editor'::text, 'contributor'::text, 'translator'::text, 'orders'::text])));
alter table invitations add constraint invitations_website_id_email_key UNIQUE (website_id, email);
alter table invitations add constraint invitations_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table invitations add constraint invitations_website_id_token_hash_key UNIQUE (website_id, token_hash);
alter table mails add constraint mails_in_reply_to_check CHECK ((in_reply_to !~ '[\r\n]'::text));
alter table mails add constraint mails_pkey PRIMARY KEY (website_id, id);
alter table mails add constraint mails_reply_to_check CHECK ((reply_to !~ '[\r\n]'::text));
alter table mails add constraint mails_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text, 'stopped'::text])));
alter table mails add constraint mails_subject_check CHECK ((subject !~ '[\r\n]'::text));
alter table mails add constraint mails_website_id_cause_key UNIQUE (website_id, cause);
alter table mails add constraint mails_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table menu_entries add constraint menu_entries_check CHECK ((parent_id <> id));
alter table menu_entries add constraint menu_entries_check1 CHECK ((num_nonnulls(page_id, href) <= 1));
alter table menu_entries add constraint menu_entries_check2 CHECK (((page_id IS NOT NULL) OR (label <> ''::text)));
alter table menu_entries add constraint menu_entries_menu_check CHECK ((menu = ANY (ARRAY['header'::text, 'footer'::text])));
alter table menu_entries add constraint menu_entries_pkey PRIMARY KEY (website_id, id);
alter table menu_entries add constraint menu_entries_website_id_page_id_fkey FOREIGN KEY (website_id, page_id) REFERENCES pages(website_id, id) ON DELETE CASCADE;
alter table menu_entries add constraint menu_entries_website_id_parent_id_fkey FOREIGN KEY (website_id, parent_id) REFERENCES menu_entries(website_id, id) ON DELETE SET NULL (parent_id);
alter table menu_entries add constraint menu_entries_website_id_subdomain_fkey FOREIGN KEY (website_id, subdomain) REFERENCES menus(website_id, subdomain) ON DELETE CASCADE;
alter table menus add constraint menus_pkey PRIMARY KEY (website_id, subdomain);
alter table menus add constraint menus_subdomain_check CHECK ((subdomain ~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)?$'::text));
alter table menus add constraint menus_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table message_entries add constraint message_entries_kind_check CHECK ((kind = ANY (ARRAY['reply'::text, 'note'::text, 'answer'::text])));
alter table message_entries add constraint message_entries_mail UNIQUE (website_id, message_id, mail_digest);
alter table message_entries add constraint message_entries_pkey PRIMARY KEY (website_id, id);
alter table message_entries add constraint message_entries_website_id_message_id_fkey FOREIGN KEY (website_id, message_id) REFERENCES messages(website_id, id) ON DELETE CASCADE;
alter table message_settings add constraint message_settings_keep_days_check CHECK (((keep_days >= 1) AND (keep_days <= 3650)));
alter table message_settings add constraint message_settings_pkey PRIMARY KEY (website_id);
alter table message_settings add constraint message_settings_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table message_words add constraint message_words_pkey PRIMARY KEY (website_id, word, message_id);
alter table message_words add constraint message_words_website_id_message_id_fkey FOREIGN KEY (website_id, message_id) REFERENCES messages(website_id, id) ON DELETE CASCADE;
alter table messages add constraint messages_pkey PRIMARY KEY (website_id, id);
alter table messages add constraint messages_reply_key UNIQUE (website_id, reply_key);
alter table messages add constraint messages_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table messages add constraint messages_website_id_form_id_fkey FOREIGN KEY (website_id, form_id) REFERENCES forms(website_id, id) ON DELETE SET NULL (form_id);
alter table messages add constraint messages_website_id_request_key_key UNIQUE (website_id, request_key);
alter table migrations add constraint migrations_pkey PRIMARY KEY (name);
alter table missing_addresses add constraint missing_addresses_path_check CHECK ((length(path) <= 500));
alter table missing_addresses add constraint missing_addresses_pkey PRIMARY KEY (website_id, subdomain, path);
alter table missing_addresses add constraint missing_addresses_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table notification_reads add constraint notification_reads_pkey PRIMARY KEY (website_id, account_id, notification_id);
alter table notification_reads add constraint notification_reads_website_id_account_id_fkey FOREIGN KEY (website_id, account_id) REFERENCES accounts(website_id, id) ON DELETE CASCADE;
alter table notification_reads add constraint notification_reads_website_id_notification_id_fkey FOREIGN KEY (website_id, notification_id) REFERENCES notifications(website_id, id) ON DELETE CASCADE;
alter table notifications add constraint notifications_kind_check CHECK ((kind = ANY (ARRAY['order'::text, 'booking'::text, 'message'::text])));
alter table notifications add constraint notifications_pkey PRIMARY KEY (website_id, id);
alter table notifications add constraint notifications_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table notifications add constraint notifications_website_id_kind_subject_id_key UNIQUE (website_id, kind, subject_id);
alter table occupancies add constraint no_double_booking EXCLUDE USING gist (website_id WITH =, resource_id WITH =, tstzrange(from_at, to_at) WITH &&) WHERE ((slot_id IS NOT NULL));
alter table occupancies add constraint occupancies_check CHECK ((from_at < to_at));
alter table occupancies add constraint occupancies_note_check CHECK ((length(note) <= 200));
alter table occupancies add constraint occupancies_pkey PRIMARY KEY (website_id, id);
alter table occupancies add constraint occupancies_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table occupancies add constraint occupancies_website_id_slot_id_fkey FOREIGN KEY (website_id, slot_id) REFERENCES taken_slots(website_id, id) ON DELETE CASCADE;
alter table order_events add constraint order_events_actor_check CHECK ((actor = ANY (ARRAY['buyer'::text, 'owner'::text, 'provider'::text, 'system'::text])));
alter table order_events add constraint order_events_pkey PRIMARY KEY (website_id, id);
alter table order_events add constraint order_events_website_id_account_id_fkey FOREIGN KEY (website_id, account_id) REFERENCES accounts(website_id, id) ON DELETE SET NULL (account_id);
alter table order_events add constraint order_events_website_id_order_id_fkey FOREIGN KEY (website_id, order_id) REFERENCES orders(website_id, id) ON DELETE CASCADE;
alter table order_items add constraint order_items_check CHECK (((discount >= 0) AND (discount <= (price * quantity))));
alter table order_items add constraint order_items_check1 CHECK (((fulfilled >= 0) AND (fulfilled <= quantity)));
alter table order_items add constraint order_items_check2 CHECK (((refunded >= 0) AND (refunded <= quantity)));
alter table order_items add constraint order_items_check3 CHECK (((refunded_amount >= 0) AND (refunded_amount <= paid)));
alter table order_items add constraint order_items_check4 CHECK (((buyers_label IS NOT NULL) OR (buyers_variant IS NULL)));
alter table order_items add constraint order_items_kind_check CHECK ((kind = ANY (ARRAY['physical'::text, 'digital'::text, 'booking'::text])));
alter table order_items add constraint order_items_paid_check CHECK ((paid >= 0));
alter table order_items add constraint order_items_pkey PRIMARY KEY (website_id, id);
alter table order_items add constraint order_items_price_check CHECK ((price >= 0));
alter table order_items add constraint order_items_quantity_check CHECK (((quantity >= 1) AND (quantity <= 999)));
alter table order_items add constraint order_items_tax_check CHECK ((tax >= 0));
alter table order_items add constraint order_items_tax_rate_check CHECK (((tax_rate >= 0) AND (tax_rate <= 10000)));
alter table order_items add constraint order_items_website_id_order_id_fkey FOREIGN KEY (website_id, order_id) REFERENCES orders(website_id, id) ON DELETE CASCADE;
alter table order_items add constraint order_items_website_id_product_id_fkey FOREIGN KEY (website_id, product_id) REFERENCES products(website_id, id) ON DELETE SET NULL (product_id);
alter table order_items add constraint order_items_website_id_variant_id_fkey FOREIGN KEY (website_id, variant_id) REFERENCES variants(website_id, id) ON DELETE SET NULL (variant_id);
alter table order_keys add constraint order_keys_pkey PRIMARY KEY (website_id, key_hash);
alter table order_keys add constraint order_keys_website_id_order_id_fkey FOREIGN KEY (website_id, order_id) REFERENCES orders(website_id, id) ON DELETE CASCADE;
alter table order_words add constraint order_words_pkey PRIMARY KEY (website_id, word, order_id);
alter table order_words add constraint order_words_website_id_order_id_fkey FOREIGN KEY (website_id, order_id) REFERENCES orders(website_id, id) ON DELETE CASCADE;
alter table orders add constraint orders_check CHECK (((refunded >= 0) AND (refunded <= total)));
alter table orders add constraint orders_check1 CHECK ((total = (((subtotal - discount) + shipping) +
CASE
    WHEN tax_included THEN (0)::bigint
    ELSE tax
END)));
alter table orders add constraint orders_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text));
alter table orders add constraint orders_discount_check CHECK ((discount >= 0));
alter table orders add constraint orders_email_check CHECK ((length(email) <= 254));
alter table orders add constraint orders_language_check CHECK ((language ~ '^[a-z]{2}$'::text));
alter table orders add constraint orders_name_check CHECK ((length(name) <= 200));
alter table orders add constraint orders_notes_check CHECK ((length(notes) <= 5000));
alter table orders add constraint orders_origin_check CHECK ((length(origin) <= 300));
alter table orders add constraint orders_phone_check CHECK ((length(phone) <= 40));
alter table orders add constraint orders_pkey PRIMARY KEY (website_id, id);
alter table orders add constraint orders_provider_check CHECK ((provider = ANY (ARRAY['stripe'::text, 'test'::text, 'manual'::text, 'none'::text])));
alter table orders add constraint orders_shipping_check CHECK ((shipping >= 0));
alter table orders add constraint orders_shipping_tax_check CHECK ((shipping_tax >= 0));
alter table orders add constraint orders_status_check CHECK (((status >= 0) AND (status <= 4)));
alter table orders add constraint orders_subtotal_check CHECK ((subtotal >= 0));
alter table orders add constraint orders_tax_check CHECK ((tax >= 0));
alter table orders add constraint orders_total_check CHECK ((total >= 0));
alter table orders add constraint orders_website_id_account_id_fkey FOREIGN KEY (website_id, account_id) REFERENCES accounts(website_id, id) ON DELETE SET NULL (account_id);
alter table orders add constraint orders_website_id_discount_code_id_fkey FOREIGN KEY (website_id, discount_code_id) REFERENCES discount_codes(website_id, id) ON DELETE SET NULL (discount_code_id);
alter table orders add constraint orders_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table orders add constraint orders_website_id_invoice_number_key UNIQUE (website_id, invoice_number);
alter table orders add constraint orders_website_id_number_key UNIQUE (website_id, number);
alter table outside_busy add constraint outside_busy_check CHECK ((from_at < to_at));
alter table outside_busy add constraint outside_busy_pkey PRIMARY KEY (website_id, calendar_id, from_at);
alter table outside_busy add constraint outside_busy_website_id_calendar_id_fkey FOREIGN KEY (website_id, calendar_id) REFERENCES outside_calendars(website_id, id) ON DELETE CASCADE;
alter table outside_calendars add constraint outside_calendars_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80)));
alter table outside_calendars add constraint outside_calendars_pkey PRIMARY KEY (website_id, id);
alter table outside_calendars add constraint outside_calendars_url_check CHECK ((length(url) <= 2000));
alter table outside_calendars add constraint outside_calendars_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table outside_calendars add constraint outside_calendars_website_id_resource_id_fkey FOREIGN KEY (website_id, resource_id) REFERENCES resources(website_id, id) ON DELETE CASCADE;
alter table page_previews add constraint page_previews_pkey PRIMARY KEY (website_id, token_hash);
alter table page_previews add constraint page_previews_website_id_created_by_fkey FOREIGN KEY (website_id, created_by) REFERENCES accounts(website_id, id) ON DELETE SET NULL (created_by);
alter table page_previews add constraint page_previews_website_id_id_key UNIQUE (website_id, id);
alter table page_previews add constraint page_previews_website_id_page_id_fkey FOREIGN KEY (website_id, page_id) REFERENCES pages(website_id, id) ON DELETE CASCADE;
alter table page_redirects add constraint page_redirects_pkey PRIMARY KEY (website_id, subdomain, slug);
alter table page_redirects add constraint page_redirects_website_id_page_id_fkey FOREIGN KEY (website_id, page_id) REFERENCES pages(website_id, id) ON DELETE CASCADE;
alter table page_versions add constraint page_versions_details_check CHECK ((jsonb_typeof(details) = 'object'::text));
alter table page_versions add constraint page_versions_height_check CHECK (((height >= 0) AND (height <= 1000)));
alter table page_versions add constraint page_versions_label_check CHECK (((length(label) >= 1) AND (length(label) <= 80)));
alter table page_versions add constraint page_versions_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200)));
alter table page_versions add constraint page_versions_pkey PRIMARY KEY (website_id, page_id, version);
alter table page_versions add constraint page_versions_website_id_page_id_fkey FOREIGN KEY (website_id, page_id) REFERENCES pages(website_id, id) ON DELETE CASCADE;
alter table page_versions add constraint page_versions_website_id_saved_by_fkey FOREIGN KEY (website_id, saved_by) REFERENCES accounts(website_id, id) ON DELETE SET NULL (saved_by);
alter table pages add constraint pages_check CHECK (((publish_at IS NULL) = (publish_version IS NULL)));
alter table pages add constraint pages_check1 CHECK (((kind = 'page'::text) OR (NOT in_menu)));
alter table pages add constraint pages_check2 CHECK (((trashed_at IS NULL) OR ((kind = 'entry'::text) AND (published_version IS NULL))));
alter table pages add constraint pages_check3 CHECK (((trashed_at IS NULL) = (trashed_slug IS NULL)));
alter table pages add constraint pages_check4 CHECK (((trashed_version IS NULL) OR (trashed_at IS NOT NULL)));
alter table pages add constraint pages_kind_check CHECK ((kind = ANY (ARRAY['page'::text, 'section'::text, 'entry'::text, 'layout'::text])));
alter table pages add constraint pages_pkey PRIMARY KEY (website_id, id);
alter table pages add constraint pages_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 80)));
alter table pages add constraint pages_subdomain_check CHECK ((subdomain ~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)?$'::text));
alter table pages add constraint pages_trashed_slug_check CHECK (((trashed_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(trashed_slug) <= 80)));
alter table pages add constraint pages_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table pages add constraint pages_website_id_id_publish_version_fkey FOREIGN KEY (website_id, id, publish_version) REFERENCES page_versions(website_id, page_id, version) DEFERRABLE INITIALLY DEFERRED;
alter table pages add constraint pages_website_id_id_published_version_fkey FOREIGN KEY (website_id, id, published_version) REFERENCES page_versions(website_id, page_id, version) DEFERRABLE INITIALLY DEFERRED;
alter table pages add constraint pages_website_id_id_trashed_version_fkey FOREIGN KEY (website_id, id, trashed_version) REFERENCES page_versions(website_id, page_id, version) DEFERRABLE INITIALLY DEFERRED;
alter table pages add constraint pages_website_id_subdomain_slug_key UNIQUE (website_id, subdomain, slug) DEFERRABLE;
alter table passkeys add constraint passkeys_pkey PRIMARY KEY (website_id, id);
alter table passkeys add constraint passkeys_website_id_account_id_fkey FOREIGN KEY (website_id, account_id) REFERENCES accounts(website_id, id) ON DELETE CASCADE;
alter table passkeys add constraint passkeys_website_id_credential_id_key UNIQUE (website_id, credential_id);
alter table payment_comparisons add constraint payment_comparisons_pkey PRIMARY KEY (website_id);
alter table payment_comparisons add constraint payment_comparisons_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table payment_domains add constraint payment_domains_pkey PRIMARY KEY (website_id, account, host);
alter table payment_domains add constraint payment_domains_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'registered'::text, 'failed'::text])));
alter table payment_domains add constraint payment_domains_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table payments add constraint payments_amount_check CHECK ((amount >= 0));
alter table payments add constraint payments_pkey PRIMARY KEY (website_id, id);
alter table payments add constraint payments_provider_check CHECK ((provider = ANY (ARRAY['stripe'::text, 'test'::text, 'manual'::text])));
alter table payments add constraint payments_reference_check CHECK (((reference IS NOT NULL) OR ((provider = 'stripe'::text) AND (status = ANY (ARRAY['waiting'::text, 'failed'::text])))));
alter table payments add constraint payments_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'processing'::text, 'succeeded'::text, 'failed'::text, 'cancelled'::text, 'review'::text])));
alter table payments add constraint payments_website_id_order_id_fkey FOREIGN KEY (website_id, order_id) REFERENCES orders(website_id, id) ON DELETE CASCADE;
alter table payments add constraint payments_website_id_provider_reference_key UNIQUE (website_id, provider, reference);
alter table person_erasures add constraint person_erasures_email_check CHECK ((email = lower(email)));
alter table person_erasures add constraint person_erasures_pkey PRIMARY KEY (website_id, id);
alter table person_erasures add constraint person_erasures_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table platform_mails add constraint platform_mails_cause_key UNIQUE (cause);
alter table platform_mails add constraint platform_mails_pkey PRIMARY KEY (id);
alter table platform_mails add constraint platform_mails_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text])));
alter table platform_mails add constraint platform_mails_subject_check CHECK ((subject !~ '[\r\n]'::text));
alter table preview_clients add constraint preview_clients_email_check CHECK (((length(email) >= 3) AND (length(email) <= 254)));
alter table preview_clients add constraint preview_clients_emails_check CHECK ((emails = ANY (ARRAY['new'::text, 'asked'::text, 'on'::text, 'off'::text])));
alter table preview_clients add constraint preview_clients_key_hash_check CHECK ((length(key_hash) = 32));
alter table preview_clients add constraint preview_clients_language_check CHECK (((length(language) >= 2) AND (length(language) <= 35)));
alter table preview_clients add constraint preview_clients_pkey PRIMARY KEY (website_id, id);
alter table preview_clients add constraint preview_clients_website_id_key_hash_key UNIQUE (website_id, key_hash);
alter table preview_clients add constraint preview_clients_website_id_preview_id_email_key UNIQUE (website_id, preview_id, email);
alter table preview_clients add constraint preview_clients_website_id_preview_id_fkey FOREIGN KEY (website_id, preview_id) REFERENCES page_previews(website_id, id) ON DELETE CASCADE;
alter table product_files add constraint product_files_label_check CHECK ((length(label) <= 200));
alter table product_files add constraint product_files_pkey PRIMARY KEY (website_id, product_id, file_id);
alter table product_files add constraint product_files_website_id_product_id_fkey FOREIGN KEY (website_id, product_id) REFERENCES products(website_id, id) ON DELETE CASCADE;
alter table product_import_rows add constraint product_import_rows_pkey PRIMARY KEY (website_id, import_id, "position");
alter table product_import_rows add constraint product_import_rows_result_check CHECK ((result = ANY (ARRAY['created'::text, 'updated'::text, 'failed'::text])));
alter table product_import_rows add constraint product_import_rows_website_id_import_id_fkey FOREIGN KEY (website_id, import_id) REFERENCES product_imports(website_id, id) ON DELETE CASCADE;
alter table product_import_rows add constraint product_import_rows_what_check CHECK ((what = ANY (ARRAY['unchecked'::text, 'new'::text, 'change'::text, 'wrong'::text])));
alter table product_imports add constraint product_imports_format_check CHECK ((format = ANY (ARRAY['own'::text, 'shopify'::text, 'woocommerce'::text])));
alter table product_imports add constraint product_imports_pkey PRIMARY KEY (website_id, id);
alter table product_imports add constraint product_imports_status_check CHECK ((status = ANY (ARRAY['reading'::text, 'preview'::text, 'waiting'::text, 'running'::text, 'done'::text])));
alter table product_imports add constraint product_imports_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table product_imports add constraint product_imports_website_id_started_by_fkey FOREIGN KEY (website_id, started_by) REFERENCES accounts(website_id, id) ON DELETE SET NULL (started_by);
alter table product_tags add constraint product_tags_pkey PRIMARY KEY (website_id, tag, product_id);
alter table product_tags add constraint product_tags_website_id_product_id_fkey FOREIGN KEY (website_id, product_id) REFERENCES products(website_id, id) ON DELETE CASCADE;
alter table product_word_parts add constraint product_word_parts_pkey PRIMARY KEY (website_id, part, word);
alter table product_word_parts add constraint product_word_parts_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table product_words add constraint product_words_pkey PRIMARY KEY (website_id, word, product_id);
alter table product_words add constraint product_words_website_id_product_id_fkey FOREIGN KEY (website_id, product_id) REFERENCES products(website_id, id) ON DELETE CASCADE;
alter table products add constraint products_compare_at_check CHECK (((compare_at >= 0) AND (compare_at <= 99999999)));
alter table products add constraint products_featured_place_check CHECK ((featured_place >= 0));
alter table products add constraint products_kind_check CHECK ((kind = ANY (ARRAY['physical'::text, 'digital'::text])));
alter table products add constraint products_label_check CHECK (((length(label) >= 1) AND (length(label) <= 200)));
alter table products add constraint products_low_stock_check CHECK (((low_stock >= 0) AND (low_stock <= 1000000)));
alter table products add constraint products_pkey PRIMARY KEY (website_id, id);
alter table products add constraint products_price_check CHECK (((price >= 0) AND (price <= 99999999)));
alter table products add constraint products_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 120)));
alter table products add constraint products_sold_check CHECK ((sold >= 0));
alter table products add constraint products_tax_class_check CHECK ((tax_class = ANY (ARRAY['standard'::text, 'reduced'::text, 'zero'::text])));
alter table products add constraint products_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table products add constraint products_website_id_slug_key UNIQUE (website_id, slug);
alter table products add constraint products_weight_check CHECK (((weight >= 0) AND (weight <= 10000000)));
alter table provider_events add constraint provider_events_pkey PRIMARY KEY (website_id, provider, event_id);
alter table provider_events add constraint provider_events_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table publish_requests add constraint publish_requests_answer_check CHECK ((length(answer) <= 1000));
alter table publish_requests add constraint publish_requests_check CHECK (((state = 'open'::text) = (decided_at IS NULL)));
alter table publish_requests add constraint publish_requests_note_check CHECK ((length(note) <= 1000));
alter table publish_requests add constraint publish_requests_pkey PRIMARY KEY (website_id, id);
alter table publish_requests add constraint publish_requests_state_check CHECK ((state = ANY (ARRAY['open'::text, 'approved'::text, 'declined'::text, 'withdrawn'::text])));
alter table publish_requests add constraint publish_requests_version_check CHECK ((version > 0));
alter table publish_requests add constraint publish_requests_website_id_decided_by_fkey FOREIGN KEY (website_id, decided_by) REFERENCES accounts(website_id, id) ON DELETE SET NULL (decided_by);
alter table publish_requests add constraint publish_requests_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table publish_requests add constraint publish_requests_website_id_page_id_fkey FOREIGN KEY (website_id, page_id) REFERENCES pages(website_id, id) ON DELETE CASCADE;
alter table publish_requests add constraint publish_requests_website_id_requested_by_fkey FOREIGN KEY (website_id, requested_by) REFERENCES accounts(website_id, id) ON DELETE SET NULL (requested_by);
alter table rate_limits add constraint rate_limits_pkey PRIMARY KEY (key);
alter table recovery_codes add constraint recovery_codes_pkey PRIMARY KEY (website_id, account_id, id);
alter table recovery_codes add constraint recovery_codes_website_id_account_id_fkey FOREIGN KEY (website_id, account_id) REFERENCES accounts(website_id, id) ON DELETE CASCADE;
alter table redirects add constraint redirects_check CHECK (((page_id IS NULL) <> (to_address IS NULL)));
alter table redirects add constraint redirects_from_path_check CHECK (((from_path ~ '^/'::text) AND (length(from_path) <= 500)));
alter table redirects add constraint redirects_pkey PRIMARY KEY (website_id, id);
alter table redirects add constraint redirects_to_address_check CHECK ((length(to_address) <= 2000));
alter table redirects add constraint redirects_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table redirects add constraint redirects_website_id_page_id_fkey FOREIGN KEY (website_id, page_id) REFERENCES pages(website_id, id) ON DELETE CASCADE;
alter table redirects add constraint redirects_website_id_subdomain_from_path_key UNIQUE (website_id, subdomain, from_path);
alter table refunds add constraint refunds_actor_check CHECK ((actor = ANY (ARRAY['buyer'::text, 'owner'::text, 'provider'::text, 'system'::text])));
alter table refunds add constraint refunds_amount_check CHECK ((amount > 0));
alter table refunds add constraint refunds_pkey PRIMARY KEY (website_id, id);
alter table refunds add constraint refunds_reason_check CHECK ((length(reason) <= 500));
alter table refunds add constraint refunds_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'done'::text, 'failed'::text])));
alter table refunds add constraint refunds_then_status_check CHECK ((then_status = ANY (ARRAY[3, 4])));
alter table refunds add constraint refunds_website_id_asked_by_fkey FOREIGN KEY (website_id, asked_by) REFERENCES accounts(website_id, id) ON DELETE SET NULL (asked_by);
alter table refunds add constraint refunds_website_id_credit_number_key UNIQUE (website_id, credit_number);
alter table refunds add constraint refunds_website_id_order_id_fkey FOREIGN KEY (website_id, order_id) REFERENCES orders(website_id, id) ON DELETE CASCADE;
alter table refunds add constraint refunds_website_id_payment_id_fkey FOREIGN KEY (website_id, payment_id) REFERENCES payments(website_id, id) ON DELETE CASCADE;
alter table refunds add constraint refunds_website_id_reference_key UNIQUE (website_id, reference);
alter table resources add constraint resources_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80)));
alter table resources add constraint resources_pkey PRIMARY KEY (website_id, id);
alter table resources add constraint resources_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table sales_counts add constraint sales_counts_pkey PRIMARY KEY (website_id);
alter table sales_counts add constraint sales_counts_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table search_entries add constraint search_entries_anchor_check CHECK ((length(anchor) <= 200));
alter table search_entries add constraint search_entries_body_check CHECK ((length(body) <= 10000));
alter table search_entries add constraint search_entries_check CHECK (((kind = 'service'::text) = (service_id IS NOT NULL)));
alter table search_entries add constraint search_entries_check1 CHECK (((kind = 'service'::text) = (page_id IS NULL)));
alter table search_entries add constraint search_entries_kind_check CHECK ((kind = ANY (ARRAY['page'::text, 'question'::text, 'service'::text])));
alter table search_entries add constraint search_entries_language_check CHECK ((language ~ '^([a-z]{2})?$'::text));
alter table search_entries add constraint search_entries_pkey PRIMARY KEY (website_id, id);
alter table search_entries add constraint search_entries_place_check CHECK ((place >= 0));
alter table search_entries add constraint search_entries_title_check CHECK (((length(title) >= 1) AND (length(title) <= 300)));
alter table search_entries add constraint search_entries_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table search_entries add constraint search_entries_website_id_page_id_fkey FOREIGN KEY (website_id, page_id) REFERENCES pages(website_id, id) ON DELETE CASCADE;
alter table search_entries add constraint search_entries_website_id_page_id_place_key UNIQUE (website_id, page_id, place, language);
alter table search_entries add constraint search_entries_website_id_service_id_fkey FOREIGN KEY (website_id, service_id) REFERENCES services(website_id, id) ON DELETE CASCADE;
alter table search_entries add constraint search_entries_website_id_service_id_key UNIQUE (website_id, service_id, language);
alter table search_indexes add constraint search_indexes_pkey PRIMARY KEY (website_id);
alter table search_indexes add constraint search_indexes_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table search_word_parts add constraint search_word_parts_pkey PRIMARY KEY (website_id, part, word);
alter table search_word_parts add constraint search_word_parts_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table search_words add constraint search_words_pkey PRIMARY KEY (website_id, word, entry_id) INCLUDE (weight);
alter table search_words add constraint search_words_website_id_entry_id_fkey FOREIGN KEY (website_id, entry_id) REFERENCES search_entries(website_id, id) ON DELETE CASCADE;
alter table service_needs add constraint service_needs_pkey PRIMARY KEY (website_id, service_id, need, resource_id);
alter table service_needs add constraint service_needs_website_id_resource_id_fkey FOREIGN KEY (website_id, resource_id) REFERENCES resources(website_id, id) DEFERRABLE;
alter table service_needs add constraint service_needs_website_id_service_id_fkey FOREIGN KEY (website_id, service_id) REFERENCES services(website_id, id) ON DELETE CASCADE;
alter table services add constraint services_buffer_before_minutes_check CHECK (((buffer_before_minutes >= 0) AND (buffer_before_minutes <= 1440)));
alter table services add constraint services_buffer_minutes_check CHECK (((buffer_minutes >= 0) AND (buffer_minutes <= 1440)));
alter table services add constraint services_cancel_notice_minutes_check CHECK ((cancel_notice_minutes >= 0));
alter table services add constraint services_capacity_check CHECK (((capacity >= 1) AND (capacity <= 1000)));
alter table services add constraint services_colour_check CHECK ((colour ~ '^#[0-9a-f]{6}$'::text));
alter table services add constraint services_deposit_check CHECK (((deposit >= 0) AND (deposit <= 99999999)));
alter table services add constraint services_duration_minutes_check CHECK (((duration_minutes >= 5) AND (duration_minutes <= 10080)));
alter table services add constraint services_horizon_days_check CHECK (((horizon_days >= 1) AND (horizon_days <= 730)));
alter table services add constraint services_interval_minutes_check CHECK (((interval_minutes >= 5) AND (interval_minutes <= 1440)));
alter table services add constraint services_label_check CHECK (((length(label) >= 1) AND (length(label) <= 120)));
alter table services add constraint services_most_people_check CHECK (((most_people >= 1) AND (most_people <= 1000)));
alter table services add constraint services_move_notice_minutes_check CHECK (((move_notice_minutes >= 0) AND (move_notice_minutes <= 129600)));
alter table services add constraint services_notice_minutes_check CHECK ((notice_minutes >= 0));
alter table services add constraint services_offer_minutes_check CHECK (((offer_minutes >= 10) AND (offer_minutes <= 10080)));
alter table services add constraint services_pkey PRIMARY KEY (website_id, id);
alter table services add constraint services_price_check CHECK (((price >= 0) AND (price <= 99999999)));
alter table services add constraint services_reminders_check CHECK (((COALESCE(array_length(reminders, 1), 0) <= 5) AND (array_position(reminders, NULL::integer) IS NULL) AND (0 < ALL (reminders)) AND (43200 >= ALL (reminders))));
alter table services add constraint services_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 120)));
alter table services add constraint services_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table services add constraint services_website_id_slug_key UNIQUE (website_id, slug);
alter table sessions add constraint sessions_pkey PRIMARY KEY (website_id, id);
alter table sessions add constraint sessions_website_id_account_id_fkey FOREIGN KEY (website_id, account_id) REFERENCES accounts(website_id, id) ON DELETE CASCADE;
alter table sessions add constraint sessions_website_id_token_hash_key UNIQUE (website_id, token_hash);
alter table shop_numbers add constraint shop_numbers_pkey PRIMARY KEY (website_id, series);
alter table shop_numbers add constraint shop_numbers_series_check CHECK ((series = ANY (ARRAY['order'::text, 'invoice'::text, 'credit'::text])));
alter table shop_numbers add constraint shop_numbers_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table shops add constraint shops_pkey PRIMARY KEY (website_id);
alter table shops add constraint shops_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table sign_in_steps add constraint sign_in_steps_pkey PRIMARY KEY (website_id, token_hash);
alter table sign_in_steps add constraint sign_in_steps_website_id_account_id_fkey FOREIGN KEY (website_id, account_id) REFERENCES accounts(website_id, id) ON DELETE CASCADE;
alter table sign_in_steps add constraint sign_in_steps_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table sign_ins add constraint sign_ins_pkey PRIMARY KEY (website_id, id);
alter table sign_ins add constraint sign_ins_website_id_account_id_fkey FOREIGN KEY (website_id, account_id) REFERENCES accounts(website_id, id) ON DELETE CASCADE;
alter table site_exports add constraint site_exports_pkey PRIMARY KEY (website_id, id);
alter table site_exports add constraint site_exports_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'ready'::text, 'failed'::text])));
alter table site_exports add constraint site_exports_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table site_exports add constraint site_exports_website_id_made_by_fkey FOREIGN KEY (website_id, made_by) REFERENCES accounts(website_id, id) ON DELETE SET NULL (made_by);
alter table site_problems add constraint site_problems_error_check CHECK ((length(error) <= 300));
alter table site_problems add constraint site_problems_pkey PRIMARY KEY (website_id, round);
alter table site_problems add constraint site_problems_round_check CHECK ((length(round) <= 60));
alter table site_problems add constraint site_problems_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table site_words add constraint site_words_area_check CHECK ((area ~ '^[a-z-]{1,40}\.[a-z-]{1,40}$'::text));
alter table site_words add constraint site_words_key_check CHECK ((key ~ '^[A-Za-z0-9][A-Za-z0-9_]{0,59}$'::text));
alter table site_words add constraint site_words_language_check CHECK ((language ~ '^[a-z]{2}$'::text));
alter table site_words add constraint site_words_pkey PRIMARY KEY (website_id, language, area, key);
alter table site_words add constraint site_words_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table site_words add constraint site_words_words_check CHECK (((length(words) >= 1) AND (length(words) <= 10000)));
alter table stock_holds add constraint stock_holds_pkey PRIMARY KEY (website_id, variant_id, order_id);
alter table stock_holds add constraint stock_holds_quantity_check CHECK ((quantity > 0));
alter table stock_holds add constraint stock_holds_website_id_variant_id_fkey FOREIGN KEY (website_id, variant_id) REFERENCES variants(website_id, id) ON DELETE CASCADE;
alter table stock_movements add constraint stock_movements_kind_check CHECK ((kind = ANY (ARRAY['counted'::text, 'adjusted'::text, 'sold'::text, 'returned'::text, 'recomputed'::text])));
alter table stock_movements add constraint stock_movements_note_check CHECK ((length(note) <= 500));
alter table stock_movements add constraint stock_movements_pkey PRIMARY KEY (website_id, id);
alter table stock_movements add constraint stock_movements_website_id_moved_by_fkey FOREIGN KEY (website_id, moved_by) REFERENCES accounts(website_id, id) ON DELETE SET NULL (moved_by);
alter table stock_movements add constraint stock_movements_website_id_variant_id_cause_key UNIQUE (website_id, variant_id, cause);
alter table stock_movements add constraint stock_movements_website_id_variant_id_fkey FOREIGN KEY (website_id, variant_id) REFERENCES variants(website_id, id) ON DELETE CASCADE;
alter table stock_providers add constraint stock_providers_ending_check CHECK ((length(ending) <= 4));
alter table stock_providers add constraint stock_providers_pkey PRIMARY KEY (website_id);
alter table stock_providers add constraint stock_providers_provider_check CHECK ((provider = ANY (ARRAY['openverse'::text, 'pexels'::text])));
alter table stock_providers add constraint stock_providers_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table subscribers add constraint subscribers_email_check CHECK (((email = lower(email)) AND (length(email) <= 254)));
alter table subscribers add constraint subscribers_pkey PRIMARY KEY (website_id, id);
alter table subscribers add constraint subscribers_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'confirmed'::text, 'left'::text])));
alter table subscribers add constraint subscribers_website_id_email_key UNIQUE (website_id, email);
alter table subscribers add constraint subscribers_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table subscribers add constraint subscribers_website_id_token_hash_key UNIQUE (website_id, token_hash);
alter table taken_slots add constraint taken_slots_pkey PRIMARY KEY (website_id, id);
alter table taken_slots add constraint taken_slots_seats CHECK (((seats >= 1) AND (seats <= capacity)));
alter table taken_slots add constraint taken_slots_website_id_service_id_fkey FOREIGN KEY (website_id, service_id) REFERENCES services(website_id, id) ON DELETE CASCADE;
alter table tokens add constraint tokens_pkey PRIMARY KEY (website_id, token_hash);
alter table tokens add constraint tokens_purpose_check CHECK ((purpose = ANY (ARRAY['reset'::text, 'sign-in'::text])));
alter table tokens add constraint tokens_website_id_account_id_fkey FOREIGN KEY (website_id, account_id) REFERENCES accounts(website_id, id) ON DELETE CASCADE;
alter table translation_providers add constraint translation_providers_address_check CHECK ((length(address) <= 500));
alter table translation_providers add constraint translation_providers_ending_check CHECK ((length(ending) <= 4));
alter table translation_providers add constraint translation_providers_model_check CHECK ((length(model) <= 200));
alter table translation_providers add constraint translation_providers_pkey PRIMARY KEY (website_id);
alter table translation_providers add constraint translation_providers_provider_check CHECK ((provider = ANY (ARRAY['deepl'::text, 'openai'::text])));
alter table translation_providers add constraint translation_providers_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table translation_runs add constraint translation_runs_at_check CHECK ((at >= 0));
alter table translation_runs add constraint translation_runs_done_check CHECK ((done >= 0));
alter table translation_runs add constraint translation_runs_failed_check CHECK ((failed >= 0));
alter table translation_runs add constraint translation_runs_language_check CHECK (((length(language) >= 2) AND (length(language) <= 8)));
alter table translation_runs add constraint translation_runs_pkey PRIMARY KEY (website_id, language);
alter table translation_runs add constraint translation_runs_status_check CHECK ((status = ANY (ARRAY['running'::text, 'done'::text, 'stopped'::text, 'failed'::text])));
alter table translation_runs add constraint translation_runs_text_at_check CHECK ((text_at >= 0));
alter table translation_runs add constraint translation_runs_texts_check CHECK ((texts >= 0));
alter table translation_runs add constraint translation_runs_tries_check CHECK ((tries >= 0));
alter table translation_runs add constraint translation_runs_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table translations add constraint translations_check CHECK (((kind = 'page'::text) = (page_id IS NOT NULL)));
alter table translations add constraint translations_check1 CHECK (((kind = 'menu'::text) = (subdomain IS NOT NULL)));
alter table translations add constraint translations_check10 CHECK (((kind = 'site'::text) = COALESCE((part = ANY (ARRAY['announcement'::text, 'footer'::text])), false)));
alter table translations add constraint translations_check12 CHECK (((kind = 'file'::text) = (file_id IS NOT NULL)));
alter table translations add constraint translations_check2 CHECK (((published IS NULL) = (published_at IS NULL)));
alter table translations add constraint translations_check3 CHECK (((kind = 'product'::text) = (product_id IS NOT NULL)));
alter table translations add constraint translations_check4 CHECK (((kind = 'service'::text) = (service_id IS NOT NULL)));
alter table translations add constraint translations_check5 CHECK (((kind = 'form'::text) = (form_id IS NOT NULL)));
alter table translations add constraint translations_check6 CHECK (((kind = 'collection'::text) = (collection_id IS NOT NULL)));
alter table translations add constraint translations_check7 CHECK (((kind = 'email'::text) = (email_id IS NOT NULL)));
alter table translations add constraint translations_check8 CHECK (((kind = 'term'::text) = (term_id IS NOT NULL)));
alter table translations add constraint translations_check9 CHECK (((kind = 'content-type'::text) = (content_type_id IS NOT NULL)));
alter table translations add constraint translations_draft_check CHECK ((jsonb_typeof(draft) = 'object'::text));
alter table translations add constraint translations_kind_check CHECK ((kind = ANY (ARRAY['page'::text, 'menu'::text, 'product'::text, 'service'::text, 'form'::text, 'collection'::text, 'email'::text, 'term'::text, 'content-type'::text, 'site'::text, 'shop'::text, 'file'::text])));
alter table translations add constraint translations_language_check CHECK ((language ~ '^[a-z]{2}$'::text));
alter table translations add constraint translations_one_of_each UNIQUE NULLS NOT DISTINCT (website_id, page_id, subdomain, product_id, service_id, form_id, collection_id, email_id, term_id, content_type_id, file_id, part, language);
alter table translations add constraint translations_pkey PRIMARY KEY (website_id, id);
alter table translations add constraint translations_published_check CHECK ((jsonb_typeof(published) = 'object'::text));
alter table translations add constraint translations_shop_check CHECK (((kind = 'shop'::text) = COALESCE((part = ANY (ARRAY['delivery'::text, 'payment'::text, 'taxes'::text])), false)));
alter table translations add constraint translations_website_id_collection_id_fkey FOREIGN KEY (website_id, collection_id) REFERENCES collections(website_id, id) ON DELETE CASCADE;
alter table translations add constraint translations_website_id_content_type_id_fkey FOREIGN KEY (website_id, content_type_id) REFERENCES content_types(website_id, id) ON DELETE CASCADE;
alter table translations add constraint translations_website_id_email_id_fkey FOREIGN KEY (website_id, email_id) REFERENCES email_templates(website_id, email_id) ON DELETE CASCADE;
alter table translations add constraint translations_website_id_file_id_fkey FOREIGN KEY (website_id, file_id) REFERENCES files(website_id, id) ON DELETE CASCADE;
alter table translations add constraint translations_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table translations add constraint translations_website_id_form_id_fkey FOREIGN KEY (website_id, form_id) REFERENCES forms(website_id, id) ON DELETE CASCADE;
alter table translations add constraint translations_website_id_page_id_fkey FOREIGN KEY (website_id, page_id) REFERENCES pages(website_id, id) ON DELETE CASCADE;
alter table translations add constraint translations_website_id_product_id_fkey FOREIGN KEY (website_id, product_id) REFERENCES products(website_id, id) ON DELETE CASCADE;
alter table translations add constraint translations_website_id_service_id_fkey FOREIGN KEY (website_id, service_id) REFERENCES services(website_id, id) ON DELETE CASCADE;
alter table translations add constraint translations_website_id_term_id_fkey FOREIGN KEY (website_id, term_id) REFERENCES entry_terms(website_id, id) ON DELETE CASCADE;
alter table trusted_devices add constraint trusted_devices_pkey PRIMARY KEY (website_id, token_hash);
alter table trusted_devices add constraint trusted_devices_website_id_account_id_fkey FOREIGN KEY (website_id, account_id) REFERENCES accounts(website_id, id) ON DELETE CASCADE;
alter table variants add constraint variants_pkey PRIMARY KEY (website_id, id);
alter table variants add constraint variants_price_check CHECK (((price >= 0) AND (price <= 99999999)));
alter table variants add constraint variants_sku_check CHECK ((length(sku) <= 80));
alter table variants add constraint variants_stock_check CHECK (((stock >= 0) AND (stock <= 1000000000)));
alter table variants add constraint variants_variant_label_check CHECK ((length(variant_label) <= 200));
alter table variants add constraint variants_website_id_product_id_fkey FOREIGN KEY (website_id, product_id) REFERENCES products(website_id, id) ON DELETE CASCADE;
alter table variants add constraint variants_weight_check CHECK (((weight >= 0) AND (weight <= 10000000)));
alter table visit_causes add constraint visit_causes_kind_check CHECK ((kind = ANY (ARRAY['order'::text, 'booking'::text])));
alter table visit_causes add constraint visit_causes_pkey PRIMARY KEY (website_id, kind, subject_id);
alter table visit_causes add constraint visit_causes_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table visit_counts add constraint visit_counts_dimension_check CHECK ((length(dimension) <= 20));
alter table visit_counts add constraint visit_counts_grain_check CHECK ((grain = ANY (ARRAY['d'::"char", 'm'::"char"])));
alter table visit_counts add constraint visit_counts_pkey PRIMARY KEY (website_id, grain, dimension, starts, value);
alter table visit_counts add constraint visit_counts_value_check CHECK ((length(value) <= 300));
alter table visit_counts add constraint visit_counts_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table visit_hours add constraint visit_hours_pkey PRIMARY KEY (website_id, hour);
alter table visit_hours add constraint visit_hours_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table visit_salts add constraint visit_salts_pkey PRIMARY KEY (website_id, day);
alter table visit_salts add constraint visit_salts_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table visits add constraint visits_entry_check CHECK ((length(entry) <= 300));
alter table visits add constraint visits_exit_check CHECK ((length(exit) <= 300));
alter table visits add constraint visits_pkey PRIMARY KEY (website_id, visitor);
alter table visits add constraint visits_visitor_check CHECK ((length(visitor) <= 24));
alter table visits add constraint visits_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table waiting_people add constraint waiting_people_email_check CHECK ((length(email) <= 254));
alter table waiting_people add constraint waiting_people_language_check CHECK ((language ~ '^[a-z]{2}$'::text));
alter table waiting_people add constraint waiting_people_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120)));
alter table waiting_people add constraint waiting_people_people_check CHECK (((people >= 1) AND (people <= 1000)));
alter table waiting_people add constraint waiting_people_pkey PRIMARY KEY (website_id, id);
alter table waiting_people add constraint waiting_people_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'offered'::text, 'taken'::text, 'passed'::text, 'left'::text])));
alter table waiting_people add constraint waiting_people_visitor_timezone_check CHECK ((length(visitor_timezone) <= 60));
alter table waiting_people add constraint waiting_people_website_id_account_id_fkey FOREIGN KEY (website_id, account_id) REFERENCES accounts(website_id, id) ON DELETE SET NULL (account_id);
alter table waiting_people add constraint waiting_people_website_id_booking_id_fkey FOREIGN KEY (website_id, booking_id) REFERENCES bookings(website_id, id) ON DELETE SET NULL (booking_id);
alter table waiting_people add constraint waiting_people_website_id_service_id_fkey FOREIGN KEY (website_id, service_id) REFERENCES services(website_id, id) ON DELETE CASCADE;
alter table webhook_deliveries add constraint webhook_deliveries_pkey PRIMARY KEY (website_id, id);
alter table webhook_deliveries add constraint webhook_deliveries_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text])));
alter table webhook_deliveries add constraint webhook_deliveries_website_id_endpoint_id_event_id_key UNIQUE (website_id, endpoint_id, event_id);
alter table webhook_deliveries add constraint webhook_deliveries_website_id_endpoint_id_fkey FOREIGN KEY (website_id, endpoint_id) REFERENCES webhook_endpoints(website_id, id) ON DELETE CASCADE;
alter table webhook_endpoints add constraint webhook_endpoints_pkey PRIMARY KEY (website_id, id);
alter table webhook_endpoints add constraint webhook_endpoints_url_check CHECK ((length(url) <= 500));
alter table webhook_endpoints add constraint webhook_endpoints_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table websites add constraint websites_check CHECK (((deleted_at IS NULL) = (erase_at IS NULL)));
alter table websites add constraint websites_check1 CHECK ((NOT (split_part(locale, '-'::text, 1) = ANY (languages))));
alter table websites add constraint websites_colours_check CHECK (are_site_colours(colours));
alter table websites add constraint websites_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text));
alter table websites add constraint websites_languages_check CHECK (((cardinality(languages) <= 9) AND (array_position(languages, NULL::text) IS NULL)));
alter table websites add constraint websites_locale_check CHECK (((locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]{1,8})*$'::text) AND (length(locale) <= 35)));
alter table websites add constraint websites_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100)));
alter table websites add constraint websites_pkey PRIMARY KEY (id);
alter table websites add constraint websites_timezone_check CHECK (is_time_zone(timezone));
alter table websites add constraint websites_untranslated_check CHECK ((untranslated = ANY (ARRAY['original'::text, 'hidden'::text])));
alter table withdrawals add constraint withdrawals_name_check CHECK ((length(name) <= 200));
alter table withdrawals add constraint withdrawals_pkey PRIMARY KEY (website_id, id);
alter table withdrawals add constraint withdrawals_reason_check CHECK ((length(reason) <= 1000));
alter table withdrawals add constraint withdrawals_website_id_order_id_fkey FOREIGN KEY (website_id, order_id) REFERENCES orders(website_id, id) ON DELETE CASCADE;
alter table wordpress_imports add constraint wordpress_imports_pkey PRIMARY KEY (website_id, id);
alter table wordpress_imports add constraint wordpress_imports_status_check CHECK ((status = ANY (ARRAY['reading'::text, 'preview'::text, 'running'::text, 'done'::text, 'undone'::text])));
alter table wordpress_imports add constraint wordpress_imports_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table wordpress_items add constraint wordpress_items_kind_check CHECK ((kind = ANY (ARRAY['picture'::text, 'page'::text, 'post'::text])));
alter table wordpress_items add constraint wordpress_items_pkey PRIMARY KEY (website_id, import_id, "position");
alter table wordpress_items add constraint wordpress_items_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'made'::text, 'known'::text, 'failed'::text, 'removed'::text])));
alter table wordpress_items add constraint wordpress_items_website_id_import_id_fkey FOREIGN KEY (website_id, import_id) REFERENCES wordpress_imports(website_id, id) ON DELETE CASCADE;

-- indexs

CREATE INDEX accounts_by_creation ON sitewright.accounts USING btree (website_id, created_at);
CREATE INDEX api_keys_by_account ON sitewright.api_keys USING btree (website_id, account_id);
CREATE INDEX attachments_of_message ON sitewright.attachments USING btree (website_id, message_id);
CREATE INDEX audio_tracks_by_cover ON sitewright.audio_tracks USING btree (website_id, cover_id);
CREATE INDEX audio_tracks_by_file ON sitewright.audio_tracks USING btree (website_id, file_id);
CREATE INDEX audio_tracks_by_product ON sitewright.audio_tracks USING btree (website_id, product_id);
CREATE INDEX audio_tracks_in_order ON sitewright.audio_tracks USING btree (website_id, "position", id);
CREATE INDEX bookings_by_account ON sitewright.bookings USING btree (website_id, account_id, start_at);
CREATE INDEX bookings_by_creation ON sitewright.bookings USING btree (website_id, created_at);
CREATE INDEX bookings_by_order ON sitewright.bookings USING btree (website_id, order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX bookings_by_series ON sitewright.bookings USING btree (website_id, series_id) WHERE (series_id IS NOT NULL);
CREATE INDEX bookings_by_service ON sitewright.bookings USING btree (website_id, service_id, start_at);
CREATE INDEX bookings_by_slot ON sitewright.bookings USING btree (website_id, slot_id);
CREATE INDEX bookings_by_time ON sitewright.bookings USING btree (website_id, start_at);
CREATE INDEX bookings_emails_due ON sitewright.bookings USING btree (website_id) WHERE ((guest_email_due_at IS NOT NULL) OR (owner_email_due_at IS NOT NULL));
CREATE INDEX bookings_held ON sitewright.bookings USING btree (website_id, held_until) WHERE (status = 'held'::text);
CREATE INDEX bookings_held_of_visitor ON sitewright.bookings USING btree (website_id, visitor) WHERE (visitor IS NOT NULL);
CREATE INDEX bookings_overdue ON sitewright.bookings USING btree (held_until) WHERE (status = 'held'::text);
CREATE INDEX bookings_to_answer ON sitewright.bookings USING btree (website_id, start_at) WHERE (status = 'pending'::text);
CREATE INDEX bookings_to_come ON sitewright.bookings USING btree (start_at) WHERE (status = 'confirmed'::text);
CREATE INDEX brand_history_by_account ON sitewright.brand_history USING btree (website_id, replaced_by);
CREATE INDEX carts_left ON sitewright.carts USING btree (updated_at) WHERE (reminded_at IS NULL);
CREATE INDEX code_redemptions_by_email ON sitewright.code_redemptions USING btree (website_id, code_id, email);
CREATE INDEX code_redemptions_by_order ON sitewright.code_redemptions USING btree (website_id, order_id);
CREATE INDEX collection_products_by_product ON sitewright.collection_products USING btree (website_id, product_id);
CREATE INDEX collection_products_in_order ON sitewright.collection_products USING btree (website_id, collection_id, "position", product_id DESC);
CREATE INDEX comment_notices_by_comment ON sitewright.comment_notices USING btree (website_id, comment_id);
CREATE INDEX comment_threads_by_page ON sitewright.comment_threads USING btree (website_id, page_id);
CREATE INDEX comment_threads_by_resolver ON sitewright.comment_threads USING btree (website_id, resolved_by);
CREATE INDEX comments_by_author ON sitewright.comments USING btree (website_id, author_id);
CREATE INDEX comments_by_client ON sitewright.comments USING btree (website_id, client_email) WHERE (client_email IS NOT NULL);
CREATE INDEX comments_by_thread ON sitewright.comments USING btree (website_id, thread_id, id);
CREATE INDEX creator_sessions_by_creator ON sitewright.creator_sessions USING btree (creator_id);
CREATE INDEX creator_sites_by_creator ON sitewright.creator_sites USING btree (creator_id, created_at);
CREATE INDEX creator_steps_by_creator ON sitewright.creator_steps USING btree (creator_id);
CREATE INDEX creator_tokens_by_creator ON sitewright.creator_tokens USING btree (creator_id);
CREATE INDEX domains_by_host ON sitewright.domains USING btree (host);
CREATE INDEX domains_due ON sitewright.domains USING btree (due_at);
CREATE INDEX email_template_versions_by_account ON sitewright.email_template_versions USING btree (website_id, saved_by);
CREATE INDEX entries_by_name ON sitewright.entries USING btree (website_id, type_id, lower(draft_name), page_id) WHERE (trashed_at IS NULL);
CREATE INDEX entries_by_time ON sitewright.entries USING btree (website_id, type_id, sort_at, page_id) WHERE live;
CREATE INDEX entries_by_type ON sitewright.entries USING btree (website_id, type_id);
CREATE INDEX entries_counted ON sitewright.entries USING btree (website_id, type_id) WHERE (trashed_at IS NULL);
CREATE INDEX entries_in_order ON sitewright.entries USING btree (website_id, type_id, pinned DESC, sort_at DESC, page_id DESC) WHERE (trashed_at IS NULL);
CREATE INDEX entries_listed ON sitewright.entries USING btree (website_id, type_id, pinned DESC, sort_at DESC, page_id DESC) INCLUDE (unpublish_at) WHERE live;
CREATE INDEX entries_live_counted ON sitewright.entries USING btree (website_id, type_id) WHERE live;
CREATE INDEX entries_restricted ON sitewright.entries USING btree (website_id) WHERE (access <> 'everybody'::text);
CREATE INDEX entries_shown ON sitewright.entries USING btree (website_id, type_id, shown_at) WHERE (shown_at IS NOT NULL);
CREATE INDEX entries_to_unpublish ON sitewright.entries USING btree (website_id, unpublish_at) WHERE (unpublish_at IS NOT NULL);
CREATE INDEX entries_trashed ON sitewright.entries USING btree (website_id, trashed_at) WHERE (trashed_at IS NOT NULL);
CREATE INDEX entry_comments_by_account ON sitewright.entry_comments USING btree (website_id, account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX entry_comments_by_email ON sitewright.entry_comments USING btree (website_id, author_email) WHERE (author_email IS NOT NULL);
CREATE INDEX entry_comments_by_page ON sitewright.entry_comments USING btree (website_id, page_id, created_at, id);
CREATE INDEX entry_comments_by_parent ON sitewright.entry_comments USING btree (website_id, parent_id) WHERE (parent_id IS NOT NULL);
CREATE INDEX entry_comments_by_state ON sitewright.entry_comments USING btree (website_id, state, id DESC);
CREATE UNIQUE INDEX entry_comments_by_token ON sitewright.entry_comments USING btree (website_id, token_hash) WHERE (token_hash IS NOT NULL);
CREATE INDEX entry_comments_untold ON sitewright.entry_comments USING btree (website_id, moved_at) WHERE ((state = 'pending'::text) AND (NOT told));
CREATE INDEX entry_import_rows_wrong ON sitewright.entry_import_rows USING btree (website_id, import_id, "position") WHERE ((what = 'wrong'::text) OR (result = 'failed'::text));
CREATE INDEX entry_imports_by_account ON sitewright.entry_imports USING btree (website_id, started_by);
CREATE INDEX entry_imports_by_type ON sitewright.entry_imports USING btree (website_id, type_id);
CREATE INDEX entry_term_uses_by_term ON sitewright.entry_term_uses USING btree (website_id, term_id, page_id);
CREATE INDEX entry_terms_by_parent ON sitewright.entry_terms USING btree (website_id, parent_id);
CREATE INDEX entry_unique_values_by_entry ON sitewright.entry_unique_values USING btree (website_id, page_id);
CREATE INDEX file_uploads_by_account ON sitewright.file_uploads USING btree (website_id, created_by);
CREATE INDEX files_by_account ON sitewright.files USING btree (website_id, uploaded_by);
CREATE UNIQUE INDEX files_by_content ON sitewright.files USING btree (website_id, sha256, private) WHERE found_by_content;
CREATE INDEX files_by_folder ON sitewright.files USING btree (website_id, folder);
CREATE INDEX files_by_name ON sitewright.files USING btree (website_id, lower(name), id);
CREATE INDEX files_by_size ON sitewright.files USING btree (website_id, size, id);
CREATE INDEX fulfilments_by_account ON sitewright.fulfilments USING btree (website_id, made_by) WHERE (made_by IS NOT NULL);
CREATE INDEX fulfilments_of_order ON sitewright.fulfilments USING btree (website_id, order_id);
CREATE INDEX history_by_account ON sitewright.history USING btree (website_id, account_id, id);
CREATE INDEX history_by_age ON sitewright.history USING btree (at);
CREATE INDEX history_by_word ON sitewright.history USING btree (website_id, word, id);
CREATE INDEX hosts_by_shape ON sitewright.hosts USING btree (address_shape(host));
CREATE INDEX hosts_by_website ON sitewright.hosts USING btree (website_id);
CREATE UNIQUE INDEX hosts_one_canonical ON sitewright.hosts USING btree (website_id) WHERE canonical;
CREATE UNIQUE INDEX hosts_one_per_language ON sitewright.hosts USING btree (website_id, language) WHERE (language IS NOT NULL);
CREATE INDEX hosts_retiring ON sitewright.hosts USING btree (retires_at) WHERE (retires_at IS NOT NULL);
CREATE INDEX idempotency_keys_by_age ON sitewright.idempotency_keys USING btree (website_id, created_at);
CREATE INDEX mails_by_status ON sitewright.mails USING btree (website_id, status, id);
CREATE INDEX menu_entries_by_page ON sitewright.menu_entries USING btree (website_id, page_id);
CREATE INDEX menu_entries_by_parent ON sitewright.menu_entries USING btree (website_id, parent_id);
CREATE INDEX menu_entries_in_order ON sitewright.menu_entries USING btree (website_id, subdomain, menu, "position");
CREATE INDEX message_entries_by_message ON sitewright.message_entries USING btree (website_id, message_id, id);
CREATE INDEX message_words_by_message ON sitewright.message_words USING btree (website_id, message_id, word);
CREATE INDEX messages_by_age ON sitewright.messages USING btree (website_id, created_at);
CREATE INDEX messages_by_content ON sitewright.messages USING btree (website_id, content_hash, created_at);
CREATE INDEX messages_by_form ON sitewright.messages USING btree (website_id, form_id, id);
CREATE INDEX messages_by_place ON sitewright.messages USING btree (website_id, spam, archived, id);
CREATE INDEX messages_by_sender ON sitewright.messages USING btree (website_id, sender_email);
CREATE INDEX messages_unread ON sitewright.messages USING btree (website_id, id) WHERE ((NOT read) AND (NOT spam) AND (NOT archived));
CREATE INDEX notification_reads_by_notification ON sitewright.notification_reads USING btree (website_id, notification_id);
CREATE INDEX notifications_by_age ON sitewright.notifications USING btree (website_id, created_at);
CREATE INDEX occupancies_by_slot ON sitewright.occupancies USING btree (website_id, slot_id);
CREATE INDEX occupancies_by_time ON sitewright.occupancies USING btree (website_id, to_at);
CREATE UNIQUE INDEX one_open_publish_request ON sitewright.publish_requests USING btree (website_id, page_id) WHERE (state = 'open'::text);
CREATE INDEX order_events_by_account ON sitewright.order_events USING btree (website_id, account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX order_events_of_order ON sitewright.order_events USING btree (website_id, order_id, id);
CREATE INDEX order_items_by_product ON sitewright.order_items USING btree (website_id, product_id, order_id DESC);
CREATE INDEX order_items_by_reference ON sitewright.order_items USING btree (website_id, reference) WHERE (reference IS NOT NULL);
CREATE INDEX order_items_by_variant ON sitewright.order_items USING btree (website_id, variant_id);
CREATE INDEX order_items_of_order ON sitewright.order_items USING btree (website_id, order_id, "position");
CREATE INDEX order_keys_of_order ON sitewright.order_keys USING btree (website_id, order_id);
CREATE INDEX order_words_by_order ON sitewright.order_words USING btree (website_id, order_id);
CREATE INDEX orders_by_account ON sitewright.orders USING btree (website_id, account_id, id DESC) WHERE (account_id IS NOT NULL);
CREATE INDEX orders_by_code ON sitewright.orders USING btree (website_id, discount_code_id) WHERE (discount_code_id IS NOT NULL);
CREATE INDEX orders_by_email ON sitewright.orders USING btree (website_id, email, id DESC);
CREATE INDEX orders_by_payment ON sitewright.orders USING btree (website_id, paid_at) INCLUDE (total, refunded) WHERE (paid_at IS NOT NULL);
CREATE INDEX orders_by_provider ON sitewright.orders USING btree (website_id, provider, id DESC);
CREATE INDEX orders_by_status ON sitewright.orders USING btree (website_id, status, id DESC) INCLUDE (total, refunded);
CREATE INDEX orders_emails_due ON sitewright.orders USING btree (website_id) WHERE (buyer_email_due OR shop_email_due);
CREATE INDEX orders_in_trouble ON sitewright.orders USING btree (website_id, id DESC) WHERE (trouble <> ''::text);
CREATE INDEX orders_open_of_person ON sitewright.orders USING btree (website_id, email) WHERE (status = 0);
CREATE INDEX orders_open_of_visitor ON sitewright.orders USING btree (website_id, visitor) WHERE (status = 0);
CREATE INDEX orders_pending ON sitewright.orders USING btree (held_until) WHERE (status = 0);
CREATE INDEX outside_busy_by_time ON sitewright.outside_busy USING btree (website_id, to_at);
CREATE INDEX outside_calendars_by_resource ON sitewright.outside_calendars USING btree (website_id, resource_id);
CREATE INDEX outside_calendars_due ON sitewright.outside_calendars USING btree (due_at);
CREATE INDEX page_previews_by_account ON sitewright.page_previews USING btree (website_id, created_by);
CREATE INDEX page_previews_by_page ON sitewright.page_previews USING btree (website_id, page_id);
CREATE INDEX page_redirects_by_page ON sitewright.page_redirects USING btree (website_id, page_id);
CREATE INDEX page_versions_named ON sitewright.page_versions USING btree (website_id, page_id, version) INCLUDE (name);
CREATE INDEX pages_by_position ON sitewright.pages USING btree (website_id, "position");
CREATE INDEX pages_in_menu_order ON sitewright.pages USING btree (website_id, subdomain, "position");
CREATE INDEX pages_published ON sitewright.pages USING btree (website_id, published_at) WHERE ((kind = 'entry'::text) AND (published_at IS NOT NULL));
CREATE INDEX pages_scheduled ON sitewright.pages USING btree (website_id, publish_at) WHERE ((kind = 'entry'::text) AND (publish_at IS NOT NULL));
CREATE INDEX pages_sections ON sitewright.pages USING btree (website_id) WHERE (kind = 'section'::text);
CREATE INDEX passkeys_by_account ON sitewright.passkeys USING btree (website_id, account_id);
CREATE INDEX payments_by_reference ON sitewright.payments USING btree (provider, reference);
CREATE INDEX payments_in_review ON sitewright.payments USING btree (website_id, id DESC) WHERE (status = 'review'::text);
CREATE INDEX payments_of_order ON sitewright.payments USING btree (website_id, order_id);
CREATE UNIQUE INDEX payments_one_live ON sitewright.payments USING btree (website_id, order_id) WHERE (status = ANY (ARRAY['waiting'::text, 'processing'::text]));
CREATE INDEX payments_open ON sitewright.payments USING btree (checked_at) WHERE (status = ANY (ARRAY['waiting'::text, 'processing'::text]));
CREATE INDEX preview_clients_by_email ON sitewright.preview_clients USING btree (website_id, email);
CREATE INDEX product_files_by_file ON sitewright.product_files USING btree (website_id, file_id);
CREATE INDEX product_import_rows_troubled ON sitewright.product_import_rows USING btree (website_id, import_id, "position") WHERE (problems <> '[]'::jsonb);
CREATE INDEX product_imports_by_account ON sitewright.product_imports USING btree (website_id, started_by);
CREATE INDEX product_tags_by_product ON sitewright.product_tags USING btree (website_id, product_id);
CREATE INDEX product_words_by_product ON sitewright.product_words USING btree (website_id, product_id);
CREATE INDEX product_words_ranked ON sitewright.product_words USING btree (website_id, word, weight DESC, product_id DESC);
CREATE INDEX products_best_selling ON sitewright.products USING btree (website_id, sold DESC, id DESC);
CREATE INDEX products_by_label ON sitewright.products USING btree (website_id, lower(label), id) WHERE (archived_at IS NULL);
CREATE INDEX products_by_price ON sitewright.products USING btree (website_id, price, id) WHERE (archived_at IS NULL);
CREATE INDEX products_featured ON sitewright.products USING btree (website_id, ((- COALESCE(featured_place, 2147483647))) DESC, id DESC);
CREATE INDEX products_newest ON sitewright.products USING btree (website_id, id DESC) WHERE (archived_at IS NULL);
CREATE INDEX products_to_come ON sitewright.products USING btree (website_id, publish_at) WHERE ((publish_at IS NOT NULL) AND (archived_at IS NULL));
CREATE INDEX publish_requests_by_decider ON sitewright.publish_requests USING btree (website_id, decided_by);
CREATE INDEX publish_requests_by_page ON sitewright.publish_requests USING btree (website_id, page_id, id);
CREATE INDEX publish_requests_by_requester ON sitewright.publish_requests USING btree (website_id, requested_by, id);
CREATE INDEX redirects_by_address ON sitewright.redirects USING btree (website_id, to_address);
CREATE INDEX redirects_by_page ON sitewright.redirects USING btree (website_id, page_id);
CREATE INDEX refunds_by_account ON sitewright.refunds USING btree (website_id, asked_by) WHERE (asked_by IS NOT NULL);
CREATE INDEX refunds_failed ON sitewright.refunds USING btree (website_id, id DESC) WHERE ((problem <> ''::text) AND (closed_at IS NULL));
CREATE INDEX refunds_of_order ON sitewright.refunds USING btree (website_id, order_id);
CREATE INDEX refunds_of_payment ON sitewright.refunds USING btree (website_id, payment_id);
CREATE INDEX refunds_open ON sitewright.refunds USING btree (created_at) WHERE (status = 'waiting'::text);
CREATE UNIQUE INDEX refunds_surplus_once ON sitewright.refunds USING btree (website_id, payment_id) WHERE (surplus AND (actor <> 'provider'::text));
CREATE INDEX search_words_by_entry ON sitewright.search_words USING btree (website_id, entry_id);
CREATE INDEX service_needs_by_resource ON sitewright.service_needs USING btree (website_id, resource_id);
CREATE INDEX sessions_by_account ON sitewright.sessions USING btree (website_id, account_id);
CREATE INDEX sign_in_steps_by_age ON sitewright.sign_in_steps USING btree (expires_at);
CREATE INDEX sign_ins_by_account ON sitewright.sign_ins USING btree (website_id, account_id, id);
CREATE INDEX sign_ins_by_age ON sitewright.sign_ins USING btree (at);
CREATE INDEX site_exports_by_account ON sitewright.site_exports USING btree (website_id, made_by);
CREATE UNIQUE INDEX site_exports_one_at_work ON sitewright.site_exports USING btree (website_id) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));
CREATE INDEX stock_holds_by_end ON sitewright.stock_holds USING btree (website_id, until);
CREATE INDEX stock_holds_by_order ON sitewright.stock_holds USING btree (website_id, order_id);
CREATE INDEX stock_movements_by_account ON sitewright.stock_movements USING btree (website_id, moved_by) WHERE (moved_by IS NOT NULL);
CREATE INDEX stock_movements_newest ON sitewright.stock_movements USING btree (website_id, variant_id, id DESC);
CREATE INDEX taken_slots_by_start ON sitewright.taken_slots USING btree (website_id, service_id, start_at, duration_minutes);
CREATE UNIQUE INDEX taken_slots_of_class ON sitewright.taken_slots USING btree (website_id, service_id, start_at, duration_minutes) WHERE (capacity > 1);
CREATE INDEX tokens_by_account ON sitewright.tokens USING btree (website_id, account_id);
CREATE INDEX translations_website_id_collection_id_idx ON sitewright.translations USING btree (website_id, collection_id) WHERE (collection_id IS NOT NULL);
CREATE INDEX translations_website_id_content_type_id_idx ON sitewright.translations USING btree (website_id, content_type_id) WHERE (content_type_id IS NOT NULL);
CREATE INDEX translations_website_id_email_id_idx ON sitewright.translations USING btree (website_id, email_id) WHERE (email_id IS NOT NULL);
CREATE INDEX translations_website_id_file_id_idx ON sitewright.translations USING btree (website_id, file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX translations_website_id_form_id_idx ON sitewright.translations USING btree (website_id, form_id) WHERE (form_id IS NOT NULL);
CREATE INDEX translations_website_id_part_idx ON sitewright.translations USING btree (website_id, part) WHERE (part IS NOT NULL);
CREATE INDEX translations_website_id_product_id_idx ON sitewright.translations USING btree (website_id, product_id) WHERE (product_id IS NOT NULL);
CREATE INDEX translations_website_id_service_id_idx ON sitewright.translations USING btree (website_id, service_id) WHERE (service_id IS NOT NULL);
CREATE INDEX translations_website_id_term_id_idx ON sitewright.translations USING btree (website_id, term_id) WHERE (term_id IS NOT NULL);
CREATE INDEX trusted_devices_by_account ON sitewright.trusted_devices USING btree (website_id, account_id);
CREATE UNIQUE INDEX variants_by_product ON sitewright.variants USING btree (website_id, product_id, variant_label) WHERE (removed_at IS NULL);
CREATE INDEX variants_by_sku ON sitewright.variants USING btree (website_id, sku) WHERE (sku <> ''::text);
CREATE INDEX variants_of_product ON sitewright.variants USING btree (website_id, product_id, "position");
CREATE INDEX visits_by_time ON sitewright.visits USING btree (website_id, last_at);
CREATE INDEX waiting_by_booking ON sitewright.waiting_people USING btree (website_id, booking_id);
CREATE INDEX waiting_for_places ON sitewright.waiting_people USING btree (start_at) WHERE (status = 'waiting'::text);
CREATE UNIQUE INDEX waiting_once ON sitewright.waiting_people USING btree (website_id, service_id, start_at, duration_minutes, email) WHERE (status = ANY (ARRAY['waiting'::text, 'offered'::text]));
CREATE INDEX waiting_people_emails_due ON sitewright.waiting_people USING btree (website_id) WHERE (email_due_at IS NOT NULL);
CREATE INDEX waiting_untold ON sitewright.waiting_people USING btree (id) WHERE ((status = 'offered'::text) AND (told_at IS NULL));
CREATE INDEX webhook_deliveries_by_age ON sitewright.webhook_deliveries USING btree (website_id, created_at);
CREATE INDEX webhook_deliveries_due ON sitewright.webhook_deliveries USING btree (due_at) WHERE (status = 'waiting'::text);
CREATE INDEX websites_to_erase ON sitewright.websites USING btree (erase_at) WHERE (erase_at IS NOT NULL);
CREATE INDEX withdrawals_emails_due ON sitewright.withdrawals USING btree (website_id) WHERE (buyer_email_due OR shop_email_due);
CREATE INDEX withdrawals_of_order ON sitewright.withdrawals USING btree (website_id, order_id);
CREATE INDEX wordpress_items_known ON sitewright.wordpress_items USING btree (website_id, origin) WHERE (made_id IS NOT NULL);
CREATE INDEX wordpress_items_waiting ON sitewright.wordpress_items USING btree (website_id, import_id, ((kind <> 'picture'::text)), "position") WHERE (chosen AND (state = 'waiting'::text));

-- policys

create policy tenant on accounts for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy platform on analytics_settings for ALL to sitewright_platform using (true) with check (true);
create policy tenant on analytics_settings for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on api_keys for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on attachments for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on audio_previews for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on audio_tracks for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on block_styles for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy platform on bookings for ALL to sitewright_platform using (true) with check ();
create policy tenant on bookings for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on brand_history for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on calendar_feeds for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy platform on carts for ALL to sitewright_platform using (true) with check (true);
create policy tenant on carts for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on check_results for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on code_apps for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on code_redemptions for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on collection_products for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on collections for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on comment_notices for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on comment_threads for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on comments for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on content_types for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy platform on creator_sites for ALL to sitewright_platform using (true) with check (true);
create policy tenant on creator_sites for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on discount_codes for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy platform on domains for ALL to sitewright_platform using (true) with check (true);
create policy tenant on domains for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on email_settings for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on email_template_versions for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on email_templates for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on email_unsubscribes for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on entries for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy platform on entry_comments for ALL to sitewright_platform using (true) with check ();
create policy tenant on entry_comments for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on entry_import_rows for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on entry_imports for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on entry_term_uses for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on entry_terms for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on entry_unique_values for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on file_folders for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on file_holds for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on file_rooms for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on file_uploads for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy platform on files for ALL to sitewright_platform using (true) with check ();
create policy tenant on files for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on forms for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on fulfilments for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy forgotten on history for ALL to sitewright_platform using ((at < (now() - '1 year'::interval))) with check ();
create policy tenant on history for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy platform on hosts for ALL to sitewright_platform using (true) with check (true);
create policy tenant on hosts for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on idempotency_keys for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on invitations for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy platform on mails for ALL to sitewright_platform using (true) with check (true);
create policy tenant on mails for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on menu_entries for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on menus for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on message_entries for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on message_settings for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on message_words for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on messages for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on missing_addresses for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on notification_reads for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on notifications for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on occupancies for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on order_events for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on order_items for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on order_keys for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on order_words for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy platform on orders for ALL to sitewright_platform using (true) with check ();
create policy tenant on orders for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on outside_busy for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy platform on outside_calendars for ALL to sitewright_platform using (true) with check (true);
create policy tenant on outside_calendars for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on page_previews for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on page_redirects for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on page_versions for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on pages for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on passkeys for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy platform on payment_comparisons for ALL to sitewright_platform using (true) with check ();
create policy tenant on payment_comparisons for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy platform on payment_domains for ALL to sitewright_platform using (true) with check ();
create policy tenant on payment_domains for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy platform on payments for ALL to sitewright_platform using (true) with check ();
create policy tenant on payments for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on person_erasures for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on preview_clients for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on product_files for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on product_import_rows for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on product_imports for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on product_tags for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on product_word_parts for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on product_words for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on products for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy platform on provider_events for ALL to sitewright_platform using (true) with check ();
create policy tenant on provider_events for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on publish_requests for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on recovery_codes for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on redirects for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy platform on refunds for ALL to sitewright_platform using (true) with check ();
create policy tenant on refunds for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on resources for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy platform on sales_counts for ALL to sitewright_platform using (true) with check ();
create policy tenant on sales_counts for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on search_entries for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy platform on search_indexes for SELECT to sitewright_platform using (true) with check ();
create policy tenant on search_indexes for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on search_word_parts for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on search_words for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on service_needs for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy platform on services for ALL to sitewright_platform using (true) with check ();
create policy tenant on services for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on sessions for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on shop_numbers for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on shops for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy platform on sign_in_steps for ALL to sitewright_platform using (true) with check (true);
create policy tenant on sign_in_steps for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy forgotten on sign_ins for ALL to sitewright_platform using ((at < (now() - '1 year'::interval))) with check ();
create policy tenant on sign_ins for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on site_exports for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy platform on site_problems for ALL to sitewright_platform using (true) with check (true);
create policy tenant on site_problems for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on site_words for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on stock_holds for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on stock_movements for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on stock_providers for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on subscribers for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on taken_slots for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on tokens for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on translation_providers for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on translation_runs for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on translations for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on trusted_devices for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on variants for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy platform on visit_causes for ALL to sitewright_platform using (true) with check (true);
create policy tenant on visit_causes for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy platform on visit_counts for ALL to sitewright_platform using (true) with check (true);
create policy tenant on visit_counts for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy platform on visit_hours for ALL to sitewright_platform using (true) with check (true);
create policy tenant on visit_hours for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy platform on visit_salts for ALL to sitewright_platform using (true) with check (true);
create policy tenant on visit_salts for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy platform on visits for ALL to sitewright_platform using (true) with check (true);
create policy tenant on visits for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy platform on waiting_people for ALL to sitewright_platform using (true) with check ();
create policy tenant on waiting_people for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy platform on webhook_deliveries for ALL to sitewright_platform using (true) with check (true);
create policy tenant on webhook_deliveries for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on webhook_endpoints for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy platform on websites for ALL to sitewright_platform using (true) with check (true);
create policy tenant on websites for ALL to sitewright_app using ((id = (current_setting('app.website_id'::text))::uuid)) with check ((id = (current_setting('app.website_id'::text))::uuid));
create policy platform on withdrawals for ALL to sitewright_platform using (true) with check ();
create policy tenant on withdrawals for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on wordpress_imports for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on wordpress_items for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));

-- grants

grant delete, insert, select, update on accounts to sitewright_app;
grant delete, insert, select, update on analytics_settings to sitewright_app;
grant select on analytics_settings to sitewright_platform;
grant update (last_week) on analytics_settings to sitewright_platform;
grant delete, insert, select, update on api_keys to sitewright_app;
grant delete, insert, select, update on attachments to sitewright_app;
grant delete, insert, select, update on audio_previews to sitewright_app;
grant delete, insert, select, update on audio_tracks to sitewright_app;
grant delete, insert, select, update on block_styles to sitewright_app;
grant delete, insert, select, update on bookings to sitewright_app;
grant select (guest_email_due_at, held_until, id, owner_email_due_at, reminded, service_id, start_at, start_set_at, status, website_id) on bookings to sitewright_platform;
grant delete, insert, select, update on boxes to sitewright_app;
grant delete, insert, select, update on brand_history to sitewright_app;
grant delete, insert, select, update on calendar_feeds to sitewright_app;
grant delete, insert, select, update on carts to sitewright_app;
grant select (account_id, reminded_at, updated_at, website_id) on carts to sitewright_platform;
grant delete, insert, select, update on check_results to sitewright_app;
grant delete, insert, select, update on code_apps to sitewright_app;
grant delete, insert, select, update on code_redemptions to sitewright_app;
grant delete, insert, select, update on collection_products to sitewright_app;
grant delete, insert, select, update on collections to sitewright_app;
grant delete, insert, select, update on comment_notices to sitewright_app;
grant delete, insert, select, update on comment_threads to sitewright_app;
grant delete, insert, select, update on comments to sitewright_app;
grant delete, insert, select, update on content_types to sitewright_app;
grant delete, insert, select on creator_code_apps to sitewright_platform;
grant update (confirmed, last_step, secret) on creator_code_apps to sitewright_platform;
grant delete, insert, select on creator_recovery_codes to sitewright_platform;
grant delete, insert, select on creator_sessions to sitewright_platform;
grant update (last_seen_at, two_steps) on creator_sessions to sitewright_platform;
grant select on creator_sites to sitewright_app;
grant delete, insert, select on creator_sites to sitewright_platform;
grant delete, insert, select on creator_steps to sitewright_platform;
grant update (tries) on creator_steps to sitewright_platform;
grant delete, insert, select on creator_tokens to sitewright_platform;
grant update (used_at) on creator_tokens to sitewright_platform;
grant delete, insert, select on creators to sitewright_platform;
grant update (language, password_hash, proven_at) on creators to sitewright_platform;
grant delete, insert, select, update on discount_codes to sitewright_app;
grant delete, insert, select, update on domains to sitewright_app;
grant select (asked_at, due_at, expires_at, host, website_id) on domains to sitewright_platform;
grant update (asked_at, due_at) on domains to sitewright_platform;
grant delete, insert, select, update on email_settings to sitewright_app;
grant delete, insert, select, update on email_template_versions to sitewright_app;
grant delete, insert, select, update on email_templates to sitewright_app;
grant delete, insert, select, update on email_unsubscribes to sitewright_app;
grant delete, insert, select, update on entries to sitewright_app;
grant delete, insert, select, update on entry_comments to sitewright_app;
grant select (moved_at, state, told, website_id) on entry_comments to sitewright_platform;
grant delete, insert, select, update on entry_import_rows to sitewright_app;
grant delete, insert, select, update on entry_imports to sitewright_app;
grant delete, insert, select, update on entry_term_uses to sitewright_app;
grant delete, insert, select, update on entry_terms to sitewright_app;
grant delete, insert, select, update on entry_unique_values to sitewright_app;
grant delete, insert, select, update on file_folders to sitewright_app;
grant delete, insert, select, update on file_holds to sitewright_app;
grant delete, insert, select, update on file_rooms to sitewright_app;
grant delete, insert, select, update on file_uploads to sitewright_app;
grant delete, insert, select, update on files to sitewright_app;
grant select (source_size, website_id) on files to sitewright_platform;
grant delete, insert, select, update on forms to sitewright_app;
grant delete, insert, select, update on fulfilments to sitewright_app;
grant insert, select on history to sitewright_app;
grant delete on history to sitewright_platform;
grant select (at, website_id) on history to sitewright_platform;
grant select on hosts to sitewright_app;
grant update (language) on hosts to sitewright_app;
grant delete, insert, select, update on hosts to sitewright_platform;
grant delete, insert, select, update on idempotency_keys to sitewright_app;
grant insert, select on installation to sitewright_platform;
grant update (set_at) on installation to sitewright_platform;
grant delete, insert, select, update on invitations to sitewright_app;
grant delete, insert, select, update on mails to sitewright_app;
grant select (answer, created_at, email_id, id, recipient, status, website_id) on mails to sitewright_platform;
grant delete, insert, select, update on menu_entries to sitewright_app;
grant delete, insert, select, update on menus to sitewright_app;
grant delete, insert, select, update on message_entries to sitewright_app;
grant delete, insert, select, update on message_settings to sitewright_app;
grant delete, insert, select, update on message_words to sitewright_app;
grant delete, insert, select, update on messages to sitewright_app;
grant delete, insert, select, update on missing_addresses to sitewright_app;
grant delete, insert, select, update on notification_reads to sitewright_app;
grant delete, insert, select, update on notifications to sitewright_app;
grant delete, insert, select, update on occupancies to sitewright_app;
grant delete, insert, select, update on order_events to sitewright_app;
grant delete, insert, select, update on order_items to sitewright_app;
grant delete, insert, select, update on order_keys to sitewright_app;
grant delete, insert, select, update on order_words to sitewright_app;
grant delete, insert, select, update on orders to sitewright_app;
grant select (buyer_email_due, email, held_until, id, paid_at, placed_at, provider, reminded_at, shop_email_due, status, website_id) on orders to sitewright_platform;
grant delete, insert, select, update on outside_busy to sitewright_app;
grant delete, insert, select, update on outside_calendars to sitewright_app;
grant select (due_at, id, website_id) on outside_calendars to sitewright_platform;
grant delete, insert, select, update on page_previews to sitewright_app;
grant delete, insert, select, update on page_redirects to sitewright_app;
grant delete, insert, select, update on page_versions to sitewright_app;
grant delete, insert, select, update on pages to sitewright_app;
grant delete, insert, select, update on passkeys to sitewright_app;
grant delete, insert, select, update on payment_comparisons to sitewright_app;
grant select (ran_at, website_id) on payment_comparisons to sitewright_platform;
grant delete, insert, select, update on payment_domains to sitewright_app;
grant select (account, due_at, host, live, tries, website_id) on payment_domains to sitewright_platform;
grant delete, insert, select, update on payments to sitewright_app;
grant select (account, checked_at, created_at, id, order_id, provider, reference, status, website_id) on payments to sitewright_platform;
grant delete, insert, select, update on person_erasures to sitewright_app;
grant delete, insert, select on platform_mails to sitewright_platform;
grant update (answer, body_text, html, sealed, sent_at, status, tries) on platform_mails to sitewright_platform;
grant delete, insert, select, update on preview_clients to sitewright_app;
grant delete, insert, select, update on product_files to sitewright_app;
grant delete, insert, select, update on product_import_rows to sitewright_app;
grant delete, insert, select, update on product_imports to sitewright_app;
grant delete, insert, select, update on product_tags to sitewright_app;
grant delete, insert, select, update on product_word_parts to sitewright_app;
grant delete, insert, select, update on product_words to sitewright_app;
grant delete, insert, select, update on products to sitewright_app;
grant delete, insert, select, update on provider_events to sitewright_app;
grant select (event_id, provider, website_id) on provider_events to sitewright_platform;
grant delete, insert, select, update on publish_requests to sitewright_app;
grant delete, insert, select, update on rate_limits to sitewright_platform;
grant delete, insert, select, update on recovery_codes to sitewright_app;
grant delete, insert, select, update on redirects to sitewright_app;
grant delete, insert, select, update on refunds to sitewright_app;
grant select (created_at, id, status, tried_at, website_id) on refunds to sitewright_platform;
grant delete, insert, select, update on resources to sitewright_app;
grant delete, insert, select, update on sales_counts to sitewright_app;
grant select (counted_at, website_id) on sales_counts to sitewright_platform;
grant delete, insert, select, update on search_entries to sitewright_app;
grant delete, insert, select, update on search_indexes to sitewright_app;
grant select (version, website_id) on search_indexes to sitewright_platform;
grant delete, insert, select, update on search_word_parts to sitewright_app;
grant delete, insert, select, update on search_words to sitewright_app;
grant delete, insert, select, update on service_needs to sitewright_app;
grant delete, insert, select, update on services to sitewright_app;
grant select (id, reminders, website_id) on services to sitewright_platform;
grant delete, insert, select, update on sessions to sitewright_app;
grant delete, insert, select, update on shop_numbers to sitewright_app;
grant delete, insert, select, update on shops to sitewright_app;
grant delete, insert, select, update on sign_in_steps to sitewright_app;
grant delete on sign_in_steps to sitewright_platform;
grant select (expires_at, website_id) on sign_in_steps to sitewright_platform;
grant delete, insert, select on sign_ins to sitewright_app;
grant delete on sign_ins to sitewright_platform;
grant select (at, website_id) on sign_ins to sitewright_platform;
grant delete, insert, select, update on site_exports to sitewright_app;
grant select on site_problems to sitewright_app;
grant delete, insert, select, update on site_problems to sitewright_platform;
grant delete, insert, select, update on site_words to sitewright_app;
grant delete, insert, select, update on stock_holds to sitewright_app;
grant delete, insert, select, update on stock_movements to sitewright_app;
grant delete, insert, select, update on stock_providers to sitewright_app;
grant delete, insert, select, update on subscribers to sitewright_app;
grant delete, insert, select, update on taken_slots to sitewright_app;
grant delete, insert, select, update on tokens to sitewright_app;
grant delete, insert, select, update on translation_providers to sitewright_app;
grant delete, insert, select, update on translation_runs to sitewright_app;
grant delete, insert, select, update on translations to sitewright_app;
grant delete, insert, select, update on trusted_devices to sitewright_app;
grant delete, insert, select, update on variants to sitewright_app;
grant delete, insert, select, update on visit_causes to sitewright_app;
grant delete, insert, select, update on visit_causes to sitewright_platform;
grant delete, insert, select, update on visit_counts to sitewright_app;
grant delete, insert, select, update on visit_counts to sitewright_platform;
grant delete, insert, select, update on visit_hours to sitewright_app;
grant delete, insert, select, update on visit_hours to sitewright_platform;
grant delete, insert, select, update on visit_salts to sitewright_app;
grant delete, insert, select on visit_salts to sitewright_platform;
grant delete, insert, select, update on visits to sitewright_app;
grant delete, insert, select, update on visits to sitewright_platform;
grant delete, insert, select, update on waiting_people to sitewright_app;
grant select (booking_id, email_due_at, id, start_at, status, told_at, website_id) on waiting_people to sitewright_platform;
grant delete, insert, select, update on webhook_deliveries to sitewright_app;
grant select (due_at, endpoint_id, status, website_id) on webhook_deliveries to sitewright_platform;
grant delete, insert, select, update on webhook_endpoints to sitewright_app;
grant select, update on websites to sitewright_app;
grant delete, insert, select, update on websites to sitewright_platform;
grant delete, insert, select, update on withdrawals to sitewright_app;
grant select (buyer_email_due, created_at, id, order_id, shop_email_due, website_id) on withdrawals to sitewright_platform;
grant delete, insert, select, update on wordpress_imports to sitewright_app;
grant delete, insert, select, update on wordpress_items to sitewright_app;

-- triggers

CREATE TRIGGER news AFTER UPDATE ON sitewright.accounts FOR EACH ROW WHEN (((new.owner IS DISTINCT FROM old.owner) OR (new.role IS DISTINCT FROM old.role))) EXECUTE FUNCTION tell_site_news();
CREATE TRIGGER owed AFTER INSERT ON sitewright.accounts FOR EACH ROW WHEN (((NOT new.owner) AND (new.role IS NULL))) EXECUTE FUNCTION owe_webhooks('customer.created');
CREATE TRIGGER told AFTER INSERT OR UPDATE OF count_own ON sitewright.analytics_settings FOR EACH ROW EXECUTE FUNCTION tell_site_changed();
CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE ON sitewright.audio_previews FOR EACH ROW EXECUTE FUNCTION tell_part_changed();
CREATE TRIGGER most_tracks AFTER INSERT ON sitewright.audio_tracks FOR EACH ROW EXECUTE FUNCTION refuse_beyond('2000');
CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE ON sitewright.audio_tracks FOR EACH ROW EXECUTE FUNCTION tell_part_changed();
CREATE TRIGGER news AFTER UPDATE ON sitewright.bookings FOR EACH ROW WHEN (((new.status <> old.status) AND (('pending'::text = new.status) OR ('pending'::text = old.status)))) EXECUTE FUNCTION tell_site_news();
CREATE TRIGGER noted_insert AFTER INSERT ON sitewright.bookings FOR EACH ROW WHEN (((new.status = ANY (ARRAY['pending'::text, 'confirmed'::text])) AND (COALESCE(new.series_id, new.id) = new.id))) EXECUTE FUNCTION note_news('booking');
CREATE TRIGGER noted_update AFTER UPDATE ON sitewright.bookings FOR EACH ROW WHEN (((new.status = ANY (ARRAY['pending'::text, 'confirmed'::text])) AND (old.status <> ALL (ARRAY['pending'::text, 'confirmed'::text])) AND (COALESCE(new.series_id, new.id) = new.id))) EXECUTE FUNCTION note_news('booking');
CREATE TRIGGER owed_cancelled AFTER UPDATE ON sitewright.bookings FOR EACH ROW WHEN (((new.status = 'cancelled'::text) AND (old.status <> 'cancelled'::text))) EXECUTE FUNCTION owe_webhooks('booking.cancelled');
CREATE TRIGGER owed_created AFTER INSERT ON sitewright.bookings FOR EACH ROW WHEN (((new.status = ANY (ARRAY['pending'::text, 'confirmed'::text])) AND (COALESCE(new.series_id, new.id) = new.id))) EXECUTE FUNCTION owe_webhooks('booking.created');
CREATE TRIGGER owed_moved AFTER UPDATE ON sitewright.bookings FOR EACH ROW WHEN ((new.start_at <> old.start_at)) EXECUTE FUNCTION owe_webhooks('booking.moved');
CREATE TRIGGER owed_taken AFTER UPDATE ON sitewright.bookings FOR EACH ROW WHEN (((new.status = ANY (ARRAY['pending'::text, 'confirmed'::text])) AND (old.status = 'held'::text) AND (COALESCE(new.series_id, new.id) = new.id))) EXECUTE FUNCTION owe_webhooks('booking.created');
CREATE TRIGGER told AFTER UPDATE ON sitewright.collection_products FOR EACH ROW EXECUTE FUNCTION tell_part_changed();
CREATE TRIGGER told_delete AFTER DELETE ON sitewright.collection_products REFERENCING OLD TABLE AS members FOR EACH STATEMENT EXECUTE FUNCTION tell_members_changed();
CREATE TRIGGER told_insert AFTER INSERT ON sitewright.collection_products REFERENCING NEW TABLE AS members FOR EACH STATEMENT EXECUTE FUNCTION tell_members_changed();
CREATE TRIGGER most_collections AFTER INSERT ON sitewright.collections FOR EACH ROW EXECUTE FUNCTION refuse_beyond('500');
CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE ON sitewright.collections FOR EACH ROW EXECUTE FUNCTION tell_part_changed();
CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE OF read_at ON sitewright.comment_notices FOR EACH ROW EXECUTE FUNCTION tell_site_news();
CREATE TRIGGER most_types AFTER INSERT ON sitewright.content_types FOR EACH ROW EXECUTE FUNCTION refuse_beyond('50');
CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE ON sitewright.content_types FOR EACH ROW EXECUTE FUNCTION tell_entry_term();
CREATE TRIGGER most_entries AFTER INSERT ON sitewright.entries FOR EACH ROW EXECUTE FUNCTION refuse_beyond('20000');
CREATE TRIGGER named BEFORE INSERT ON sitewright.entries FOR EACH ROW EXECUTE FUNCTION name_entry();
CREATE TRIGGER placed BEFORE INSERT OR UPDATE OF page_id, type_id, live, shown_at, sort_at, ends_at, trashed_at, unpublish_at, pinned, featured, comments_off, access ON sitewright.entries FOR EACH ROW EXECUTE FUNCTION place_entry();
CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE OF page_id, type_id, live, shown_at, sort_at, ends_at, trashed_at, unpublish_at, pinned, featured, comments_off, access ON sitewright.entries FOR EACH ROW EXECUTE FUNCTION tell_entry_row();
CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE ON sitewright.entry_comments FOR EACH ROW EXECUTE FUNCTION tell_entry_comment();
CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE ON sitewright.entry_term_uses FOR EACH ROW EXECUTE FUNCTION tell_entry_term();
CREATE TRIGGER most_terms AFTER INSERT ON sitewright.entry_terms FOR EACH ROW EXECUTE FUNCTION refuse_beyond('5000');
CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE ON sitewright.entry_terms FOR EACH ROW EXECUTE FUNCTION tell_entry_term();
CREATE TRIGGER most_folders AFTER INSERT ON sitewright.file_folders FOR EACH ROW EXECUTE FUNCTION refuse_beyond('2000');
CREATE TRIGGER told_delete AFTER DELETE ON sitewright.files FOR EACH ROW EXECUTE FUNCTION tell_part_changed();
CREATE TRIGGER told_state AFTER UPDATE ON sitewright.files FOR EACH ROW WHEN (((old.type IS DISTINCT FROM new.type) OR (old.private IS DISTINCT FROM new.private) OR (old.state IS DISTINCT FROM new.state) OR ((old.trashed_at IS NULL) IS DISTINCT FROM (new.trashed_at IS NULL)))) EXECUTE FUNCTION tell_part_changed();
CREATE TRIGGER told_update AFTER UPDATE ON sitewright.files FOR EACH ROW WHEN (((old.revision IS DISTINCT FROM new.revision) OR (old.name IS DISTINCT FROM new.name) OR (old.width IS DISTINCT FROM new.width) OR (old.height IS DISTINCT FROM new.height) OR (old.duration IS DISTINCT FROM new.duration) OR (old.alt IS DISTINCT FROM new.alt) OR (old.focus IS DISTINCT FROM new.focus) OR (old.placeholder IS DISTINCT FROM new.placeholder))) EXECUTE FUNCTION tell_part_changed();
CREATE TRIGGER most_forms AFTER INSERT ON sitewright.forms FOR EACH ROW EXECUTE FUNCTION refuse_beyond('500');
CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE ON sitewright.forms FOR EACH ROW EXECUTE FUNCTION tell_part_changed();
CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE ON sitewright.hosts FOR EACH ROW EXECUTE FUNCTION tell_site_changed();
CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE ON sitewright.menu_entries FOR EACH ROW EXECUTE FUNCTION tell_site_changed();
CREATE TRIGGER news AFTER UPDATE ON sitewright.messages FOR EACH ROW WHEN ((((new.read IS DISTINCT FROM old.read) OR (new.spam IS DISTINCT FROM old.spam)) OR (new.archived IS DISTINCT FROM old.archived))) EXECUTE FUNCTION tell_site_news();
CREATE TRIGGER news_of_end AFTER DELETE ON sitewright.messages FOR EACH ROW EXECUTE FUNCTION tell_site_news();
CREATE TRIGGER news_of_spam AFTER INSERT ON sitewright.messages FOR EACH ROW WHEN (new.spam) EXECUTE FUNCTION tell_site_news();
CREATE TRIGGER noted_insert AFTER INSERT ON sitewright.messages FOR EACH ROW WHEN ((NOT new.spam)) EXECUTE FUNCTION note_news('message');
CREATE TRIGGER owed AFTER INSERT ON sitewright.messages FOR EACH ROW WHEN ((NOT new.spam)) EXECUTE FUNCTION owe_webhooks('message.received');
CREATE TRIGGER told AFTER INSERT ON sitewright.notification_reads FOR EACH ROW EXECUTE FUNCTION tell_site_news();
CREATE TRIGGER told AFTER INSERT ON sitewright.notifications FOR EACH ROW EXECUTE FUNCTION tell_site_news();
CREATE TRIGGER news AFTER UPDATE ON sitewright.orders FOR EACH ROW WHEN (((new.status <> old.status) AND ((new.status = 1) OR (old.status = 1)))) EXECUTE FUNCTION tell_site_news();
CREATE TRIGGER noted_insert AFTER INSERT ON sitewright.orders FOR EACH ROW WHEN (((new.status = 1) OR (new.placed_at IS NOT NULL))) EXECUTE FUNCTION note_news('order');
CREATE TRIGGER noted_update AFTER UPDATE ON sitewright.orders FOR EACH ROW WHEN ((((new.status = 1) AND (old.status = 0)) OR ((new.placed_at IS NOT NULL) AND (old.placed_at IS NULL)))) EXECUTE FUNCTION note_news('order');
CREATE TRIGGER orders_move BEFORE UPDATE OF status ON sitewright.orders FOR EACH ROW WHEN (((old.status <> new.status) AND (NOT order_may_move(old.status, new.status)) AND (NOT ((old.status = 0) AND (new.status = 2) AND (old.paid_at IS NULL) AND (new.paid_at IS NOT NULL))))) EXECUTE FUNCTION refuse_order_move();
CREATE TRIGGER owed_cancelled AFTER UPDATE ON sitewright.orders FOR EACH ROW WHEN (((new.status = 3) AND (old.status <> 3))) EXECUTE FUNCTION owe_webhooks('order.cancelled');
CREATE TRIGGER owed_created AFTER INSERT ON sitewright.orders FOR EACH ROW EXECUTE FUNCTION owe_webhooks('order.created');
CREATE TRIGGER owed_fulfilled AFTER UPDATE ON sitewright.orders FOR EACH ROW WHEN (((new.status = 2) AND (old.status <> 2))) EXECUTE FUNCTION owe_webhooks('order.fulfilled');
CREATE TRIGGER owed_paid AFTER UPDATE ON sitewright.orders FOR EACH ROW WHEN (((new.status = 1) AND (old.status = 0))) EXECUTE FUNCTION owe_webhooks('order.paid');
CREATE TRIGGER owed_refunded AFTER UPDATE ON sitewright.orders FOR EACH ROW WHEN (((new.status = 4) AND (old.status <> 4))) EXECUTE FUNCTION owe_webhooks('order.refunded');
CREATE TRIGGER names_entry AFTER INSERT OR UPDATE OF name ON sitewright.page_versions FOR EACH ROW EXECUTE FUNCTION name_entry_of_draft();
CREATE TRIGGER most_sections AFTER INSERT ON sitewright.pages FOR EACH ROW WHEN ((new.kind = 'section'::text)) EXECUTE FUNCTION refuse_beyond('500', 'kind = ''section''');
CREATE TRIGGER owed_published AFTER UPDATE ON sitewright.pages FOR EACH ROW WHEN (((new.published_version IS NOT NULL) AND (new.published_version IS DISTINCT FROM old.published_version))) EXECUTE FUNCTION owe_webhooks('page.published');
CREATE TRIGGER placed_entry AFTER UPDATE ON sitewright.pages FOR EACH ROW WHEN (((new.kind = 'entry'::text) AND ((old.published_version IS DISTINCT FROM new.published_version) OR (old.published_at IS DISTINCT FROM new.published_at) OR (old.trashed_at IS DISTINCT FROM new.trashed_at)))) EXECUTE FUNCTION place_published_entry();
CREATE TRIGGER told_address AFTER UPDATE OF slug ON sitewright.pages FOR EACH ROW WHEN (((new.kind = 'entry'::text) AND (old.slug IS DISTINCT FROM new.slug))) EXECUTE FUNCTION tell_entry_address();
CREATE TRIGGER told_delete AFTER DELETE ON sitewright.pages FOR EACH ROW WHEN ((old.kind <> ALL (ARRAY['entry'::text, 'layout'::text]))) EXECUTE FUNCTION tell_part_changed();
CREATE TRIGGER told_insert AFTER INSERT ON sitewright.pages FOR EACH ROW WHEN ((new.kind <> ALL (ARRAY['entry'::text, 'layout'::text]))) EXECUTE FUNCTION tell_part_changed();
CREATE TRIGGER told_layout AFTER UPDATE ON sitewright.pages FOR EACH ROW WHEN (((new.kind = 'layout'::text) AND (old.published_version IS DISTINCT FROM new.published_version))) EXECUTE FUNCTION tell_layout();
CREATE TRIGGER told_tracks AFTER UPDATE OF version ON sitewright.pages FOR EACH ROW WHEN (((new.kind = 'entry'::text) AND (old.version IS DISTINCT FROM new.version))) EXECUTE FUNCTION tell_tracks_of_draft();
CREATE TRIGGER told_update AFTER UPDATE ON sitewright.pages FOR EACH ROW WHEN (((new.kind <> ALL (ARRAY['entry'::text, 'layout'::text])) AND ((old.slug IS DISTINCT FROM new.slug) OR (old.subdomain IS DISTINCT FROM new.subdomain) OR (old.label IS DISTINCT FROM new.label) OR (old.in_menu IS DISTINCT FROM new.in_menu) OR (old."position" IS DISTINCT FROM new."position") OR (old.published_version IS DISTINCT FROM new.published_version)))) EXECUTE FUNCTION tell_part_changed();
CREATE TRIGGER owed_created AFTER INSERT ON sitewright.products FOR EACH ROW EXECUTE FUNCTION owe_webhooks('product.created');
CREATE TRIGGER owed_deleted AFTER DELETE ON sitewright.products FOR EACH ROW EXECUTE FUNCTION owe_webhooks('product.deleted');
CREATE TRIGGER owed_updated AFTER UPDATE ON sitewright.products FOR EACH ROW WHEN ((new.version <> old.version)) EXECUTE FUNCTION owe_webhooks('product.updated');
CREATE TRIGGER tagged_insert AFTER INSERT ON sitewright.products FOR EACH ROW WHEN ((new.tags <> '{}'::text[])) EXECUTE FUNCTION keep_product_tags();
CREATE TRIGGER tagged_update AFTER UPDATE ON sitewright.products FOR EACH ROW WHEN ((new.tags <> old.tags)) EXECUTE FUNCTION keep_product_tags();
CREATE TRIGGER told_insert AFTER INSERT OR DELETE ON sitewright.products FOR EACH ROW EXECUTE FUNCTION tell_part_changed();
CREATE TRIGGER told_update AFTER UPDATE ON sitewright.products FOR EACH ROW WHEN (((old.version IS DISTINCT FROM new.version) OR (old.sold IS DISTINCT FROM new.sold) OR (old.featured_place IS DISTINCT FROM new.featured_place))) EXECUTE FUNCTION tell_part_changed();
CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE ON sitewright.publish_requests FOR EACH ROW EXECUTE FUNCTION tell_site_news();
CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE ON sitewright.redirects FOR EACH ROW EXECUTE FUNCTION tell_part_changed();
CREATE TRIGGER most_resources AFTER INSERT ON sitewright.resources FOR EACH ROW EXECUTE FUNCTION refuse_beyond('500');
CREATE TRIGGER told AFTER INSERT ON sitewright.search_entries FOR EACH ROW WHEN (((new.page_id IS NOT NULL) AND (new.language = ''::text))) EXECUTE FUNCTION tell_entry_changed();
CREATE TRIGGER told_language AFTER INSERT ON sitewright.search_entries FOR EACH ROW WHEN ((new.language <> ''::text)) EXECUTE FUNCTION tell_searched();
CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE ON sitewright.services FOR EACH ROW EXECUTE FUNCTION tell_part_changed();
CREATE TRIGGER news_of_end AFTER DELETE ON sitewright.sessions FOR EACH ROW EXECUTE FUNCTION tell_site_news();
CREATE TRIGGER told AFTER INSERT OR DELETE ON sitewright.shops FOR EACH ROW EXECUTE FUNCTION tell_site_changed();
CREATE TRIGGER told_update AFTER UPDATE ON sitewright.shops FOR EACH ROW WHEN ((old.settings IS DISTINCT FROM new.settings)) EXECUTE FUNCTION tell_site_changed();
CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE ON sitewright.site_words FOR EACH ROW EXECUTE FUNCTION tell_site_changed();
CREATE TRIGGER told_stock AFTER INSERT OR DELETE OR UPDATE ON sitewright.stock_holds FOR EACH ROW EXECUTE FUNCTION tell_stock_changed();
CREATE TRIGGER most_translations AFTER INSERT ON sitewright.translations FOR EACH ROW EXECUTE FUNCTION refuse_beyond('50000');
CREATE TRIGGER told_delete AFTER DELETE ON sitewright.translations FOR EACH ROW WHEN ((old.email_id IS NULL)) EXECUTE FUNCTION tell_translation();
CREATE TRIGGER told_insert AFTER INSERT ON sitewright.translations FOR EACH ROW WHEN ((new.email_id IS NULL)) EXECUTE FUNCTION tell_translation();
CREATE TRIGGER told_search AFTER UPDATE ON sitewright.translations FOR EACH ROW WHEN (((new.product_id IS NOT NULL) AND (old.published IS DISTINCT FROM new.published))) EXECUTE FUNCTION tell_searched();
CREATE TRIGGER told_update AFTER UPDATE ON sitewright.translations FOR EACH ROW WHEN (((new.email_id IS NULL) AND (old.published IS DISTINCT FROM new.published))) EXECUTE FUNCTION tell_translation();
CREATE TRIGGER told_stock AFTER UPDATE ON sitewright.variants FOR EACH ROW WHEN ((old.stock IS DISTINCT FROM new.stock)) EXECUTE FUNCTION tell_stock_changed();
CREATE TRIGGER told_update AFTER UPDATE ON sitewright.variants FOR EACH ROW WHEN (((old.price IS DISTINCT FROM new.price) OR (old.removed_at IS DISTINCT FROM new.removed_at))) EXECUTE FUNCTION tell_part_changed();
CREATE TRIGGER prices_follow_currency AFTER UPDATE OF currency ON sitewright.websites FOR EACH ROW WHEN ((smallest_amount(new.currency) > smallest_amount(old.currency))) EXECUTE FUNCTION round_prices();
CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE ON sitewright.websites FOR EACH ROW EXECUTE FUNCTION tell_site_changed();

-- functions

CREATE OR REPLACE FUNCTION sitewright.address_shape(host text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN translate(replace(replace(replace(lower(host), '-'::text, ''::text), 'rn'::text, 'm'::text), 'vv'::text, 'w'::text), '01i5'::text, 'olls'::text)


CREATE OR REPLACE FUNCTION sitewright.are_site_colours(colours jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog'
AS $function$
  select jsonb_typeof(colours) = 'object'
    and colours ?& array['main', 'link', 'button', 'background', 'text']
    and not jsonb_path_exists(colours,
      '$.* ? (@.type() != "string" || !(@ like_regex "^(#[0-9a-fA-F]{3,8}|[a-zA-Z]{3,30}|[a-z]{3,5}[(][-+0-9a-z.,%/ ]{1,60}[)])$"))')
$function$


CREATE OR REPLACE FUNCTION sitewright.images_key(language text)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select encode(substr(sha256(convert_to('images ' || language, 'utf8')), 1, 16), 'hex')::uuid
$function$


CREATE OR REPLACE FUNCTION sitewright.instant_in(value text)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog'
AS $function$
begin
  return value::timestamptz;
exception when others then
  return null;
end $function$


CREATE OR REPLACE FUNCTION sitewright.is_time_zone(name text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog'
AS $function$
begin
  if length(name) > 60 or name !~ '^[A-Za-z][A-Za-z0-9_+/-]*$' or name ~ '^[A-Za-z]{3,}[+-]?[0-9]+([A-Za-z]+)?$'
      and upper(name) not in ('EST5EDT', 'CST6CDT', 'MST7MDT', 'PST8PDT', 'GMT0', 'GMT+0', 'GMT-0') then
    return false;
  end if;
  perform timestamptz 'epoch' at time zone name;
  return true;
exception when invalid_parameter_value then
  return false;
end $function$


CREATE OR REPLACE FUNCTION sitewright.keep_product_tags()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'sitewright', 'public'
AS $function$
begin
  if tg_op = 'UPDATE' then
    delete from product_tags where website_id = new.website_id and product_id = new.id and tag <> all(new.tags);
  end if;
  insert into product_tags (website_id, tag, product_id)
  select distinct new.website_id, tag, new.id from unnest(new.tags) tag
  on conflict do nothing;
  return null;
end $function$


CREATE OR REPLACE FUNCTION sitewright.name_entry()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'sitewright', 'public'
AS $function$
begin
  select v.name into new.draft_name from pages p
    join page_versions v on v.website_id = p.website_id and v.page_id = p.id and v.version = p.version
  where p.website_id = new.website_id and p.id = new.page_id;
  new.draft_name := coalesce(new.draft_name, '');
  return new;
end $function$


CREATE OR REPLACE FUNCTION sitewright.name_entry_of_draft()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'sitewright', 'public'
AS $function$
begin
  update entries e set draft_name = new.name
  where e.website_id = new.website_id and e.page_id = new.page_id and e.draft_name <> new.name
    and exists (select from pages p where p.website_id = new.website_id and p.id = new.page_id and p.version = new.version);
  return null;
end $function$


CREATE OR REPLACE FUNCTION sitewright.note_news()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'sitewright', 'public'
AS $function$
begin
  if new.created_at < now() - interval '30 days' then return null; end if;
  insert into notifications (website_id, kind, subject_id) values (new.website_id, tg_argv[0], new.id)
  on conflict do nothing;
  -- The lists of orders, bookings and messages keep what is older.
  delete from notifications where website_id = new.website_id and created_at < now() - interval '30 days';
  return null;
end $function$


CREATE OR REPLACE FUNCTION sitewright.open_to_platform(tenant_table regclass, privileges text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('create policy platform on %s to sitewright_platform using (true) with check (true)', tenant_table);
  execute format('grant %s on %s to sitewright_platform', privileges, tenant_table);
end $function$


CREATE OR REPLACE FUNCTION sitewright.order_may_move(from_status smallint, to_status smallint)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'sitewright', 'public'
RETURN (((((((from_status = 0) AND (to_status = 1)) OR ((from_status = 0) AND (to_status = 3))) OR ((from_status = 1) AND (to_status = 2))) OR ((from_status = 1) AND (to_status = 3))) OR ((from_status = 1) AND (to_status = 4))) OR ((from_status = 2) AND (to_status = 4)))


CREATE OR REPLACE FUNCTION sitewright.owe_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'sitewright', 'public'
AS $function$
declare
  event uuid := uuidv7();
  site uuid := case tg_op when 'DELETE' then old.website_id else new.website_id end;
begin
  insert into webhook_deliveries (website_id, endpoint_id, event_id, kind, subject_id)
  select e.website_id, e.id, event, tg_argv[0], case tg_op when 'DELETE' then old.id else new.id end
  from webhook_endpoints e where e.website_id = site and e.enabled and tg_argv[0] = any(e.events);
  return null;
end $function$


CREATE OR REPLACE FUNCTION sitewright.place_entry()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'sitewright', 'public'
AS $function$
declare
  page record;
  time jsonb;
begin
  select p.published_version, p.published_at, p.created_at, p.trashed_at, v.details into page
  from pages p left join page_versions v
    on v.website_id = p.website_id and v.page_id = p.id and v.version = coalesce(p.published_version, p.trashed_version)
  where p.website_id = new.website_id and p.id = new.page_id;
  select page.details -> 'values' -> t.time_field into time
  from content_types t where t.website_id = new.website_id and t.id = new.type_id;
  new.live := page.published_version is not null;
  new.trashed_at := page.trashed_at;
  new.sort_at := coalesce(instant_in(time ->> 'start'), new.shown_at, page.published_at, page.created_at, now());
  new.ends_at := coalesce(instant_in(time ->> 'end'), instant_in(time ->> 'start'));
  return new;
end $function$


CREATE OR REPLACE FUNCTION sitewright.place_published_entry()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'sitewright', 'public'
AS $function$
begin
  update entries set live = live where website_id = new.website_id and page_id = new.id;
  return null;
end $function$


CREATE OR REPLACE FUNCTION sitewright.refuse_beyond()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  found_rows bigint;
begin
  execute format('select count(*) from (select from %I.%I where website_id = $1 and %s limit $2 + 1) as counted',
    tg_table_schema, tg_table_name, coalesce(tg_argv[1], 'true')) into found_rows using new.website_id, tg_argv[0]::bigint;
  if found_rows > tg_argv[0]::bigint then
    raise exception 'a site has at most % of %', tg_argv[0], tg_table_name using errcode = 'program_limit_exceeded';
  end if;
  return null;
end $function$


CREATE OR REPLACE FUNCTION sitewright.refuse_order_move()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'sitewright', 'public'
AS $function$
begin
  raise exception 'An order cannot move from status % to %.', old.status, new.status
    using errcode = 'check_violation', constraint = 'orders_move';
end $function$


CREATE OR REPLACE FUNCTION sitewright.round_amount(amount bigint, smallest integer)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'sitewright', 'public'
RETURN LEAST((((amount + (smallest / 2)) / smallest) * smallest), (((99999999 / smallest) * smallest))::bigint)


CREATE OR REPLACE FUNCTION sitewright.round_prices()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'sitewright', 'public'
AS $function$
declare
  smallest integer := smallest_amount(new.currency);
begin
  update products set price = round_amount(price, smallest), compare_at = round_amount(compare_at, smallest),
    version = version + 1
  where website_id = new.id and (price % smallest <> 0 or compare_at % smallest <> 0);
  update variants set price = round_amount(price, smallest)
  where website_id = new.id and price % smallest <> 0;
  update services set price = round_amount(price, smallest), deposit = round_amount(deposit, smallest),
    durations = coalesce((select jsonb_agg(d || jsonb_build_object('price',
        round_amount((d ->> 'price')::bigint, smallest)) order by place)
      from jsonb_array_elements(durations) with ordinality t(d, place)), '[]'),
    version = version + 1
  where website_id = new.id and (price % smallest <> 0 or deposit % smallest <> 0
    or exists (select from jsonb_array_elements(durations) d where (d ->> 'price')::bigint % smallest <> 0));
  update discount_codes set value = case kind when 'fixed' then greatest(round_amount(value, smallest), smallest) else value end,
    minimum = round_amount(minimum, smallest), version = version + 1
  where website_id = new.id and ((kind = 'fixed' and value % smallest <> 0) or minimum % smallest <> 0);
  return null;
end $function$


CREATE OR REPLACE FUNCTION sitewright.search_key(language text)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select encode(substr(sha256(convert_to('search ' || language, 'utf8')), 1, 16), 'hex')::uuid
$function$


CREATE OR REPLACE FUNCTION sitewright.secure_tenant_table(tenant_table regclass, site_column name DEFAULT 'website_id'::name)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format(
    'create policy tenant on %s to sitewright_app
       using (%I = current_setting(''app.website_id'')::uuid)
       with check (%I = current_setting(''app.website_id'')::uuid)',
    tenant_table, site_column, site_column);
  execute format('grant select, insert, update, delete on %s to sitewright_app', tenant_table);
end $function$


CREATE OR REPLACE FUNCTION sitewright.smallest_amount(currency text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'sitewright', 'public'
RETURN CASE WHEN (currency = ANY (ARRAY['AFN'::text, 'ALL'::text, 'BIF'::text, 'CLP'::text, 'COP'::text, 'DJF'::text, 'GNF'::text, 'HUF'::text, 'IDR'::text, 'IQD'::text, 'IRR'::text, 'ISK'::text, 'JPY'::text, 'KMF'::text, 'KPW'::text, 'KRW'::text, 'LAK'::text, 'LBP'::text, 'MGA'::text, 'MMK'::text, 'PKR'::text, 'PYG'::text, 'RWF'::text, 'SLL'::text, 'SOS'::text, 'SYP'::text, 'UGX'::text, 'VND'::text, 'VUV'::text, 'XAF'::text, 'XOF'::text, 'XPF'::text, 'YER'::text])) THEN 100 ELSE 1 END


CREATE OR REPLACE FUNCTION sitewright.stock_words(available bigint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select case when available is null or available > 5 then 6 else greatest(available, 0) end $function$


CREATE OR REPLACE FUNCTION sitewright.tell_entry(site uuid, page uuid, type uuid, at timestamp with time zone, moved boolean)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'sitewright', 'public'
AS $function$
declare
  other uuid;
begin
  perform pg_notify('site_changed', site::text);
  perform pg_notify('content_changed', concat_ws(' ', site, 'entry', page, case when moved then 'places' end));
  perform pg_notify('content_changed', concat_ws(' ', site, 'members', type));
  for other in
    with recursive up as (
      select t.id, t.parent_id from entry_term_uses u
        join entry_terms t on t.website_id = u.website_id and t.id = u.term_id
      where u.website_id = site and u.page_id = page
      union select t.id, t.parent_id from entry_terms t join up on t.website_id = site and t.id = up.parent_id
    ) select id from up
  loop
    perform pg_notify('content_changed', concat_ws(' ', site, 'members', other));
  end loop;
  if not moved then return; end if;
  for other in
    (select page_id from entries where website_id = site and type_id = type and live and page_id <> page
      and (sort_at, page_id) < (at, page) order by sort_at desc, page_id desc limit 1)
    union all
    (select page_id from entries where website_id = site and type_id = type and live and page_id <> page
      and (sort_at, page_id) > (at, page) order by sort_at, page_id limit 1)
  loop
    perform pg_notify('content_changed', concat_ws(' ', site, 'entry', other));
  end loop;
end $function$


CREATE OR REPLACE FUNCTION sitewright.tell_entry_address()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'sitewright', 'public'
AS $function$
begin
  perform tell_entry(e.website_id, e.page_id, e.type_id, e.sort_at, true)
  from entries e where e.website_id = new.website_id and e.page_id = new.id and e.live;
  return null;
end $function$


CREATE OR REPLACE FUNCTION sitewright.tell_entry_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'sitewright', 'public'
AS $function$
begin
  perform pg_notify('content_changed', concat_ws(' ', new.website_id, 'page', new.page_id));
  return null;
end $function$


CREATE OR REPLACE FUNCTION sitewright.tell_entry_comment()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'sitewright', 'public'
AS $function$
declare
  site uuid := coalesce(new.website_id, old.website_id);
  page uuid := coalesce(new.page_id, old.page_id);
  was text := case when tg_op <> 'INSERT' then old.state end;
  becomes text := case when tg_op <> 'DELETE' then new.state end;
begin
  if 'published' in (was, becomes) or coalesce(was, becomes) = 'deleted' then
    perform pg_notify('content_changed', concat_ws(' ', site, 'comments', page));
  end if;
  if was is distinct from becomes and 'pending' in (was, becomes) then
    perform pg_notify('site_news', site::text);
  end if;
  return null;
end $function$


CREATE OR REPLACE FUNCTION sitewright.tell_entry_row()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'sitewright', 'public'
AS $function$
declare
  moved boolean := tg_op <> 'UPDATE'
    or (old.live, old.sort_at, old.type_id, old.access) is distinct from (new.live, new.sort_at, new.type_id, new.access);
begin
  if tg_op <> 'INSERT' and old.live then
    perform tell_entry(old.website_id, old.page_id, old.type_id, old.sort_at, moved);
  end if;
  if tg_op <> 'DELETE' and new.live then
    perform tell_entry(new.website_id, new.page_id, new.type_id, new.sort_at, moved);
  end if;
  -- An entry for everybody shows its track although a restricted one has it too.
  if (tg_op = 'UPDATE' and old.access <> new.access)
    or exists (select from entries where website_id = coalesce(new.website_id, old.website_id) and access <> 'everybody')
    or (tg_op = 'DELETE' and old.access <> 'everybody') then
    perform tell_tracks_of_entry(coalesce(new.website_id, old.website_id), coalesce(new.page_id, old.page_id));
  end if;
  return null;
end $function$


CREATE OR REPLACE FUNCTION sitewright.tell_entry_term()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'sitewright', 'public'
AS $function$
declare
  site uuid := coalesce(new.website_id, old.website_id);
  entry record;
begin
  perform pg_notify('site_changed', site::text);
  case tg_table_name
    when 'entry_terms' then
      perform pg_notify('content_changed', concat_ws(' ', site, 'term', coalesce(new.id, old.id)));
      -- A category that moved changes what those above it list.
      if tg_op = 'UPDATE' and old.parent_id is distinct from new.parent_id then
        perform pg_notify('content_changed', site::text);
      end if;
    when 'entry_term_uses' then
      select * into entry from entries e
      where e.website_id = site and e.page_id = coalesce(new.page_id, old.page_id);
      if not found or entry.live then
        perform pg_notify('content_changed', concat_ws(' ', site, 'members', coalesce(new.term_id, old.term_id)));
      end if;
      if entry.live then
        perform tell_entry(site, entry.page_id, entry.type_id, entry.sort_at, false);
      end if;
    when 'content_types' then
      perform pg_notify('content_changed', case tg_op
        when 'UPDATE' then concat_ws(' ', site, 'type', new.id) else site::text end);
      if tg_op = 'UPDATE' and coalesce(old.settings ->> 'addresses', 'name') <> coalesce(new.settings ->> 'addresses', 'name') then
        perform pg_notify('content_changed', concat_ws(' ', site, 'type', new.id, 'places'));
      end if;
  end case;
  return null;
end $function$


CREATE OR REPLACE FUNCTION sitewright.tell_layout()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'sitewright', 'public'
AS $function$
begin
  perform pg_notify('content_changed', concat_ws(' ', coalesce(new.website_id, old.website_id), 'layout', coalesce(new.id, old.id)));
  return null;
end $function$


CREATE OR REPLACE FUNCTION sitewright.tell_members_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'sitewright', 'public'
AS $function$
begin
  perform pg_notify('site_changed', website_id::text) from (select distinct website_id from members) s;
  perform pg_notify('content_changed', case when each.of_site > 50 then each.website_id::text
      else concat_ws(' ', each.website_id, 'product', each.product_id, 'collections') end)
    from (select website_id, product_id, count(*) over (partition by website_id) as of_site from members) each;
  return null;
end $function$


CREATE OR REPLACE FUNCTION sitewright.tell_part_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'sitewright', 'public'
AS $function$
declare
  site uuid := coalesce(new.website_id, old.website_id);
  part text := site::text;
begin
  case tg_table_name
    when 'products' then
      part := concat_ws(' ', site, 'product', coalesce(new.id, old.id), case
        when tg_op <> 'UPDATE' or (old.slug, old.kind, old.tags, old.published, old.publish_at, old.archived_at)
          is distinct from (new.slug, new.kind, new.tags, new.published, new.publish_at, new.archived_at) then 'places'
        when (old.label, old.price, old.sold, old.featured_place)
          is distinct from (new.label, new.price, new.sold, new.featured_place) then 'order'
        else 'text' end);
    when 'variants' then
      part := concat_ws(' ', site, 'product', new.product_id, 'order');
    when 'collections' then
      part := concat_ws(' ', site, 'collection', coalesce(new.id, old.id));
    when 'collection_products' then
      part := concat_ws(' ', site, 'collection', new.collection_id);
    when 'services' then
      part := concat_ws(' ', site, 'service', coalesce(new.id, old.id), case
        when tg_op <> 'UPDATE' or (old.slug, old.published) is distinct from (new.slug, new.published) then 'places'
        else 'text' end);
      -- Menus offer bookings as long as there is a service to book. Of two that go at once neither sees the other go.
      if part like '% places' and (select count(*) from services s
        where s.website_id = site and s.published and s.id <> coalesce(new.id, old.id)) < 2 then
        part := site::text;
      end if;
    when 'forms' then
      part := concat_ws(' ', site, 'form', coalesce(new.id, old.id));
    when 'audio_tracks' then
      part := concat_ws(' ', site, 'track', coalesce(new.id, old.id));
    when 'audio_previews' then
      part := concat_ws(' ', site, 'track', coalesce(new.track_id, old.track_id));
    when 'pages' then
      -- Menus, addresses and sections concern the whole site.
      if tg_op = 'UPDATE' and new.kind = 'page'
        and old.published_version is not null and new.published_version is not null
        and (old.slug, old.subdomain, old.label, old.in_menu, old.position)
          is not distinct from (new.slug, new.subdomain, new.label, new.in_menu, new.position) then
        part := concat_ws(' ', site, 'page', new.id);
      end if;
    when 'files' then
      part := concat_ws(' ', site, 'file', coalesce(new.id, old.id));
      -- A track that can't be heard, and a cover that isn't there, have left no id where they would be shown.
      if exists (select from audio_tracks t where t.website_id = site
        and coalesce(new.id, old.id) in (t.file_id, t.cover_id)) then
        part := concat_ws(' ', part, 'tracks');
      end if;
    when 'redirects' then
      part := concat_ws(' ', site, 'redirect', coalesce(new.id, old.id));
  end case;
  perform pg_notify('site_changed', site::text);
  perform pg_notify('content_changed', part);
  return null;
end $function$


CREATE OR REPLACE FUNCTION sitewright.tell_searched()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'sitewright', 'public'
AS $function$
begin
  perform pg_notify('content_changed', concat_ws(' ', new.website_id, 'translation', search_key(new.language)));
  return null;
end $function$


CREATE OR REPLACE FUNCTION sitewright.tell_site_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  site uuid := case when tg_table_name = 'websites'
    then (coalesce(to_jsonb(new), to_jsonb(old)) ->> 'id')::uuid
    else (coalesce(to_jsonb(new), to_jsonb(old)) ->> 'website_id')::uuid end;
begin
  perform pg_notify('site_changed', site::text);
  perform pg_notify('content_changed', site::text);
  return null;
end $function$


CREATE OR REPLACE FUNCTION sitewright.tell_site_news()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('site_news', case tg_op when 'DELETE' then old.website_id else new.website_id end::text);
  return null;
end $function$


CREATE OR REPLACE FUNCTION sitewright.tell_stock_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'sitewright', 'public'
AS $function$
declare
  site uuid;
  variant uuid;
  product uuid;
  before bigint;
  after bigint;
  held bigint;
begin
  if tg_table_name = 'variants' then
    site := new.website_id;
    variant := new.id;
  else
    site := coalesce(new.website_id, old.website_id);
    variant := coalesce(new.variant_id, old.variant_id);
  end if;
  select coalesce(sum(h.quantity), 0) into held from stock_holds h
    where h.website_id = site and h.variant_id = variant and h.until > now();
  if tg_table_name = 'variants' then
    product := new.product_id;
    before := old.stock - held;
    after := new.stock - held;
  else
    select v.product_id, v.stock - held into product, after from variants v
      where v.website_id = site and v.id = variant and v.removed_at is null;
    before := after
      + case when tg_op <> 'DELETE' and new.until > now() then new.quantity else 0 end
      - case when tg_op <> 'INSERT' and old.until > now() then old.quantity else 0 end;
  end if;
  if product is not null and before is distinct from after then
    perform pg_notify('stock_changed', concat_ws(' ', site, product,
      case when stock_words(before) <> stock_words(after) then 'words' end));
  end if;
  return null;
end $function$


CREATE OR REPLACE FUNCTION sitewright.tell_tracks_of_draft()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'sitewright', 'public'
AS $function$
begin
  perform tell_tracks_of_entry(e.website_id, e.page_id)
  from entries e where e.website_id = new.website_id and e.page_id = new.id and e.access <> 'everybody';
  return null;
end $function$


CREATE OR REPLACE FUNCTION sitewright.tell_tracks_of_entry(site uuid, page uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'sitewright', 'public'
AS $function$
begin
  perform pg_notify('content_changed', concat_ws(' ', site, 'track', page));
end $function$


CREATE OR REPLACE FUNCTION sitewright.tell_translation()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'sitewright', 'public'
AS $function$
declare
  one record := coalesce(new, old);
  of_record uuid := coalesce(one.product_id, one.service_id, one.form_id, one.collection_id, one.term_id, one.content_type_id);
  came boolean := tg_op <> 'UPDATE'
    or exists (select from jsonb_object_keys(old.published) key where key not like '.%')
      <> exists (select from jsonb_object_keys(new.published) key where key not like '.%');
begin
  if (tg_op = 'INSERT' and new.published is null) or (tg_op = 'DELETE' and old.published is null) then return null; end if;
  perform pg_notify('site_changed', one.website_id::text);
  if one.file_id is not null then
    perform pg_notify('content_changed', concat_ws(' ', one.website_id, 'translation', images_key(one.language)));
    return null;
  end if;
  -- Where untranslated pages are left out, menus and links of the language change too.
  if came and of_record is null and one.part is null
    and exists (select from websites w where w.id = one.website_id and w.untranslated = 'hidden') then
    perform pg_notify('content_changed', one.website_id::text);
    return null;
  end if;
  -- Pages, products and services in all languages name those in which they can be read. The others name none.
  if came and one.page_id is not null then
    perform pg_notify('content_changed', concat_ws(' ', one.website_id, 'page', one.page_id));
  elsif came and one.product_id is not null then
    perform pg_notify('content_changed', concat_ws(' ', one.website_id, 'product', one.product_id, 'text'));
  elsif came and one.service_id is not null then
    perform pg_notify('content_changed', concat_ws(' ', one.website_id, 'service', one.service_id, 'text'));
  end if;
  perform pg_notify('content_changed', concat_ws(' ', one.website_id, 'translation',
    encode(substr(sha256(convert_to(concat_ws(' ', one.website_id,
      coalesce(one.page_id::text, 'menu:' || one.subdomain, of_record::text, one.part), one.language), 'utf8')), 1, 16), 'hex')::uuid));
  return null;
end $function$

