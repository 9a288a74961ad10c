import { notFound } from '../../../lib/errors.ts';
import { canonicalHost } from '../../../lib/http/requests/host.ts';
import { type Operation, operations } from '../../../lib/http/handlers.ts';
import { platformContract } from '../contract.ts';
import { creatorOperations } from './creators/creator-operations.ts';
import type { CreatorServices, SiteServices } from './services.ts';
import { siteOperations } from './sites/site-operations.ts';

export { domainWork } from './domains/change-domains.ts';
export { noteAsked } from './domains/domain-queries.ts';
export { domainJob } from './domains/domain-jobs.ts';
export type { DomainServices } from './domains/domain-services.ts';
export { domainOperations } from './domains/index.ts';
export { findCreator } from './creators/creator-session.ts';
export { endStepsByOperator } from './creators/end-steps-by-operator.ts';
export { startLinkWorker } from './creators/creator-passwords.ts';
export { reachPlatform, startSiteResetWorker } from './creators/end-creator-access.ts';
export { platformMailStore } from './mails/platform-mail-store.ts';
export { creatorWords } from './creator-words.ts';
export type { CreatorServices, SiteServices } from './services.ts';
export {
  accessCookieName,
  type CheckSitePassword,
  sitePasswordChecker,
  grantsAccess,
} from './visibility/site-password.ts';
export { restoreSite, scheduleDeletion } from './ending/end-site.ts';
export type { EndingServices } from './ending/ending-services.ts';
export { endingJob, eraseSite } from './ending/erase-site.ts';
export { ownSiteOperations } from './own-site.ts';
export { renameAddress } from './rename/rename-address.ts';
export { arrivalCalls } from './sites/arrivals.ts';
export { findSitesBeside } from './sites/sites-beside.ts';
export { creatorSiteOperations } from './sites/creator-site-operations.ts';

interface PlatformServices {
  /** Whether a host, lower case and without port, shows a site or the platform. */
  serves: (host: string) => Promise<boolean>;
  /** Records that a certificate is requested for it. */
  asked: (host: string) => Promise<void>;
  creators: CreatorServices;
  sites: SiteServices;
}

export const platformOperations = ({ serves, asked, creators, sites }: PlatformServices): Operation[] => [
  ...operations(platformContract, {
    'GET /internal/tls-check': async (request, { query }) => {
      const host = canonicalHost(query.domain);
      if (!host || !(await serves(host))) throw notFound('There’s no site at this host.');
      // Only for its owner to read: the certificate must not wait for it.
      asked(host).catch((error: unknown) => request.log.warn({ err: error }, 'could not record a request'));
      return { host };
    },
  }),
  ...creatorOperations(creators),
  ...siteOperations(sites),
];
