-- Entries are imported from JSON too.
alter table entry_imports
  drop constraint entry_imports_format_check,
  add constraint entry_imports_format_check check (format in ('csv', 'markdown', 'json'));
