-- When a link that was mailed to the address of a creator was used: only then it is known whose the address is.
alter table creators add proven_at timestamptz;
grant update (proven_at) on creators to sitewright_platform;

-- A link sets a new password, or proves the address.
alter table creator_tokens add purpose text not null default 'password' check (purpose in ('password', 'address'));
