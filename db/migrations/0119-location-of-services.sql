-- Where a service takes place, in the owner's words: a street, a room, or “Online”.
alter table services add column location text not null default '';
