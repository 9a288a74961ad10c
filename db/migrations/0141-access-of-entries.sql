-- Who can see the content of an entry. Everybody sees what lists show of it.
alter table entries add column access text not null default 'everybody' check (access in ('everybody', 'signed-in'));
create index entries_restricted on entries (website_id) where access <> 'everybody';

-- Tracks of restricted entries aren't listed for everybody, so which tracks are listed changes with entries.
create function tell_tracks_of_entry(site uuid, page uuid) returns void
language plpgsql set search_path to 'sitewright', 'public' as $$
begin
  perform pg_notify('content_changed', concat_ws(' ', site, 'track', page));
end $$;

-- A change of access counts as a move: chapters and episodes appear where they were missing.
create or replace function tell_entry_row() returns trigger language plpgsql set search_path to 'sitewright', 'public' as $$
declare
  moved boolean := tg_op <> 'UPDATE'
    or (old.live, old.sort_at, old.type_id, old.access) is distinct from (new.live, new.sort_at, new.type_id, new.access);
begin
  if tg_op <> 'INSERT' and old.live then
    perform tell_entry(old.website_id, old.page_id, old.type_id, old.sort_at, moved);
  end if;
  if tg_op <> 'DELETE' and new.live then
    perform tell_entry(new.website_id, new.page_id, new.type_id, new.sort_at, moved);
  end if;
  -- An entry for everybody shows its track although a restricted one has it too.
  if (tg_op = 'UPDATE' and old.access <> new.access)
    or exists (select from entries where website_id = coalesce(new.website_id, old.website_id) and access <> 'everybody')
    or (tg_op = 'DELETE' and old.access <> 'everybody') then
    perform tell_tracks_of_entry(coalesce(new.website_id, old.website_id), coalesce(new.page_id, old.page_id));
  end if;
  return null;
end $$;

-- The draft of a restricted entry may name another track.
create function tell_tracks_of_draft() returns trigger language plpgsql set search_path to 'sitewright', 'public' as $$
begin
  perform tell_tracks_of_entry(e.website_id, e.page_id)
  from entries e where e.website_id = new.website_id and e.page_id = new.id and e.access <> 'everybody';
  return null;
end $$;
create trigger told_tracks after update of version on pages for each row
  when (new.kind = 'entry' and old.version is distinct from new.version) execute function tell_tracks_of_draft();
