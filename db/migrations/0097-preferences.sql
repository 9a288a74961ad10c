-- What a person chose in the admin for themselves: saved views and columns of lists, and that the tour is over.
alter table accounts
  add column preferences jsonb not null default '{}',
  add constraint accounts_preferences_check check (octet_length(preferences::text) <= 65536);
