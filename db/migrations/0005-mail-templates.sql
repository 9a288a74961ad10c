-- The owner's own words for a mail. Empty: as the product writes it. A row stays when its words go, so that versions only grow.
create table email_templates (
  website_id uuid not null references websites on delete cascade,
  email_id text not null,
  subject text check (subject !~ '[\r\n]'),
  body text,
  enabled boolean not null default true,
  version integer not null,
  updated_at timestamptz not null default now(),
  primary key (website_id, email_id)
);
select secure_tenant_table('email_templates');

create table email_template_versions (
  website_id uuid not null,
  email_id text not null,
  version integer not null,
  subject text check (subject !~ '[\r\n]'),
  body text,
  enabled boolean not null,
  saved_at timestamptz not null default now(),
  saved_by uuid,
  primary key (website_id, email_id, version),
  foreign key (website_id, email_id) references email_templates on delete cascade,
  foreign key (website_id, saved_by) references accounts on delete set null (saved_by)
);
create index email_template_versions_by_account on email_template_versions (website_id, saved_by);
select secure_tenant_table('email_template_versions');

-- Empty sender and reply address: the site's name and its contact address.
create table email_settings (
  website_id uuid primary key references websites on delete cascade,
  sender_name text not null default '' check (sender_name !~ '[\r\n]'),
  reply_to text not null default '' check (reply_to !~ '[\r\n]'),
  -- Signs links that end mails of a kind.
  unsubscribe_key bytea not null
);
select secure_tenant_table('email_settings');

-- Who wants no more mails of a kind.
create table email_unsubscribes (
  website_id uuid not null references websites on delete cascade,
  recipient text not null check (recipient = lower(recipient)),
  email_id text not null,
  created_at timestamptz not null default now(),
  primary key (website_id, recipient, email_id)
);
select secure_tenant_table('email_unsubscribes');

alter table mails
  add column reply_to text check (reply_to !~ '[\r\n]'),
  -- Message-ID of the mail that this one answers.
  add column in_reply_to text check (in_reply_to !~ '[\r\n]'),
  -- Link that ends mails of this kind; empty for those that somebody is owed.
  add column unsubscribe text,
  add column next_try_at timestamptz,
  drop constraint mails_status_check,
  -- Stopped: its reader wanted no more of them before it was sent.
  add constraint mails_status_check check (status in ('waiting', 'sent', 'failed', 'stopped'));
create index mails_by_status on mails (website_id, status, id);
