-- Numbers of visits, rolled up as they come in. A dimension is what is counted by (its values are short texts from outside),
-- '' stands for all together. Days are those of the site's own clock.
create table visit_counts (
  website_id uuid not null references websites on delete cascade,
  -- d: a day, m: a month
  grain "char" not null check (grain in ('d', 'm')),
  dimension text not null check (length(dimension) <= 20),
  starts date not null,
  value text not null check (length(value) <= 300),
  visitors bigint not null default 0,
  visits bigint not null default 0,
  views bigint not null default 0,
  bounces bigint not null default 0,
  seconds bigint not null default 0,
  orders bigint not null default 0,
  revenue bigint not null default 0,
  bookings bigint not null default 0,
  messages bigint not null default 0,
  signups bigint not null default 0,
  primary key (website_id, grain, dimension, starts, value)
);
select secure_tenant_table('visit_counts');
select open_to_platform('visit_counts', 'select, insert, update, delete');

-- The last days by the hour.
create table visit_hours (
  website_id uuid not null references websites on delete cascade,
  hour timestamptz not null,
  visitors bigint not null default 0,
  visits bigint not null default 0,
  views bigint not null default 0,
  primary key (website_id, hour)
);
select secure_tenant_table('visit_hours');
select open_to_platform('visit_hours', 'select, insert, update, delete');

-- The latest visit of each visitor, kept for a day or two. A visitor is a hash with the day's salt, which is destroyed after.
create table visits (
  website_id uuid not null references websites on delete cascade,
  visitor text not null check (length(visitor) <= 24),
  day date not null,
  last_at timestamptz not null,
  entry text not null check (length(entry) <= 300),
  exit text not null check (length(exit) <= 300),
  views integer not null,
  -- Of the whole day, so that nobody fills the tables.
  day_views integer not null,
  -- What else it is counted by: source, device …
  facts jsonb not null,
  primary key (website_id, visitor)
) with (fillfactor = 70);
create index visits_by_time on visits (website_id, last_at);
select secure_tenant_table('visits');
select open_to_platform('visits', 'select, insert, update, delete');

create table visit_salts (
  website_id uuid not null references websites on delete cascade,
  day date not null,
  salt bytea not null,
  primary key (website_id, day)
);
select secure_tenant_table('visit_salts');
select open_to_platform('visit_salts', 'select, insert, delete');

-- What the visit behind an order or a booking was counted by, until it is paid or confirmed; nothing about the visitor.
create table visit_causes (
  website_id uuid not null references websites on delete cascade,
  kind text not null check (kind in ('order', 'booking')),
  subject_id uuid not null,
  day date not null,
  facts jsonb not null,
  created_at timestamptz not null default now(),
  primary key (website_id, kind, subject_id)
);
select secure_tenant_table('visit_causes');
select open_to_platform('visit_causes', 'select, insert, update, delete');

create table analytics_settings (
  website_id uuid primary key references websites on delete cascade,
  weekly boolean not null default false,
  -- Null: the site's contact address, or its owner's.
  weekly_to text check (length(weekly_to) <= 254),
  count_own boolean not null default false,
  keep_months integer not null default 36 check (keep_months between 1 and 120),
  -- The Monday that the last weekly mail was written on.
  last_week date
);
select secure_tenant_table('analytics_settings');
select open_to_platform('analytics_settings', 'select, update (last_week)');

create index orders_by_payment on orders (website_id, paid_at) include (total, refunded) where paid_at is not null;
create index bookings_by_creation on bookings (website_id, created_at);
create index accounts_by_creation on accounts (website_id, created_at);

create trigger told after insert or update of count_own on analytics_settings
  for each row execute function tell_site_changed();
