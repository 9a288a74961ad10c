-- Tracks that visitors hear. Sounds and covers are the library's files.
create table audio_tracks (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default uuidv7(),
  -- Null once the file was erased.
  file_id uuid,
  cover_id uuid,
  header text not null check (length(header) between 1 and 160),
  artist text not null default '' check (length(artist) <= 160),
  caption text not null default '' check (length(caption) <= 300),
  position integer not null,
  -- `plain`: a kind that cannot be decoded here, so it has no waveform.
  sound_state text not null default 'waiting' check (sound_state in ('waiting', 'ready', 'plain', 'failed')),
  problem text,
  -- Raised whenever something else is to be made of the sound, so that what was asked for before changes nothing.
  sound_turn integer not null default 1,
  -- Seconds.
  duration double precision,
  -- Loudness along its length, a byte from 0 to 100 each.
  peaks bytea,
  -- What visitors hear of it; null for all.
  preview_seconds integer check (preview_seconds between 5 and 120),
  product_id uuid,
  -- The file was made private on account of this track.
  hid_file boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (website_id, id),
  foreign key (website_id, file_id) references files on delete set null (file_id),
  foreign key (website_id, cover_id) references files on delete set null (cover_id),
  foreign key (website_id, product_id) references products on delete set null (product_id)
);
create index audio_tracks_in_order on audio_tracks (website_id, position, id);
create index audio_tracks_by_file on audio_tracks (website_id, file_id);
create index audio_tracks_by_product on audio_tracks (website_id, product_id);
create index audio_tracks_by_cover on audio_tracks (website_id, cover_id);
select secure_tenant_table('audio_tracks');
create trigger told after insert or update or delete on audio_tracks for each row execute function tell_site_changed();

-- The beginning of a track that is sold, cut on the server: a few hundred kilobytes.
create table audio_previews (
  website_id uuid not null,
  track_id uuid not null,
  revision text not null check (revision ~ '^[0-9a-z]+$'),
  type text not null check (type in ('audio/mpeg', 'audio/wav')),
  bytes bytea not null,
  primary key (website_id, track_id),
  foreign key (website_id, track_id) references audio_tracks on delete cascade
);
-- Parts of it are read by their place, which a compressed value would not allow.
alter table audio_previews alter column bytes set storage external;
select secure_tenant_table('audio_previews');
create trigger told after insert or update or delete on audio_previews for each row execute function tell_site_changed();
