-- Values that statements over all sites, and every page of a site, rely on. What an import or an earlier release has left
-- is set to the usual value first; only the role of a site may see its rows, so the walls are down meanwhile.
alter table websites no force row level security;
alter table services no force row level security;

-- The server's own list decides, and no rules such as `ABC5`, which PostgreSQL takes and browsers do not.
create function is_time_zone(name text) returns boolean
language plpgsql immutable parallel safe set search_path = pg_catalog as $$
begin
  if length(name) > 60 or name !~ '^[A-Za-z][A-Za-z0-9_+/-]*$' or name ~ '^[A-Za-z]{3,}[+-]?[0-9]+([A-Za-z]+)?$'
      and upper(name) not in ('EST5EDT', 'CST6CDT', 'MST7MDT', 'PST8PDT', 'GMT0', 'GMT+0', 'GMT-0') then
    return false;
  end if;
  perform timestamptz 'epoch' at time zone name;
  return true;
exception when invalid_parameter_value then
  return false;
end $$;

create function are_site_colours(colours jsonb) returns boolean
language sql immutable parallel safe set search_path = pg_catalog as $$
  select jsonb_typeof(colours) = 'object'
    and colours ?& array['main', 'link', 'button', 'background', 'text']
    and not jsonb_path_exists(colours,
      '$.* ? (@.type() != "string" || !(@ like_regex "^(#[0-9a-fA-F]{3,8}|[a-zA-Z]{3,30}|[a-z]{3,5}[(][-+0-9a-z.,%/ ]{1,60}[)])$"))')
$$;

update websites set timezone = 'UTC' where not is_time_zone(timezone);
update websites set locale = 'en-GB' where locale !~ '^[a-z]{2,3}(-[A-Za-z0-9]{1,8})*$' or length(locale) > 35;
update websites set colours = '{"main":"rgba(0, 0, 0, 0.7)","link":"#000000","button":"#ffffff","background":"#ffffff","text":"#000000"}'
  where not are_site_colours(colours);
update services set reminders = '{1440}' where array_length(reminders, 1) > 5 or not (0 < all (reminders) and 43200 >= all (reminders))
  or array_position(reminders, null) is not null;

alter table websites
  add constraint websites_timezone_check check (is_time_zone(timezone)),
  add constraint websites_locale_check check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]{1,8})*$' and length(locale) <= 35),
  add constraint websites_colours_check check (are_site_colours(colours));
alter table services
  add constraint services_reminders_check check (coalesce(array_length(reminders, 1), 0) <= 5
    and array_position(reminders, null) is null and 0 < all (reminders) and 43200 >= all (reminders));

alter table websites force row level security;
alter table services force row level security;

-- What failed for one site while a round went on for the others; whoever runs the server reads it.
create table site_problems (
  website_id uuid not null references websites on delete cascade,
  round text not null check (length(round) <= 60),
  error text not null check (length(error) <= 300),
  times integer not null default 1,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (website_id, round)
);
select secure_tenant_table('site_problems');
revoke insert, update, delete on site_problems from sitewright_app;
select open_to_platform('site_problems', 'select, insert, update, delete');
