import {
  chmodSync,
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmdirSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { createCluster } from './create-cluster.ts';
import { writeDurably } from './durable-files.ts';
import { handOver } from './run-as.ts';
import type { Place } from './place.ts';
import { StartRefusal } from './start-refusal.ts';

const MAJOR = '18';

const markerShape = z.object({ systemIdentifier: z.string() });

/**
 * Creates the cluster if there never was one, and otherwise verifies that it is the expected one.
 * @returns whether it was created now
 */
export async function ensureCluster(place: Place, log: (line: string) => void): Promise<boolean> {
  const expected = readMarker(place);
  let created = false;
  if (expected === undefined && !somethingThere(place.cluster)) {
    log(`Creating the database in ${place.cluster} …`);
    created = await createCluster(place);
  }
  const found = inspect(place, expected !== undefined);
  if (expected === undefined) {
    // Also after a crash between the rename and this line: a complete cluster with our password file is ours.
    writeDurably(place.marker, `${JSON.stringify({ systemIdentifier: found })}\n`);
  } else if (expected !== found) {
    throw new StartRefusal(
      `The database in ${place.cluster} is not the one that belongs to ${place.dataDir} (${found} instead of ${expected}). Put the right folder back, or restore the whole data folder from one backup.`,
    );
  }
  return created;
}

/** The system identifier of the cluster: the first eight bytes of its control file. */
export function readSystemIdentifier(cluster: string): string | undefined {
  let file: number | undefined;
  try {
    file = openSync(join(cluster, 'global', 'pg_control'), 'r');
    const bytes = Buffer.alloc(8);
    return readSync(file, bytes, 0, 8, 0) === 8 ? bytes.readBigUInt64LE().toString() : undefined;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw error;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

function inspect(place: Place, expected: boolean): string {
  const broken = (what: string) =>
    new StartRefusal(
      expected
        ? `The database in ${place.cluster} ${what}, although one was made here. Nothing was changed. Restore ${place.dataDir} from a backup; only to begin again with an empty site, move ${place.marker} and what is left of the database away.`
        : `The folder ${place.cluster} ${what}, so it is left alone. Move it away, or set DATA_DIR to another folder.`,
    );
  try {
    if (!somethingThere(place.cluster)) throw broken('is missing');
    const versionFile = join(place.cluster, 'PG_VERSION');
    if (!existsSync(versionFile)) throw broken('is not a database');
    const version = readFileSync(versionFile, 'utf8').trim();
    if (version !== MAJOR) {
      throw new StartRefusal(
        `The database in ${place.cluster} was made by PostgreSQL ${version}, and this Sitewright brings PostgreSQL ${MAJOR}. Start it with the Sitewright that made it.`,
      );
    }
    const identifier = readSystemIdentifier(place.cluster);
    if (identifier === undefined) throw broken('is damaged: its control file is missing');
    if (!existsSync(place.passwordFile)) {
      throw new StartRefusal(
        `The file ${place.passwordFile} with the database's password is missing. Restore it from the same backup as the database; without it the database is not touched.`,
      );
    }
    return identifier;
  } catch (cause) {
    if (hasCode(cause, 'EACCES', 'EPERM')) {
      throw new StartRefusal(
        `The database in ${place.cluster} belongs to another user. Start Sitewright as the user who started it first.`,
        { cause },
      );
    }
    throw cause;
  }
}

/** Restores owner and mode as PostgreSQL requires them, for a cluster from a backup without them. */
export function takePossession(place: Place): void {
  const { uid, mode } = statSync(place.cluster);
  if ((mode & 0o077) !== 0) chmodSync(place.cluster, 0o700);
  if (uid === 0) handOver(place.cluster, place.runAs);
}

function somethingThere(folder: string): boolean {
  try {
    if (readdirSync(folder).length > 0) return true;
    rmdirSync(folder);
    return false;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    // A file, or a folder without access: the inspection reports what it is.
    return true;
  }
}

function readMarker(place: Place): string | undefined {
  let text: string;
  try {
    text = readFileSync(place.marker, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw new StartRefusal(
      `The file ${place.marker} cannot be read. Start Sitewright as the user who started it first.`,
      {
        cause: error,
      },
    );
  }
  try {
    return markerShape.parse(JSON.parse(text)).systemIdentifier;
  } catch (cause) {
    throw new StartRefusal(`The file ${place.marker} is damaged. Restore it from a backup.`, { cause });
  }
}

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
