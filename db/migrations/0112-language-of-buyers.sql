-- The language in which somebody ordered, booked or joined a waiting list, for later emails. Null is the site's own.
alter table orders add column language text check (language ~ '^[a-z]{2}$');
alter table bookings add column language text check (language ~ '^[a-z]{2}$');
alter table waiting_people add column language text check (language ~ '^[a-z]{2}$');
