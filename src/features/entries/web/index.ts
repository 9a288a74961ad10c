export { loadEntryLists } from './entry-lists.ts';
