import { createHmac } from 'node:crypto';
import pg from 'pg';
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
export type Role = 'sitewright_owner' | 'sitewright_app' | 'sitewright_platform';

/**
 * The login of a runtime role. Its password is derived from the administrator's, so that every process computes the
 * same one and nothing else has to be stored.
 */
export function roleConnection(admin: Connection, role: Role): Connection {
  const password = createHmac('sha256', admin.password).update(role).digest('base64url');
  return { ...admin, user: role, password };
}

const MOST_TRIES = 20;

/**
 * Creates the three roles and the schema; needs a login that may create roles. Safe to repeat.
 * The runtime roles own nothing and cannot bypass row-level security.
 */
export async function prepareRoles(client: pg.Client, admin: Connection): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      return await tryToPrepareRoles(client, admin);
    } catch (error) {
      if (tries === MOST_TRIES || !metAnother(error as Error)) throw error;
    }
}

/** Roles belong to the whole server, the migration lock to one database: two databases may prepare them at the same time. */
const metAnother = (error: Error) =>
  failedBy(error, ['unique', 'duplicateObject']) ||
  (failedBy(error, 'internal') && error.message.startsWith('tuple concurrently'));

async function tryToPrepareRoles(client: pg.Client, admin: Connection): Promise<void> {
  for (const role of ['sitewright_owner', 'sitewright_app', 'sitewright_platform'] as const) {
    const { rows } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
    const password = pg.escapeLiteral(roleConnection(admin, role).password);
    await client.query(`${rows.length ? 'alter' : 'create'} role ${role} login password ${password}`);
  }
  const database = pg.escapeIdentifier(admin.database);
  await client.query(`
    grant sitewright_owner to current_user;
    grant create, connect on database ${database} to sitewright_owner;
    grant connect on database ${database} to sitewright_app, sitewright_platform;
    create schema if not exists ${SCHEMA} authorization sitewright_owner;
    grant usage on schema ${SCHEMA} to sitewright_app, sitewright_platform;
    -- Sign-up makes a site, then steps under the same wall as everybody to fill it.
    grant sitewright_app to sitewright_platform with inherit false, set true;
    -- For a cluster only; a login that may not set what it does not know leaves it out.
    do $$ begin
      alter role sitewright_app set citus.propagate_set_commands = 'local';
    exception when insufficient_privilege then null;
    end $$;
  `);
}
