import { constants, accessSync, mkdirSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { databaseWords } from '../messages/operator-database/words.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { chooseRunAs, type RunAs } from './run-as.ts';
import { StartRefusal } from './start-refusal.ts';

/** The constants of one data folder. */
export interface Place {
  dataDir: string;
  /** PostgreSQL's data directory. */
  cluster: string;
  /** Records which cluster was created here; written last, so that a missing cluster is noticed. */
  marker: string;
  passwordFile: string;
  startLog: string;
  runAs: RunAs | null;
  binaries: Binaries;
}

export const SUPERUSER = 'postgres';
export const DATABASE = 'sitewright';

export function openPlace(given: string): Place {
  const dataDir = makeFolder(resolve(given));
  const cluster = join(dataDir, 'postgres');
  const runAs = chooseRunAs(cluster);
  return {
    dataDir,
    cluster,
    marker: join(dataDir, 'postgres.json'),
    passwordFile: join(dataDir, 'postgres.password'),
    startLog: join(dataDir, 'postgres-start.log'),
    runAs,
    binaries: findBinaries(runAs),
  };
}

function makeFolder(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return realpathSync(dataDir);
  } catch (cause) {
    throw new StartRefusal(databaseWords.folderReadOnly({ folder: dataDir }), { cause });
  }
}

/**
 * The path of the cluster for a program that is started inside it. Linux enters the folder before it gives up root's
 * rights, so this path works for the database's user even if the folders above are closed to it.
 */
export function clusterFromInside(cluster: string): string {
  return process.platform === 'linux' ? '/proc/self/cwd' : cluster;
}

/** The environment of every database program: nothing of ours is passed on. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const kept: NodeJS.ProcessEnv = { LC_ALL: 'C', TZ: 'UTC' };
  for (const name of ['PATH', 'SystemRoot', 'TEMP']) {
    if (process.env[name] !== undefined) kept[name] = process.env[name];
  }
  return kept;
}
