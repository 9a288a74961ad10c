-- What visitors find by searching a site: pages, their questions, and services. Products have their own words.
create table search_entries (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default uuidv7(),
  kind text not null check (kind in ('page', 'question', 'service')),
  page_id uuid,
  service_id uuid,
  -- Order among the entries of one page.
  place integer not null default 0 check (place >= 0),
  -- Where on the page it is.
  anchor text not null default '' check (length(anchor) <= 200),
  title text not null check (length(title) between 1 and 300),
  body text not null default '' check (length(body) <= 10000),
  primary key (website_id, id),
  unique (website_id, page_id, place),
  unique (website_id, service_id),
  foreign key (website_id, page_id) references pages (website_id, id) on delete cascade,
  foreign key (website_id, service_id) references services (website_id, id) on delete cascade,
  check ((kind = 'service') = (service_id is not null)),
  check ((kind = 'service') = (page_id is null))
);
select secure_tenant_table('search_entries');

create table search_words (
  website_id uuid not null,
  word text collate "C" not null,
  entry_id uuid not null,
  -- 3 in the title, 2 in a heading, 1 in the text.
  weight smallint not null,
  primary key (website_id, word, entry_id) include (weight),
  foreign key (website_id, entry_id) references search_entries on delete cascade
);
create index search_words_by_entry on search_words (website_id, entry_id);
select secure_tenant_table('search_words');

create table search_word_parts (
  website_id uuid not null references websites on delete cascade,
  part text collate "C" not null,
  word text collate "C" not null,
  primary key (website_id, part, word)
);
select secure_tenant_table('search_word_parts');

-- Sites of which everything is in the index, and by which version of the code. A round adds the others.
create table search_indexes (
  website_id uuid primary key references websites on delete cascade,
  version smallint not null
);
select secure_tenant_table('search_indexes');
create policy platform on search_indexes for select to sitewright_platform using (true);
grant select (website_id, version) on search_indexes to sitewright_platform;

-- A page is found by other words after a reusable section on it was published, which changes no row of pages.
create function tell_entry_changed() returns trigger language plpgsql set search_path to 'sitewright', 'public' as $$
begin
  perform pg_notify('content_changed', concat_ws(' ', new.website_id, 'page', new.page_id));
  return null;
end $$;
create trigger told after insert on search_entries for each row when (new.page_id is not null)
  execute function tell_entry_changed();
