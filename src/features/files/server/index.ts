import type { StreamedCall } from '../../../lib/http/streamed.ts';
import type { FileServices } from './services.ts';
import { uploadCalls } from './upload-calls.ts';
import { uploadLimit } from './upload-limit.ts';
import { tusCalls } from './tus-calls.ts';
import { wholePictureCall } from './whole-picture.ts';
import { zipCalls } from './zip-call.ts';

export { addFiles } from './add-files.ts';
export { type Attachment, attachmentsOf, takeAttachments, waitingAttachments } from './attachment-queries.ts';
export {
  attachmentLimit,
  eraseWithMessages,
  keepAttachment,
  openAttachment,
  startErasing,
  takeVisitorsRoom,
} from './attachments.ts';
export { type FileDelivery, fileDelivery } from './deliver.ts';
export { fetchPicture } from './fetch-picture.ts';
export { disposition } from './file-headers.ts';
export { identify } from './identify.ts';
export { fileInvariants } from './invariants.ts';
export { attachmentKey, sourceKey } from './keys.ts';
export { openImageWorker } from './images/index.ts';
export { siteFolder } from './keys.ts';
export { openFile } from './open-file.ts';
export { fileAddress } from './present.ts';
export { changeFile } from './queries.ts';
export { rangeOf } from './ranges.ts';
export { fileOperations } from './operations.ts';
export { openPicture } from './picture-bytes.ts';
export { type PlacedFile, placeFiles } from './place-files.ts';
export { readySizes } from './ready-sizes.ts';
export { startPreparing } from './prepare-file.ts';
export { resumePreparing } from './prepare-queue.ts';
export type { FileServices, FindUses } from './services.ts';
export { setLimits } from './room-queries.ts';
export { trashFile } from './trash-queries.ts';
export { shownPictures } from './shown-pictures.ts';
export { sweepAll } from './sweep.ts';
export { markKnownStorage } from './known-storage.ts';

/** Calls whose bodies or answers are streamed. */
export const streamedFileCalls = (services: FileServices): StreamedCall[] => {
  const countUpload = uploadLimit(services.db.limitsPool);
  return [
    ...uploadCalls(services, countUpload),
    ...tusCalls(services, countUpload),
    wholePictureCall(services),
    ...zipCalls(services),
  ];
};
