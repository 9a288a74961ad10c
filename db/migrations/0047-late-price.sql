-- Whoever joins a series that has begun pays for the dates that are left of it.
alter table services add column late_pro_rata boolean not null default false;
