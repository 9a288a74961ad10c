alter table websites add two_step_for_people boolean not null default false;

-- One-time codes of an app: each step of 30 seconds is good once.
create table code_apps (
  website_id uuid not null,
  account_id uuid not null,
  secret text not null,
  confirmed boolean not null default false,
  last_step integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (website_id, account_id),
  foreign key (website_id, account_id) references accounts on delete cascade
);
select secure_tenant_table('code_apps');

create table passkeys (
  website_id uuid not null,
  id uuid not null default uuidv7(),
  account_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  counter double precision not null default 0,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (website_id, id),
  unique (website_id, credential_id),
  foreign key (website_id, account_id) references accounts on delete cascade
);
create index passkeys_by_account on passkeys (website_id, account_id);
select secure_tenant_table('passkeys');

create table recovery_codes (
  website_id uuid not null,
  account_id uuid not null,
  code_hash bytea not null,
  primary key (website_id, account_id, code_hash),
  foreign key (website_id, account_id) references accounts on delete cascade
);
select secure_tenant_table('recovery_codes');

-- What is half done: a sign-in whose password was right, or a passkey that was asked for.
create table sign_in_steps (
  website_id uuid not null references websites on delete cascade,
  token_hash bytea not null,
  account_id uuid,
  challenge text not null default '',
  tries integer not null default 0,
  expires_at timestamptz not null default now() + interval '10 minutes',
  primary key (website_id, token_hash),
  foreign key (website_id, account_id) references accounts on delete cascade
);
create index sign_in_steps_by_age on sign_in_steps (expires_at);
select secure_tenant_table('sign_in_steps');
select open_to_platform('sign_in_steps', 'select (website_id, expires_at), delete');

-- Devices that are spared the second step for 30 days.
create table trusted_devices (
  website_id uuid not null,
  token_hash bytea not null,
  account_id uuid not null,
  expires_at timestamptz not null default now() + interval '30 days',
  primary key (website_id, token_hash),
  foreign key (website_id, account_id) references accounts on delete cascade
);
create index trusted_devices_by_account on trusted_devices (website_id, account_id);
select secure_tenant_table('trusted_devices');

create table sign_ins (
  website_id uuid not null,
  id uuid not null default uuidv7(),
  account_id uuid not null,
  at timestamptz not null default now(),
  how text not null,
  user_agent text not null default '',
  address text not null default '',
  country text not null default '',
  primary key (website_id, id),
  foreign key (website_id, account_id) references accounts on delete cascade
);
create index sign_ins_by_account on sign_ins (website_id, account_id, id);
create index sign_ins_by_age on sign_ins (at);
select secure_tenant_table('sign_ins');
revoke update on sign_ins from sitewright_app;
create policy forgotten on sign_ins to sitewright_platform using (at < now() - interval '1 year');
grant select (website_id, at), delete on sign_ins to sitewright_platform;
