-- Kept pages say how much of a product is left in words, kept answers to calls as a number. Whoever keeps them is told of each
-- change: site, product, and "words" where the words are others. Before, a whole site was told when a product sold out.

-- As the product page says it: sold out, only so many left, in stock. Null is unlimited.
create function stock_words(available bigint) returns bigint language sql immutable parallel safe as
  $$ select case when available is null or available > 5 then 6 else greatest(available, 0) end $$;

create function tell_stock_changed() returns trigger language plpgsql set search_path from current as $$
declare
  site uuid;
  variant uuid;
  product uuid;
  before bigint;
  after bigint;
  held bigint;
begin
  if tg_table_name = 'variants' then
    site := new.website_id;
    variant := new.id;
  else
    site := coalesce(new.website_id, old.website_id);
    variant := coalesce(new.variant_id, old.variant_id);
  end if;
  select coalesce(sum(h.quantity), 0) into held from stock_holds h
    where h.website_id = site and h.variant_id = variant and h.until > now();
  if tg_table_name = 'variants' then
    product := new.product_id;
    before := old.stock - held;
    after := new.stock - held;
  else
    select v.product_id, v.stock - held into product, after from variants v
      where v.website_id = site and v.id = variant and v.removed_at is null;
    before := after
      + case when tg_op <> 'DELETE' and new.until > now() then new.quantity else 0 end
      - case when tg_op <> 'INSERT' and old.until > now() then old.quantity else 0 end;
  end if;
  if product is not null and before is distinct from after then
    perform pg_notify('stock_changed', concat_ws(' ', site, product,
      case when stock_words(before) <> stock_words(after) then 'words' end));
  end if;
  return null;
end $$;

create trigger told_stock after update on variants for each row
  when (old.stock is distinct from new.stock) execute function tell_stock_changed();
create trigger told_stock after insert or update or delete on stock_holds for each row
  execute function tell_stock_changed();

drop trigger told_update on variants;
create trigger told_update after update on variants for each row
  when ((old.price, old.removed_at) is distinct from (new.price, new.removed_at)) execute function tell_site_changed();

-- The next moment at which something changes without a statement.
create index stock_holds_by_end on stock_holds (website_id, until);
create index products_to_come on products (website_id, publish_at) where publish_at is not null and archived_at is null;
