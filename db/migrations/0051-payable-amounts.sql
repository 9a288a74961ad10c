-- The smallest amount that a currency can be charged in, in hundredths; smallestAmount in src/lib/money.ts says the same.
create function smallest_amount(currency text) returns integer language sql immutable strict parallel safe
  set search_path from current
  return case when currency in ('AFN', 'ALL', 'BIF', 'CLP', 'COP', 'DJF', 'GNF', 'HUF', 'IDR', 'IQD', 'IRR', 'ISK', 'JPY',
    'KMF', 'KPW', 'KRW', 'LAK', 'LBP', 'MGA', 'MMK', 'PKR', 'PYG', 'RWF', 'SLL', 'SOS', 'SYP', 'UGX', 'VND', 'VUV', 'XAF',
    'XOF', 'XPF', 'YER') then 100 else 1 end;

-- Rounded half up, as roundAmount in src/lib/money.ts.
create function round_amount(amount bigint, smallest integer) returns bigint language sql immutable strict parallel safe
  set search_path from current
  return least((amount + smallest / 2) / smallest * smallest, 99999999 / smallest * smallest);

-- A site's prices keep their figures when its currency changes, rounded to what the new currency can be charged in.
create function round_prices() returns trigger language plpgsql set search_path from current as $$
declare
  smallest integer := smallest_amount(new.currency);
begin
  update products set price = round_amount(price, smallest), compare_at = round_amount(compare_at, smallest),
    version = version + 1
  where website_id = new.id and (price % smallest <> 0 or compare_at % smallest <> 0);
  update variants set price = round_amount(price, smallest)
  where website_id = new.id and price % smallest <> 0;
  update services set price = round_amount(price, smallest), deposit = round_amount(deposit, smallest),
    durations = coalesce((select jsonb_agg(d || jsonb_build_object('price',
        round_amount((d ->> 'price')::bigint, smallest)) order by place)
      from jsonb_array_elements(durations) with ordinality t(d, place)), '[]'),
    version = version + 1
  where website_id = new.id and (price % smallest <> 0 or deposit % smallest <> 0
    or exists (select from jsonb_array_elements(durations) d where (d ->> 'price')::bigint % smallest <> 0));
  update discount_codes set value = case kind when 'fixed' then greatest(round_amount(value, smallest), smallest) else value end,
    minimum = round_amount(minimum, smallest), version = version + 1
  where website_id = new.id and ((kind = 'fixed' and value % smallest <> 0) or minimum % smallest <> 0);
  return null;
end $$;
create trigger prices_follow_currency after update of currency on websites for each row
  when (smallest_amount(new.currency) > smallest_amount(old.currency)) execute function round_prices();

-- Once for the sites that already use such a currency. Row-level security is forced on the owner of the tables, too.
do $$
declare
  name text;
begin
  foreach name in array array['websites', 'products', 'variants', 'services', 'discount_codes'] loop
    execute format('alter table %I no force row level security', name);
  end loop;
  create trigger prices_now after update on websites for each row execute function round_prices();
  update websites set currency = currency where smallest_amount(currency) > 1;
  drop trigger prices_now on websites;
  foreach name in array array['websites', 'products', 'variants', 'services', 'discount_codes'] loop
    execute format('alter table %I force row level security', name);
  end loop;
end $$;
