export { brandOperations } from './brand-operations.ts';
export { isInBrand } from './brand-queries.ts';
export { type FoundSite, type KnownSite, type SiteDirectory, siteDirectory } from './directory.ts';
export { websiteOperations } from './operations.ts';
export {
  deleteHost,
  deleteWebsite,
  enterWebsite,
  findHosts,
  insertHost,
  insertWebsite,
  listWebsites,
  markOnce,
  setCanonicalHost,
  type NewWebsite,
} from './queries.ts';
