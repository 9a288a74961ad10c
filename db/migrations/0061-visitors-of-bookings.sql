-- The network that holds unpaid seats, as a hash; forgotten when the booking is paid or ends.
alter table bookings add column visitor bytea;
alter table bookings add constraint bookings_visitor_check check (visitor is null or status = 'held');
create index bookings_held_of_visitor on bookings (website_id, visitor) where visitor is not null;
