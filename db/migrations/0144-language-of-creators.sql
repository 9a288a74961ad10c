-- The language of a creator's emails; null while it isn't known.
alter table creators add language text check (language in ('en', 'de', 'fr', 'es'));
grant update (language) on creators to sitewright_platform;
