-- Past the count of emails that guests cause by bookings: since when one waits for an email that lists several. Null: none waits.
alter table bookings add column guest_email_due_at timestamptz, add column owner_email_due_at timestamptz;
create index bookings_emails_due on bookings (website_id) where guest_email_due_at is not null or owner_email_due_at is not null;
grant select (guest_email_due_at, owner_email_due_at) on bookings to sitewright_platform;
-- The link in that email opens the entry with a key of its own.
alter table waiting_people add column email_due_at timestamptz, add column mail_key_hash bytea;
create index waiting_people_emails_due on waiting_people (website_id) where email_due_at is not null;
grant select (email_due_at) on waiting_people to sitewright_platform;
