-- How addresses of entries look is a setting of their content type. When it changes, search results and sitemaps show other addresses,
-- which don't name the type, so the notice says that places changed. Processes of the release before don't know these addresses and
-- ignore that notice.
create or replace function tell_entry_term() returns trigger language plpgsql set search_path to 'sitewright', 'public' as $$
declare
  site uuid := coalesce(new.website_id, old.website_id);
  entry record;
begin
  perform pg_notify('site_changed', site::text);
  case tg_table_name
    when 'entry_terms' then
      perform pg_notify('content_changed', concat_ws(' ', site, 'term', coalesce(new.id, old.id)));
      -- A category that moved changes what those above it list.
      if tg_op = 'UPDATE' and old.parent_id is distinct from new.parent_id then
        perform pg_notify('content_changed', site::text);
      end if;
    when 'entry_term_uses' then
      select * into entry from entries e
      where e.website_id = site and e.page_id = coalesce(new.page_id, old.page_id);
      if not found or entry.live then
        perform pg_notify('content_changed', concat_ws(' ', site, 'members', coalesce(new.term_id, old.term_id)));
      end if;
      if entry.live then
        perform tell_entry(site, entry.page_id, entry.type_id, entry.sort_at, false);
      end if;
    when 'content_types' then
      perform pg_notify('content_changed', case tg_op
        when 'UPDATE' then concat_ws(' ', site, 'type', new.id) else site::text end);
      if tg_op = 'UPDATE' and coalesce(old.settings ->> 'addresses', 'name') <> coalesce(new.settings ->> 'addresses', 'name') then
        perform pg_notify('content_changed', concat_ws(' ', site, 'type', new.id, 'places'));
      end if;
  end case;
  return null;
end $$;
