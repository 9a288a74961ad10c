-- What the buyer called a line, if they ordered in another language than the site's. `label` and `variant_label` stay in that, for
-- those who pack, and for invoices.
alter table order_items add column buyers_label text, add column buyers_variant text,
  add check (buyers_label is not null or buyers_variant is null);
