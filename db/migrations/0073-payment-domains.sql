-- Hosts that are registered with Stripe as payment method domains of a site's account: Apple Pay and others are shown there only.
create table payment_domains (
  website_id uuid not null references websites on delete cascade,
  account text not null,
  host text not null,
  -- Of Stripe's mode: test and live mode know nothing of each other.
  live boolean not null,
  state text not null default 'waiting' check (state in ('waiting', 'registered', 'failed')),
  -- Methods that are not active there, with Stripe's reason for each.
  inactive jsonb not null default '{}',
  failure text not null default '',
  tries integer not null default 0,
  due_at timestamptz not null default now(),
  primary key (website_id, account, host)
);
select secure_tenant_table('payment_domains');
create policy platform on payment_domains to sitewright_platform using (true);
grant select (website_id, account, host, live, tries, due_at) on payment_domains to sitewright_platform;
