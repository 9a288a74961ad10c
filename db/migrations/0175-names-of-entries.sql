-- The owner's list sorts and searches thousands of entries by the name of the draft, which it joined two tables for.
alter table entries add column draft_name text not null default '';

create function name_entry() returns trigger language plpgsql set search_path to 'sitewright', 'public' as $$
begin
  select v.name into new.draft_name from pages p
    join page_versions v on v.website_id = p.website_id and v.page_id = p.id and v.version = p.version
  where p.website_id = new.website_id and p.id = new.page_id;
  new.draft_name := coalesce(new.draft_name, '');
  return new;
end $$;
create trigger named before insert on entries for each row execute function name_entry();

-- A save takes the number of the version first, so the page has it already.
create function name_entry_of_draft() returns trigger language plpgsql set search_path to 'sitewright', 'public' as $$
begin
  update entries e set draft_name = new.name
  where e.website_id = new.website_id and e.page_id = new.page_id and e.draft_name <> new.name
    and exists (select from pages p where p.website_id = new.website_id and p.id = new.page_id and p.version = new.version);
  return null;
end $$;
create trigger names_entry after insert or update of name on page_versions for each row execute function name_entry_of_draft();

-- Visitors see nothing of the name of a draft, so a change to it moves no entry and drops nothing from the caches.
drop trigger placed on entries;
create trigger placed before insert or update of page_id, type_id, live, shown_at, sort_at, ends_at, trashed_at, unpublish_at, pinned,
  featured, comments_off, access on entries for each row execute function place_entry();
drop trigger told on entries;
create trigger told after insert or delete or update of page_id, type_id, live, shown_at, sort_at, ends_at, trashed_at, unpublish_at, pinned,
  featured, comments_off, access on entries for each row execute function tell_entry_row();

alter table entries no force row level security;
alter table page_versions no force row level security;
alter table pages no force row level security;
update entries e set draft_name = v.name from pages p
  join page_versions v on v.website_id = p.website_id and v.page_id = p.id and v.version = p.version
where p.website_id = e.website_id and p.id = e.page_id;
alter table entries force row level security;
alter table page_versions force row level security;
alter table pages force row level security;

create index entries_by_name on entries (website_id, type_id, lower(draft_name), page_id) where trashed_at is null;
-- Equal keys are stored once, so thousands of entries are counted from a few pages of the index.
create index entries_live_counted on entries (website_id, type_id) where live;
create index entries_counted on entries (website_id, type_id) where trashed_at is null;
