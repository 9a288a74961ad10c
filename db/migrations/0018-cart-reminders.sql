-- A cart that was left is reminded of once; the next one that is begun, once again.
alter table carts add column reminded_at timestamptz;
create index carts_left on carts (updated_at) where reminded_at is null;
select open_to_platform('carts', 'select (website_id, account_id, updated_at, reminded_at)');
