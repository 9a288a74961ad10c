-- The catalogue's name follows its feature's.
alter table site_words no force row level security;
update site_words set area = 'portability.person' where area = 'moving.person';
alter table site_words force row level security;
