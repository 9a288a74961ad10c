-- The second step of people who create sites: alike to that of accounts, outside all sites.
create table creator_code_apps (
  creator_id uuid primary key references creators on delete cascade,
  secret text not null,
  confirmed boolean not null default false,
  -- The last step of 30 seconds that was used: each is good once.
  last_step integer not null default 0,
  created_at timestamptz not null default now()
);
grant select, insert, delete, update (secret, confirmed, last_step) on creator_code_apps to sitewright_platform;

create table creator_recovery_codes (
  creator_id uuid not null references creators on delete cascade,
  code_hash bytea not null,
  primary key (creator_id, code_hash)
);
grant select, insert, delete on creator_recovery_codes to sitewright_platform;

-- Between the password and the code.
create table creator_steps (
  token_hash bytea primary key,
  creator_id uuid not null references creators on delete cascade,
  tries integer not null default 0,
  expires_at timestamptz not null default now() + interval '10 minutes'
);
create index creator_steps_by_creator on creator_steps (creator_id);
grant select, insert, delete, update (tries) on creator_steps to sitewright_platform;
