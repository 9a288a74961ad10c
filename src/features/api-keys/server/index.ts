export { type FindKeyActor, keyFinder } from './find-key.ts';
export { apiKeyOperations } from './operations.ts';
