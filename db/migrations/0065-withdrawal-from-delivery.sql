-- The right to cancel counts from the day on which the goods arrived, where it is known.
-- Downloads: whether the checkout asked the buyer to give up that right for them, and when they agreed.
alter table orders
  add column delivered_at timestamptz,
  add column download_asked boolean not null default false,
  add column download_consent_at timestamptz;
