-- Each post of an import sorted all that waited, and read the positions of all pages.
create index wordpress_items_waiting on wordpress_items (website_id, import_id, (kind <> 'picture'), position)
  where chosen and state = 'waiting';
create index pages_by_position on pages (website_id, position);

-- Lists of published entries are counted and paged without reading them.
create index entries_listed on entries (website_id, type_id, pinned desc, sort_at desc, page_id desc)
  include (unpublish_at) where live;
drop index entries_live;
-- The entries before and after one.
create index entries_by_time on entries (website_id, type_id, sort_at, page_id) where live;

-- Entries are searched and sorted by name without reading their blocks.
create index page_versions_named on page_versions (website_id, page_id, version) include (name);
