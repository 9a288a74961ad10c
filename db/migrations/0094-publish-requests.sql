-- Contributors edit pages, and ask for approval before anything is published.
alter table accounts drop constraint accounts_role_check;
alter table accounts add constraint accounts_role_check check (role in ('manager', 'editor', 'contributor', 'orders'));
alter table invitations drop constraint invitations_role_check;
alter table invitations add constraint invitations_role_check
  check (role in ('owner', 'manager', 'editor', 'contributor', 'orders'));

-- A request names the version of a page that is to be published: later edits are not part of it.
create table publish_requests (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default uuidv7(),
  page_id uuid not null,
  version integer not null check (version > 0),
  -- Null once the account is deleted.
  requested_by uuid,
  note text not null default '' check (length(note) <= 1000),
  -- When the page is to be published; null: once it is approved.
  publish_at timestamptz,
  created_at timestamptz not null default now(),
  state text not null default 'open' check (state in ('open', 'approved', 'declined', 'withdrawn')),
  decided_by uuid,
  decided_at timestamptz,
  answer text not null default '' check (length(answer) <= 1000),
  -- When the person who asked has seen the answer.
  seen_at timestamptz,
  primary key (website_id, id),
  foreign key (website_id, page_id) references pages (website_id, id) on delete cascade,
  foreign key (website_id, requested_by) references accounts (website_id, id) on delete set null (requested_by),
  foreign key (website_id, decided_by) references accounts (website_id, id) on delete set null (decided_by),
  check ((state = 'open') = (decided_at is null))
);
create unique index one_open_publish_request on publish_requests (website_id, page_id) where state = 'open';
create index publish_requests_by_page on publish_requests (website_id, page_id, id);
create index publish_requests_by_requester on publish_requests (website_id, requested_by, id);
create index publish_requests_by_decider on publish_requests (website_id, decided_by);
select secure_tenant_table('publish_requests');
create trigger told after insert or update or delete on publish_requests for each row execute function tell_site_news();
