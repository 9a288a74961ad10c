-- How the site looks, beside its colours. What is worked on is kept apart from what visitors see, until it is published.
alter table websites
  add column brand jsonb not null default '{}',
  add column brand_draft jsonb,
  add column brand_version integer not null default 1;

-- Brandings that visitors saw before, newest kept, so that publishing can be undone.
create table brand_history (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default uuidv7(),
  branding jsonb not null,
  replaced_at timestamptz not null default now(),
  replaced_by uuid,
  primary key (website_id, id),
  foreign key (website_id, replaced_by) references accounts on delete set null (replaced_by)
);
create index brand_history_by_account on brand_history (website_id, replaced_by);
select secure_tenant_table('brand_history');

-- A version for each of a site's menus, one pair (header and footer) to a subdomain.
create table menus (
  website_id uuid not null references websites on delete cascade,
  subdomain text not null check (subdomain ~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)?$'),
  version integer not null default 1,
  primary key (website_id, subdomain)
);
select secure_tenant_table('menus');

create table menu_entries (
  website_id uuid not null,
  subdomain text not null,
  id uuid not null default uuidv7(),
  menu text not null check (menu in ('header', 'footer')),
  parent_id uuid,
  position integer not null,
  -- Empty: the page's own menu label.
  label text not null default '',
  -- Neither: a title over further entries.
  page_id uuid,
  href text,
  primary key (website_id, id),
  foreign key (website_id, subdomain) references menus on delete cascade,
  -- What hung on an entry that has gone stands on the first level then.
  foreign key (website_id, parent_id) references menu_entries on delete set null (parent_id),
  foreign key (website_id, page_id) references pages on delete cascade,
  check (parent_id <> id),
  check (num_nonnulls(page_id, href) <= 1),
  check (page_id is not null or label <> '')
);
create index menu_entries_in_order on menu_entries (website_id, subdomain, menu, position);
create index menu_entries_by_parent on menu_entries (website_id, parent_id);
create index menu_entries_by_page on menu_entries (website_id, page_id);
select secure_tenant_table('menu_entries');
create trigger told after insert or update or delete on menu_entries for each row execute function tell_site_changed();

-- Sites that are there already keep the menu they have. Row security applies to the owner of the tables too, so it is
-- set aside for this one copy.
alter table pages no force row level security;
alter table menus no force row level security;
alter table menu_entries no force row level security;
insert into menus (website_id, subdomain) select distinct website_id, subdomain from pages where in_menu;
insert into menu_entries (website_id, subdomain, menu, position, page_id)
  select website_id, subdomain, 'header',
    row_number() over (partition by website_id, subdomain order by position, id), id
  from pages where in_menu;
alter table pages force row level security;
alter table menus force row level security;
alter table menu_entries force row level security;
