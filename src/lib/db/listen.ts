import pg from 'pg';
import { type Connection, roleConnection } from './roles.ts';

export interface Listener {
  close(): Promise<void>;
}

const RETRY_MS = 200;
/** A connection that died without a word is noticed within the two together. */
const HEARTBEAT_MS = 10_000;
const ANSWER_MS = 5_000;

/**
 * Follows what the database tells of changes, on its own connection. While the connection is away nothing is known, so `onLost`
 * is called at once and again as soon as news flows: anyone who keeps copies drops them.
 * @throws where the first connection cannot be made
 */
export async function listenForSiteChanges(
  admin: Connection,
  on: {
    /** Something that visitors see: the site, and where only a part of it has changed, its kind, its id and more. */
    changed: (websiteId: string, part: readonly string[]) => void;
    /** Something that owners see in the admin, or who may see it. */
    news?: (websiteId: string) => void;
    /** How much of a product is left: site, product, and `words` where what pages say of it has changed. */
    stock?: (payload: string) => void;
    /** All changes that were committed before this mark was sent have been told. */
    mark?: (mark: string) => void;
    lost: () => void;
    back: () => void;
  },
): Promise<Listener> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      ...roleConnection(admin, 'sitewright_platform'),
      application_name: 'sitewright_listener',
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    next.on('notification', ({ channel, payload = '' }) => {
      if (channel === 'site_news') on.news?.(payload);
      else if (channel === 'stock_changed') on.stock?.(payload);
      else if (channel === 'changes_told') on.mark?.(payload);
      else {
        const [websiteId = '', ...part] = payload.split(' ');
        on.changed(websiteId, part);
      }
    });
    // A failed attempt is heard of here too; what is to be done about it is decided below.
    next.on('error', () => {});
    try {
      await next.connect();
      await next.query('listen content_changed; listen site_news; listen stock_changed; listen changes_told');
    } catch (error) {
      void next.end().catch(() => {});
      throw error;
    }
    client = next;
    if (closed) return void next.end().catch(() => {});
    const heartbeat = setInterval(() => void next.query('select 1').catch(away), HEARTBEAT_MS).unref();
    function away() {
      clearInterval(heartbeat);
      if (closed || client !== next) return;
      client = undefined;
      on.lost();
      void next.end().catch(() => {});
      reconnect();
    }
    next.on('error', away);
    next.on('end', away);
    on.back();
  }

  function reconnect() {
    if (!closed) timer = setTimeout(() => void connect().catch(reconnect), RETRY_MS);
  }

  await connect();
  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
