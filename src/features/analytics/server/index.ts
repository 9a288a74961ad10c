export { VisitCounter } from './counter.ts';
export { type AnalyticsServices, analyticsOperations } from './operations.ts';
export { settleCauses } from './settle-causes.ts';
export { sitesWithCauses } from './count-queries.ts';
export { countsOwn, dropCounts, dropOld } from './settings-queries.ts';
export { isVisit, wantsNoCount } from './who-counts.ts';
