-- Past the count of emails about cancelled contracts, a withdrawal waits (true) for an email that lists several, or was in one
-- (false). Null: it has an email of its own.
alter table withdrawals add column buyer_email_due boolean, add column shop_email_due boolean;
create index withdrawals_emails_due on withdrawals (website_id) where buyer_email_due or shop_email_due;
create policy platform on withdrawals to sitewright_platform using (true);
grant select (website_id, id, order_id, created_at, buyer_email_due, shop_email_due) on withdrawals to sitewright_platform;
