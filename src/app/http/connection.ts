import pg from 'pg';
import type { Connection } from '../../lib/db/roles.ts';
import { startEmbeddedPostgres } from '../../lib/db/embedded/index.ts';
import { type Config, SettingError } from '../config.ts';
import { startWords } from '../messages/operator-start/words.ts';

/** Parses `DATABASE_URL`. A folder as in `?host=/folder` names a Unix socket. */
function connectionOf(url: string): Connection {
  const parsed = new URL(url);
  // The passwords of the runtime logins are derived from this one.
  if (!parsed.password) throw new SettingError(startWords.databasePassword);
  const database = decodeURIComponent(parsed.pathname.slice(1));
  if (!database) throw new SettingError(startWords.databaseName);
  const sslMode = parsed.searchParams.get('sslmode');
  return {
    host: parsed.searchParams.get('host') ?? (decodeURIComponent(parsed.hostname) || 'localhost'),
    port: Number(parsed.port || parsed.searchParams.get('port') || 5432),
    user: decodeURIComponent(parsed.username || 'postgres'),
    password: decodeURIComponent(parsed.password),
    database,
    ...(sslMode && sslMode !== 'disable' ? { ssl: true } : {}),
  };
}

/** The database of `DATABASE_URL`, or the embedded one in the data folder. */
export async function openConnection(
  config: Config,
  log: (line: string) => void,
  { exclusive = true, launching }: { exclusive?: boolean; launching?: () => void } = {},
): Promise<{ connection: Connection; stop: () => Promise<void> }> {
  if (!config.databaseUrl)
    return startEmbeddedPostgres({ dataDir: config.dataDir, log, exclusive, launching });
  const connection = connectionOf(config.databaseUrl);
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    throw new SettingError(startWords.databaseUnreachable({ reason: (error as Error).message }));
  }
  return { connection, stop: async () => {} };
}
