import type { Database, Tx } from '../../../lib/db/database.ts';
import type { Actor, RequestContext } from '../../../lib/http/requests/request-context.ts';
import type { News } from '../contract.ts';
import type { LiveLines } from './live-lines.ts';

export interface NotificationServices {
  db: Database;
  lines: LiveLines;
  /** What other features count for the navigation. */
  waiting: (tx: Tx) => Promise<Omit<News['waiting'], 'toAnswer' | 'comments'>>;
  /** Who the session of a request belongs to as of now, whatever was known when the request came. */
  actorNow: (context: RequestContext) => Promise<Actor | null>;
}
