import { resolve } from 'node:path';
import { z } from 'zod';
import type { BackupTarget } from '../../lib/backup/backup-store.ts';
import { keyList, wholeNumberFrom } from '../settings/shapes.ts';
import { startWords } from '../messages/operator-start/words.ts';

export interface BackupSettings {
  target: BackupTarget;
  keepDays: number;
  copyHours: number;
  walSeconds: number;
}

const bucketPlace = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[a-z0-9][a-z0-9.-]*)*)\/?$/;

/** Part of the settings of the program. */
export const backupSettings = {
  BACKUP_TO: z
    .string()
    .refine((text) => bucketPlace.test(text) || !/^[a-z0-9]+:\/\//i.test(text), startWords.beBackupPlace)
    .optional(),
  BACKUP_KEY: keyList,
  BACKUP_KEEP_DAYS: wholeNumberFrom(1, 3650).default(14),
  BACKUP_COPY_HOURS: wholeNumberFrom(1, 168).default(24),
  BACKUP_WAL_SECONDS: wholeNumberFrom(1, 300).default(10),
};

type Values = z.output<z.ZodObject<typeof backupSettings>> &
  Partial<
    Record<'DATABASE_URL' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string | undefined>
  > & { S3_REGION: string };

/** @param refuse throws */
export function readBackup(values: Values, refuse: (sentence: string) => never): BackupSettings | undefined {
  const { BACKUP_TO: to, BACKUP_KEY: keys } = values;
  if (to === undefined) return undefined;
  if (values.DATABASE_URL !== undefined) return refuse(startWords.backupOfOther);
  if (keys.length === 0) return refuse(startWords.backupKey);
  return {
    target: { to: placeOf(to, values, refuse), keys },
    keepDays: values.BACKUP_KEEP_DAYS,
    copyHours: values.BACKUP_COPY_HOURS,
    walSeconds: values.BACKUP_WAL_SECONDS,
  };
}

function placeOf(to: string, values: Values, refuse: (sentence: string) => never): BackupTarget['to'] {
  const found = bucketPlace.exec(to);
  if (!found) return { folder: resolve(to) };
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return refuse(startWords.backupIncomplete({ settings: 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY' }));
  const [, bucket = '', path = ''] = found;
  return {
    s3: {
      endpoint: S3_ENDPOINT,
      bucket,
      region: S3_REGION,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    },
    prefix: path === '' ? '' : `${path.slice(1)}/`,
  };
}
