-- People who create sites. Their accounts lie outside all sites: the role that serves sites has no right here.
create table creators (
  id uuid primary key default uuidv7(),
  email text not null unique check (email = lower(email) and length(email) <= 254),
  password_hash text not null,
  created_at timestamptz not null default now()
);
grant select, insert, delete, update (password_hash) on creators to sitewright_platform;

create table creator_sessions (
  id uuid primary key default uuidv7(),
  token_hash bytea not null unique,
  creator_id uuid not null references creators on delete cascade,
  user_agent text not null default '',
  address text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index creator_sessions_by_creator on creator_sessions (creator_id);
grant select, insert, delete, update (last_seen_at) on creator_sessions to sitewright_platform;

-- Links to set a new password.
create table creator_tokens (
  token_hash bytea primary key,
  creator_id uuid not null references creators on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index creator_tokens_by_creator on creator_tokens (creator_id);
grant select, insert, delete, update (used_at) on creator_tokens to sitewright_platform;

-- Whose site it is on the platform. Sites that were made by the operator are nobody's there.
create table creator_sites (
  website_id uuid primary key references websites on delete cascade,
  creator_id uuid not null references creators on delete cascade,
  created_at timestamptz not null default now()
);
create index creator_sites_by_creator on creator_sites (creator_id, created_at);
select secure_tenant_table('creator_sites');
revoke insert, update, delete on creator_sites from sitewright_app;
select open_to_platform('creator_sites', 'select, insert, delete');

-- What the platform itself writes to creators, as `mails` is for sites.
create table platform_mails (
  id uuid primary key default uuidv7(),
  cause text not null unique,
  recipient text not null,
  subject text not null check (subject !~ '[\r\n]'),
  html text not null,
  body_text text not null,
  message_id text not null,
  secret boolean not null default false,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
  tries integer not null default 0,
  answer text not null default '',
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
grant select, insert, delete, update (html, body_text, status, tries, answer, sent_at) on platform_mails to sitewright_platform;

-- Two addresses that are read alike have one shape: 0 and o, 1, i and l, 5 and s, rn and m, vv and w, with hyphens or without.
create function address_shape(host text) returns text language sql immutable strict parallel safe
return translate(replace(replace(replace(lower(host), '-', ''), 'rn', 'm'), 'vv', 'w'), '01i5', 'olls');
create index hosts_by_shape on hosts (address_shape(host));
