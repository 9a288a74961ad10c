-- Bookings that are paid in the shop's cart, mails about them, and people who wait for a place.
alter table services
  -- Minutes before the start, at each of which a mail reminds.
  add column reminders integer[] not null default '{1440}',
  add column waiting_list boolean not null default false,
  -- How long a freed place is kept for the next in line.
  add column offer_minutes integer not null default 120 check (offer_minutes between 10 and 10080);

alter table bookings
  -- Keys in links of mails, beside the one that the visitor's browser holds.
  add column more_keys bytea[] not null default '{}',
  -- By the shop's checkout, in minor units; the rest of the price is paid on the day.
  add column to_pay bigint not null default 0 check (to_pay >= 0),
  add column visitor_timezone text not null default '' check (length(visitor_timezone) <= 60),
  -- A freed place, held for somebody who waited for it.
  add column offered boolean not null default false,
  -- Reminders sent for this start.
  add column reminded integer[] not null default '{}',
  -- When this start was chosen: reminders whose time lay before it are not owed.
  add column start_set_at timestamptz not null default now();
create index bookings_by_order on bookings (website_id, order_id) where order_id is not null;
create index bookings_overdue on bookings (held_until) where status = 'held';
create index bookings_to_come on bookings (start_at) where status = 'confirmed';
-- The rounds of all sites see when something is due, and nothing of the people.
create policy platform on bookings to sitewright_platform using (true);
grant select (website_id, id, service_id, status, held_until, start_at, start_set_at, reminded) on bookings to sitewright_platform;
create policy platform on services to sitewright_platform using (true);
grant select (website_id, id, reminders) on services to sitewright_platform;

-- People who wait for a place in a start that is full.
create table waiting_people (
  website_id uuid not null,
  id uuid not null default uuidv7(),
  service_id uuid not null,
  start_at timestamptz not null,
  duration_minutes integer not null,
  status text not null default 'waiting' check (status in ('waiting', 'offered', 'taken', 'passed', 'left')),
  email text not null check (length(email) <= 254),
  name text not null check (length(name) between 1 and 120),
  phone text not null default '',
  visitor_timezone text not null default '' check (length(visitor_timezone) <= 60),
  key_hash bytea not null,
  account_id uuid,
  -- The place that is held for them.
  booking_id uuid,
  -- When they were told of it.
  told_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  foreign key (website_id, service_id) references services on delete cascade,
  foreign key (website_id, booking_id) references bookings on delete set null (booking_id),
  foreign key (website_id, account_id) references accounts on delete set null (account_id)
);
create unique index waiting_once on waiting_people (website_id, service_id, start_at, duration_minutes, email)
  where status in ('waiting', 'offered');
create index waiting_by_booking on waiting_people (website_id, booking_id);
create index waiting_untold on waiting_people (id) where status = 'offered' and told_at is null;
select secure_tenant_table('waiting_people');
create policy platform on waiting_people to sitewright_platform using (true);
grant select (website_id, id, status, booking_id, told_at) on waiting_people to sitewright_platform;

-- An appointment that goes along with a mail, as iCalendar text.
alter table mails add column calendar text;
