-- What lacks a picture is found like what is wrong.
drop index product_import_rows_wrong;
create index product_import_rows_troubled on product_import_rows (website_id, import_id, position)
  where problems <> '[]'::jsonb;

-- Sums of orders are read from it alone.
drop index orders_by_status;
create index orders_by_status on orders (website_id, status, id desc) include (total, refunded);
