import { hashToken, newToken } from '../../src/lib/http/sessions/session-cookie.ts';
import type { Connection } from '../../src/lib/db/roles.ts';
import type { Answered, Asked } from './http.ts';
import { asAdmin } from './postgres.ts';

export interface MarkedReview {
  /** Token of a link to the draft of a page, with comments. */
  preview: string;
  /** A thread that was begun through the link, and the personal key of whoever began it. */
  sharedThread: string;
  clientKey: string;
}

/** A comment of a client through a preview link. */
export async function markReview(
  ask: (asked: Omit<Asked, 'port'>) => Promise<Answered>,
  admin: Connection,
  { id, host, mark }: { id: string; host: string; mark: string },
  url: string,
): Promise<MarkedReview> {
  const preview = new URL(url).pathname.split('/').at(-1) ?? '';
  const thread = await ask({
    host,
    method: 'POST',
    path: `/api/page-preview/${preview}/comments`,
    body: { block: null, text: `Client of ${mark}`, name: `Client ${mark}`, email: `first@${mark}.example` },
  });
  const clientKey = newToken();
  await asAdmin(admin, (client) =>
    client.query(
      `update sitewright.preview_clients set key_hash = $2, language = 'de' where website_id = $1`,
      [id, hashToken(clientKey)],
    ),
  );
  return { preview, clientKey, sharedThread: (thread.json() as { _id: string })._id };
}
