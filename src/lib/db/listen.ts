import pg from 'pg';
import { type Connection, roleConnection } from './roles.ts';

export interface Listener {
  close(): Promise<void>;
}

/**
 * Follows `site_changed` on a connection of its own. While the connection is away nothing is known, so `onLost`
 * is called at once and again as soon as news flows: whoever keeps copies drops them.
 */
export async function listenForSiteChanges(
  admin: Connection,
  on: { changed: (websiteId: string) => void; lost: () => void; back: () => void },
): Promise<Listener> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      ...roleConnection(admin, 'sitewright_platform'),
      application_name: 'sitewright_listener',
      keepAlive: true,
    });
    let gone = false;
    const away = () => {
      if (gone || closed) return;
      gone = true;
      on.lost();
      void next.end().catch(() => {});
      timer = setTimeout(() => void connect().catch(away), 200);
    };
    next.on('error', away);
    next.on('end', away);
    next.on('notification', (message) => on.changed(message.payload ?? ''));
    try {
      await next.connect();
      await next.query('listen site_changed');
    } catch (error) {
      if (!client) throw error;
      away();
      return;
    }
    client = next;
    on.back();
  };

  await connect();
  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
