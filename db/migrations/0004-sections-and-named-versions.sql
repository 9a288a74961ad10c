-- A reusable section is kept like a page, with drafts and versions, but has no place on the site.
alter table pages add column kind text not null default 'page' check (kind in ('page', 'section'));
alter table pages add check (kind = 'page' or not in_menu);
create index pages_sections on pages (website_id) where kind = 'section';

-- A version that its owner named is kept for ever.
alter table page_versions add column label text check (length(label) between 1 and 80);

-- Names one preview link; its token is not kept.
alter table page_previews add column id uuid not null default gen_random_uuid();
alter table page_previews add unique (website_id, id);
