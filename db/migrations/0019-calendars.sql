-- The address under which calendar programs read a site's bookings. Its key is known to its owner alone.
create table calendar_feeds (
  website_id uuid primary key references websites on delete cascade,
  key_hash bytea not null,
  made_at timestamptz not null default now(),
  -- When a calendar program last came, to the hour.
  read_at timestamptz
);
select secure_tenant_table('calendar_feeds');

-- Calendars of others whose busy times cannot be booked.
create table outside_calendars (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default uuidv7(),
  name text not null check (length(name) between 1 and 80),
  url text not null check (length(url) <= 2000),
  -- Whose time it is; null is everybody's.
  resource_id uuid,
  due_at timestamptz not null default now(),
  tried_at timestamptz,
  read_at timestamptz,
  -- Why the last try gave nothing.
  problem text,
  failures integer not null default 0,
  primary key (website_id, id),
  foreign key (website_id, resource_id) references resources on delete cascade
);
create index outside_calendars_due on outside_calendars (due_at);
create index outside_calendars_by_resource on outside_calendars (website_id, resource_id);
select secure_tenant_table('outside_calendars');
-- The round that reads them finds which are due, and nothing else.
select open_to_platform('outside_calendars', 'select (website_id, id, due_at)');

create table outside_busy (
  website_id uuid not null,
  calendar_id uuid not null,
  from_at timestamptz not null,
  to_at timestamptz not null,
  primary key (website_id, calendar_id, from_at),
  foreign key (website_id, calendar_id) references outside_calendars on delete cascade,
  check (from_at < to_at)
);
create index outside_busy_by_time on outside_busy (website_id, to_at);
select secure_tenant_table('outside_busy');
