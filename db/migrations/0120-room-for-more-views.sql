-- Pages and files have saved views too. The longest names and queries of eight lists, with every character escaped, take 200 KB.
alter table accounts
  drop constraint accounts_preferences_check,
  add constraint accounts_preferences_check check (octet_length(preferences::text) <= 262144);
