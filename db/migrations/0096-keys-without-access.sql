-- The creator had passed a second step elsewhere, as `sessions.two_steps`; where the site requires one, the key has it.
alter table api_keys add column two_steps boolean not null default false;
-- Keys of people who were removed from the staff; inviting them again would have revived these.
alter table api_keys no force row level security;
alter table accounts no force row level security;
delete from api_keys using accounts
  where accounts.website_id = api_keys.website_id and accounts.id = api_keys.account_id
    and not accounts.owner and accounts.role is null;
alter table api_keys force row level security;
alter table accounts force row level security;
