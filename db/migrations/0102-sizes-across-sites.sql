-- Operators see how much all sites store together, and nothing else about files.
create policy platform on files to sitewright_platform using (true);
grant select (website_id, source_size) on files to sitewright_platform;
