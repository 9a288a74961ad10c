import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../../lib/db/database.ts';
import type { NameServers } from '../../../../lib/safe-fetch/name-servers.ts';
import type { PlatformNames } from './domain-name.ts';

/** The targets of domains, set by the operator. */
export interface DomainTarget {
  ipv4: readonly string[];
  ipv6: readonly string[];
  /** A host name that points here too, for CNAME records. */
  name: string;
}

export interface DomainServices {
  db: Database;
  names: NameServers;
  platform: PlatformNames & { scheme: 'http' | 'https' };
  /** Hosts that no site can have: the platform's own, the demo's. */
  kept: readonly string[];
  target: DomainTarget;
  /** When the certificate of a host at an address expires; `null` without a trusted one. */
  certificateAt: (address: string, host: string) => Promise<Date | null>;
  /** Drops the site from this process's cache. */
  forget: (websiteId: string) => void;
  log: FastifyBaseLogger;
}
