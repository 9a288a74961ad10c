export { addTracks } from './add-tracks.ts';
export { renewTracks } from './renew-tracks.ts';
export { startSoundWorker } from './examine-tracks.ts';
export { fileUses } from './file-uses.ts';
export { audioOperations } from './operations.ts';
export { tracksAmong } from './present-tracks.ts';
export { servePreview } from './preview-delivery.ts';
export { resumeSounds } from './sound-queue.ts';
