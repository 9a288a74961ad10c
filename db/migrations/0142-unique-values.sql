-- Which entry has a value in a field in which no two entries may have the same. The key decides between two entries that are given
-- one at the same moment. An entry that no longer has the value may still be named here: the next one that is given it takes it over.
create table entry_unique_values (
  website_id uuid not null,
  type_id uuid not null,
  field text not null check (length(field) between 1 and 40),
  -- Of the value as it is compared, SHA-256.
  digest bytea not null check (octet_length(digest) = 32),
  page_id uuid not null,
  primary key (website_id, type_id, field, digest),
  foreign key (website_id, type_id) references content_types on delete cascade,
  foreign key (website_id, page_id) references entries on delete cascade
);
create index entry_unique_values_by_entry on entry_unique_values (website_id, page_id);
select secure_tenant_table('entry_unique_values');
