-- What visitors write under an entry. Comments of staff on pages and blocks are in comment_threads.
alter table entries add column comments_off boolean not null default false;

create table entry_comments (
  website_id uuid not null,
  id uuid not null default uuidv7(),
  page_id uuid not null,
  -- The comment that it answers. Replies are one level deep.
  parent_id uuid,
  account_id uuid,
  by_staff boolean not null default false,
  author_name text not null check (length(author_name) <= 80),
  author_email text check (length(author_email) between 3 and 254),
  body text not null check (length(body) <= 5000),
  -- unconfirmed: the author has not used the link in the email. deleted: nothing is left but its place above replies.
  state text not null check (state in ('unconfirmed', 'pending', 'published', 'spam', 'trash', 'deleted')),
  spam_reason text not null default '' check (length(spam_reason) <= 300),
  -- Of the link that confirms the address, for this comment only.
  token_hash bytea check (length(token_hash) = 32),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  moved_at timestamptz not null default now(),
  primary key (website_id, id),
  foreign key (website_id, page_id) references entries on delete cascade,
  foreign key (website_id, parent_id) references entry_comments on delete cascade,
  foreign key (website_id, account_id) references accounts (website_id, id) on delete set null (account_id),
  check (parent_id <> id),
  check ((state = 'deleted') = (body = '')),
  check (state <> 'deleted' or (author_name = '' and author_email is null and account_id is null))
);
create unique index entry_comments_by_token on entry_comments (website_id, token_hash) where token_hash is not null;
create index entry_comments_by_page on entry_comments (website_id, page_id, created_at, id);
create index entry_comments_by_parent on entry_comments (website_id, parent_id) where parent_id is not null;
create index entry_comments_by_state on entry_comments (website_id, state, id desc);
create index entry_comments_by_account on entry_comments (website_id, account_id) where account_id is not null;
create index entry_comments_by_email on entry_comments (website_id, author_email) where author_email is not null;
select secure_tenant_table('entry_comments');

-- Drops the answers that show comments of this entry, and nothing else; tells the admin of work.
create function tell_entry_comment() returns trigger language plpgsql set search_path to 'sitewright', 'public' as $$
declare
  site uuid := coalesce(new.website_id, old.website_id);
  page uuid := coalesce(new.page_id, old.page_id);
  was text := case when tg_op <> 'INSERT' then old.state end;
  becomes text := case when tg_op <> 'DELETE' then new.state end;
begin
  if 'published' in (was, becomes) or coalesce(was, becomes) = 'deleted' then
    perform pg_notify('content_changed', concat_ws(' ', site, 'comments', page));
  end if;
  if was is distinct from becomes and 'pending' in (was, becomes) then
    perform pg_notify('site_news', site::text);
  end if;
  return null;
end $$;
create trigger told after insert or update or delete on entry_comments
  for each row execute function tell_entry_comment();
