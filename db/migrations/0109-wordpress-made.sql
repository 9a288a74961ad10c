-- What an import from WordPress has added besides pages and files, so that its undo can remove it.
alter table wordpress_imports
  add made_type uuid,
  add made_terms uuid[] not null default '{}';
