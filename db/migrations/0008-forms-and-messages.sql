-- Forms that visitors fill in, what they sent, and who asked for the newsletter.

create extension if not exists pg_trgm;

create table forms (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default uuidv7(),
  name text not null check (length(name) between 1 and 120),
  purpose text not null check (purpose in ('message', 'order')),
  origin text not null default '',
  content jsonb not null,
  -- Steps, button, thanks, who is told, the automatic reply.
  settings jsonb not null,
  -- Signs the tickets that say when the form was shown.
  secret bytea not null default sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (website_id, id)
);
select secure_tenant_table('forms');
create trigger told after insert or update or delete on forms for each row execute function tell_site_changed();

create table messages (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default uuidv7(),
  form_id uuid,
  -- As it was called when the message came.
  form_name text not null default '',
  origin text not null default '',
  answers jsonb not null,
  sender_name text not null default '',
  sender_email text,
  preview text not null default '',
  -- Lower case: all words that a search may find.
  search text not null,
  spam boolean not null default false,
  spam_reason text not null default '',
  -- What is to be done once the owner says that it is no spam.
  subscribes boolean not null default false,
  read boolean not null default false,
  starred boolean not null default false,
  archived boolean not null default false,
  replied_at timestamptz,
  request_key text,
  -- Of what was sent, to tell the same from another.
  content_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  unique (website_id, request_key),
  foreign key (website_id, form_id) references forms on delete set null (form_id)
);
create index messages_by_place on messages (website_id, spam, archived, id);
create index messages_unread on messages (website_id, id) where not read and not spam and not archived;
create index messages_by_form on messages (website_id, form_id, id);
create index messages_by_sender on messages (website_id, sender_email);
create index messages_by_content on messages (website_id, content_hash, created_at);
create index messages_by_age on messages (website_id, created_at);
create index messages_by_words on messages using gin (search gin_trgm_ops);
select secure_tenant_table('messages');

create table message_entries (
  website_id uuid not null,
  id uuid not null default uuidv7(),
  message_id uuid not null,
  kind text not null check (kind in ('reply', 'note')),
  body text not null,
  author text not null,
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  foreign key (website_id, message_id) references messages on delete cascade
);
create index message_entries_by_message on message_entries (website_id, message_id, id);
select secure_tenant_table('message_entries');

create table message_settings (
  website_id uuid primary key references websites on delete cascade,
  keep_days integer check (keep_days between 1 and 3650),
  -- Of the one chain of jobs that tidies up; an older one ends itself.
  round uuid not null default gen_random_uuid()
);
select secure_tenant_table('message_settings');

create table subscribers (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default uuidv7(),
  email text not null check (email = lower(email) and length(email) <= 254),
  status text not null default 'waiting' check (status in ('waiting', 'confirmed', 'left')),
  token_hash bytea not null,
  consent text not null default '',
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  left_at timestamptz,
  primary key (website_id, id),
  unique (website_id, email),
  unique (website_id, token_hash)
);
select secure_tenant_table('subscribers');
