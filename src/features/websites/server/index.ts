export { type Amounts, refuseDecimals } from './amounts.ts';
export { brandOperations } from './brand-operations.ts';
export { isInBrand } from './brand-queries.ts';
export {
  atCanonicalHost,
  type FoundSite,
  type KnownSite,
  type SiteDirectory,
  siteDirectory,
} from './directory.ts';
export { websiteOperations } from './operations.ts';
export {
  currencyOf,
  deleteHost,
  deleteWebsite,
  enterWebsite,
  findHosts,
  type HostRow,
  hostsOf,
  insertHost,
  siteTurn,
  insertWebsite,
  listWebsites,
  languagesOf,
  localeOf,
  lockWebsite,
  nameOf,
  notEnding,
  markOnce,
  setCanonicalHost,
  type NewWebsite,
} from './queries.ts';
export type { Catalogues } from './wording/own-wording.ts';
export { wordingOperations } from './wording/wording-operations.ts';
export { websiteInvariants } from './invariant-queries.ts';
export { translatableSite } from './translations/translatable-site.ts';
export { hostTaken, inNewWebsite } from './new-website.ts';
export { dropOldProblems, listProblems } from './problem-queries.ts';
export {
  acrossSites,
  allWebsiteIds,
  forEachSite,
  runForSites,
  type ScheduledJobServices,
} from './site-jobs.ts';
