export { VisitCounter } from './counter.ts';
export { analyticsOperations } from './operations.ts';
export { settleCauses } from './settle-causes.ts';
export { sitesWithCauses } from './count-queries.ts';
export { countsOwn, dropCounts, dropsOfVisits, dueWeekly } from './settings-queries.ts';
export { isVisit, wantsNoCount } from './who-counts.ts';
export { sendWeekly, type WeeklyServices } from './weekly-mail.ts';
