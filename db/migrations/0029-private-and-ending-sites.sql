alter table websites
  -- Only people of the site, and whoever knows its password, see it.
  add private boolean not null default false,
  add door_hash text,
  -- What the cookies of those who were let in are made with; a new password makes a new one.
  add door_key bytea,
  -- Its owner deleted it; it can be restored until erase_at, and then everything goes.
  add deleted_at timestamptz,
  add erase_at timestamptz,
  add restore_hashes bytea[] not null default '{}',
  -- When its owner was reminded of the end.
  add ending_told_at timestamptz,
  add check ((deleted_at is null) = (erase_at is null)),
  add check (not private or door_hash is not null);
create index websites_to_erase on websites (erase_at) where erase_at is not null;

-- The address that a site had before it was renamed leads to it until then, and is nobody else's.
alter table hosts add retires_at timestamptz check (not (canonical and retires_at is not null));
create index hosts_retiring on hosts (retires_at) where retires_at is not null;
