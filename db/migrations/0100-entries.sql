-- Content types: posts, events, episodes and what owners define. Each has a page that lists its entries; the address of that page
-- is also the beginning of their addresses.
create table content_types (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default uuidv7(),
  page_id uuid not null,
  -- What search engines are told about an entry, and what it started with.
  kind text not null check (kind in
    ('post', 'event', 'episode', 'project', 'recipe', 'person', 'testimonial', 'job', 'place', 'faq', 'other')),
  name text not null check (length(name) between 1 and 60),
  plural text not null check (length(plural) between 1 and 60),
  fields jsonb not null default '[]' check (jsonb_typeof(fields) = 'array'),
  -- The field with the time by which entries are in order, as those of events are; others are in order of their date.
  time_field text check (length(time_field) between 1 and 40),
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object'),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  unique (website_id, page_id),
  foreign key (website_id, page_id) references pages (website_id, id)
);
select secure_tenant_table('content_types');
create trigger most_types after insert on content_types for each row execute function refuse_beyond('50');

alter table pages drop constraint pages_kind_check;
alter table pages add constraint pages_kind_check check (kind in ('page', 'section', 'entry'));
-- What an entry says besides its blocks: excerpt, picture, the values of its fields. It is drafted and published with them.
alter table page_versions add column details jsonb check (jsonb_typeof(details) = 'object');

-- An entry is a page. This is where it belongs and how it is listed, which takes effect at once.
create table entries (
  website_id uuid not null,
  page_id uuid not null,
  type_id uuid not null,
  -- The date that visitors see; without one, that of publishing.
  shown_at timestamptz,
  unpublish_at timestamptz,
  pinned boolean not null default false,
  featured boolean not null default false,
  -- Kept by place_entry.
  live boolean not null default false,
  sort_at timestamptz not null default now(),
  ends_at timestamptz,
  primary key (website_id, page_id),
  foreign key (website_id, page_id) references pages (website_id, id) on delete cascade,
  foreign key (website_id, type_id) references content_types
);
create index entries_by_type on entries (website_id, type_id);
create index entries_live on entries (website_id, type_id, pinned desc, sort_at desc, page_id desc) where live;
create index entries_to_unpublish on entries (website_id, unpublish_at) where unpublish_at is not null;
select secure_tenant_table('entries');
create trigger most_entries after insert on entries for each row execute function refuse_beyond('20000');

-- Categories and tags of a type; authors of all types.
create table entry_terms (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default uuidv7(),
  type_id uuid,
  kind text not null check (kind in ('category', 'tag', 'author')),
  parent_id uuid,
  name text not null check (length(name) between 1 and 80),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  description text not null default '' check (length(description) <= 1000),
  picture jsonb,
  primary key (website_id, id),
  unique nulls not distinct (website_id, type_id, kind, slug),
  foreign key (website_id, type_id) references content_types on delete cascade,
  foreign key (website_id, parent_id) references entry_terms on delete set null (parent_id),
  check ((kind = 'author') = (type_id is null)),
  check (parent_id is null or kind = 'category'),
  check (parent_id <> id)
);
create index entry_terms_by_parent on entry_terms (website_id, parent_id);
select secure_tenant_table('entry_terms');
create trigger most_terms after insert on entry_terms for each row execute function refuse_beyond('5000');

create table entry_term_uses (
  website_id uuid not null,
  page_id uuid not null,
  term_id uuid not null,
  -- Order among those of one entry.
  place integer not null default 0 check (place >= 0),
  primary key (website_id, page_id, term_id),
  foreign key (website_id, page_id) references entries on delete cascade,
  foreign key (website_id, term_id) references entry_terms on delete cascade
);
create index entry_term_uses_by_term on entry_term_uses (website_id, term_id, page_id);
select secure_tenant_table('entry_term_uses');

create function instant_in(value text) returns timestamptz language plpgsql stable set search_path to 'pg_catalog' as $$
begin
  return value::timestamptz;
exception when others then
  return null;
end $$;

-- Whether visitors see an entry, and its place in lists, follow from the page as it is published.
create function place_entry() returns trigger language plpgsql set search_path to 'sitewright', 'public' as $$
declare
  page record;
  time jsonb;
begin
  select p.published_version, p.published_at, p.created_at, v.details into page
  from pages p left join page_versions v
    on v.website_id = p.website_id and v.page_id = p.id and v.version = p.published_version
  where p.website_id = new.website_id and p.id = new.page_id;
  select page.details -> 'values' -> t.time_field into time
  from content_types t where t.website_id = new.website_id and t.id = new.type_id;
  new.live := page.published_version is not null;
  new.sort_at := coalesce(instant_in(time ->> 'start'), new.shown_at, page.published_at, page.created_at, now());
  new.ends_at := coalesce(instant_in(time ->> 'end'), instant_in(time ->> 'start'));
  return new;
end $$;
create trigger placed before insert or update on entries for each row execute function place_entry();

create function place_published_entry() returns trigger language plpgsql set search_path to 'sitewright', 'public' as $$
begin
  update entries set live = live where website_id = new.website_id and page_id = new.id;
  return null;
end $$;
create trigger placed_entry after update on pages for each row
  when (new.kind = 'entry' and (old.published_version is distinct from new.published_version
    or old.published_at is distinct from new.published_at))
  execute function place_published_entry();

-- Tells of an entry that visitors see, or saw: who shows it; the lists of its type, categories, tags and authors; and, where it
-- came, went or moved, the entries before and after it.
create function tell_entry(site uuid, page uuid, type uuid, at timestamptz, moved boolean) returns void
language plpgsql set search_path to 'sitewright', 'public' as $$
declare
  other uuid;
begin
  perform pg_notify('site_changed', site::text);
  perform pg_notify('content_changed', concat_ws(' ', site, 'entry', page, case when moved then 'places' end));
  perform pg_notify('content_changed', concat_ws(' ', site, 'members', type));
  for other in
    with recursive up as (
      select t.id, t.parent_id from entry_term_uses u
        join entry_terms t on t.website_id = u.website_id and t.id = u.term_id
      where u.website_id = site and u.page_id = page
      union select t.id, t.parent_id from entry_terms t join up on t.website_id = site and t.id = up.parent_id
    ) select id from up
  loop
    perform pg_notify('content_changed', concat_ws(' ', site, 'members', other));
  end loop;
  if not moved then return; end if;
  for other in
    (select page_id from entries where website_id = site and type_id = type and live and page_id <> page
      and (sort_at, page_id) < (at, page) order by sort_at desc, page_id desc limit 1)
    union all
    (select page_id from entries where website_id = site and type_id = type and live and page_id <> page
      and (sort_at, page_id) > (at, page) order by sort_at, page_id limit 1)
  loop
    perform pg_notify('content_changed', concat_ws(' ', site, 'entry', other));
  end loop;
end $$;

create function tell_entry_row() returns trigger language plpgsql set search_path to 'sitewright', 'public' as $$
declare
  moved boolean := tg_op <> 'UPDATE' or (old.live, old.sort_at, old.type_id) is distinct from (new.live, new.sort_at, new.type_id);
begin
  if tg_op <> 'INSERT' and old.live then
    perform tell_entry(old.website_id, old.page_id, old.type_id, old.sort_at, moved);
  end if;
  if tg_op <> 'DELETE' and new.live then
    perform tell_entry(new.website_id, new.page_id, new.type_id, new.sort_at, moved);
  end if;
  return null;
end $$;
create trigger told after insert or update or delete on entries for each row execute function tell_entry_row();

create function tell_entry_term() returns trigger language plpgsql set search_path to 'sitewright', 'public' as $$
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
  end case;
  return null;
end $$;
create trigger told after insert or update or delete on entry_terms for each row execute function tell_entry_term();
create trigger told after insert or update or delete on entry_term_uses for each row execute function tell_entry_term();
create trigger told after insert or update or delete on content_types for each row execute function tell_entry_term();

-- An entry concerns those who show it, not the whole site as other pages do.
drop trigger told_insert on pages;
create trigger told_insert after insert on pages for each row
  when (new.kind <> 'entry') execute function tell_part_changed();
create trigger told_delete after delete on pages for each row
  when (old.kind <> 'entry') execute function tell_part_changed();
drop trigger told_update on pages;
create trigger told_update after update on pages for each row
  when (new.kind <> 'entry' and (old.slug is distinct from new.slug or old.subdomain is distinct from new.subdomain
    or old.label is distinct from new.label or old.in_menu is distinct from new.in_menu
    or old."position" is distinct from new."position" or old.published_version is distinct from new.published_version))
  execute function tell_part_changed();

create function tell_entry_address() returns trigger language plpgsql set search_path to 'sitewright', 'public' as $$
begin
  perform tell_entry(e.website_id, e.page_id, e.type_id, e.sort_at, true)
  from entries e where e.website_id = new.website_id and e.page_id = new.id and e.live;
  return null;
end $$;
create trigger told_address after update of slug on pages for each row
  when (new.kind = 'entry' and old.slug is distinct from new.slug) execute function tell_entry_address();
