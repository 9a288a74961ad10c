import { createHash, createHmac } from 'node:crypto';
import pg from 'pg';
import { StartRefusal } from './embedded/start-refusal.ts';
import { databaseWords } from './messages/operator-database/words.ts';
import { failedBy } from './sql-state.ts';

/** Connection details of a PostgreSQL database for one login. */
export interface Connection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
  ssl?: boolean;
  /** Keys of its secrets, as base64, newest first; without them no secret can be stored or read. */
  keys?: readonly string[];
}

export const SCHEMA = 'sitewright';
/** The roles that hold the privileges. Nobody connects as one of them, so installations can share a server. */
const roles = ['sitewright_owner', 'sitewright_app', 'sitewright_platform'] as const;
export type Role = (typeof roles)[number];

/** PostgreSQL cuts longer names off. */
const LONGEST_NAME = 63;

/**
 * The login for a runtime role: a member of that role, which acts as it from the start. Each administrator has logins of
 * its own, so two installations with different administrators never change each other's passwords. The password is derived from the
 * administrator's, so that every process computes the same one and nothing else has to be stored.
 */
export function roleConnection(admin: Connection, role: Role): Connection {
  const password = createHmac('sha256', admin.password).update(role).digest('base64url');
  return { ...admin, user: loginName(admin.user, role), password };
}

function loginName(admin: string, role: Role): string {
  const name = `${role}_${admin}`;
  if (Buffer.byteLength(name) <= LONGEST_NAME) return name;
  return `${role}_${createHash('sha256').update(admin).digest('hex').slice(0, 32)}`;
}

const MOST_TRIES = 20;

/**
 * Creates the three roles, their logins and the schema; needs a login that may create roles. Safe to repeat.
 * The runtime roles own nothing and cannot bypass row-level security.
 */
export async function prepareRoles(client: pg.Client, admin: Connection): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      return await tryToPrepareRoles(client, admin);
    } catch (error) {
      if (failedBy(error, 'noPrivilege')) throw await withAdvice(client, error as Error);
      if (tries === MOST_TRIES || !metAnother(error as Error)) throw error;
    }
}

/** Roles belong to the whole server, the migration lock to one database: two databases may prepare them at the same time. */
const metAnother = (error: Error) =>
  failedBy(error, ['unique', 'duplicateObject']) ||
  (failedBy(error, 'internal') && error.message.startsWith('tuple concurrently'));

async function tryToPrepareRoles(client: pg.Client, admin: Connection): Promise<void> {
  const exists = async (name: string) =>
    (await client.query('select 1 from pg_roles where rolname = $1', [name])).rows.length > 0;
  for (const role of roles) {
    if (!(await exists(role))) await client.query(`create role ${role} nologin`);
    const { user, password } = roleConnection(admin, role);
    const login = pg.escapeIdentifier(user);
    await client.query(`
      ${(await exists(user)) ? 'alter' : 'create'} role ${login} login noinherit password ${pg.escapeLiteral(password)};
      grant ${role} to ${login} with inherit false, set true;
      alter role ${login} set role = ${role};
    `);
  }
  const database = pg.escapeIdentifier(admin.database);
  await client.query(`
    grant sitewright_owner to current_user;
    grant create, connect on database ${database} to sitewright_owner;
    grant connect on database ${database} to ${roles.map((role) => pg.escapeIdentifier(loginName(admin.user, role))).join(', ')};
    create schema if not exists ${SCHEMA} authorization sitewright_owner;
    grant usage on schema ${SCHEMA} to sitewright_app, sitewright_platform;
    -- Sign-up makes a site, then steps under the same wall as everybody to fill it.
    grant sitewright_app to sitewright_platform with inherit false, set true;
    -- For a cluster only; a login that may not set what it does not know leaves it out.
    do $$ begin
      alter role ${pg.escapeIdentifier(loginName(admin.user, 'sitewright_app'))} set citus.propagate_set_commands = 'local';
    exception when insufficient_privilege then null;
    end $$;
  `);
  await endSharedLogins(client);
}

/**
 * Earlier releases connect as the roles themselves. Their login ends once none of them is connected; an earlier release that
 * starts again gives it back to itself.
 */
async function endSharedLogins(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select rolname as name from pg_roles where rolname = any($1) and rolcanlogin
       and not exists (select from pg_stat_activity where usename = any($1))`,
    [roles],
  );
  for (const { name } of rows) await client.query(`alter role ${name} nologin password null`);
}

/** Only a login that created a role, or was given it with this option, may make others members of it. */
async function withAdvice(client: pg.Client, error: Error): Promise<Error> {
  const { rows } = await client.query<{ me: string }>(
    `select current_user as me from pg_roles
     where rolname = any($1) and not pg_has_role(oid, 'member with admin option') limit 1`,
    [roles],
  );
  const [first] = rows;
  if (!first) return error;
  return new StartRefusal(
    databaseWords.otherAdministrator({ roles: roles.join(', '), name: pg.escapeIdentifier(first.me) }),
    { cause: error },
  );
}
