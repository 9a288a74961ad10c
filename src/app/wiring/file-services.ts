import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type FileServices, openImageWorker, readySizes } from '../../features/files/server/index.ts';
import type { Database } from '../../lib/db/database.ts';
import type { Jobs } from '../../lib/work/jobs.ts';
import { diskStorage } from '../../lib/storage/disk.ts';
import { s3Storage } from '../../lib/storage/s3.ts';
import { openStaging, type Staging } from '../../lib/storage/staging.ts';
import type { Storage } from '../../lib/storage/storage.ts';
import type { Config } from '../config.ts';
import { findFileUses } from './file-uses.ts';
import { listeners } from '../listeners.ts';
import { starterFiles } from '../starters/index.ts';

/** The library's services, from the settings. Nothing is opened or created before it is needed. */
export function openFileServices(
  config: Pick<Config, 'dataDir' | 'fileLimits' | 's3'>,
  parts: { db: Database; jobs: Jobs; log: FastifyBaseLogger },
): FileServices {
  const staging = openStaging(join(config.dataDir, 'unfinished'));
  return {
    ...parts,
    staging,
    readySizes: readySizes(starterFiles),
    images: openImageWorker({ directory: staging.folder, log: parts.log }),
    storage: openStorage(config, staging),
    limits: config.fileLimits,
    findUses: findFileUses,
    onReplaced: listeners(parts.jobs).onFileReplaced,
  };
}

/** The file storage that the settings name. */
export const openStorage = ({ s3, dataDir }: Pick<Config, 'dataDir' | 's3'>, staging: Staging): Storage =>
  s3 ? s3Storage(s3, staging) : diskStorage(join(dataDir, 'files'), staging);
