-- Every list has saved views. The longest names and queries of twenty lists, with every character escaped, take 500 KB.
alter table accounts
  drop constraint accounts_preferences_check,
  add constraint accounts_preferences_check check (octet_length(preferences::text) <= 524288);
