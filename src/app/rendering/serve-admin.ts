import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Preferences } from '../../features/accounts/preferences-contract.ts';
import type { Call } from '../../lib/http/contract.ts';
import type { Operation } from '../../lib/http/handlers.ts';
import { inProcess } from '../../lib/http/invoke.ts';
import type { AdminLanguage } from '../../lib/messages/languages.ts';
import type { App } from '../app.ts';
import { adminDocument } from '../document.ts';
import { browsersLanguage } from '../http/request-language.ts';
import { adminPolicy, devPolicy } from '../http/security-headers.ts';
import { type KnownReplies, knownCalls } from '../known-replies.ts';
import type { ScreenSource } from '../screens-server.ts';
import { askedAhead } from './ahead.ts';

async function knownReplies(ask: (call: Call) => Promise<unknown>): Promise<KnownReplies> {
  const replies = await Promise.allSettled(knownCalls.map(async (call) => [call, await ask(call)] as const));
  return Object.fromEntries(replies.flatMap((reply) => (reply.status === 'fulfilled' ? [reply.value] : [])));
}

/** The language that the person chose, or else the browser’s. */
function languageOf(request: FastifyRequest, known: KnownReplies): AdminLanguage {
  const preferences = known['GET /api/account/preferences'] as Preferences | undefined;
  return preferences?.language ?? browsersLanguage(request);
}

/** The admin's shell for staff; false leaves the path to the public screens, which answer everyone else. */
export async function serveAdmin(
  { app, source, calls }: { app: App; source: ScreenSource; calls: Map<Call, Operation> },
  request: FastifyRequest,
  reply: FastifyReply,
  pathname: string,
): Promise<boolean> {
  const { context, found } = request.arrival;
  const actor = await context.actor();
  if (!actor?.role || !found || request.method !== 'GET') return false;
  if (pathname.startsWith('/admin/pages/preview/') || pathname === '/admin/forms/preview') return false;
  if (actor.needsSecondStep) {
    reply.redirect('/account/security');
    return true;
  }
  const known = await knownReplies(inProcess(calls, app.invoke, context));
  const assets = source.assets();
  const nonce = randomBytes(16).toString('base64');
  reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': source.dev ? devPolicy() : adminPolicy(nonce),
      'cache-control': 'private, no-store',
    })
    .send(
      adminDocument(
        found.known,
        nonce,
        {
          rights: actor.rights,
          known,
          language: languageOf(request, known),
          ahead: askedAhead(pathname, assets),
        },
        assets,
      ),
    );
  return true;
}
