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
    // Looking for files to serve, it would read all of `/assets` too, at every start.
    serve: false,
    preCompressed: true,
    setHeaders: (reply, path) =>
      void reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ),
  });
  for (const path of await filesOutsideAssets())
    server.route({
      method: ['GET', 'HEAD'],
      url: `/${path}`,
      handler: async (_request, reply) => reply.sendFile(path),
    });
}

/** @param otherwise answers a name that the build doesn't have */
export async function serveAssets(
  scope: FastifyInstance,
  otherwise: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): Promise<void> {
  const names = new Set((await readdir(join(folder, 'assets'))).filter((name) => !isCompressed(name)));
  scope.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const { name } = request.params;
    return names.has(name) ? reply.sendFile(`assets/${name}`) : otherwise(request, reply);
  });
}

/** @returns paths from the build's folder, without those of compressed copies and of manifests */
async function filesOutsideAssets(inside = ''): Promise<string[]> {
  const entries = await readdir(join(folder, inside), { withFileTypes: true });
  const found = entries.map(async (entry) => {
    const path = inside + entry.name;
    if (entry.isDirectory()) return path === 'assets' ? [] : filesOutsideAssets(`${path}/`);
    return isCompressed(path) || path.endsWith('.json') ? [] : [path];
  });
  return (await Promise.all(found)).flat();
}

const isCompressed = (name: string): boolean => /\.(br|gz)$/.test(name);
