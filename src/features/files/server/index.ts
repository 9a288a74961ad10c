import type { StreamedCall } from '../../../lib/http/requests/streamed.ts';
import type { FileServices } from './services.ts';
import { uploadCalls } from './uploads/upload-calls.ts';
import { uploadLimit } from './uploads/upload-limit.ts';
import { tusCalls } from './uploads/tus-calls.ts';
import { wholePictureCall } from './preparing/whole-picture.ts';
import { zipCalls } from './delivery/zip-call.ts';

export { addFiles } from './uploads/add-files.ts';
export {
  type Attachment,
  attachmentsOf,
  takeAttachments,
  waitingAttachments,
} from './library/attachment-queries.ts';
export {
  attachmentLimit,
  eraseWithMessages,
  keepAttachment,
  openAttachment,
  startErasing,
  takeVisitorsRoom,
} from './library/attachments.ts';
export { type FileDelivery, fileDelivery } from './delivery/deliver.ts';
export { fetchPicture } from './preparing/fetch-picture.ts';
export { disposition } from './delivery/file-headers.ts';
export { identify } from './uploads/identify.ts';
export { fileInvariants } from './upkeep/invariants.ts';
export { attachmentKey, isOriginal, sourceKey } from './keys.ts';
export { openImageWorker } from './images/index.ts';
export { siteFolder } from './keys.ts';
export { openFile } from './delivery/open-file.ts';
export { openText, type TextFiles } from './delivery/open-text.ts';
export { fileAddress } from './library/present.ts';
export { copyPictures } from './library/copy-pictures.ts';
export { changeFile, findFiles } from './library/queries.ts';
export { rangeOf } from './delivery/ranges.ts';
export { fileOperations } from './library/operations.ts';
export { openPicture } from './preparing/picture-bytes.ts';
export { type PlacedFile, placeFiles } from './library/place-files.ts';
export { readySizes } from './preparing/ready-sizes.ts';
export { startPreparing } from './preparing/prepare-file.ts';
export { resumePreparing } from './preparing/prepare-queue.ts';
export type { FileServices, FindUses } from './services.ts';
export { setLimits } from './uploads/room-queries.ts';
export { openStockPhotos, type StockPhotos } from './stock/stock-photos.ts';
export { stockOperations } from './stock/operations.ts';
export { trashFile } from './library/trash-queries.ts';
export { type AltOf, picturesIn, shownPictures } from './library/shown-pictures.ts';
export { translatableImages } from './library/translatable-images.ts';
export { sweepAll } from './upkeep/sweep.ts';
export { markKnownStorage } from './known-storage.ts';

/** Calls with streamed bodies or replies. */
export const streamedFileCalls = (services: FileServices): StreamedCall[] => {
  const countUpload = uploadLimit(services.db.limitsPool);
  return [
    ...uploadCalls(services, countUpload),
    ...tusCalls(services, countUpload),
    wholePictureCall(services),
    ...zipCalls(services),
  ];
};
