-- What a site says in its own words instead of the product's. A message is named by its catalogue and key, and its words
-- belong to a language: those of another one wait until the site is in that language again.
create table site_words (
  website_id uuid not null references websites on delete cascade,
  language text not null check (language ~ '^[a-z]{2}$'),
  area text not null check (area ~ '^[a-z-]{1,40}\.[a-z-]{1,40}$'),
  key text not null check (key ~ '^[A-Za-z0-9]{1,60}$'),
  words text not null check (length(words) between 1 and 10000),
  changed_at timestamptz not null default now(),
  primary key (website_id, language, area, key)
);
select secure_tenant_table('site_words');
create trigger told after insert or update or delete on site_words for each row execute function tell_site_changed();
