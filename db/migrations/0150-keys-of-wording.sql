-- Keys of some texts have an underscore, such as those of statuses in a copy of one's data.
alter table site_words drop constraint site_words_key_check;
alter table site_words add constraint site_words_key_check check (key ~ '^[A-Za-z0-9][A-Za-z0-9_]{0,59}$');
