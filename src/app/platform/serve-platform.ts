import type { FastifyReply, FastifyRequest } from 'fastify';
import { inProcess } from '../../lib/http/invoke.ts';
import type { App } from '../app.ts';
import type { Screens } from '../screens-server.ts';
import { frame } from './frame.ts';
import { landingHeaders, landingPage } from './landing.ts';
import { accountScreens } from './pages/account.ts';
import { doors } from './pages/doors.ts';
import { operatorPages } from './operator-pages.ts';
import { importScreens } from './pages/import-site.ts';
import { newSiteScreens } from './pages/new-site.ts';
import { notFoundPage } from './pages/not-found.ts';
import { securityScreens } from './pages/security.ts';
import { openSite, restoreSite, siteScreens } from './pages/sites.ts';
import { sendPicture } from './site-picture.ts';
import type { Screen, Shown, Visit } from './visit.ts';

const screens: Record<string, Screen> = {
  ...doors,
  ...siteScreens,
  ...newSiteScreens,
  ...importScreens,
  ...accountScreens,
  ...securityScreens,
};
const actions: Record<string, (id: string) => Screen> = { open: openSite, restore: restoreSite };
const siteAction = /^\/sites\/([0-9a-f-]{36})\/(open|restore|picture\.jpg)$/;

/** Every page on the platform's host. */
export async function servePlatform(app: App, site: Screens, request: FastifyRequest, reply: FastifyReply) {
  const { config } = app;
  const { context } = request.arrival;
  const { scheme, portSuffix, origin } = config.platform;
  const visit = await visitOf(app, request);
  const path = visit.url.pathname.replace(/(?<=.)\/+$/, '');
  const own = operatorPages(config.dataDir);
  const links = await own.links();
  if (path === '/' && request.method !== 'POST')
    return reply
      .headers(landingHeaders)
      .send(landingPage({ demo: `${scheme}://${config.demo.host}${portSuffix}/`, origin, links }));
  const [, design] = /^\/designs\/([a-z]{1,40})$/.exec(path) ?? [];
  const preview = design && request.method !== 'POST' ? await app.designPreviews.open(design) : null;
  if (preview)
    return reply
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .redirect(`${scheme}://${preview}${portSuffix}/`, 303);
  const [, id = '', action] = siteAction.exec(path) ?? [];
  if (action === 'picture.jpg') return sendPicture(app, visit, id, reply);
  const told = request.method === 'POST' ? null : await own.show(path);
  const shown = told ?? (await answer(action ? actions[action]?.(id) : screens[path], visit, request, path));
  for (const [name, value] of context.headers) reply.header(name, value);
  if ('to' in shown) return reply.header('cache-control', 'private, no-store').redirect(shown.to, 303);
  const { html, headers } = frame(shown, {
    origin,
    path,
    creator: (await context.platform?.creator()) ?? null,
    assets: site.assets?.(),
    dev: config.dev,
    links,
  });
  return reply
    .code(shown.status ?? 200)
    .headers(headers)
    .send(html);
}

async function answer(
  screen: Screen | undefined,
  visit: Visit,
  { method }: FastifyRequest,
  path: string,
): Promise<Shown> {
  if (path === '/not-found') return notFoundPage(visit.url.searchParams.get('host'));
  const act = method === 'POST' ? screen?.send : screen?.show;
  if (!act) return notFoundPage(null);
  if (screen?.signedIn && !visit.creator) {
    const next = method === 'POST' ? '/sites' : `${path}${visit.url.search}`;
    return { to: `/sign-in?${new URLSearchParams({ next })}` };
  }
  return act(visit);
}

async function visitOf({ config, operations, invoke }: App, request: FastifyRequest): Promise<Visit> {
  const { context } = request.arrival;
  const calls = new Map(operations.map((operation) => [operation.call, operation]));
  return {
    url: new URL(request.url, config.platform.origin),
    form: new URLSearchParams(typeof request.body === 'string' ? request.body : ''),
    creator: (await context.platform?.creator()) ?? null,
    parent: config.platform.parent,
    call: inProcess(calls, invoke, context) as Visit['call'],
  };
}
