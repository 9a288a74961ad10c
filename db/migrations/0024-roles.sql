-- People of a site beside its owners. An owner is everything, so owners have no further role.
alter table accounts add column role text check (role in ('manager', 'editor', 'orders'));
alter table accounts add constraint owners_have_no_role check (not owner or role is null);
