-- What staff write to each other about a page. Visitors never see it. A thread stays with a block by the block's id, which
-- survives moves; where the block is gone, the thread still says what kind of block it was about.
create table comment_threads (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default uuidv7(),
  page_id uuid not null,
  -- Null for the page as a whole.
  block_id text check (length(block_id) between 1 and 100),
  block_type text check (length(block_type) between 1 and 60),
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_by uuid,
  primary key (website_id, id),
  foreign key (website_id, page_id) references pages (website_id, id) on delete cascade,
  foreign key (website_id, resolved_by) references accounts (website_id, id) on delete set null (resolved_by),
  check ((block_id is null) = (block_type is null)),
  check (resolved_by is null or resolved_at is not null)
);
create index comment_threads_by_page on comment_threads (website_id, page_id);
create index comment_threads_by_resolver on comment_threads (website_id, resolved_by);
select secure_tenant_table('comment_threads');

create table comments (
  website_id uuid not null,
  id uuid not null default uuidv7(),
  thread_id uuid not null,
  -- Null once the account is deleted.
  author_id uuid,
  body text not null check (length(body) between 1 and 2000),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  primary key (website_id, id),
  foreign key (website_id, thread_id) references comment_threads on delete cascade,
  foreign key (website_id, author_id) references accounts (website_id, id) on delete set null (author_id)
);
create index comments_by_thread on comments (website_id, thread_id, id);
create index comments_by_author on comments (website_id, author_id);
select secure_tenant_table('comments');

-- Who is to hear of a comment, and whether they have: in the admin, or by email.
create table comment_notices (
  website_id uuid not null,
  comment_id uuid not null,
  account_id uuid not null,
  -- Named in it; else they take part in the thread.
  mentioned boolean not null,
  read_at timestamptz,
  mailed_at timestamptz,
  primary key (website_id, account_id, comment_id),
  foreign key (website_id, comment_id) references comments on delete cascade,
  foreign key (website_id, account_id) references accounts (website_id, id) on delete cascade
);
create index comment_notices_by_comment on comment_notices (website_id, comment_id);
select secure_tenant_table('comment_notices');
create trigger told after insert or update of read_at or delete on comment_notices for each row execute function tell_site_news();
