-- 0048 read the products while row-level security hid all of them from their owner, so that only products saved since then
-- are found by their tags.
alter table products no force row level security;
alter table product_tags no force row level security;
insert into product_tags (website_id, tag, product_id)
select distinct p.website_id, tag, p.id from products p, unnest(p.tags) tag
on conflict do nothing;
alter table products force row level security;
alter table product_tags force row level security;
