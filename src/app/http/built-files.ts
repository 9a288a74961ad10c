import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dist } from '../build/ensure-built.ts';

const folder = join(dist, 'client');

/** Images and scripts of the build, each at its own route; `/assets` holds hundreds, which have one route together. */
export async function serveBuilt(server: FastifyInstance): Promise<void> {
  await server.register(fastifyStatic, {
    root: folder,
    serve: true,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['assets/*', '**/*.json', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) =>
      void reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ),
  });
}

/** @param otherwise answers a name that the build doesn't have */
export async function serveAssets(
  scope: FastifyInstance,
  otherwise: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): Promise<void> {
  const names = new Set((await readdir(join(folder, 'assets'))).filter((name) => !/\.(br|gz)$/.test(name)));
  scope.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const { name } = request.params;
    return names.has(name) ? reply.sendFile(`assets/${name}`) : otherwise(request, reply);
  });
}
