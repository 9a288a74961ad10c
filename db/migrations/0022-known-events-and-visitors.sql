-- News from a provider that was applied before is told by the query that looks for its site.
create policy platform on provider_events to sitewright_platform using (true);
grant select (website_id, provider, event_id) on provider_events to sitewright_platform;

-- How many orders one visitor has begun; forgotten when the order is paid or ends.
alter table orders add column visitor bytea;
create index orders_open_of_visitor on orders (website_id, visitor) where status = 0;

-- The owner's list by way of payment.
create index orders_by_provider on orders (website_id, provider, id desc);
