import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { notFound } from '../../../../lib/errors.ts';
import type { KnownSite } from '../../../websites/server/index.ts';
import type { PictureVariant } from '../../../../lib/content/pictures.ts';
import { nameInAddress } from '../../file-names.ts';
import { findDelivered } from './deliver-queries.ts';
import { madeKey, sourceKey } from '../keys.ts';
import { remakeMaster } from '../preparing/masters.ts';
import { fileAddress } from '../library/present.ts';
import { sendFile, type Target } from './send-file.ts';
import type { FileServices } from '../services.ts';
import { isVariant } from '../../variant-names.ts';
import { pictureVariants } from '../preparing/variants.ts';

import { growingCache } from '../../../../lib/values/growing-cache.ts';
import { UUID } from '../../../../lib/values/uuid.ts';

export type Delivered = Awaited<ReturnType<typeof findDelivered>>[number];

/** Maximum bytes in memory: enough for what pages show. */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_FILES = 20_000;

const address = new RegExp(`^/files/(${UUID})/([0-9a-z]{1,20})/([A-Za-z0-9.-]{1,120})$`);

interface Held {
  body: Buffer;
  /** Flat list of names and values, in the form that `writeHead` takes. */
  headers: string[];
  etag: string;
}

export interface FileDelivery {
  /** Answers from memory, before any routing. @returns true if the request was answered */
  answer(site: KnownSite, request: IncomingMessage, response: ServerResponse): boolean;
  serve(site: KnownSite, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/** The stored file, or a size of an image, which is made if there is none. */
function targetFinder(services: FileServices) {
  const { storage } = services;
  const variants = pictureVariants(services);
  async function whole(websiteId: string, file: Delivered): Promise<Target> {
    const { id, revision, type, name, sha256 } = file;
    const made = type.startsWith('image/');
    const key = made ? madeKey(websiteId, id, revision, 'master') : sourceKey(websiteId, id, sha256);
    if (made && !(await storage.stat(key))) await remakeMaster(services, websiteId, id);
    return { key, type, name, etag: `"${revision}"` };
  }

  async function sized(websiteId: string, file: Delivered, variant: PictureVariant): Promise<Target> {
    const key = await variants.ensure(websiteId, file, variant);
    const type = await variants.typeOf(key, variant);
    return { key, type, name: variant, etag: `"${file.revision}-${variant}"` };
  }
  return { whole, sized };
}

/** @param common headers of every reply, for those that bypass the framework */
export function fileDelivery(services: FileServices, common: Record<string, string>): FileDelivery {
  const { db, storage } = services;
  const { whole, sized } = targetFinder(services);
  // The number of an object in memory that is replaced when a file of the site, or the site itself, changes.
  const serials = new WeakMap<object, number>();
  let nextSerial = 1;
  const serialOf = ({ files: of }: KnownSite) => {
    const known = serials.get(of) ?? nextSerial++;
    serials.set(of, known);
    return known;
  };
  const files = growingCache<string, Delivered>(MOST_FILES);
  const held = new LRUCache<string, Held>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }) => body.length + 1024,
  });

  async function find(site: KnownSite, id: string, revision: string): Promise<Delivered | null> {
    const key = `${serialOf(site)} ${id}`;
    const kept = files.get(key);
    // The notice about another revision may still be on its way.
    if (kept?.revision === revision) return kept;
    const websiteId = site.website.id;
    const [found] = await db.oneForWebsite(websiteId, (tx) => findDelivered(tx, { websiteId, id }));
    if (found) files.set(key, found);
    return found ?? null;
  }

  return {
    answer: (site, request, response) => {
      const { url = '', method, headers } = request;
      if (headers.range !== undefined) return false;
      const [, id = '', revision] = address.exec(url) ?? [];
      if (files.get(`${serialOf(site)} ${id}`)?.revision !== revision) return false;
      const found = held.get(`${site.website.id} ${url}`);
      if (!found) return false;
      if (headers['if-none-match']?.includes(found.etag)) response.writeHead(304, found.headers).end();
      else response.writeHead(200, found.headers).end(method === 'HEAD' ? undefined : found.body);
      return true;
    },

    serve: async (site, request, reply) => {
      const path = request.url.split('?')[0] ?? '';
      const [, id, revision = '', asked = ''] = address.exec(path) ?? [];
      if (!id) throw notFound();
      const file = await find(site, id, revision);
      if (!file) throw notFound();
      const own = nameInAddress(file.name);
      const variant = isVariant(asked) && file.type.startsWith('image/') ? asked : null;
      if (file.revision !== revision || (asked !== own && !variant)) {
        const to = fileAddress(file);
        const moved = variant ? to.slice(0, -own.length) + variant : to;
        return reply.header('cache-control', 'no-cache').redirect(moved, 302);
      }
      const target = await (variant ? sized(site.website.id, file, variant) : whole(site.website.id, file));
      return sendFile(storage, target, request, reply, (body, headers) => {
        const all = { ...common, ...headers };
        held.set(`${site.website.id} ${path}`, {
          body,
          headers: Object.entries(all).flat(),
          etag: target.etag,
        });
      });
    },
  };
}
