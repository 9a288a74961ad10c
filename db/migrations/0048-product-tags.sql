-- The tags of products as rows, so that what few of many products have is not looked for among all of them. The database
-- writes them with the product, whoever writes it.
create table product_tags (
  website_id uuid not null,
  tag text collate "C" not null,
  product_id uuid not null,
  primary key (website_id, tag, product_id),
  foreign key (website_id, product_id) references products on delete cascade
);
create index product_tags_by_product on product_tags (website_id, product_id);
select secure_tenant_table('product_tags');

insert into product_tags (website_id, tag, product_id)
select distinct p.website_id, tag, p.id from products p, unnest(p.tags) tag;

create function keep_product_tags() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'UPDATE' then
    delete from product_tags where website_id = new.website_id and product_id = new.id and tag <> all(new.tags);
  end if;
  insert into product_tags (website_id, tag, product_id)
  select distinct new.website_id, tag, new.id from unnest(new.tags) tag
  on conflict do nothing;
  return null;
end $$;
create trigger tagged_insert after insert on products for each row
  when (new.tags <> '{}') execute function keep_product_tags();
create trigger tagged_update after update on products for each row
  when (new.tags <> old.tags) execute function keep_product_tags();
