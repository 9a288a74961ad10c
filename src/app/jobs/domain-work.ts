import type { FastifyBaseLogger } from 'fastify';
import {
  domainJob,
  type DomainServices,
  endingJob,
  type EndingServices,
} from '../../features/platform/server/index.ts';
import type { SiteDirectory } from '../../features/websites/server/index.ts';
import type { Database } from '../../lib/db/database.ts';
import { certificateAt } from '../../lib/safe-fetch/certificate.ts';
import { nameServers } from '../../lib/safe-fetch/name-servers.ts';
import type { Config } from '../config.ts';
import type { ScheduledJob } from './scheduled-jobs.ts';

const EVERY_SECONDS = 20;
const ENDINGS_EVERY_SECONDS = 300;
const CERTIFICATE_PATIENCE_MS = 5_000;

interface Parts {
  db: Database;
  directory: SiteDirectory;
  log: FastifyBaseLogger;
}

export const domainServices = (
  { platform, demo, domainTarget: target, dnsServers }: Config,
  { db, directory, log }: Parts,
): DomainServices => ({
  db,
  log,
  platform,
  kept: [platform.host, demo.host],
  target,
  names: nameServers(dnsServers),
  certificateAt: (address, host) => certificateAt(address, host, { patience: CERTIFICATE_PATIENCE_MS }),
  forget: (websiteId) => directory.forget(websiteId),
});

/** The database notifies other processes, which cache this. */
export const domainJobs = (services: DomainServices, endings: EndingServices): ScheduledJob[] => [
  { name: 'domains', seconds: EVERY_SECONDS, work: () => domainJob(services) },
  { name: 'site-endings', seconds: ENDINGS_EVERY_SECONDS, work: () => endingJob(endings) },
];
