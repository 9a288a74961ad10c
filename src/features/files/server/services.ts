import type { FastifyBaseLogger } from 'fastify';
import type { Database, Tx } from '../../../lib/db/database.ts';
import type { Jobs } from '../../../lib/work/jobs.ts';
import type { Staging } from '../../../lib/storage/staging.ts';
import type { Storage } from '../../../lib/storage/storage.ts';
import type { FileUse } from '../contract.ts';
import type { ImageWorker } from './images/index.ts';
import type { ReadySizes } from './preparing/ready-sizes.ts';

/** Where a file is used, as one feature knows it. */
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
  /** Where the operator set none for the site. */
  limits: FileLimits;
  findUses: FindUses;
  /** Told within the transaction that gives a file another content. */
  onReplaced: (tx: Tx, fileId: string) => Promise<void>;
  log: FastifyBaseLogger;
}
