-- Services, forms, tracks, collections and files that become ready are told by their parts too. A collection is told alone where
-- products change places in it; otherwise each product that joins or leaves it is told.

create or replace function tell_part_changed() returns trigger language plpgsql set search_path to 'sitewright', 'public' as $$
declare
  site uuid := coalesce(new.website_id, old.website_id);
  part text := site::text;
begin
  case tg_table_name
    when 'products' then
      part := concat_ws(' ', site, 'product', coalesce(new.id, old.id), case
        when tg_op <> 'UPDATE' or (old.slug, old.kind, old.tags, old.published, old.publish_at, old.archived_at)
          is distinct from (new.slug, new.kind, new.tags, new.published, new.publish_at, new.archived_at) then 'places'
        when (old.label, old.price, old.sold, old.featured_place)
          is distinct from (new.label, new.price, new.sold, new.featured_place) then 'order'
        else 'text' end);
    when 'variants' then
      part := concat_ws(' ', site, 'product', new.product_id, 'order');
    when 'collections' then
      part := concat_ws(' ', site, 'collection', coalesce(new.id, old.id));
    when 'collection_products' then
      part := concat_ws(' ', site, 'collection', new.collection_id);
    when 'services' then
      part := concat_ws(' ', site, 'service', coalesce(new.id, old.id), case
        when tg_op <> 'UPDATE' or (old.slug, old.published) is distinct from (new.slug, new.published) then 'places'
        else 'text' end);
      -- Menus offer bookings as long as there is a service to book. Of two that go at once neither sees the other go.
      if part like '% places' and (select count(*) from services s
        where s.website_id = site and s.published and s.id <> coalesce(new.id, old.id)) < 2 then
        part := site::text;
      end if;
    when 'forms' then
      part := concat_ws(' ', site, 'form', coalesce(new.id, old.id));
    when 'audio_tracks' then
      part := concat_ws(' ', site, 'track', coalesce(new.id, old.id));
    when 'audio_previews' then
      part := concat_ws(' ', site, 'track', coalesce(new.track_id, old.track_id));
    when 'pages' then
      -- Menus, addresses and sections concern the whole site.
      if tg_op = 'UPDATE' and new.kind = 'page'
        and old.published_version is not null and new.published_version is not null
        and (old.slug, old.subdomain, old.label, old.in_menu, old.position)
          is not distinct from (new.slug, new.subdomain, new.label, new.in_menu, new.position) then
        part := concat_ws(' ', site, 'page', new.id);
      end if;
    when 'files' then
      part := concat_ws(' ', site, 'file', coalesce(new.id, old.id));
      -- A track that can't be heard, and a cover that isn't there, have left no id where they would be shown.
      if exists (select from audio_tracks t where t.website_id = site
        and coalesce(new.id, old.id) in (t.file_id, t.cover_id)) then
        part := concat_ws(' ', part, 'tracks');
      end if;
    when 'redirects' then
      part := concat_ws(' ', site, 'redirect', coalesce(new.id, old.id));
  end case;
  perform pg_notify('site_changed', site::text);
  perform pg_notify('content_changed', part);
  return null;
end $$;

create or replace trigger told after insert or delete or update on collections
  for each row execute function tell_part_changed();
create or replace trigger told after update on collection_products
  for each row execute function tell_part_changed();

-- Thousands may join or leave a collection in one statement; then the whole site is told, once.
create function tell_members_changed() returns trigger language plpgsql set search_path to 'sitewright', 'public' as $$
begin
  perform pg_notify('site_changed', website_id::text) from (select distinct website_id from members) s;
  perform pg_notify('content_changed', case when each.of_site > 50 then each.website_id::text
      else concat_ws(' ', each.website_id, 'product', each.product_id, 'collections') end)
    from (select website_id, product_id, count(*) over (partition by website_id) as of_site from members) each;
  return null;
end $$;

create trigger told_insert after insert on collection_products referencing new table as members
  for each statement execute function tell_members_changed();
create trigger told_delete after delete on collection_products referencing old table as members
  for each statement execute function tell_members_changed();
create or replace trigger told after insert or delete or update on services
  for each row execute function tell_part_changed();
create or replace trigger told after insert or delete or update on forms
  for each row execute function tell_part_changed();
create or replace trigger told after insert or delete or update on audio_tracks
  for each row execute function tell_part_changed();
create or replace trigger told after insert or delete or update on audio_previews
  for each row execute function tell_part_changed();

-- Blocks, products, services and collections keep the id of a file in their stored picture, whatever its state is.
create or replace trigger told_state after update on files for each row
  when (old.type is distinct from new.type or old.private is distinct from new.private
    or old.state is distinct from new.state or (old.trashed_at is null) is distinct from (new.trashed_at is null))
  execute function tell_part_changed();
create or replace trigger told_delete after delete on files for each row execute function tell_part_changed();
