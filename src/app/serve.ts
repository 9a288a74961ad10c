import type { Logger } from 'pino';
import { receiveMails } from '../features/emails/server/index.ts';
import { keepMailedAnswer, knowsMailbox } from '../features/forms/server/index.ts';
import type { Connection } from '../lib/db/roles.ts';
import { inSpan } from '../lib/tracing/spans.ts';
import { createApp } from './app.ts';
import { openObservers } from './metrics/observers.ts';
import { startWorkers } from './processes/workers.ts';
import { type Config, SettingError } from './config.ts';
import { startWords } from './messages/operator-start/words.ts';
import { builtScreens, screens } from './screens-server.ts';
import { createHttpServer, type Readiness, VERSION } from './server.ts';

/** Serves sites from this process, and takes its share of queued and scheduled jobs. Adds its shutdown to `stops`. */
export async function serveSites(
  config: Config,
  connection: Connection,
  log: Logger,
  say: (line: string) => void,
  stops: (() => Promise<void>)[],
): Promise<void> {
  const readiness: Readiness = { ready: false };
  if (config.tracing) {
    const { openTracing } = await import('./tracing/open-tracing.ts');
    // The first to start is the last to stop.
    stops.push(openTracing(config.tracing, VERSION, log));
  }
  const app = await createApp(config, connection, log);
  let workers = Promise.resolve(async () => {});
  stops.push(async () => {
    await app.close();
    await (
      await workers
    )();
  });
  const source = config.dev
    ? await (await import('./dev-screens.ts')).devScreens(config.port)
    : await builtScreens();
  const observers = await openObservers(app);
  const server = await createHttpServer(app, screens(app, source), readiness, source.middleware, observers);
  stops.push(async () => {
    readiness.ready = false;
    await server.close();
  });
  await server
    .listen({ port: config.port, host: config.host })
    .catch((error: unknown) => refusePort(error, config.host, { PORT: config.port }));
  const { inboundMail } = config;
  if (inboundMail) {
    const inbox = await receiveMails({
      ...inboundMail,
      host: config.host,
      knows: (mailbox) => knowsMailbox(app.forms, mailbox),
      take: (mail) =>
        inSpan({ name: 'receive email', kind: 'consumer', begins: true }, () =>
          keepMailedAnswer(app.forms, mail),
        ),
      log,
    }).catch((error: unknown) => refusePort(error, config.host, { INBOUND_MAIL_PORT: inboundMail.port }));
    stops.push(inbox.close);
  }
  readiness.ready = true;
  workers = startWorkers(app, say).catch((error: unknown) => {
    log.error({ err: error }, 'the workers did not start');
    return async () => {};
  });
}

/** @throws SettingError for a problem that a setting can solve */
function refusePort(error: unknown, host: string, given: Record<string, number>): never {
  const [[setting, port] = ['PORT', 0]] = Object.entries(given);
  const { code } = error as { code?: string };
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EACCES')
    throw new SettingError(startWords.cantListen({ host, setting, port }));
  if (code === 'EADDRINUSE') throw new SettingError(startWords.portInUse({ port, setting }));
  throw error;
}
