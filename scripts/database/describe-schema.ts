import pg from 'pg';
import type { Connection } from '../../src/lib/db/roles.ts';

/** Rows of `kind, name, definition`, sorted by name, so that two databases can be compared as text. */
const catalogue = `
  select 'function' as kind, p.proname as name, pg_get_functiondef(p.oid) as definition
    from pg_proc p where p.pronamespace = 'sitewright'::regnamespace
      and not exists (select from pg_depend where objid = p.oid and classid = 'pg_proc'::regclass and deptype = 'e')
  union all
  select 'table', c.relname, 'create table ' || c.relname || E' (\\n' ||
      string_agg('  ' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
        || case when a.attnotnull then ' not null' else '' end
        || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), ''), E',\\n' order by a.attname) || E'\\n);'
      || case when c.relrowsecurity then E'\\nalter table ' || c.relname || ' enable row level security;' else '' end
      || case when c.relforcerowsecurity then E'\\nalter table ' || c.relname || ' force row level security;' else '' end
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'sitewright'::regnamespace and c.relkind = 'r'
    group by c.oid, c.relname, c.relrowsecurity, c.relforcerowsecurity
  union all
  select 'view', relname, format(E'create view %I%s as\n%s', relname,
      ' with (' || array_to_string(reloptions, ', ') || ')', pg_get_viewdef(oid))
    from pg_class where relnamespace = 'sitewright'::regnamespace and relkind = 'v'
  union all
  select 'constraint', conrelid::regclass || '.' || conname,
      'alter table ' || conrelid::regclass || ' add constraint ' || conname || ' ' || pg_get_constraintdef(oid) || ';'
    from pg_constraint where connamespace = 'sitewright'::regnamespace and contype <> 'n'
  union all
  select 'index', indexname, indexdef || ';' from pg_indexes
    where schemaname = 'sitewright' and indexname not in (select conname from pg_constraint)
  union all
  select 'policy', tablename || '.' || policyname,
      format('create policy %I on %I%s for %s to %s using (%s) with check (%s);', policyname, tablename,
        case permissive when 'PERMISSIVE' then '' else ' as ' || lower(permissive) end,
        cmd, array_to_string(roles, ', '), qual, with_check)
    from pg_policies where schemaname = 'sitewright'
  union all
  select 'trigger', tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid) || ';'
      || case when tgenabled = 'O' then '' else format(E'\\nalter table %s disable trigger %I;', tgrelid::regclass, tgname) end
    from pg_trigger where not tgisinternal and tgrelid::regclass::text !~ '^pgboss'
  union all
  select 'grant', table_name || '.' || grantee,
      format('grant %s on %I to %I;', string_agg(lower(privilege_type), ', ' order by privilege_type), table_name, grantee)
    from information_schema.role_table_grants
    where table_schema = 'sitewright' and grantee <> 'sitewright_owner' group by table_name, grantee
  union all
  select 'grant', table_name || '.' || grantee || '.' || privilege_type,
      format('grant %s (%s) on %I to %I;', lower(privilege_type), string_agg(column_name, ', ' order by column_name), table_name, grantee)
    from information_schema.role_column_grants c
    where table_schema = 'sitewright' and grantee <> 'sitewright_owner' and not exists (
      select from information_schema.role_table_grants t where t.table_schema = c.table_schema
        and t.table_name = c.table_name and t.grantee = c.grantee and t.privilege_type = c.privilege_type)
    group by table_name, grantee, privilege_type
  order by 1, 2`;

/** The schema as text for readers: tables, views, keys, indexes, policies, triggers, functions and grants. */
export async function describeSchema(connection: Connection): Promise<string> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query('set search_path to sitewright, public');
    return await describeSchemaOn(client);
  } finally {
    await client.end();
  }
}

/** The same on an open connection, whose search path starts with the schema. */
export async function describeSchemaOn(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ kind: string; name: string; definition: string }>(catalogue);
  const kinds = ['table', 'view', 'constraint', 'index', 'policy', 'grant', 'trigger', 'function'];
  const parts = kinds.map((kind) => {
    const own = rows.filter((row) => row.kind === kind).map((row) => row.definition);
    return `-- ${kind}s\n\n${own.join(['table', 'view', 'function'].includes(kind) ? '\n\n' : '\n')}\n`;
  });
  return `-- Generated from db/migrations for reading. Do not edit; run npm run db:types.\n\n${parts.join('\n')}`;
}
