import type { StreamedCall } from '../../../lib/http/streamed.ts';
import type { FileServices } from './services.ts';
import { uploadCalls } from './upload-calls.ts';

export { addFiles } from './add-files.ts';
export { type FileDelivery, fileDelivery } from './deliver.ts';
export { disposition } from './file-headers.ts';
export { openFile } from './open-file.ts';
export { fileOperations } from './operations.ts';
export { startPreparing } from './prepare-file.ts';
export type { FileLimits, FileServices, FindUses } from './services.ts';
export { shownPictures } from './shown-pictures.ts';

/** Calls whose bodies or answers are streamed. */
export const streamedFileCalls = (services: FileServices): StreamedCall[] => [...uploadCalls(services)];
