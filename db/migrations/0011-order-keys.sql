-- Money that came for an order which did not need it goes back, and is no part of what the order was refunded.
alter table refunds add column surplus boolean not null default false;

-- Keys in links of mails, beside the one that the buyer's browser holds.
create table order_keys (
  website_id uuid not null,
  key_hash bytea not null,
  order_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (website_id, key_hash),
  foreign key (website_id, order_id) references orders on delete cascade
);
create index order_keys_of_order on order_keys (website_id, order_id);
select secure_tenant_table('order_keys');
