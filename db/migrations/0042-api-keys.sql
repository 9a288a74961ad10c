-- Keys by which programs act for somebody of the site, within the areas that were chosen and never beyond that person's role.
create table api_keys (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default uuidv7(),
  account_id uuid not null,
  name text not null check (length(name) between 1 and 80),
  -- The last letters, to tell keys apart; the whole is known to its holder alone.
  ending text not null,
  key_hash bytea not null,
  rights jsonb not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  unique (website_id, key_hash),
  foreign key (website_id, account_id) references accounts on delete cascade
);
create index api_keys_by_account on api_keys (website_id, account_id);
select secure_tenant_table('api_keys');
