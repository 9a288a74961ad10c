export { indexSite, type IndexSiteServices } from './index-site.ts';
export { unindexedSites } from './index-queries.ts';
export { searchOperations } from './operations.ts';
