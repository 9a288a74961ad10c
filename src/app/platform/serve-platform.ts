import type { FastifyReply, FastifyRequest } from 'fastify';
import type { sitesContract } from '../../features/platform/sites-contract.ts';
import type { Client, Contract } from '../../lib/http/contract.ts';
import { sendScreenRetryAfter } from '../../lib/http/replies/refusals.ts';
import { inProcess } from '../../lib/http/invoke.ts';
import { requestAddress } from '../../lib/links/request-address.ts';
import { adminLanguageOf } from '../../lib/messages/languages.ts';
import type { App } from '../app.ts';
import { fetchRequest, type Screens } from '../screens-server.ts';
import { platformDocument } from './document.ts';
import { landingHeaders, landingPage } from './landing.ts';
import { operatorPages } from './operator-pages.ts';
import { sendPicture } from './site-picture.ts';

const pictureOfSite = /^\/sites\/([0-9a-f-]{36})\/picture\.jpg$/;

/** Every page on the platform's host. */
export async function servePlatform(
  app: App,
  { dev, source }: Screens,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { config } = app;
  const { scheme, portSuffix, origin, parent } = config.platform;
  const reads = request.method !== 'POST';
  const path = (requestAddress(request.url)?.pathname ?? '').replace(/(?<=.)\/+$/, '');
  const own = operatorPages(config.dataDir);
  const links = await own.links();
  if (path === '/' && reads)
    return reply
      .headers(landingHeaders)
      .send(landingPage({ demo: `${scheme}://${config.demo.host}${portSuffix}/`, origin, links }));
  const [, design] = /^\/designs\/([a-z]{1,40})$/.exec(path) ?? [];
  const preview =
    design && reads ? await app.designPreviews.open(design, adminLanguageOf(request.spoken.language)) : null;
  if (preview)
    return reply
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .redirect(`${scheme}://${preview}${portSuffix}/`, 303);

  const { context } = request.arrival;
  const calls = new Map(app.operations.map((operation) => [operation.call, operation]));
  const call: unknown = inProcess(calls, app.invoke, context);
  const [, pictured] = pictureOfSite.exec(path) ?? [];
  if (pictured) {
    const isCreator = (await context.platform?.creator()) != null;
    return sendPicture(app, { call: call as Client<typeof sitesContract>, isCreator }, pictured, reply);
  }
  if (!source) throw new Error('There is no renderer for the screens of the platform.');
  const { renderPlatform } = await source.renderer();
  const surroundings = { parent, links };
  const { language } = request.spoken;
  const asked = fetchRequest(request, context, request.url);
  const screen = await renderPlatform(asked, {
    call: call as Client<Contract>,
    surroundings,
    readPage: own.read,
    language,
  });
  for (const [name, value] of context.headers) reply.header(name, value);
  if (screen.kind === 'redirect')
    return reply.header('cache-control', 'private, no-store').redirect(screen.location, 303);
  sendScreenRetryAfter(reply, screen.status, context.retryAfter);
  const document = platformDocument(screen, {
    origin,
    path,
    surroundings,
    language,
    assets: source.assets(),
    dev,
  });
  return reply.code(screen.status).headers(document.headers).send(document.html);
}
