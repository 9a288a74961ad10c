import type { Operation } from '../../../lib/http/handlers.ts';
import { bulkOperations } from './bulk/bulk-operations.ts';
import { ownEntryOperations } from './entry-operations.ts';
import { calendarOperations } from './calendar/calendar-operations.ts';
import { readerCommentOperations } from './reader-comments/reader-comment-operations.ts';
import type { CommentServices, ShownServices } from './services.ts';
import { entryImportOperations } from './import/import-operations.ts';
import { recordOperations } from './references/record-operations.ts';
import { shownEntryOperations } from './shown-operations.ts';
import { trashOperations } from './trash/trash-operations.ts';
import { termOperations } from './term-operations.ts';
import { typeOperations } from './type-operations.ts';

/** The calls for content types and entries. */
export const entryOperations = (services: CommentServices & ShownServices): Operation[] => [
  ...typeOperations(services),
  ...termOperations(),
  ...ownEntryOperations(services),
  ...calendarOperations(),
  ...recordOperations(),
  ...bulkOperations(services),
  ...trashOperations(services),
  ...entryImportOperations(services),
  ...shownEntryOperations(services),
  ...readerCommentOperations(services),
];
