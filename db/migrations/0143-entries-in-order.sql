-- The owner's list shows drafts too, which the index of live entries leaves out.
create index entries_in_order on entries (website_id, type_id, pinned desc, sort_at desc, page_id desc) where trashed_at is null;
