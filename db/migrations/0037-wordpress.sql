-- Pages and pictures out of an export of WordPress. Read first, looked at, and then made one by one.
create table wordpress_imports (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default uuidv7(),
  file_name text not null,
  -- Name and address of the site that they come from.
  source text not null default '',
  origin text not null default '',
  status text not null default 'reading' check (status in ('reading', 'preview', 'running', 'done', 'undone')),
  publish boolean not null default false,
  -- What stays behind, in whole sentences.
  left_out text[] not null default '{}',
  by_account uuid,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (website_id, id)
);
select secure_tenant_table('wordpress_imports');

create table wordpress_items (
  website_id uuid not null,
  import_id uuid not null,
  position integer not null,
  kind text not null check (kind in ('picture', 'page', 'post')),
  title text not null,
  -- Its address over there, by which it is known again.
  origin text not null,
  data jsonb not null,
  chosen boolean not null default true,
  state text not null default 'waiting' check (state in ('waiting', 'made', 'known', 'failed', 'removed')),
  -- Why it failed, or what of it stayed behind.
  notes text[] not null default '{}',
  made_id uuid,
  primary key (website_id, import_id, position),
  foreign key (website_id, import_id) references wordpress_imports on delete cascade
);
create index wordpress_items_known on wordpress_items (website_id, origin) where made_id is not null;
select secure_tenant_table('wordpress_items');
