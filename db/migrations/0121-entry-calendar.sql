-- The calendar of entries finds those of a month by each of their dates. The fourth, unpublish_at, has an index already.
create index entries_shown on entries (website_id, type_id, shown_at) where shown_at is not null;
create index pages_published on pages (website_id, published_at) where kind = 'entry' and published_at is not null;
create index pages_scheduled on pages (website_id, publish_at) where kind = 'entry' and publish_at is not null;
