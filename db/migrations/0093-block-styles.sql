-- Styles of blocks that a site keeps under a name. Pages copy them, so nothing that visitors see depends on these rows.
create table block_styles (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default uuidv7(),
  name text not null check (name <> ''),
  styling jsonb not null,
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  unique (website_id, name)
);
select secure_tenant_table('block_styles');
