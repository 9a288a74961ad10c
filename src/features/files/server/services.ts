import type { FastifyBaseLogger } from 'fastify';
import type { Database, Tx } from '../../../lib/db/database.ts';
import type { Jobs } from '../../../lib/work/jobs.ts';
import type { Staging } from '../../../lib/storage/staging.ts';
import type { Storage } from '../../../lib/storage/storage.ts';
import type { FileUse } from '../contract.ts';
import type { ImageWorker } from './images/index.ts';
import type { ReadySizes } from './preparing/ready-sizes.ts';

/** The uses of a file, as one feature knows them. */
export type FindUses = (tx: Tx, fileId: string) => Promise<FileUse[]>;

/** Bytes. */
export interface FileLimits {
  perFile: number;
  perSite: number;
}

export interface FileServices {
  db: Database;
  jobs: Jobs;
  storage: Storage;
  staging: Staging;
  images: ImageWorker;
  readySizes: ReadySizes;
  /** If the operator has set none for the site. */
  limits: FileLimits;
  findUses: FindUses;
  /** Called within the transaction that replaces a file's content. */
  onReplaced: (tx: Tx, fileId: string) => Promise<void>;
  log: FastifyBaseLogger;
}
