-- The library. Bytes lie in the storage under keys that begin with the website's and the file's id.
create table file_folders (
  website_id uuid not null references websites on delete cascade,
  path text not null check (path <> '' and length(path) <= 300),
  created_at timestamptz not null default now(),
  primary key (website_id, path)
);
select secure_tenant_table('file_folders');

create table files (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default uuidv7(),
  name text not null check (length(name) between 1 and 200),
  -- Null: the library itself.
  folder text,
  kind text not null check (kind in ('image', 'audio', 'video', 'document', 'archive')),
  -- Of what is delivered: of a picture the one made from what was uploaded.
  type text not null,
  size bigint not null check (size >= 0),
  revision text not null check (revision ~ '^[0-9a-z]+$'),
  -- Of what was uploaded.
  source_type text not null,
  source_size bigint not null check (source_size >= 0),
  sha256 bytea not null check (octet_length(sha256) = 32),
  -- Found when the same content comes again. A replaced file may hold what another one holds already.
  found_by_content boolean not null default true,
  -- Never delivered by an address; sold, for instance.
  private boolean not null default false,
  width integer,
  height integer,
  -- Seconds.
  duration double precision,
  alt text not null default '',
  focus jsonb,
  crop jsonb,
  placeholder text,
  state text not null check (state in ('waiting', 'ready', 'failed')),
  problem text,
  uploaded_by uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  trashed_at timestamptz,
  primary key (website_id, id),
  foreign key (website_id, folder) references file_folders on update cascade,
  foreign key (website_id, uploaded_by) references accounts on delete set null (uploaded_by)
);
create unique index files_by_content on files (website_id, sha256, private) where found_by_content;
create index files_by_name on files (website_id, lower(name), id);
create index files_by_size on files (website_id, size, id);
create index files_by_folder on files (website_id, folder);
create index files_by_account on files (website_id, uploaded_by);
select secure_tenant_table('files');
-- A new file is on no page yet, and a folder shows nowhere.
create trigger told_delete after delete on files for each row execute function tell_site_changed();
create trigger told_update after update on files for each row
  when ((old.revision, old.name, old.type, old.private, old.width, old.height, old.duration, old.alt, old.focus, old.placeholder,
      old.state, old.trashed_at is null)
    is distinct from (new.revision, new.name, new.type, new.private, new.width, new.height, new.duration, new.alt, new.focus,
      new.placeholder, new.state, new.trashed_at is null))
  execute function tell_site_changed();

-- One row for a site that stores something. Who counts the room of a site locks it first; the limits are the operator's
-- for this one site, in bytes, null where those of the installation hold.
create table file_rooms (
  website_id uuid primary key references websites on delete cascade,
  per_file bigint check (per_file > 0),
  per_site bigint check (per_site > 0)
);
select secure_tenant_table('file_rooms');

-- Room taken by uploads under way. One whose process died frees it by its time.
create table file_holds (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default uuidv7(),
  bytes bigint not null check (bytes >= 0),
  expires_at timestamptz not null,
  primary key (website_id, id)
);
select secure_tenant_table('file_holds');

-- Uploads that can go on after a lost line, and for a while what became of them.
create table file_uploads (
  website_id uuid not null,
  id uuid not null,
  name text not null,
  folder text not null default '',
  replaces uuid,
  private boolean not null default false,
  length bigint not null check (length >= 0),
  received bigint not null default 0 check (received between 0 and length),
  -- Keys of the storage, in order.
  parts text[] not null default '{}',
  file_id uuid,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  foreign key (website_id, id) references file_holds on delete cascade,
  foreign key (website_id, created_by) references accounts on delete set null (created_by)
);
create index file_uploads_by_account on file_uploads (website_id, created_by);
select secure_tenant_table('file_uploads');
