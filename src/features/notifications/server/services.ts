import type { Database, Tx } from '../../../lib/db/database.ts';
import type { Actor, RequestContext } from '../../../lib/http/requests/request-context.ts';
import type { Presence } from '../../accounts/server/index.ts';
import type { NotificationState } from '../contract.ts';
import type { LiveLines } from './live-lines.ts';

export interface NotificationServices {
  db: Database;
  lines: LiveLines;
  presence: Presence;
  /** Counts from other features, for the navigation. */
  waiting: (
    tx: Tx,
  ) => Promise<Omit<NotificationState['waiting'], 'toAnswer' | 'comments' | 'approvals' | 'readerComments'>>;
  /** The current owner of a request's session, whatever was known when the request arrived. */
  actorNow: (context: RequestContext) => Promise<Actor | null>;
}
