-- The table is called what its rows are. Rights, policy and row-level security stay with a renamed table, and the index of a primary key is
-- renamed with its constraint. All other names have to be changed too; those of constraints, not-null ones among them, are in the catalogue.
alter table boxes rename to site_exports;
alter index boxes_by_account rename to site_exports_by_account;
alter index boxes_one_at_work rename to site_exports_one_at_work;
do $$
declare
  old text;
begin
  for old in select conname from pg_constraint where conrelid = 'site_exports'::regclass and conname like 'boxes\_%' loop
    execute format('alter table site_exports rename constraint %I to %I', old, 'site_exports' || substr(old, length('boxes') + 1));
  end loop;
end
$$;

-- The old name, for processes of the previous release until they are restarted. The next release drops it.
create view boxes with (security_invoker = true) as select * from site_exports;
grant select, insert, update, delete on boxes to sitewright_app;
