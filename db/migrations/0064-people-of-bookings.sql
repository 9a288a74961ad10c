-- One booking may take several seats of a start, and somebody may wait for several.
alter table bookings add column people integer not null default 1 check (people between 1 and 1000);
alter table waiting_people add column people integer not null default 1 check (people between 1 and 1000);
-- Null: as many as there are seats.
alter table services add column most_people integer check (most_people between 1 and 1000);
