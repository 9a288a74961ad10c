-- Generated from db/migrations for reading. Do not edit; run npm run db:types.

-- tables

create table accounts (
  addresses jsonb not null default '[]'::jsonb,
  created_at timestamp with time zone not null default now(),
  email text not null,
  id uuid not null default uuidv7(),
  name text not null default ''::text,
  owner boolean not null default false,
  password_hash text not null,
  phone text not null default ''::text,
  website_id uuid not null
);
alter table accounts enable row level security;
alter table accounts force row level security;

create table brand_history (
  branding jsonb not null,
  id uuid not null default uuidv7(),
  replaced_at timestamp with time zone not null default now(),
  replaced_by uuid,
  website_id uuid not null
);
alter table brand_history enable row level security;
alter table brand_history force row level security;

create table email_settings (
  reply_to text not null default ''::text,
  sender_name text not null default ''::text,
  unsubscribe_key bytea not null,
  website_id uuid not null
);
alter table email_settings enable row level security;
alter table email_settings force row level security;

create table email_template_versions (
  body text,
  email_id text not null,
  enabled boolean not null,
  saved_at timestamp with time zone not null default now(),
  saved_by uuid,
  subject text,
  version integer not null,
  website_id uuid not null
);
alter table email_template_versions enable row level security;
alter table email_template_versions force row level security;

create table email_templates (
  body text,
  email_id text not null,
  enabled boolean not null default true,
  subject text,
  updated_at timestamp with time zone not null default now(),
  version integer not null,
  website_id uuid not null
);
alter table email_templates enable row level security;
alter table email_templates force row level security;

create table email_unsubscribes (
  created_at timestamp with time zone not null default now(),
  email_id text not null,
  recipient text not null,
  website_id uuid not null
);
alter table email_unsubscribes enable row level security;
alter table email_unsubscribes force row level security;

create table hosts (
  canonical boolean not null default false,
  created_at timestamp with time zone not null default now(),
  host text not null,
  website_id uuid not null
);
alter table hosts enable row level security;
alter table hosts force row level security;

create table installation (
  key text not null,
  set_at timestamp with time zone not null default now()
);

create table mails (
  answer text not null default ''::text,
  body_text text not null,
  cause text not null,
  created_at timestamp with time zone not null default now(),
  email_id text not null,
  html text not null,
  id uuid not null default uuidv7(),
  in_reply_to text,
  message_id text not null,
  next_try_at timestamp with time zone,
  recipient text not null,
  reply_to text,
  secret boolean not null default false,
  sent_at timestamp with time zone,
  status text not null default 'waiting'::text,
  subject text not null,
  tries integer not null default 0,
  unsubscribe text,
  website_id uuid not null
);
alter table mails enable row level security;
alter table mails force row level security;

create table menu_entries (
  href text,
  id uuid not null default uuidv7(),
  label text not null default ''::text,
  menu text not null,
  page_id uuid,
  parent_id uuid,
  position integer not null,
  subdomain text not null,
  website_id uuid not null
);
alter table menu_entries enable row level security;
alter table menu_entries force row level security;

create table menus (
  subdomain text not null,
  version integer not null default 1,
  website_id uuid not null
);
alter table menus enable row level security;
alter table menus force row level security;

create table migrations (
  applied_at timestamp with time zone not null default now(),
  name text not null
);

create table page_previews (
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  expires_at timestamp with time zone not null,
  id uuid not null default gen_random_uuid(),
  page_id uuid not null,
  token_hash bytea not null,
  website_id uuid not null
);
alter table page_previews enable row level security;
alter table page_previews force row level security;

create table page_redirects (
  created_at timestamp with time zone not null default now(),
  page_id uuid not null,
  slug text not null,
  subdomain text not null,
  website_id uuid not null
);
alter table page_redirects enable row level security;
alter table page_redirects force row level security;

create table page_versions (
  blocks jsonb not null,
  height integer not null,
  label text,
  name text not null,
  page_id uuid not null,
  saved_at timestamp with time zone not null default now(),
  saved_by uuid,
  seo jsonb not null default '{}'::jsonb,
  tree_version integer not null,
  version integer not null,
  website_id uuid not null
);
alter table page_versions enable row level security;
alter table page_versions force row level security;

create table pages (
  created_at timestamp with time zone not null default now(),
  id uuid not null default uuidv7(),
  in_menu boolean not null default false,
  kind text not null default 'page'::text,
  label text not null,
  position integer not null default 0,
  publish_at timestamp with time zone,
  publish_version integer,
  published_at timestamp with time zone,
  published_version integer,
  slug text not null,
  subdomain text not null default ''::text,
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  website_id uuid not null
);
alter table pages enable row level security;
alter table pages force row level security;

create table rate_limits (
  expire bigint,
  key character varying(255) not null,
  points integer not null default 0
);

create table sessions (
  account_id uuid not null,
  address text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  id uuid not null default uuidv7(),
  last_seen_at timestamp with time zone not null default now(),
  token_hash bytea not null,
  user_agent text not null default ''::text,
  website_id uuid not null
);
alter table sessions enable row level security;
alter table sessions force row level security;

create table tokens (
  account_id uuid not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  purpose text not null,
  token_hash bytea not null,
  used_at timestamp with time zone,
  website_id uuid not null
);
alter table tokens enable row level security;
alter table tokens force row level security;

create table websites (
  analytics boolean not null default false,
  brand jsonb not null default '{}'::jsonb,
  brand_draft jsonb,
  brand_version integer not null default 1,
  colours jsonb not null,
  contact_email text,
  created_at timestamp with time zone not null default now(),
  currency text not null default 'GBP'::text,
  header boolean not null default true,
  id uuid not null default uuidv7(),
  locale text not null default 'en-GB'::text,
  logo text,
  name text not null,
  shop_enabled boolean not null default false,
  stripe_account_id text,
  timezone text not null default 'Europe/London'::text,
  version integer not null default 1
);
alter table websites enable row level security;
alter table websites force row level security;

-- constraints

alter table accounts add constraint accounts_email_check CHECK (((email = lower(email)) AND (length(email) <= 254)));
alter table accounts add constraint accounts_pkey PRIMARY KEY (website_id, id);
alter table accounts add constraint accounts_website_id_email_key UNIQUE (website_id, email);
alter table accounts add constraint accounts_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table brand_history add constraint brand_history_pkey PRIMARY KEY (website_id, id);
alter table brand_history add constraint brand_history_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table brand_history add constraint brand_history_website_id_replaced_by_fkey FOREIGN KEY (website_id, replaced_by) REFERENCES accounts(website_id, id) ON DELETE SET NULL (replaced_by);
alter table email_settings add constraint email_settings_pkey PRIMARY KEY (website_id);
alter table email_settings add constraint email_settings_reply_to_check CHECK ((reply_to !~ '[\r\n]'::text));
alter table email_settings add constraint email_settings_sender_name_check CHECK ((sender_name !~ '[\r\n]'::text));
alter table email_settings add constraint email_settings_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table email_template_versions add constraint email_template_versions_pkey PRIMARY KEY (website_id, email_id, version);
alter table email_template_versions add constraint email_template_versions_subject_check CHECK ((subject !~ '[\r\n]'::text));
alter table email_template_versions add constraint email_template_versions_website_id_email_id_fkey FOREIGN KEY (website_id, email_id) REFERENCES email_templates(website_id, email_id) ON DELETE CASCADE;
alter table email_template_versions add constraint email_template_versions_website_id_saved_by_fkey FOREIGN KEY (website_id, saved_by) REFERENCES accounts(website_id, id) ON DELETE SET NULL (saved_by);
alter table email_templates add constraint email_templates_pkey PRIMARY KEY (website_id, email_id);
alter table email_templates add constraint email_templates_subject_check CHECK ((subject !~ '[\r\n]'::text));
alter table email_templates add constraint email_templates_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table email_unsubscribes add constraint email_unsubscribes_pkey PRIMARY KEY (website_id, recipient, email_id);
alter table email_unsubscribes add constraint email_unsubscribes_recipient_check CHECK ((recipient = lower(recipient)));
alter table email_unsubscribes add constraint email_unsubscribes_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table hosts add constraint hosts_host_check CHECK ((host = lower(host)));
alter table hosts add constraint hosts_pkey PRIMARY KEY (host);
alter table hosts add constraint hosts_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table installation add constraint installation_pkey PRIMARY KEY (key);
alter table mails add constraint mails_in_reply_to_check CHECK ((in_reply_to !~ '[\r\n]'::text));
alter table mails add constraint mails_pkey PRIMARY KEY (website_id, id);
alter table mails add constraint mails_reply_to_check CHECK ((reply_to !~ '[\r\n]'::text));
alter table mails add constraint mails_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text, 'stopped'::text])));
alter table mails add constraint mails_subject_check CHECK ((subject !~ '[\r\n]'::text));
alter table mails add constraint mails_website_id_cause_key UNIQUE (website_id, cause);
alter table mails add constraint mails_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table menu_entries add constraint menu_entries_check CHECK ((parent_id <> id));
alter table menu_entries add constraint menu_entries_check1 CHECK ((num_nonnulls(page_id, href) <= 1));
alter table menu_entries add constraint menu_entries_check2 CHECK (((page_id IS NOT NULL) OR (label <> ''::text)));
alter table menu_entries add constraint menu_entries_menu_check CHECK ((menu = ANY (ARRAY['header'::text, 'footer'::text])));
alter table menu_entries add constraint menu_entries_pkey PRIMARY KEY (website_id, id);
alter table menu_entries add constraint menu_entries_website_id_page_id_fkey FOREIGN KEY (website_id, page_id) REFERENCES pages(website_id, id) ON DELETE CASCADE;
alter table menu_entries add constraint menu_entries_website_id_parent_id_fkey FOREIGN KEY (website_id, parent_id) REFERENCES menu_entries(website_id, id) ON DELETE SET NULL (parent_id);
alter table menu_entries add constraint menu_entries_website_id_subdomain_fkey FOREIGN KEY (website_id, subdomain) REFERENCES menus(website_id, subdomain) ON DELETE CASCADE;
alter table menus add constraint menus_pkey PRIMARY KEY (website_id, subdomain);
alter table menus add constraint menus_subdomain_check CHECK ((subdomain ~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)?$'::text));
alter table menus add constraint menus_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table migrations add constraint migrations_pkey PRIMARY KEY (name);
alter table page_previews add constraint page_previews_pkey PRIMARY KEY (website_id, token_hash);
alter table page_previews add constraint page_previews_website_id_created_by_fkey FOREIGN KEY (website_id, created_by) REFERENCES accounts(website_id, id) ON DELETE SET NULL (created_by);
alter table page_previews add constraint page_previews_website_id_id_key UNIQUE (website_id, id);
alter table page_previews add constraint page_previews_website_id_page_id_fkey FOREIGN KEY (website_id, page_id) REFERENCES pages(website_id, id) ON DELETE CASCADE;
alter table page_redirects add constraint page_redirects_pkey PRIMARY KEY (website_id, subdomain, slug);
alter table page_redirects add constraint page_redirects_website_id_page_id_fkey FOREIGN KEY (website_id, page_id) REFERENCES pages(website_id, id) ON DELETE CASCADE;
alter table page_versions add constraint page_versions_height_check CHECK (((height >= 0) AND (height <= 1000)));
alter table page_versions add constraint page_versions_label_check CHECK (((length(label) >= 1) AND (length(label) <= 80)));
alter table page_versions add constraint page_versions_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200)));
alter table page_versions add constraint page_versions_pkey PRIMARY KEY (website_id, page_id, version);
alter table page_versions add constraint page_versions_website_id_page_id_fkey FOREIGN KEY (website_id, page_id) REFERENCES pages(website_id, id) ON DELETE CASCADE;
alter table page_versions add constraint page_versions_website_id_saved_by_fkey FOREIGN KEY (website_id, saved_by) REFERENCES accounts(website_id, id) ON DELETE SET NULL (saved_by);
alter table pages add constraint pages_check CHECK (((publish_at IS NULL) = (publish_version IS NULL)));
alter table pages add constraint pages_check1 CHECK (((kind = 'page'::text) OR (NOT in_menu)));
alter table pages add constraint pages_kind_check CHECK ((kind = ANY (ARRAY['page'::text, 'section'::text])));
alter table pages add constraint pages_pkey PRIMARY KEY (website_id, id);
alter table pages add constraint pages_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 80)));
alter table pages add constraint pages_subdomain_check CHECK ((subdomain ~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)?$'::text));
alter table pages add constraint pages_website_id_fkey FOREIGN KEY (website_id) REFERENCES websites(id) ON DELETE CASCADE;
alter table pages add constraint pages_website_id_id_publish_version_fkey FOREIGN KEY (website_id, id, publish_version) REFERENCES page_versions(website_id, page_id, version) DEFERRABLE INITIALLY DEFERRED;
alter table pages add constraint pages_website_id_id_published_version_fkey FOREIGN KEY (website_id, id, published_version) REFERENCES page_versions(website_id, page_id, version) DEFERRABLE INITIALLY DEFERRED;
alter table pages add constraint pages_website_id_subdomain_slug_key UNIQUE (website_id, subdomain, slug) DEFERRABLE;
alter table rate_limits add constraint rate_limits_pkey PRIMARY KEY (key);
alter table sessions add constraint sessions_pkey PRIMARY KEY (website_id, id);
alter table sessions add constraint sessions_website_id_account_id_fkey FOREIGN KEY (website_id, account_id) REFERENCES accounts(website_id, id) ON DELETE CASCADE;
alter table sessions add constraint sessions_website_id_token_hash_key UNIQUE (website_id, token_hash);
alter table tokens add constraint tokens_pkey PRIMARY KEY (website_id, token_hash);
alter table tokens add constraint tokens_purpose_check CHECK ((purpose = ANY (ARRAY['reset'::text, 'sign-in'::text])));
alter table tokens add constraint tokens_website_id_account_id_fkey FOREIGN KEY (website_id, account_id) REFERENCES accounts(website_id, id) ON DELETE CASCADE;
alter table websites add constraint websites_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text));
alter table websites add constraint websites_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100)));
alter table websites add constraint websites_pkey PRIMARY KEY (id);

-- indexs

CREATE INDEX brand_history_by_account ON sitewright.brand_history USING btree (website_id, replaced_by);
CREATE INDEX email_template_versions_by_account ON sitewright.email_template_versions USING btree (website_id, saved_by);
CREATE INDEX hosts_by_website ON sitewright.hosts USING btree (website_id);
CREATE UNIQUE INDEX hosts_one_canonical ON sitewright.hosts USING btree (website_id) WHERE canonical;
CREATE INDEX mails_by_status ON sitewright.mails USING btree (website_id, status, id);
CREATE INDEX menu_entries_by_page ON sitewright.menu_entries USING btree (website_id, page_id);
CREATE INDEX menu_entries_by_parent ON sitewright.menu_entries USING btree (website_id, parent_id);
CREATE INDEX menu_entries_in_order ON sitewright.menu_entries USING btree (website_id, subdomain, menu, "position");
CREATE INDEX page_previews_by_account ON sitewright.page_previews USING btree (website_id, created_by);
CREATE INDEX page_previews_by_page ON sitewright.page_previews USING btree (website_id, page_id);
CREATE INDEX page_redirects_by_page ON sitewright.page_redirects USING btree (website_id, page_id);
CREATE INDEX pages_in_menu_order ON sitewright.pages USING btree (website_id, subdomain, "position");
CREATE INDEX pages_sections ON sitewright.pages USING btree (website_id) WHERE (kind = 'section'::text);
CREATE INDEX sessions_by_account ON sitewright.sessions USING btree (website_id, account_id);
CREATE INDEX tokens_by_account ON sitewright.tokens USING btree (website_id, account_id);

-- policys

create policy tenant on accounts for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on brand_history for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on email_settings for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on email_template_versions for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on email_templates for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on email_unsubscribes for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy platform on hosts for ALL to sitewright_platform using (true) with check (true);
create policy tenant on hosts for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy platform on mails for ALL to sitewright_platform using (true) with check (true);
create policy tenant on mails for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on menu_entries for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on menus for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on page_previews for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on page_redirects for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on page_versions for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on pages for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on sessions for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy tenant on tokens for ALL to sitewright_app using ((website_id = (current_setting('app.website_id'::text))::uuid)) with check ((website_id = (current_setting('app.website_id'::text))::uuid));
create policy platform on websites for ALL to sitewright_platform using (true) with check (true);
create policy tenant on websites for ALL to sitewright_app using ((id = (current_setting('app.website_id'::text))::uuid)) with check ((id = (current_setting('app.website_id'::text))::uuid));

-- grants

grant delete, insert, select, update on accounts to sitewright_app;
grant delete, insert, select, update on brand_history to sitewright_app;
grant delete, insert, select, update on email_settings to sitewright_app;
grant delete, insert, select, update on email_template_versions to sitewright_app;
grant delete, insert, select, update on email_templates to sitewright_app;
grant delete, insert, select, update on email_unsubscribes to sitewright_app;
grant select on hosts to sitewright_app;
grant delete, insert, select, update on hosts to sitewright_platform;
grant insert, select on installation to sitewright_platform;
grant delete, insert, select, update on mails to sitewright_app;
grant select, update on mails to sitewright_platform;
grant delete, insert, select, update on menu_entries to sitewright_app;
grant delete, insert, select, update on menus to sitewright_app;
grant delete, insert, select, update on page_previews to sitewright_app;
grant delete, insert, select, update on page_redirects to sitewright_app;
grant delete, insert, select, update on page_versions to sitewright_app;
grant delete, insert, select, update on pages to sitewright_app;
grant delete, insert, select, update on rate_limits to sitewright_platform;
grant delete, insert, select, update on sessions to sitewright_app;
grant delete, insert, select, update on tokens to sitewright_app;
grant select, update on websites to sitewright_app;
grant delete, insert, select, update on websites to sitewright_platform;

-- triggers

CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE ON sitewright.hosts FOR EACH ROW EXECUTE FUNCTION tell_site_changed();
CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE ON sitewright.menu_entries FOR EACH ROW EXECUTE FUNCTION tell_site_changed();
CREATE TRIGGER told_insert AFTER INSERT OR DELETE ON sitewright.pages FOR EACH ROW EXECUTE FUNCTION tell_site_changed();
CREATE TRIGGER told_update AFTER UPDATE ON sitewright.pages FOR EACH ROW WHEN (((((((old.slug IS DISTINCT FROM new.slug) OR (old.subdomain IS DISTINCT FROM new.subdomain)) OR (old.label IS DISTINCT FROM new.label)) OR (old.in_menu IS DISTINCT FROM new.in_menu)) OR (old."position" IS DISTINCT FROM new."position")) OR (old.published_version IS DISTINCT FROM new.published_version))) EXECUTE FUNCTION tell_site_changed();
CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE ON sitewright.websites FOR EACH ROW EXECUTE FUNCTION tell_site_changed();

-- functions

CREATE OR REPLACE FUNCTION sitewright.open_to_platform(tenant_table regclass, privileges text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('create policy platform on %s to sitewright_platform using (true) with check (true)', tenant_table);
  execute format('grant %s on %s to sitewright_platform', privileges, tenant_table);
end $function$


CREATE OR REPLACE FUNCTION sitewright.secure_tenant_table(tenant_table regclass, site_column name DEFAULT 'website_id'::name)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format(
    'create policy tenant on %s to sitewright_app
       using (%I = current_setting(''app.website_id'')::uuid)
       with check (%I = current_setting(''app.website_id'')::uuid)',
    tenant_table, site_column, site_column);
  execute format('grant select, insert, update, delete on %s to sitewright_app', tenant_table);
end $function$


CREATE OR REPLACE FUNCTION sitewright.tell_site_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  site uuid := case when tg_table_name = 'websites'
    then (coalesce(to_jsonb(new), to_jsonb(old)) ->> 'id')::uuid
    else (coalesce(to_jsonb(new), to_jsonb(old)) ->> 'website_id')::uuid end;
begin
  perform pg_notify('site_changed', site::text);
  return null;
end $function$

