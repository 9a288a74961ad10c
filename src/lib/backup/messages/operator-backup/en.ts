import { defineMessages } from '../../../messages/define.ts';

/** Why a backup can’t be made or restored. */
export const en = defineMessages({
  noKey: 'BACKUP_KEY doesn’t contain a key. Create one with: openssl rand -base64 32',
  noFolder: 'The backup folder {folder} doesn’t exist. Create or mount it.',
  missing: '{name} is missing from the backup.',
  damaged: '{name} in the backup is damaged or incomplete.',
  otherKey: '{name} was encrypted with another key. Set BACKUP_KEY to the key that was used for the backup.',
  otherPast:
    'The backup holds later changes than this database, which was probably restored from a copy. A new series of backups begins.',
  gap: 'The backup lacks changes that the database has already deleted. A new series of backups begins; the time in between can’t be restored.',
  slotLost:
    'The backup was behind for too long, and the database had to delete changes that were not backed up. A new series of backups begins; the time in between can’t be restored.',
  filesMissing: 'The uploaded files are not where they should be, so they were not backed up.',
  walMissing:
    'The backup is incomplete: {name} is missing. Only moments before it can be restored; add --at with an earlier time.',
  unexpectedEntry: 'The copy of the database contains an unexpected entry, {name}.',
  endsEarly: 'The copy of the database ends too early.',
  notEmpty: '{folder} is not empty. Choose an empty folder with --to.',
  noSpace: 'There is not enough free space for the restored database in {folder}.',
  nothingThere: 'There is no backup in BACKUP_TO.',
  noBase: 'There is no complete backup in BACKUP_TO yet.',
  severalSystems: 'BACKUP_TO holds backups of several databases. Add --database with one of: {systems}',
  outOfRange: 'The backup doesn’t reach {at}. It can restore any time {ranges}.',
  range: 'from {from} to {to}',
});
