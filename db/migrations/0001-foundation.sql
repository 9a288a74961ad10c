-- Roles are made before the first migration (src/lib/db/roles.ts): sitewright_owner owns everything here,
-- sitewright_app serves requests bound to one site, sitewright_platform works across sites.

create extension if not exists btree_gist;

-- Every table with a website_id goes through this one rule; a test reads the catalogue for tables that do not.
create function secure_tenant_table(tenant_table regclass, site_column name default 'website_id') returns void
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format(
    'create policy tenant on %s to sitewright_app
       using (%I = current_setting(''app.website_id'')::uuid)
       with check (%I = current_setting(''app.website_id'')::uuid)',
    tenant_table, site_column, site_column);
  execute format('grant select, insert, update, delete on %s to sitewright_app', tenant_table);
end $$;

-- Named paths across sites: host look-up, sign-up, the mail worker.
create function open_to_platform(tenant_table regclass, privileges text) returns void
language plpgsql as $$
begin
  execute format('create policy platform on %s to sitewright_platform using (true) with check (true)', tenant_table);
  execute format('grant %s on %s to sitewright_platform', privileges, tenant_table);
end $$;

create table websites (
  id uuid primary key default uuidv7(),
  name text not null check (length(name) between 1 and 100),
  logo text,
  header boolean not null default true,
  analytics boolean not null default false,
  colours jsonb not null,
  shop_enabled boolean not null default false,
  stripe_account_id text,
  currency text not null default 'GBP' check (currency ~ '^[A-Z]{3}$'),
  timezone text not null default 'Europe/London',
  locale text not null default 'en-GB',
  contact_email text,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
select secure_tenant_table('websites', 'id');
revoke insert, delete on websites from sitewright_app;
select open_to_platform('websites', 'select, insert, update, delete');

create table hosts (
  host text primary key check (host = lower(host)),
  website_id uuid not null references websites on delete cascade,
  canonical boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index hosts_one_canonical on hosts (website_id) where canonical;
create index hosts_by_website on hosts (website_id);
select secure_tenant_table('hosts');
revoke insert, update, delete on hosts from sitewright_app;
select open_to_platform('hosts', 'select, insert, update, delete');

create table accounts (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default uuidv7(),
  email text not null check (email = lower(email) and length(email) <= 254),
  password_hash text not null,
  owner boolean not null default false,
  name text not null default '',
  phone text not null default '',
  addresses jsonb not null default '[]',
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  unique (website_id, email)
);
select secure_tenant_table('accounts');

create table sessions (
  website_id uuid not null,
  id uuid not null default uuidv7(),
  token_hash bytea not null,
  account_id uuid not null,
  user_agent text not null default '',
  address text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (website_id, id),
  unique (website_id, token_hash),
  foreign key (website_id, account_id) references accounts on delete cascade
);
create index sessions_by_account on sessions (website_id, account_id);
select secure_tenant_table('sessions');

create table tokens (
  website_id uuid not null,
  token_hash bytea not null,
  purpose text not null check (purpose in ('reset', 'sign-in')),
  account_id uuid not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (website_id, token_hash),
  foreign key (website_id, account_id) references accounts on delete cascade
);
create index tokens_by_account on tokens (website_id, account_id);
select secure_tenant_table('tokens');

-- Shape prescribed by rate-limiter-flexible. Keys begin with the website's id.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
grant select, insert, update, delete on rate_limits to sitewright_platform;

create table mails (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default uuidv7(),
  -- What caused it; one cause never makes two mails.
  cause text not null,
  email_id text not null,
  recipient text not null,
  subject text not null check (subject !~ '[\r\n]'),
  html text not null,
  body_text text not null,
  message_id text not null,
  -- A link in it opens an account: hidden from the log once it is sent.
  secret boolean not null default false,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
  tries integer not null default 0,
  answer text not null default '',
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (website_id, id),
  unique (website_id, cause)
);
select secure_tenant_table('mails');
select open_to_platform('mails', 'select, update');

create table pages (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default uuidv7(),
  subdomain text not null default '' check (subdomain ~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)?$'),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  label text not null,
  in_menu boolean not null default false,
  position integer not null default 0,
  version integer not null default 1,
  published_version integer,
  published_at timestamptz,
  publish_version integer,
  publish_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (website_id, id),
  -- Deferrable, so that one statement can swap two addresses.
  unique (website_id, subdomain, slug) deferrable,
  check ((publish_at is null) = (publish_version is null))
);
create index pages_in_menu_order on pages (website_id, subdomain, position);
select secure_tenant_table('pages');

create table page_versions (
  website_id uuid not null,
  page_id uuid not null,
  version integer not null,
  name text not null check (length(name) between 1 and 200),
  height integer not null check (height between 0 and 1000),
  seo jsonb not null default '{}',
  blocks jsonb not null,
  tree_version integer not null,
  saved_by uuid,
  saved_at timestamptz not null default now(),
  primary key (website_id, page_id, version),
  foreign key (website_id, page_id) references pages on delete cascade,
  foreign key (website_id, saved_by) references accounts on delete set null (saved_by)
);
select secure_tenant_table('page_versions');

alter table pages add foreign key (website_id, id, published_version)
  references page_versions (website_id, page_id, version) deferrable initially deferred;
alter table pages add foreign key (website_id, id, publish_version)
  references page_versions (website_id, page_id, version) deferrable initially deferred;

-- Addresses that a page had before. A page that lives at an address always wins over them.
create table page_redirects (
  website_id uuid not null,
  subdomain text not null,
  slug text not null,
  page_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (website_id, subdomain, slug),
  foreign key (website_id, page_id) references pages on delete cascade
);
create index page_redirects_by_page on page_redirects (website_id, page_id);
select secure_tenant_table('page_redirects');

-- Facts about this installation, such as that its demo site was made.
create table installation (
  key text primary key,
  set_at timestamptz not null default now()
);
grant select, insert on installation to sitewright_platform;

-- Processes keep sites and rendered pages in memory; they are told after commit when something a visitor sees has changed.
create function tell_site_changed() returns trigger language plpgsql as $$
declare
  site uuid := case when tg_table_name = 'websites'
    then (coalesce(to_jsonb(new), to_jsonb(old)) ->> 'id')::uuid
    else (coalesce(to_jsonb(new), to_jsonb(old)) ->> 'website_id')::uuid end;
begin
  perform pg_notify('site_changed', site::text);
  return null;
end $$;
create trigger told after insert or update or delete on websites for each row execute function tell_site_changed();
create trigger told after insert or update or delete on hosts for each row execute function tell_site_changed();
create trigger told_insert after insert or delete on pages for each row execute function tell_site_changed();
create trigger told_update after update on pages for each row
  when ((old.slug, old.subdomain, old.label, old.in_menu, old.position, old.published_version)
    is distinct from (new.slug, new.subdomain, new.label, new.in_menu, new.position, new.published_version))
  execute function tell_site_changed();
