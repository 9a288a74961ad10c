-- News from a provider that was applied before is told by the query that looks for its site.
create policy platform on provider_events to sitewright_platform using (true);
grant select (website_id, provider, event_id) on provider_events to sitewright_platform;
