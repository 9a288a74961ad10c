-- With a booking that is erased its dates are, so that a site's rows can go in pieces.
alter table bookings drop constraint bookings_website_id_series_id_fkey,
  add foreign key (website_id, series_id) references bookings (website_id, id) on delete cascade deferrable;
