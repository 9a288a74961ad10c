-- Past the day's count of emails about unpaid orders, an order waits (true) for an email that lists several, or was in one
-- (false). Null: it has an email of its own.
alter table orders add column buyer_email_due boolean, add column shop_email_due boolean;
create index orders_emails_due on orders (website_id) where buyer_email_due or shop_email_due;
grant select (buyer_email_due, shop_email_due) on orders to sitewright_platform;
