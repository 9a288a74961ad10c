-- Until when a booking may be moved, where that is another time than until when it may be cancelled.
alter table services add column move_notice_minutes integer check (move_notice_minutes between 0 and 129600);
