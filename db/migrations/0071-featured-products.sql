-- The owner's order of the shop's "Featured" list; products without a place follow, newest first.
alter table products add column featured_place integer check (featured_place >= 0);
create index products_featured on products (website_id, (-coalesce(featured_place, 2147483647)) desc, id desc);
