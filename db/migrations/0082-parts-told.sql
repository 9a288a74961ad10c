-- What visitors see is told by its parts, so that caches drop only what shows them. `site_changed` goes on for the release before.

create or replace function tell_site_changed() returns trigger language plpgsql as $$
declare
  site uuid := case when tg_table_name = 'websites'
    then (coalesce(to_jsonb(new), to_jsonb(old)) ->> 'id')::uuid
    else (coalesce(to_jsonb(new), to_jsonb(old)) ->> 'website_id')::uuid end;
begin
  perform pg_notify('site_changed', site::text);
  perform pg_notify('content_changed', site::text);
  return null;
end $$;

-- Site, kind and id; of a product also which lists may show it in another place: `places` (whether it is listed, and where),
-- `order` (where it is sorted), `text` (by which words it is found).
create function tell_part_changed() returns trigger language plpgsql set search_path to 'sitewright', 'public' as $$
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
    when 'redirects' then
      part := concat_ws(' ', site, 'redirect', coalesce(new.id, old.id));
  end case;
  perform pg_notify('site_changed', site::text);
  perform pg_notify('content_changed', part);
  return null;
end $$;

drop trigger told_insert on products;
drop trigger told_update on products;
create trigger told_insert after insert or delete on products for each row execute function tell_part_changed();
create trigger told_update after update on products for each row
  when (old.version is distinct from new.version or old.sold is distinct from new.sold
    or old.featured_place is distinct from new.featured_place)
  execute function tell_part_changed();

drop trigger told_update on variants;
create trigger told_update after update on variants for each row
  when (old.price is distinct from new.price or old.removed_at is distinct from new.removed_at)
  execute function tell_part_changed();

create trigger told after insert or delete or update on collection_products
  for each row execute function tell_site_changed();

drop trigger told_insert on pages;
drop trigger told_update on pages;
create trigger told_insert after insert or delete on pages for each row execute function tell_part_changed();
create trigger told_update after update on pages for each row
  when (old.slug is distinct from new.slug or old.subdomain is distinct from new.subdomain
    or old.label is distinct from new.label or old.in_menu is distinct from new.in_menu
    or old."position" is distinct from new."position" or old.published_version is distinct from new.published_version)
  execute function tell_part_changed();

-- A file that appears or disappears may be shown where its id is not: that concerns the whole site.
drop trigger told_update on files;
create trigger told_update after update on files for each row
  when (old.revision is distinct from new.revision or old.name is distinct from new.name
    or old.width is distinct from new.width or old.height is distinct from new.height
    or old.duration is distinct from new.duration or old.alt is distinct from new.alt
    or old.focus is distinct from new.focus or old.placeholder is distinct from new.placeholder)
  execute function tell_part_changed();
create trigger told_state after update on files for each row
  when (old.type is distinct from new.type or old.private is distinct from new.private
    or old.state is distinct from new.state or (old.trashed_at is null) is distinct from (new.trashed_at is null))
  execute function tell_site_changed();

create trigger told after insert or delete or update on redirects
  for each row execute function tell_part_changed();
