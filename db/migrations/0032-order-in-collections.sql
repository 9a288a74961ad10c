-- Products of a collection in the order that its owner has given them; what was never placed comes last, the newest first.
alter table collection_products add column position integer not null default 1000000;
create index collection_products_in_order on collection_products (website_id, collection_id, position, product_id desc);
