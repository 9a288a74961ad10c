import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { forbidden } from '../../errors.ts';
import type { Act, ActLog } from '../acts.ts';
import type { Area } from '../areas.ts';
import { addHeaders, checkWebsiteHeader } from '../adapter.ts';
import { accessBy, admit, namesSite } from '../invoke.ts';
import { drain } from './drain.ts';
import { expectProgress, type Patience, uploadPatience } from './patience.ts';
import type { Actor, Creator, PlatformRequest, SiteRequest } from './request-context.ts';

/** A call whose body or reply is too large to be held in memory; it is not part of the contract's table. */
export type StreamedCall = Streamed & ({ who: 'owner'; area: Area } | { who: 'visitor'; area?: Area });

/** The same on the platform's host, for creators. */
export interface PlatformStreamedCall extends Pick<Streamed, 'method' | 'path' | 'described'> {
  who: 'creator';
  site: 'platform';
  handle(
    request: PlatformRequest<Creator>,
    incoming: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply>;
}

/** A body by its media type, or one of several; without a schema it is bytes. */
export interface StreamedBody {
  type: string | readonly string[];
  schema?: z.ZodType;
}

/** The call's entry in the API description. */
export interface StreamedDescription {
  summary: string;
  query?: z.ZodObject;
  /** Required headers, and their meaning. */
  headers?: Record<string, string>;
  takes?: StreamedBody;
  /** Absent if the reply has no body. */
  gives?: StreamedBody;
  /** The status of success; 200 by default. */
  status?: number;
}

interface Streamed {
  method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE' | 'OPTIONS';
  /** With `{name}` for parameters. */
  path: string;
  described: StreamedDescription;
  /** As in a contract. */
  publishes?: true;
  /** Recorded in the site's history before it begins. */
  act?: Act;
  /** @param incoming its body is unread */
  handle(request: SiteRequest<Actor>, incoming: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/** The same for a public call, which decides itself what it returns. */
export const forVisitors = (
  call: Pick<StreamedCall, 'method' | 'path' | 'described' | 'area'> & {
    handle(request: SiteRequest, incoming: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  },
): StreamedCall => ({ ...call, who: 'visitor' });

/** Serves streamed calls behind the same guards as all others: site, origin, session, role. */
export async function serveStreamed(
  server: FastifyInstance,
  db: Database,
  calls: readonly (StreamedCall | PlatformStreamedCall)[],
  { patience = uploadPatience, log }: { patience?: Patience; log?: ActLog } = {},
): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(fastifyMultipart, { throwFileSizeLimit: false });
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    for (const call of calls) {
      const { method, path, who, handle } = call;
      const { area, act, site, publishes } = {
        area: undefined,
        act: undefined,
        site: undefined,
        publishes: undefined,
        ...call,
      };
      scope.route({
        method,
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        exposeHeadRoute: false,
        config: { streamed: true },
        handler: async (request, reply) => {
          const finished = expectProgress(request, patience);
          try {
            checkWebsiteHeader(request);
            const admission = {
              who,
              area,
              access: accessBy(method),
              publishes,
              act,
              ...(site ? { site } : {}),
            };
            const admitted = await admit(db, admission, request.context, log);
            if (admitted.site) {
              checkWebsiteQuery(request, admitted.site.id);
              await (admitted as SiteRequest).acting?.finish(db, true);
            }
            addHeaders(reply, request.context);
            // `admit` has just checked the caller's access.
            return await handle(admitted as never, request, reply);
          } catch (error) {
            drain(request, reply);
            throw error;
          } finally {
            finished();
          }
        },
      });
    }
  });
}

function checkWebsiteQuery({ query }: FastifyRequest, websiteId: string): void {
  const named = (query as Record<string, unknown>)['website'];
  if (named !== undefined && !namesSite(named, websiteId))
    throw forbidden('The website in this request doesn’t match its address.');
}
