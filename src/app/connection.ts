import type { Connection } from '../lib/db/roles.ts';
import { SettingError } from './config.ts';

/** `DATABASE_URL` in parts. A folder as `?host=/folder` names a Unix socket. */
export function connectionOf(url: string): Connection {
  const parsed = new URL(url);
  const database = decodeURIComponent(parsed.pathname.slice(1));
  if (!database)
    throw new SettingError('DATABASE_URL must end with the name of a database, such as /sitewright.');
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
