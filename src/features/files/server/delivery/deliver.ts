import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { notFound } from '../../../../lib/errors.ts';
import type { KnownSite } from '../../../websites/server/index.ts';
import { isVariant, type PictureVariant } from '../../../../lib/content/pictures.ts';
import { nameInAddress } from '../../file-names.ts';
import { findDelivered } from './deliver-queries.ts';
import { fileHeaders } from './file-headers.ts';
import { madeKey, sourceKey } from '../keys.ts';
import { remakeMaster } from '../preparing/masters.ts';
import { fileAddress } from '../library/present.ts';
import { rangeOf } from './ranges.ts';
import type { FileServices } from '../services.ts';
import { pictureVariants } from '../preparing/variants.ts';
import { growingCache } from '../../../../lib/values/growing-cache.ts';
import { UUID } from '../../../../lib/values/uuid.ts';

export type Delivered = Awaited<ReturnType<typeof findDelivered>>[number];

/** Maximum bytes in memory, and per file: enough for what pages show, not for downloads. */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_OF_ONE = 512 * 1024;
const MOST_FILES = 20_000;

const FOR_EVER = 'public, max-age=31536000, immutable';
const address = new RegExp(`^/files/(${UUID})/([0-9a-z]{1,20})/([A-Za-z0-9.-]{1,120})$`);

interface Held {
  body: Buffer;
  /** Flat list of names and values, in the form that `writeHead` takes. */
  headers: string[];
  etag: string;
}

/** The file at an address, found but not opened. */
interface Target {
  key: string;
  type: string;
  name: string;
  etag: string;
}

export interface FileDelivery {
  /** Answers from memory, before any routing. @returns true if the request was answered */
  answer(site: KnownSite, request: IncomingMessage, response: ServerResponse): boolean;
  serve(site: KnownSite, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/** @param common headers of every reply, for those that bypass the framework */
export function fileDelivery(services: FileServices, common: Record<string, string>): FileDelivery {
  const { db, storage } = services;
  const variants = pictureVariants(services);
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
      return send(target, request, reply, (body, headers) => {
        const all = { ...common, ...headers };
        held.set(`${site.website.id} ${path}`, {
          body,
          headers: Object.entries(all).flat(),
          etag: target.etag,
        });
      });
    },
  };

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

  async function send(
    { key, type, name, etag }: Target,
    { headers, method }: FastifyRequest,
    reply: FastifyReply,
    keep: (body: Buffer, headers: Record<string, string>) => void,
  ): Promise<FastifyReply> {
    const found = await storage.stat(key);
    if (!found) throw notFound();
    const { size } = found;
    const shown = { ...fileHeaders(type, name), 'cache-control': FOR_EVER, etag };
    reply.headers(shown);
    if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    const range = rangeOf(headers, size, etag);
    if (range === 'none')
      return reply
        .code(416)
        .headers({ 'content-range': `bytes */${size}`, 'cache-control': 'private, no-store' })
        .removeHeader('content-disposition')
        .type('application/json; charset=utf-8')
        .send({ error: 'The requested range is beyond the end of the file.' });
    const length = range ? range.to - range.from + 1 : size;
    reply.header('content-length', String(length));
    if (range) reply.code(206).header('content-range', `bytes ${range.from}-${range.to}/${size}`);
    if (method === 'HEAD') return reply.send();
    const stream = await storage.read(key, range ?? undefined);
    if (!stream) throw notFound();
    if (range || size > MOST_OF_ONE) return reply.send(stream);
    const body = await collect(stream);
    keep(body, { ...shown, 'content-length': String(body.length) });
    return reply.send(body);
  }
}

async function collect(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
