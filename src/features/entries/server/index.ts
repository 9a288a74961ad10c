export { addEntry, type NewEntry } from './entry-operations.ts';
export { entryOperations } from './operations.ts';
export { entryRules } from './entry-rules.ts';
export { entryFeed, type EntryFeed, feedEntry, type FeedEntry } from './feed-entries.ts';
export { foundEntries } from './found-entries.ts';
export { addTerm } from './term-operations.ts';
export { addType } from './type-operations.ts';
export { resumeUnpublishing, startUnpublishWorker } from './unpublish-worker.ts';
