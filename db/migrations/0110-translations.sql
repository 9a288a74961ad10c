-- The languages of a site besides its own, and what visitors of those see of pages that are not translated.
alter table websites
  add column languages text[] not null default '{}' check (cardinality(languages) <= 9 and array_position(languages, null) is null),
  add column untranslated text not null default 'original' check (untranslated in ('original', 'hidden')),
  add check (not split_part(locale, '-', 1) = any (languages));

-- The texts of a page, a reusable section or the menus of an address in another language. Each text is kept with the original
-- that it was made from, so what is out of date is known without another column. Layout is never stored: it follows the original.
create table translations (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default uuidv7(),
  kind text not null check (kind in ('page', 'menu')),
  page_id uuid,
  -- Of menus.
  subdomain text,
  language text not null check (language ~ '^[a-z]{2}$'),
  -- By field and block: {"title@b1": {"text": …, "source": …}}.
  draft jsonb not null default '{}' check (jsonb_typeof(draft) = 'object'),
  published jsonb check (jsonb_typeof(published) = 'object'),
  updated_at timestamptz not null default now(),
  published_at timestamptz,
  primary key (website_id, id),
  unique nulls not distinct (website_id, page_id, subdomain, language),
  foreign key (website_id, page_id) references pages (website_id, id) on delete cascade,
  check ((kind = 'page') = (page_id is not null)),
  check ((kind = 'menu') = (subdomain is not null)),
  check ((published is null) = (published_at is null))
);
select secure_tenant_table('translations');
create trigger most_translations after insert on translations for each row execute function refuse_beyond('50000');

-- What an answer shows of a record in a language has a key that follows from both, so that it can be noted before there is a
-- translation. `translationKey` makes the same one.
create function tell_translation() returns trigger language plpgsql set search_path to 'sitewright', 'public' as $$
declare
  one record := coalesce(new, old);
  came boolean := tg_op <> 'UPDATE' or (old.published is null) <> (new.published is null);
begin
  if (tg_op = 'INSERT' and new.published is null) or (tg_op = 'DELETE' and old.published is null) then return null; end if;
  perform pg_notify('site_changed', one.website_id::text);
  -- Where untranslated pages are left out, menus and links of the language change too.
  if came and exists (select from websites w where w.id = one.website_id and w.untranslated = 'hidden') then
    perform pg_notify('content_changed', one.website_id::text);
    return null;
  end if;
  -- Pages in all languages name those in which they can be read.
  if came and one.page_id is not null then
    perform pg_notify('content_changed', concat_ws(' ', one.website_id, 'page', one.page_id));
  end if;
  perform pg_notify('content_changed', concat_ws(' ', one.website_id, 'translation',
    encode(substr(sha256(convert_to(concat_ws(' ', one.website_id, coalesce(one.page_id::text, 'menu:' || one.subdomain), one.language), 'utf8')), 1, 16), 'hex')::uuid));
  return null;
end $$;
create trigger told_insert after insert or delete on translations for each row execute function tell_translation();
create trigger told_update after update on translations for each row
  when (old.published is distinct from new.published) execute function tell_translation();
