-- Links that show the draft of a page to people without an account, until they expire or are withdrawn.
create table page_previews (
  website_id uuid not null,
  token_hash bytea not null,
  page_id uuid not null,
  expires_at timestamptz not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (website_id, token_hash),
  foreign key (website_id, page_id) references pages on delete cascade,
  foreign key (website_id, created_by) references accounts on delete set null (created_by)
);
create index page_previews_by_page on page_previews (website_id, page_id);
create index page_previews_by_account on page_previews (website_id, created_by);
select secure_tenant_table('page_previews');
