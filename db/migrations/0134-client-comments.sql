-- People without an account comment on a draft through its preview link, if the link allows that. They see the threads that were
-- begun through links of this page, and no others.
alter table page_previews add column comments boolean not null default false;
alter table comment_threads add column shared boolean not null default false;
alter table comments
  add column client_name text check (length(client_name) between 1 and 80),
  add column client_email text check (length(client_email) between 3 and 254),
  add check ((client_name is null) = (client_email is null));
create index comments_by_client on comments (website_id, client_email) where client_email is not null;

-- Who commented through a link, to be emailed about replies. `key_hash` is of the personal key in those emails, which opens the
-- preview and shows that the mailbox is theirs.
create table preview_clients (
  website_id uuid not null,
  id uuid not null,
  preview_id uuid not null,
  email text not null check (length(email) between 3 and 254),
  language text check (length(language) between 2 and 35),
  key_hash bytea not null check (length(key_hash) = 32),
  -- `new`: nothing was sent. `asked`: one email asked whether to send more.
  emails text not null default 'new' check (emails in ('new', 'asked', 'on', 'off')),
  -- Everything until then is known or was mailed.
  told_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  unique (website_id, preview_id, email),
  unique (website_id, key_hash),
  foreign key (website_id, preview_id) references page_previews (website_id, id) on delete cascade
);
create index preview_clients_by_email on preview_clients (website_id, email);
select secure_tenant_table('preview_clients');
