-- Whether whoever signed in passed a second step, so that a link from the platform is worth no more than that.
alter table creator_sessions add column two_steps boolean not null default false;
grant update (two_steps) on creator_sessions to sitewright_platform;
alter table tokens add column two_steps boolean not null default false;
alter table sessions add column two_steps boolean not null default false;
