import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { receivePageForm } from '../../features/forms/server/index.ts';
import { sitePasswordChecker } from '../../features/platform/server/index.ts';
import { wrongType } from '../../lib/errors.ts';
import { expectProgress, uploadPatience } from '../../lib/http/requests/patience.ts';
import { refuseUnstorable } from '../../lib/http/requests/storable.ts';
import type { App } from '../app.ts';
import { servePlatform } from '../platform/serve-platform.ts';
import type { Screens } from '../screens-server.ts';
import { enterPassword, restoreByLink } from '../site-access/access-forms.ts';
import { switchAccount } from '../site-access/sign-in-links.ts';
import { sendWording } from '../wording/wording-file.ts';
import { closeAnnouncement, sendAnnouncementStyle } from './announcement.ts';
import { serveAssets } from './built-files.ts';
import { sendCodeFrame } from './code-frame.ts';
import { redirectElsewhere } from './platform-host.ts';
import { serverPaths } from './server-paths.ts';

/** Answers all remaining addresses: screens, the forms on them, and small pages of the server itself. */
export async function serveScreens(server: FastifyInstance, app: App, screens: Screens): Promise<void> {
  const { config } = app;
  const checkPassword = sitePasswordChecker(app.db);
  await server.register(async (scope) => {
    // Forms with files, and one-click unsubscription by mail programs, which send either type (RFC 8058).
    await scope.register(fastifyMultipart, { throwFileSizeLimit: false });
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(formProblem(body as string), body),
    );
    const serveScreen = async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.arrival.hostName === config.platform.host)
        return servePlatform(app, screens, request, reply);
      const path = request.url.replace(/\?.*$/s, '');
      if (path === serverPaths.restore) {
        const restored = await restoreByLink(app, request, reply);
        if (restored) return restored;
      }
      const elsewhere = redirectElsewhere(app, request);
      if (elsewhere)
        return reply.header('cache-control', 'no-store').redirect(elsewhere.to, elsewhere.status);
      if (path === serverPaths.switchAccount) return switchAccount(app, request, reply);
      if (path === serverPaths.codeFrame) return sendCodeFrame(reply);
      if (path === serverPaths.announcementStyle) return sendAnnouncementStyle(request, reply);
      if (path.startsWith(`${serverPaths.words}/`)) return sendWording(request, reply, path);
      if (path === serverPaths.announcement) return closeAnnouncement(request, reply);
      if (path === serverPaths.door) return enterPassword(checkPassword, request, reply);
      if (request.method === 'POST' && !isForm(request.headers['content-type']))
        throw wrongType('Send this as a form (application/x-www-form-urlencoded).');
      if (request.isMultipart()) request.body = await readWhileItComes(app, request);
      return screens.serve(request, reply);
    };
    scope.route({
      method: ['GET', 'POST'],
      url: '/*',
      bodyLimit: 64 * 1024,
      config: { streamed: 'forms' },
      handler: serveScreen,
    });
    if (!screens.dev) await serveAssets(scope, serveScreen);
  });
}

/** A form with files may take longer than others while it makes progress. */
async function readWhileItComes(app: App, request: FastifyRequest): Promise<URLSearchParams> {
  const finished = expectProgress(request, uploadPatience);
  try {
    return await receivePageForm(app.forms, request.context, request);
  } finally {
    finished();
  }
}

/** Refuses what no column can store before any screen, site gate or platform page reads the form. */
function formProblem(body: string): Error | null {
  try {
    refuseUnstorable([...new URLSearchParams(body)]);
    return null;
  } catch (error) {
    return error as Error;
  }
}

const isForm = (type = '') =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(type);
