-- Visitors find pages and services by their translation, in the language in which they search. `''` is the main language.
alter table search_entries
  add column language text not null default '' check (language ~ '^([a-z]{2})?$'),
  drop constraint search_entries_website_id_page_id_place_key,
  add constraint search_entries_website_id_page_id_place_key unique (website_id, page_id, place, language),
  drop constraint search_entries_website_id_service_id_key,
  add constraint search_entries_website_id_service_id_key unique (website_id, service_id, language);

-- What every search in a language depends on, see `searchKey`.
create function search_key(language text) returns uuid language sql immutable as $$
  select encode(substr(sha256(convert_to('search ' || language, 'utf8')), 1, 16), 'hex')::uuid
$$;

create function tell_searched() returns trigger language plpgsql set search_path to 'sitewright', 'public' as $$
begin
  perform pg_notify('content_changed', concat_ws(' ', new.website_id, 'translation', search_key(new.language)));
  return null;
end $$;

drop trigger told on search_entries;
create trigger told after insert on search_entries
  for each row when (new.page_id is not null and new.language = '') execute function tell_entry_changed();
create trigger told_language after insert on search_entries
  for each row when (new.language <> '') execute function tell_searched();

-- Products are found by other words.
create trigger told_search after update on translations
  for each row when (new.product_id is not null and old.published is distinct from new.published) execute function tell_searched();
