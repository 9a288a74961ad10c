import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../../lib/db/database.ts';
import type { NameServers } from '../../../../lib/safe-fetch/name-servers.ts';
import type { PlatformNames } from './domain-name.ts';

/** Where the operator wants domains to lead. */
export interface DomainTarget {
  ipv4: readonly string[];
  ipv6: readonly string[];
  /** A name that leads here too, for records that name another name. */
  name: string;
}

export interface DomainServices {
  db: Database;
  names: NameServers;
  platform: PlatformNames & { scheme: 'http' | 'https' };
  /** Hosts that no site gets: the platform's own, the demo's. */
  kept: readonly string[];
  target: DomainTarget;
  /** Until when the certificate is good that a host shows at an address; `null` without one to trust. */
  certificateAt: (address: string, host: string) => Promise<Date | null>;
  /** Drops what this process remembers of the site. */
  forget: (websiteId: string) => void;
  log: FastifyBaseLogger;
}
