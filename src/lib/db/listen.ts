import pg from 'pg';
import { type Connection, roleConnection } from './roles.ts';

const channels = [
  'content_changed',
  'site_news',
  'stock_changed',
  'presence_told',
  'page_saved',
  'changes_told',
];

export interface Listener {
  close(): Promise<void>;
}

const RETRY_MS = 200;
/** Together, the two detect a connection that died silently. */
const HEARTBEAT_MS = 10_000;
const ANSWER_MS = 5_000;

/**
 * Follows change notices of the database, on a separate connection. While it is down nothing is known, so `onLost`
 * is called immediately and again when notices flow: holders of caches drop them.
 * @throws if the first connection fails
 */
export async function listenForSiteChanges(
  admin: Connection,
  on: {
    /** A change that visitors see: the site, and if only a part of it has changed, its kind, its id and more. */
    changed: (websiteId: string, part: readonly string[]) => void;
    /** A change that owners see in the admin, or in who may see it. */
    adminChanged?: (websiteId: string) => void;
    /** A change of stock: site, product, and `words` if the words on pages have changed. */
    stock?: (payload: string) => void;
    /** Where somebody has something open in an editor. */
    presence?: (payload: string) => void;
    /** A new version of a page: site, page, version. */
    saved?: (payload: string) => void;
    /** All changes committed before this mark was sent have been reported. */
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
      if (channel === 'site_news') on.adminChanged?.(payload);
      else if (channel === 'stock_changed') on.stock?.(payload);
      else if (channel === 'presence_told') on.presence?.(payload);
      else if (channel === 'page_saved') on.saved?.(payload);
      else if (channel === 'changes_told') on.mark?.(payload);
      else {
        const [websiteId = '', ...part] = payload.split(' ');
        on.changed(websiteId, part);
      }
    });
    // A failed attempt ends here too; the code below decides what to do.
    next.on('error', () => {});
    try {
      await next.connect();
      await next.query(channels.map((channel) => `listen ${channel}`).join('; '));
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
