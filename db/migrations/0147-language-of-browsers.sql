-- The language of the admin that the browser of staff asked for at their last sign-in; null while it isn't known.
alter table accounts add browser_language text check (browser_language in ('en', 'de', 'fr', 'es'));
