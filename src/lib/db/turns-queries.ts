import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * Gives each turn of a scheduled job to one of all processes: the database's clock decides, in one statement.
 */
export async function takeTurn(db: Database, name: string, everySeconds: number): Promise<boolean> {
  const { rows } = await db.acrossWebsites((tx) =>
    sql`
      insert into installation (key) values (${`turn:${name}`})
      on conflict (key) do update set set_at = now()
        where installation.set_at < now() - make_interval(secs => ${everySeconds * 0.9})
      returning key`.execute(tx),
  );
  return rows.length > 0;
}
