-- All dates of a service can be had together only, and whether people may join when the first is over.
alter table services
  add column whole_series boolean not null default false,
  add column joins_late boolean not null default false;

-- Such a booking has a row for each date. The row that all of them name is the booking itself: paid, opened and cancelled for all.
alter table bookings add column series_id uuid,
  add foreign key (website_id, series_id) references bookings (website_id, id) deferrable;
create index bookings_by_series on bookings (website_id, series_id) where series_id is not null;
create index waiting_for_places on waiting_people (start_at) where status = 'waiting';

-- It is one thing that was booked, however many dates it has.
drop trigger noted_insert on bookings;
create trigger noted_insert after insert on bookings for each row
  when (new.status in ('pending', 'confirmed') and coalesce(new.series_id, new.id) = new.id)
  execute function note_news('booking');
drop trigger noted_update on bookings;
create trigger noted_update after update on bookings for each row
  when (new.status in ('pending', 'confirmed') and old.status not in ('pending', 'confirmed')
    and coalesce(new.series_id, new.id) = new.id)
  execute function note_news('booking');
drop trigger owed_created on bookings;
create trigger owed_created after insert on bookings for each row
  when (new.status in ('pending', 'confirmed') and coalesce(new.series_id, new.id) = new.id)
  execute function owe_webhooks('booking.created');
drop trigger owed_taken on bookings;
create trigger owed_taken after update on bookings for each row
  when (new.status in ('pending', 'confirmed') and old.status = 'held' and coalesce(new.series_id, new.id) = new.id)
  execute function owe_webhooks('booking.created');

-- The round that offers freed places finds where somebody waits.
grant select (start_at) on waiting_people to sitewright_platform;
