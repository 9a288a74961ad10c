export { feedsOf, loadEntryLists } from './entry-lists.ts';
