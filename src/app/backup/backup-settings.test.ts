import { expect, test } from 'vitest';
import { newKey } from '../../lib/keyring.ts';
import { readConfig } from '../config.ts';
import { readMoment } from './read-moment.ts';

const read = (env: Record<string, string>) => readConfig(env, []).backup;
const [one, two] = [newKey(), newKey()];

test('a backup goes to a folder or a bucket, and needs a key', () => {
  expect(read({})).toBeUndefined();
  expect(read({ BACKUP_TO: '/mnt/backup', BACKUP_KEY: `${one}, ${two}` })).toEqual({
    target: { to: { folder: '/mnt/backup' }, keys: [one, two] },
    keepDays: 14,
    copyHours: 24,
    walSeconds: 10,
  });
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret', S3_ENDPOINT: 'https://s3.example' };
  const inBucket = { BACKUP_TO: 's3://backups/sites/', BACKUP_KEY: one, ...keys };
  expect(read(inBucket)?.target.to).toMatchObject({
    s3: { bucket: 'backups', endpoint: 'https://s3.example', secretAccessKey: 'secret' },
    prefix: 'sites/',
  });
  // Uploaded files stay in the data folder.
  expect(readConfig(inBucket, []).s3).toBeUndefined();
  expect(() => read({ BACKUP_TO: '/mnt/backup' })).toThrow('BACKUP_TO also needs BACKUP_KEY');
  expect(() => read({ BACKUP_TO: 's3://backups', BACKUP_KEY: one })).toThrow('S3_ACCESS_KEY_ID');
  expect(() => read({ BACKUP_TO: 'ftp://backups', BACKUP_KEY: one })).toThrow('BACKUP_TO must be the path');
  expect(() => read({ BACKUP_TO: '/mnt', BACKUP_KEY: 'short' })).toThrow(
    'BACKUP_KEY must be 32 random bytes',
  );
  const elsewhere = { DATABASE_URL: 'postgresql://a:b@host/sites' };
  expect(() => read({ BACKUP_TO: '/mnt', BACKUP_KEY: one, ...elsewhere })).toThrow('embedded database only');
});

test.each([
  ['2026-10-03 14:05', '2026-10-03T14:05:00.000Z'],
  ['2026-10-03T14:05:09.5Z', '2026-10-03T14:05:09.500Z'],
  ['2026-10-03 14:05 UTC', '2026-10-03T14:05:00.000Z'],
  ['2026-10-03 14:05 +02:00', '2026-10-03T12:05:00.000Z'],
  ['2026-02-31 10:00', undefined],
  ['2026-10-03 25:00', undefined],
  ['2026-10-03', undefined],
  ['03/10/2026 14:05', undefined],
  ['', undefined],
])('“%s” is the moment %s', (text, moment) => {
  expect(readMoment(text)?.toISOString()).toBe(moment);
});
