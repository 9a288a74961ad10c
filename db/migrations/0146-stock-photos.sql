-- Where a site finds stock photos. A site without a row has none.
create table stock_providers (
  website_id uuid primary key references websites (id) on delete cascade,
  provider text not null check (provider in ('openverse', 'pexels')),
  -- Sealed; null for a provider without a key.
  secret text,
  ending text check (length(ending) <= 4),
  updated_at timestamptz not null default now()
);
select secure_tenant_table('stock_providers');
