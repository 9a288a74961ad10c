-- Copies of a whole site that its owner asked for. The bytes lie in the storage below boxes/, apart from the site's own files.
create table boxes (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default uuidv7(),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'ready', 'failed')),
  -- Rows and bytes, weighed; of a total that is known once the work has begun.
  done bigint not null default 0,
  total bigint not null default 0,
  -- Bytes of the archive.
  size bigint not null default 0,
  -- Sentences: what has to be entered anew elsewhere.
  anew text[] not null default '{}',
  problem text,
  made_by uuid,
  created_at timestamptz not null default now(),
  -- When whoever works on it was last heard of.
  touched_at timestamptz not null default now(),
  finished_at timestamptz,
  expires_at timestamptz,
  primary key (website_id, id),
  foreign key (website_id, made_by) references accounts on delete set null (made_by)
);
create index boxes_by_account on boxes (website_id, made_by);
-- One at a time.
create unique index boxes_one_at_work on boxes (website_id) where state in ('waiting', 'running');
select secure_tenant_table('boxes');

-- A site goes with all of its rows at once; in between some refer to others that are gone already.
alter table service_needs alter constraint service_needs_website_id_resource_id_fkey deferrable initially immediate;
alter table bookings alter constraint bookings_website_id_service_id_fkey deferrable initially immediate;
alter table files alter constraint files_website_id_folder_fkey deferrable initially immediate;
alter table bookings add foreign key (website_id) references websites on delete cascade;
alter table occupancies add foreign key (website_id) references websites on delete cascade;
