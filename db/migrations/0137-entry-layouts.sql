-- The layout of a content type's entries: a page without an address, made of blocks, which is edited and published as pages are.
alter table pages drop constraint pages_kind_check;
alter table pages add constraint pages_kind_check check (kind in ('page', 'section', 'entry', 'layout'));

alter table content_types add column layout_id uuid;
alter table content_types add unique (website_id, layout_id);
alter table content_types add foreign key (website_id, layout_id) references pages (website_id, id)
  on delete set null (layout_id);

-- A layout belongs to its type, and goes with it.
create function delete_layout() returns trigger language plpgsql set search_path to 'sitewright', 'public' as $$
begin
  delete from pages where website_id = old.website_id and id = old.layout_id and kind = 'layout';
  return null;
end $$;
create trigger layout_goes after delete on content_types for each row
  when (old.layout_id is not null) execute function delete_layout();

-- A layout concerns the entries that show it, not the whole site as sections do.
create function tell_layout() returns trigger language plpgsql set search_path to 'sitewright', 'public' as $$
begin
  perform pg_notify('content_changed', concat_ws(' ', coalesce(new.website_id, old.website_id), 'layout', coalesce(new.id, old.id)));
  return null;
end $$;
create trigger told_layout after update on pages for each row
  when (new.kind = 'layout' and old.published_version is distinct from new.published_version) execute function tell_layout();

drop trigger told_insert on pages;
create trigger told_insert after insert on pages for each row
  when (new.kind not in ('entry', 'layout')) execute function tell_part_changed();
drop trigger told_delete on pages;
create trigger told_delete after delete on pages for each row
  when (old.kind not in ('entry', 'layout')) execute function tell_part_changed();
drop trigger told_update on pages;
create trigger told_update after update on pages for each row
  when (new.kind not in ('entry', 'layout') and (old.slug is distinct from new.slug or old.subdomain is distinct from new.subdomain
    or old.label is distinct from new.label or old.in_menu is distinct from new.in_menu
    or old."position" is distinct from new."position" or old.published_version is distinct from new.published_version))
  execute function tell_part_changed();
