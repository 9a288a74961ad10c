-- The language whose pages a host shows, other than the site's main one. Null for hosts that redirect, and for the main host.
alter table hosts
  add column language text,
  add constraint hosts_language_check check (language is null or not (canonical or retires_at is not null));
create unique index hosts_one_per_language on hosts (website_id, language) where language is not null;
-- The site's own transaction changes it with the languages; which hosts a site has stays with the platform.
grant update (language) on hosts to sitewright_app;
