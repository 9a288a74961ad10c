-- What an owner should hear of at once; its words are read from what it is about.
create table notifications (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default uuidv7(),
  kind text not null check (kind in ('order', 'booking', 'message')),
  subject_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  unique (website_id, kind, subject_id)
);
create index notifications_by_age on notifications (website_id, created_at);
select secure_tenant_table('notifications');

create table notification_reads (
  website_id uuid not null,
  account_id uuid not null,
  notification_id uuid not null,
  primary key (website_id, account_id, notification_id),
  foreign key (website_id, account_id) references accounts on delete cascade,
  foreign key (website_id, notification_id) references notifications on delete cascade
);
create index notification_reads_by_notification on notification_reads (website_id, notification_id);
select secure_tenant_table('notification_reads');

-- Tells every process that something stands differently in the admin of a site.
create function tell_site_news() returns trigger language plpgsql as $$
begin
  perform pg_notify('site_news', case tg_op when 'DELETE' then old.website_id else new.website_id end::text);
  return null;
end $$;

-- Whoever writes the row, by whichever way: the database notes it in the same transaction. What arrives from elsewhere
-- with its own date is no news.
create function note_news() returns trigger language plpgsql set search_path from current as $$
begin
  if new.created_at < now() - interval '30 days' then return null; end if;
  insert into notifications (website_id, kind, subject_id) values (new.website_id, tg_argv[0], new.id)
  on conflict do nothing;
  -- The lists of orders, bookings and messages keep what is older.
  delete from notifications where website_id = new.website_id and created_at < now() - interval '30 days';
  return null;
end $$;

create trigger told after insert on notifications for each row execute function tell_site_news();
create trigger told after insert on notification_reads for each row execute function tell_site_news();

create trigger noted_insert after insert on orders for each row
  when (new.status = 1 or new.placed_at is not null) execute function note_news('order');
create trigger noted_update after update on orders for each row
  when ((new.status = 1 and old.status = 0) or (new.placed_at is not null and old.placed_at is null))
  execute function note_news('order');
create trigger news after update on orders for each row
  when (new.status <> old.status and (new.status = 1 or old.status = 1)) execute function tell_site_news();

create index bookings_to_answer on bookings (website_id, start_at) where status = 'pending';
create trigger noted_insert after insert on bookings for each row
  when (new.status in ('pending', 'confirmed')) execute function note_news('booking');
create trigger noted_update after update on bookings for each row
  when (new.status in ('pending', 'confirmed') and old.status not in ('pending', 'confirmed'))
  execute function note_news('booking');
create trigger news after update on bookings for each row
  when (new.status <> old.status and 'pending' in (new.status, old.status)) execute function tell_site_news();

create trigger noted_insert after insert on messages for each row
  when (not new.spam) execute function note_news('message');
create trigger news_of_spam after insert on messages for each row
  when (new.spam) execute function tell_site_news();
create trigger news after update on messages for each row
  when ((new.read, new.spam, new.archived) is distinct from (old.read, old.spam, old.archived))
  execute function tell_site_news();
create trigger news_of_end after delete on messages for each row execute function tell_site_news();

-- An open line ends with its session, or with what its account may do.
create trigger news_of_end after delete on sessions for each row execute function tell_site_news();
create trigger news after update on accounts for each row
  when ((new.owner, new.role) is distinct from (old.owner, old.role)) execute function tell_site_news();
