-- Two people may each give a lesson at the same time: only a class has one start that several come to.
alter table taken_slots drop constraint taken_slots_website_id_service_id_start_at_duration_minutes_key;
create unique index taken_slots_of_class on taken_slots (website_id, service_id, start_at, duration_minutes)
  where capacity > 1;
create index taken_slots_by_start on taken_slots (website_id, service_id, start_at, duration_minutes);
