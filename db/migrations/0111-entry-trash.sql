-- A deleted entry is kept in the trash for a while. Its page is unpublished and gives up its address, so everything that shows
-- published pages leaves it out; what it had is kept here.
alter table pages
  add column trashed_at timestamptz,
  add column trashed_slug text check (trashed_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(trashed_slug) <= 80),
  add column trashed_version integer,
  add foreign key (website_id, id, trashed_version) references page_versions (website_id, page_id, version)
    deferrable initially deferred,
  add check (trashed_at is null or (kind = 'entry' and published_version is null)),
  add check ((trashed_at is null) = (trashed_slug is null)),
  add check (trashed_version is null or trashed_at is not null);

-- Kept by place_entry, as live is.
alter table entries add column trashed_at timestamptz;
create index entries_trashed on entries (website_id, trashed_at) where trashed_at is not null;

create or replace function place_entry() returns trigger language plpgsql set search_path to 'sitewright', 'public' as $$
declare
  page record;
  time jsonb;
begin
  select p.published_version, p.published_at, p.created_at, p.trashed_at, v.details into page
  from pages p left join page_versions v
    on v.website_id = p.website_id and v.page_id = p.id and v.version = coalesce(p.published_version, p.trashed_version)
  where p.website_id = new.website_id and p.id = new.page_id;
  select page.details -> 'values' -> t.time_field into time
  from content_types t where t.website_id = new.website_id and t.id = new.type_id;
  new.live := page.published_version is not null;
  new.trashed_at := page.trashed_at;
  new.sort_at := coalesce(instant_in(time ->> 'start'), new.shown_at, page.published_at, page.created_at, now());
  new.ends_at := coalesce(instant_in(time ->> 'end'), instant_in(time ->> 'start'));
  return new;
end $$;

drop trigger placed_entry on pages;
create trigger placed_entry after update on pages for each row
  when (new.kind = 'entry' and (old.published_version is distinct from new.published_version
    or old.published_at is distinct from new.published_at or old.trashed_at is distinct from new.trashed_at))
  execute function place_published_entry();
