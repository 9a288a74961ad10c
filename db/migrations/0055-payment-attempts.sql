-- A payment is written before the provider is asked for it, so its reference may not be known yet. One of an order is live.
alter table payments alter column reference drop not null;
alter table payments add constraint payments_reference_check
  check (reference is not null or (provider = 'stripe' and status in ('waiting', 'failed')));
-- The owner has settled it in another way.
alter table payments add column closed_at timestamptz;

-- Row-level security hides all rows from the owner who migrates, unless it is lifted.
alter table payments no force row level security;
alter table refunds no force row level security;

-- Earlier versions could leave several; the one whose money is on its way counts, else the newest.
update payments p set status = 'cancelled', problem = 'Replaced by another attempt.'
where p.status in ('waiting', 'processing') and p.order_id is not null and p.id <> (
  select l.id from payments l where l.website_id = p.website_id and l.order_id = p.order_id
    and l.status in ('waiting', 'processing') order by l.status, l.id desc limit 1);
create unique index payments_one_live on payments (website_id, order_id) where status in ('waiting', 'processing');

-- What the provider is asked with. A key is given up only when the try under it is known to be dead.
alter table refunds add column key_number integer not null default 0,
  add column keyed_at timestamptz,
  add column tried_at timestamptz,
  add column closed_at timestamptz;

-- A payment that no order can take goes back once, however often that is asked for.
delete from refunds r using refunds k
where r.surplus and k.surplus and r.actor <> 'provider' and k.actor <> 'provider' and r.website_id = k.website_id
  and r.payment_id = k.payment_id and r.id <> k.id and r.status <> 'done'
  and (k.status = 'done' or (r.status, k.status) = ('failed', 'waiting') or (r.status = k.status and k.id < r.id));
create unique index refunds_surplus_once on refunds (website_id, payment_id) where surplus and actor <> 'provider';
alter table payments force row level security;
alter table refunds force row level security;
create index refunds_failed on refunds (website_id, id desc) where problem <> '' and closed_at is null;

-- The last time that the provider's ledger and ours were laid side by side.
create table payment_comparisons (
  website_id uuid primary key references websites on delete cascade,
  ran_at timestamptz not null default now(),
  compared integer not null,
  recovered integer not null,
  problems jsonb not null default '[]',
  failure text not null default ''
);
select secure_tenant_table('payment_comparisons');
create policy platform on payment_comparisons to sitewright_platform using (true);
grant select (website_id, ran_at) on payment_comparisons to sitewright_platform;

-- The sweep looks for what is due.
grant select (created_at) on payments to sitewright_platform;
grant select (tried_at) on refunds to sitewright_platform;
