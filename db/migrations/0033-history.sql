-- Who did what on a site. Lines are added and never changed; after a year the platform takes them away.
create table history (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default uuidv7(),
  at timestamptz not null default now(),
  -- As it was then: an account may be gone, or have another role.
  account_id uuid,
  email text not null default '',
  role text not null default '',
  address text not null default '',
  word text not null,
  subject_id uuid,
  subject text not null default '',
  fields text[] not null default '{}',
  kept jsonb not null default '{}',
  primary key (website_id, id)
);
create index history_by_word on history (website_id, word, id);
create index history_by_account on history (website_id, account_id, id);
create index history_by_age on history (at);
select secure_tenant_table('history');
revoke update, delete on history from sitewright_app;
create policy forgotten on history to sitewright_platform using (at < now() - interval '1 year');
grant select (website_id, at), delete on history to sitewright_platform;
