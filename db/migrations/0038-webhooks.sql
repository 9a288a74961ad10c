-- Addresses of other programs that hear what happens on a site.
create table webhook_endpoints (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default uuidv7(),
  url text not null check (length(url) <= 500),
  events text[] not null,
  enabled boolean not null default true,
  -- Signs what is sent, so it is kept as it is; shown once.
  secret text not null,
  old_secret text,
  old_until timestamptz,
  -- Since when nothing has arrived there.
  failing_since timestamptz,
  -- Why it was switched off by itself.
  problem text not null default '',
  created_at timestamptz not null default now(),
  primary key (website_id, id)
);
select secure_tenant_table('webhook_endpoints');

-- What is owed to an address, written with its cause, and what became of it.
create table webhook_deliveries (
  website_id uuid not null,
  id uuid not null default uuidv7(),
  endpoint_id uuid not null,
  event_id uuid not null,
  kind text not null,
  subject_id uuid,
  -- As it was first sent, so that every try says the same.
  body text,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
  tries integer not null default 0,
  due_at timestamptz not null default now(),
  reply_status integer,
  reply text not null default '',
  took integer,
  tried_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  unique (website_id, endpoint_id, event_id),
  foreign key (website_id, endpoint_id) references webhook_endpoints on delete cascade
);
create index webhook_deliveries_due on webhook_deliveries (due_at) where status = 'waiting';
create index webhook_deliveries_by_age on webhook_deliveries (website_id, created_at);
select secure_tenant_table('webhook_deliveries');
-- The round that sends finds which are due, and nothing else.
select open_to_platform('webhook_deliveries', 'select (website_id, endpoint_id, status, due_at)');

-- In the transaction of its cause, for every address that wants to hear it: one id for all of them.
create function owe_webhooks() returns trigger language plpgsql set search_path from current as $$
declare
  event uuid := uuidv7();
  site uuid := case tg_op when 'DELETE' then old.website_id else new.website_id end;
begin
  insert into webhook_deliveries (website_id, endpoint_id, event_id, kind, subject_id)
  select e.website_id, e.id, event, tg_argv[0], case tg_op when 'DELETE' then old.id else new.id end
  from webhook_endpoints e where e.website_id = site and e.enabled and tg_argv[0] = any(e.events);
  return null;
end $$;

create trigger owed_created after insert on orders for each row execute function owe_webhooks('order.created');
create trigger owed_paid after update on orders for each row
  when (new.status = 1 and old.status = 0) execute function owe_webhooks('order.paid');
create trigger owed_fulfilled after update on orders for each row
  when (new.status = 2 and old.status <> 2) execute function owe_webhooks('order.fulfilled');
create trigger owed_cancelled after update on orders for each row
  when (new.status = 3 and old.status <> 3) execute function owe_webhooks('order.cancelled');
create trigger owed_refunded after update on orders for each row
  when (new.status = 4 and old.status <> 4) execute function owe_webhooks('order.refunded');
create trigger owed_created after insert on bookings for each row
  when (new.status in ('pending', 'confirmed')) execute function owe_webhooks('booking.created');
create trigger owed_taken after update on bookings for each row
  when (new.status in ('pending', 'confirmed') and old.status = 'held') execute function owe_webhooks('booking.created');
create trigger owed_moved after update on bookings for each row
  when (new.start_at <> old.start_at) execute function owe_webhooks('booking.moved');
create trigger owed_cancelled after update on bookings for each row
  when (new.status = 'cancelled' and old.status <> 'cancelled') execute function owe_webhooks('booking.cancelled');
create trigger owed after insert on messages for each row
  when (not new.spam) execute function owe_webhooks('message.received');
create trigger owed_created after insert on products for each row execute function owe_webhooks('product.created');
create trigger owed_updated after update on products for each row
  when (new.version <> old.version) execute function owe_webhooks('product.updated');
create trigger owed_deleted after delete on products for each row execute function owe_webhooks('product.deleted');
create trigger owed_published after update on pages for each row
  when (new.published_version is not null and new.published_version is distinct from old.published_version)
  execute function owe_webhooks('page.published');
create trigger owed after insert on accounts for each row
  when (not new.owner and new.role is null) execute function owe_webhooks('customer.created');
