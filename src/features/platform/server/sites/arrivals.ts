import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CrossTx } from '../../../../lib/db/database.ts';
import { notFound, Refusal, tooLarge } from '../../../../lib/errors.ts';
import type { PlatformStreamedCall } from '../../../../lib/http/requests/streamed.ts';
import { limit } from '../../../../lib/work/limits.ts';
import { id as idShape } from '../../../../lib/values/shapes.ts';
import { type ImportTarget, importArchive, inspectArchive } from '../../../portability/server/index.ts';
import { type Arrival, arrival } from '../../sites-contract.ts';
import type { SiteServices } from '../services.ts';
import { creatorWords } from '../creator-words.ts';
import { checkAddress, claimAddress } from './check-address.ts';
import { insertCreatorSite } from './site-queries.ts';
import { refuseUnproven, tooManySites } from './site-limits.ts';

const HOUR = 3600;
/** Maximum size of an archive besides the site's files. */
const ROOM_FOR_ROWS = 1024 ** 3;
const KEPT_MS = 24 * HOUR * 1000;
const MOST_OF_ONE_CREATOR = 2;
const TOLD_EVERY_MS = 300;

const prefix = (creatorId: string) => `arrivals/${creatorId}/`;
const keyOf = (creatorId: string, id: string) => `${prefix(creatorId)}${id}.zip`;

/** Stores the uploads of creators. */
function arrivalsReceiver({ storage, staging, mostBytes }: ImportTarget) {
  const most = mostBytes + ROOM_FOR_ROWS;

  /** Expired ones of everyone, and those of one creator above the maximum. */
  async function tidy(creatorId: string): Promise<void> {
    const own = [];
    for await (const each of storage.list('arrivals/'))
      if (Date.now() - each.modified.getTime() > KEPT_MS) await storage.delete(each.key);
      else if (each.key.startsWith(prefix(creatorId))) own.push(each);
    own.sort((a, b) => b.modified.getTime() - a.modified.getTime());
    for (const { key } of own.slice(MOST_OF_ONE_CREATOR)) await storage.delete(key);
  }

  return async (creatorId: string, { raw, headers }: FastifyRequest): Promise<Arrival> => {
    if (Number(headers['content-length'] ?? 0) > most) throw tooLarge(creatorWords().largerThanSite);
    let size = 0;
    const staged = await staging.stage(raw, (bytes) => {
      if ((size += bytes) > most) throw tooLarge(creatorWords().largerThanSite);
    });
    try {
      const found = await inspectArchive(staged.path, mostBytes);
      const id = randomUUID();
      await storage.takeOver(keyOf(creatorId, id), staged.path);
      await tidy(creatorId);
      return { _id: id, ...found };
    } finally {
      await staged.discard();
    }
  };
}

/**
 * Imports of site exports. The export is uploaded first, and its content is reported; a second call creates a site from it and
 * reports progress line by line:
 * - `POST /api/platform/arrivals`: the file as the body. Replies `201` with an `Arrival`.
 * - `POST /api/platform/arrivals/{id}/site?subdomain=`: replies with lines of JSON: `{ part }`, and finally `{ site }` or `{ error }`.
 */
export function arrivalCalls(services: SiteServices, target: ImportTarget): PlatformStreamedCall[] {
  const { db, originOf, parent } = services;
  const { storage } = target;
  const uploads = limit(db.limitsPool, 'arrivals-of-creator');
  const created = limit(db.limitsPool, 'sites-of-creator');
  const receive = arrivalsReceiver(target);

  return [
    {
      method: 'POST',
      path: '/api/platform/arrivals',
      described: {
        summary: 'Upload a site export and read its summary. It’s kept for a day',
        takes: { type: 'application/zip' },
        gives: { type: 'application/json', schema: arrival },
        status: 201,
      },
      who: 'creator',
      site: 'platform',
      handle: async ({ by }, incoming, reply) => {
        await uploads.take(`platform:${by.creatorId}`, creatorWords().tooManyUploads);
        return reply.code(201).send(await receive(by.creatorId, incoming));
      },
    },
    {
      method: 'POST',
      path: '/api/platform/arrivals/{id}/site',
      described: {
        summary:
          'Create a site from an upload. Replies line by line: `{ part }`, and finally `{ site }` or `{ error }`',
        query: z.object({ subdomain: z.string() }),
        gives: { type: 'application/x-ndjson' },
      },
      who: 'creator',
      site: 'platform',
      handle: async ({ by }, { params, query }, reply) => {
        const asked = idShape.safeParse((params as Record<string, unknown>)['id']);
        const key = asked.success ? keyOf(by.creatorId, asked.data) : '';
        if (!key || !(await storage.stat(key))) throw notFound(creatorWords().uploadExpired);
        const typed = (query as Record<string, unknown>)['subdomain'];
        const subdomain = typeof typed === 'string' ? typed.slice(0, 200) : '';
        // Checked before anything is unpacked; the transaction checks again.
        const claim = async (tx: CrossTx) => {
          await refuseUnproven(tx, by.creatorId);
          await claimAddress(tx, services, subdomain);
        };
        await db.acrossWebsites(claim);
        const limited = `platform:${by.creatorId}`;
        await created.take(limited, tooManySites());
        const { host } = await db.acrossWebsites((tx) => checkAddress(tx, services, subdomain));
        return tell(reply, `could not create a site under ${parent}`, async (part) => {
          try {
            const made = await storage.lend(key, (path) =>
              importArchive(
                target,
                path,
                {
                  host,
                  owner: { email: by.email },
                  claim,
                  made: (tx) => insertCreatorSite(tx, by.creatorId),
                },
                (done, total) => part(total > 0 ? done / total : 0),
              ),
            );
            if (!made) throw notFound(creatorWords().uploadExpired);
            await storage.delete(key);
            const { websiteId, name, anew, notes, missing } = made;
            return { _id: websiteId, name, host, url: originOf(host), anew, notes, missing };
          } catch (error) {
            await created.giveBack(limited);
            throw error;
          }
        });
      },
    },
  ];
}

/**
 * Replies with the lines of an import. The work continues to its end, even without a client.
 * @param failure what the log says of an unexpected error
 */
function tell(
  reply: FastifyReply,
  failure: string,
  work: (part: (share: number) => void) => Promise<object>,
): FastifyReply {
  const lines = new Readable({ read: () => {} });
  const say = (line: object) => void (lines.destroyed || lines.push(`${JSON.stringify(line)}\n`));
  let told = 0;
  say({ part: 0 });
  work((share) => {
    if (performance.now() - told < TOLD_EVERY_MS) return;
    told = performance.now();
    say({ part: Math.round(share * 1000) / 1000 });
  })
    .then((site) => say({ site }))
    .catch((error: unknown) => {
      if (!(error instanceof Refusal)) reply.log.error({ err: error }, failure);
      const sentence = error instanceof Refusal ? error.message : creatorWords().failed;
      say({ error: sentence });
    })
    .finally(() => void (lines.destroyed || lines.push(null)));
  return reply.type('application/x-ndjson').header('cache-control', 'private, no-store').send(lines);
}
