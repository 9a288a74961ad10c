-- Messages and sent emails have saved views too. The longest names and queries of six lists, with every character escaped, take 150 KB.
alter table accounts
  drop constraint accounts_preferences_check,
  add constraint accounts_preferences_check check (octet_length(preferences::text) <= 196608);
