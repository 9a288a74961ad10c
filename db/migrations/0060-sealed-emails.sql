-- Links in an email that open something are in `sealed` alone, encrypted, for as long as the email may still be sent.
alter table mails add sealed text, add expires_at timestamptz;
alter table platform_mails add sealed text, add expires_at timestamptz;
grant update (sealed) on platform_mails to sitewright_platform;

-- Emails of earlier releases that are over keep no such link. Those that wait, or that may be sent again, are sealed by the first start.
alter table mails no force row level security;
update mails set expires_at = created_at + case email_id
    when 'invitation' then interval '7 days'
    when 'site-deleted' then interval '30 days'
    when 'site-ending' then interval '3 days'
    else interval '1 hour' end
  where secret and status = 'waiting';
update mails set
    html = regexp_replace(html, '([?&](?:amp;)?(?:token|key|claim)(?:=|&#(?:61|x3d);))[^&#\s"''<>)\]\\]+', '\1hidden', 'gi'),
    body_text = regexp_replace(body_text, '([?&](?:amp;)?(?:token|key|claim)(?:=|&#(?:61|x3d);))[^&#\s"''<>)\]\\]+', '\1hidden', 'gi'),
    answer = regexp_replace(answer, '([?&](?:amp;)?(?:token|key|claim)(?:=|&#(?:61|x3d);))[^&#\s"''<>)\]\\]+', '\1hidden', 'gi')
  where concat(html, body_text, answer) ~* '[?&](amp;)?(token|key|claim)(=|&#(61|x3d);)';
update mails set
    content = regexp_replace(content::text, '([?&](?:amp;)?(?:token|key|claim)=)[^&#\s"''<>)\]\\]+', '\1hidden', 'gi')::jsonb
  where content is not null and (status = 'stopped' or secret and status = 'failed');
alter table mails force row level security;
update platform_mails set expires_at = created_at + case
    when cause like 'platform-new-password:%' then interval '1 hour'
    else interval '7 days' end
  where secret and status = 'waiting';
update platform_mails set
    html = regexp_replace(html, '([?&](?:amp;)?(?:token|key|claim)(?:=|&#(?:61|x3d);))[^&#\s"''<>)\]\\]+', '\1hidden', 'gi'),
    body_text = regexp_replace(body_text, '([?&](?:amp;)?(?:token|key|claim)(?:=|&#(?:61|x3d);))[^&#\s"''<>)\]\\]+', '\1hidden', 'gi')
  where status <> 'waiting';
