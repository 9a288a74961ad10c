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
import { databaseWords } from '../messages/operator-database/words.ts';
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
    log(databaseWords.creating({ folder: place.cluster }));
    created = await createCluster(place);
  }
  const found = inspect(place, expected !== undefined);
  if (expected === undefined) {
    // Also after a crash between the rename and this line: a complete cluster with our password file is ours.
    writeDurably(place.marker, `${JSON.stringify({ systemIdentifier: found })}\n`);
  } else if (expected !== found) {
    throw new StartRefusal(
      databaseWords.otherCluster({ cluster: place.cluster, folder: place.dataDir, found, expected }),
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
  const { cluster, dataDir: folder, marker } = place;
  const broken = (fault: string) =>
    new StartRefusal(
      expected
        ? databaseWords.lost({ cluster, fault, folder, marker })
        : databaseWords.foreign({ cluster, fault }),
    );
  try {
    if (!somethingThere(place.cluster)) throw broken(databaseWords.missing);
    const versionFile = join(place.cluster, 'PG_VERSION');
    if (!existsSync(versionFile)) throw broken(databaseWords.noDatabase);
    const version = readFileSync(versionFile, 'utf8').trim();
    if (version !== MAJOR) {
      throw new StartRefusal(databaseWords.otherVersion({ cluster, version, ours: MAJOR }));
    }
    const identifier = readSystemIdentifier(place.cluster);
    if (identifier === undefined) throw broken(databaseWords.damaged);
    if (!existsSync(place.passwordFile)) {
      throw new StartRefusal(databaseWords.passwordMissing({ file: place.passwordFile }));
    }
    return identifier;
  } catch (cause) {
    if (hasCode(cause, 'EACCES', 'EPERM')) {
      throw new StartRefusal(databaseWords.otherUser({ cluster }), { cause });
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
    throw new StartRefusal(databaseWords.unreadable({ file: place.marker }), { cause: error });
  }
  try {
    return markerShape.parse(JSON.parse(text)).systemIdentifier;
  } catch (cause) {
    throw new StartRefusal(databaseWords.damagedFile({ file: place.marker }), { cause });
  }
}

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
