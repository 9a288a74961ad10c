import type { Connection } from '../db/roles.ts';
import type { BackupSession } from './backup-session.ts';
import type { BackupStore } from './backup-store.ts';
import { type Base, seriesFolder, tarOf } from './layout.ts';
import { openReplication, readLsn, startReplication } from './replication.ts';

/** KB a second, so that visitors don't notice the copy. */
const MOST_RATE = 32_768;
const COMMAND = `BASE_BACKUP (LABEL 'sitewright', CHECKPOINT 'fast', WAIT false, MANIFEST 'no', MAX_RATE ${MOST_RATE})`;
const DATA = 'd'.charCodeAt(0);

/**
 * Copies the database while it runs. The copy counts once the log is stored up to its end, which this waits for.
 * PostgreSQL verifies the checksums of all pages on the way.
 */
export async function takeBase(parts: {
  connection: Connection;
  store: BackupStore;
  session: Pick<BackupSession, 'system' | 'series' | 'timeline' | 'segmentBytes' | 'cover'>;
  signal: AbortSignal;
}): Promise<Base> {
  const { connection, store, session, signal } = parts;
  const { system, series, timeline, segmentBytes } = session;
  const startedAt = new Date();
  const stamp = startedAt
    .toISOString()
    .replaceAll(/[-:]|\.\d+/g, '')
    .toLowerCase();
  const key = `${seriesFolder(system, series)}base/${stamp}.json`;
  const client = await openReplication(connection);
  const leave = () => void client.end().catch(() => {});
  signal.addEventListener('abort', leave);
  try {
    const { messages, rows } = startReplication(client, COMMAND);
    let bytes = 0;
    const data = async function* () {
      for await (const message of messages()) {
        if (message[0] !== DATA) continue;
        bytes += message.length - 1;
        yield message.subarray(1);
      }
    };
    await store.put(tarOf(key), data());
    const [[start] = [], [end] = []] = [rows[0], rows.at(-1)];
    const base = {
      series,
      timeline,
      segmentBytes,
      start: `${readLsn(start ?? '')}`,
      end: `${readLsn(end ?? '')}`,
      startedAt: startedAt.toISOString(),
      endedAt: new Date().toISOString(),
      bytes,
      password: connection.password,
    };
    await session.cover(BigInt(base.end));
    await store.putJson(key, base);
    return { ...base, key };
  } catch (error) {
    await store.delete(tarOf(key)).catch(() => {});
    throw error;
  } finally {
    signal.removeEventListener('abort', leave);
    await client.end().catch(() => {});
  }
}
