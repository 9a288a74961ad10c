-- Addresses that lead elsewhere, such as those of the site's former home. What lives at an address always wins over them.
create table redirects (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default uuidv7(),
  subdomain text not null default '',
  from_path text not null check (from_path ~ '^/' and length(from_path) <= 500),
  -- One of both: a page, wherever it lives, or an address.
  page_id uuid,
  to_address text check (length(to_address) <= 2000),
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  unique (website_id, subdomain, from_path),
  foreign key (website_id, page_id) references pages on delete cascade,
  check ((page_id is null) <> (to_address is null))
);
create index redirects_by_page on redirects (website_id, page_id);
create index redirects_by_address on redirects (website_id, to_address);
select secure_tenant_table('redirects');

-- What visitors asked for and did not find; counted in memory and written down now and then.
create table missing_addresses (
  website_id uuid not null references websites on delete cascade,
  subdomain text not null,
  path text not null check (length(path) <= 500),
  times integer not null,
  referrer text not null default '',
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (website_id, subdomain, path)
);
select secure_tenant_table('missing_addresses');
