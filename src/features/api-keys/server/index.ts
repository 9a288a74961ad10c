export { type FindKeyActor, keyFinder } from './find-key.ts';
export { endKeysOf } from './key-queries.ts';
export { apiKeyOperations } from './operations.ts';
