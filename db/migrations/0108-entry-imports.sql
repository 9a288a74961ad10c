-- A file of entries is read into rows of its own. Its columns, or the keys of front matter, are then assigned to fields, and each
-- row is checked, before anything is saved.
create table entry_imports (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default uuidv7(),
  type_id uuid not null,
  file_name text not null default '' check (length(file_name) <= 200),
  format text not null check (format in ('csv', 'markdown')),
  status text not null default 'reading' check (status in ('reading', 'preview', 'waiting', 'running', 'done')),
  -- [{ name, example, target }] in the order of the cells of a row; an empty target is not imported.
  columns jsonb not null default '[]' check (jsonb_typeof(columns) = 'array'),
  publish boolean not null default false,
  -- False leaves entries that exist as they are.
  overwrite boolean not null default true,
  total integer not null default 0,
  done integer not null default 0,
  created integer not null default 0,
  updated integer not null default 0,
  failed integer not null default 0,
  wrong integer not null default 0,
  started_by uuid,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (website_id, id),
  foreign key (website_id, type_id) references content_types (website_id, id) on delete cascade,
  foreign key (website_id, started_by) references accounts (website_id, id) on delete set null (started_by)
);
create index entry_imports_by_type on entry_imports (website_id, type_id);
create index entry_imports_by_account on entry_imports (website_id, started_by);
select secure_tenant_table('entry_imports');

create table entry_import_rows (
  website_id uuid not null,
  import_id uuid not null,
  position integer not null,
  -- In the file, where it begins.
  line integer not null,
  -- The Markdown file that it comes from.
  source text not null default '' check (length(source) <= 200),
  -- As read: a text or null for each column; further ones are missing.
  cells jsonb not null,
  -- Once it is checked, what will be saved, apart from the text of the page.
  entry jsonb,
  what text not null default 'unchecked' check (what in ('unchecked', 'new', 'change', 'wrong')),
  -- [{ line, column, sentence }]
  problems jsonb not null default '[]',
  notes text[] not null default '{}',
  result text check (result in ('created', 'updated', 'failed')),
  page_id uuid,
  primary key (website_id, import_id, position),
  foreign key (website_id, import_id) references entry_imports (website_id, id) on delete cascade
);
create index entry_import_rows_wrong on entry_import_rows (website_id, import_id, position)
  where what = 'wrong' or result = 'failed';
select secure_tenant_table('entry_import_rows');
