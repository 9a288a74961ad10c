-- Of emails to a comment's author; null for the site's main one.
alter table entry_comments add column language text check (language ~ '^[a-z]{2}$'),
  -- Whether the people of the site were told that it waits for approval.
  add column told boolean not null default false;
create index entry_comments_untold on entry_comments (website_id, moved_at) where state = 'pending' and not told;
-- A scheduled job finds sites with comments that nobody was told of.
create policy platform on entry_comments to sitewright_platform using (true);
grant select (website_id, state, told, moved_at) on entry_comments to sitewright_platform;
