-- Appointments, classes and hires. Amounts are minor units; hours and dates are those of the site's time zone.
create table resources (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default uuidv7(),
  name text not null check (length(name) between 1 and 80),
  version integer not null default 1,
  primary key (website_id, id)
);
select secure_tenant_table('resources');

create table services (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default uuidv7(),
  label text not null check (length(label) between 1 and 120),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  description jsonb not null default '{"type":"doc","content":[]}',
  image jsonb,
  price bigint not null default 0 check (price between 0 and 99999999),
  deposit bigint check (deposit between 0 and 99999999),
  duration_minutes integer not null default 60 check (duration_minutes between 5 and 10080),
  durations jsonb not null default '[]',
  interval_minutes integer check (interval_minutes between 5 and 1440),
  buffer_before_minutes integer not null default 0 check (buffer_before_minutes between 0 and 1440),
  buffer_minutes integer not null default 0 check (buffer_minutes between 0 and 1440),
  capacity integer not null default 1 check (capacity between 1 and 1000),
  notice_minutes integer not null default 0 check (notice_minutes >= 0),
  horizon_days integer not null default 60 check (horizon_days between 1 and 730),
  cancel_notice_minutes integer not null default 1440 check (cancel_notice_minutes >= 0),
  hours jsonb not null default '[]',
  closed jsonb not null default '[]',
  exceptions jsonb not null default '[]',
  sessions jsonb not null default '[]',
  questions jsonb not null default '[]',
  asks_owner boolean not null default false,
  colour text not null default '#3b6fb6' check (colour ~ '^#[0-9a-f]{6}$'),
  -- What it takes where it needs nothing else: a resource that nobody else sees.
  own_resource uuid not null,
  published boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  unique (website_id, slug)
);
select secure_tenant_table('services');
create trigger told after insert or update or delete on services for each row execute function tell_site_changed();

-- Of each thing that a service needs, one of those with the same `need`.
create table service_needs (
  website_id uuid not null,
  service_id uuid not null,
  need smallint not null,
  resource_id uuid not null,
  primary key (website_id, service_id, need, resource_id),
  foreign key (website_id, service_id) references services on delete cascade,
  foreign key (website_id, resource_id) references resources
);
create index service_needs_by_resource on service_needs (website_id, resource_id);
select secure_tenant_table('service_needs');

-- A start with people in it. Its seats are a counter that cannot go over; its resources are in `occupancies`.
create table taken_slots (
  website_id uuid not null,
  id uuid not null default uuidv7(),
  service_id uuid not null,
  start_at timestamptz not null,
  duration_minutes integer not null,
  capacity integer not null,
  seats integer not null,
  primary key (website_id, id),
  unique (website_id, service_id, start_at, duration_minutes),
  foreign key (website_id, service_id) references services on delete cascade,
  constraint taken_slots_seats check (seats between 1 and capacity)
);
select secure_tenant_table('taken_slots');

-- What is taken when, buffers included. The exclusion is what makes a double booking impossible, whoever writes.
create table occupancies (
  website_id uuid not null,
  id uuid not null default uuidv7(),
  -- A resource, or a service's own.
  resource_id uuid not null,
  from_at timestamptz not null,
  to_at timestamptz not null,
  slot_id uuid,
  -- Of time that the owner blocked; such may lie over bookings.
  note text not null default '' check (length(note) <= 200),
  primary key (website_id, id),
  foreign key (website_id, slot_id) references taken_slots on delete cascade,
  constraint no_double_booking
    exclude using gist (website_id with =, resource_id with =, tstzrange(from_at, to_at) with &&) where (slot_id is not null),
  check (from_at < to_at)
);
-- Row-level security keeps range operators from using an index; plain comparisons may.
create index occupancies_by_time on occupancies (website_id, to_at);
create index occupancies_by_slot on occupancies (website_id, slot_id);
select secure_tenant_table('occupancies');

create table bookings (
  website_id uuid not null,
  id uuid not null default uuidv7(),
  service_id uuid not null,
  -- Null once it takes nobody's time any more.
  slot_id uuid,
  label text not null,
  start_at timestamptz not null,
  duration_minutes integer not null,
  status text not null check (status in ('held', 'pending', 'confirmed', 'cancelled', 'expired')),
  held_until timestamptz,
  email text not null check (length(email) <= 254),
  name text not null check (length(name) between 1 and 120),
  phone text not null default '',
  note text not null default '' check (length(note) <= 2000),
  answers jsonb not null default '{}',
  price bigint not null default 0,
  key_hash bytea not null,
  account_id uuid,
  order_id uuid,
  owner_note text not null default '' check (length(owner_note) <= 2000),
  no_show boolean not null default false,
  -- How often calendars were told of a change (iCalendar's SEQUENCE).
  sequence integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  foreign key (website_id, service_id) references services,
  -- A move gives the old start back before it takes the new one.
  foreign key (website_id, slot_id) references taken_slots deferrable initially deferred,
  foreign key (website_id, account_id) references accounts on delete set null (account_id),
  check ((status in ('held', 'pending', 'confirmed')) = (slot_id is not null)),
  check ((status = 'held') = (held_until is not null))
);
create index bookings_by_time on bookings (website_id, start_at);
create index bookings_by_service on bookings (website_id, service_id, start_at);
create index bookings_by_slot on bookings (website_id, slot_id);
create index bookings_by_account on bookings (website_id, account_id, start_at);
create index bookings_held on bookings (website_id, held_until) where status = 'held';
select secure_tenant_table('bookings');
