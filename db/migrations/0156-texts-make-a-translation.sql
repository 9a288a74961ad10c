-- A page counts as translated once one of its texts is published. Keys that begin with a dot say which blocks it hides, and are no texts.
create or replace function tell_translation() returns trigger language plpgsql set search_path to 'sitewright', 'public' as $$
declare
  one record := coalesce(new, old);
  of_record uuid := coalesce(one.product_id, one.service_id, one.form_id, one.collection_id, one.term_id, one.content_type_id);
  came boolean := tg_op <> 'UPDATE'
    or exists (select from jsonb_object_keys(old.published) key where key not like '.%')
      <> exists (select from jsonb_object_keys(new.published) key where key not like '.%');
begin
  if (tg_op = 'INSERT' and new.published is null) or (tg_op = 'DELETE' and old.published is null) then return null; end if;
  perform pg_notify('site_changed', one.website_id::text);
  if one.file_id is not null then
    perform pg_notify('content_changed', concat_ws(' ', one.website_id, 'translation', images_key(one.language)));
    return null;
  end if;
  -- Where untranslated pages are left out, menus and links of the language change too.
  if came and of_record is null and one.part is null
    and exists (select from websites w where w.id = one.website_id and w.untranslated = 'hidden') then
    perform pg_notify('content_changed', one.website_id::text);
    return null;
  end if;
  -- Pages, products and services in all languages name those in which they can be read. The others name none.
  if came and one.page_id is not null then
    perform pg_notify('content_changed', concat_ws(' ', one.website_id, 'page', one.page_id));
  elsif came and one.product_id is not null then
    perform pg_notify('content_changed', concat_ws(' ', one.website_id, 'product', one.product_id, 'text'));
  elsif came and one.service_id is not null then
    perform pg_notify('content_changed', concat_ws(' ', one.website_id, 'service', one.service_id, 'text'));
  end if;
  perform pg_notify('content_changed', concat_ws(' ', one.website_id, 'translation',
    encode(substr(sha256(convert_to(concat_ws(' ', one.website_id,
      coalesce(one.page_id::text, 'menu:' || one.subdomain, of_record::text, one.part), one.language), 'utf8')), 1, 16), 'hex')::uuid));
  return null;
end $$;
