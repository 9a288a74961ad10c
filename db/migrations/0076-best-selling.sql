-- Pieces sold in the last 90 days, counted by a round: the order "Best selling".
alter table products add column sold integer not null default 0 check (sold >= 0);
create index products_best_selling on products (website_id, sold desc, id desc);
drop trigger told_update on products;
create trigger told_update after update on products for each row
  when (old.version is distinct from new.version or old.sold is distinct from new.sold)
  execute function tell_site_changed();

-- How a collection is sorted unless the visitor asks otherwise; by hand is the order of collection_products.
alter table collections add column sort text not null default 'manual'
  check (sort in ('manual', 'best-selling', 'newest', 'oldest', 'price', '-price', 'label', '-label'));

create table sales_counts (
  website_id uuid primary key references websites on delete cascade,
  counted_at timestamptz not null default now()
);
select secure_tenant_table('sales_counts');
create policy platform on sales_counts to sitewright_platform using (true);
grant select (website_id, counted_at) on sales_counts to sitewright_platform;
grant select (paid_at) on orders to sitewright_platform;
