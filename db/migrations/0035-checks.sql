-- What the last look at each part of a site found.
create table check_results (
  website_id uuid not null references websites on delete cascade,
  key text not null,
  result jsonb not null,
  ran_at timestamptz not null default now(),
  primary key (website_id, key)
);
select secure_tenant_table('check_results');
