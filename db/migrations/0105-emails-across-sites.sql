-- Across sites, only whether an email waits, failed or was a summary is asked; what it says is read within its site.
revoke select, update on mails from sitewright_platform;
grant select (website_id, id, status, answer, created_at, email_id, recipient) on mails to sitewright_platform;
