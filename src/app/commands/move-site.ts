import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import pino from 'pino';
import { actLog, findOwners, issueToken } from '../../features/accounts/server/index.ts';
import { type ImportTarget, importArchive, writeArchive } from '../../features/portability/server/index.ts';
import type { FileServices } from '../../features/files/server/index.ts';
import type { Database } from '../../lib/db/database.ts';
import type { Jobs } from '../../lib/work/jobs.ts';
import { blockKinds, blockUpgrades } from '../blocks.ts';
import type { Config } from '../config.ts';
import { openFileServices } from '../wiring/file-services.ts';
import { resumeSite } from '../jobs/resume-site.ts';

interface Parts {
  db: Database;
  jobs: Jobs;
}

const filesOf = (config: Config, parts: Parts) =>
  openFileServices(config, { ...parts, log: pino({ level: 'silent' }) });

/** Services for sites that arrive as site exports. */
export const importTarget = ({
  db,
  jobs,
  files: { storage, staging, limits },
}: Parts & { files: Pick<FileServices, 'storage' | 'staging' | 'limits'> }): ImportTarget => ({
  db,
  storage,
  staging,
  kinds: blockKinds,
  upgrades: blockUpgrades,
  mostBytes: limits.perSite,
  resume: resumeSite(jobs),
});

/** An entry in the history for an action without an account. */
export const byOperator = { by: null, address: '', subjectId: null, subject: '', fields: [], kept: {} };

/** Exports a site to a file on this machine. The file appears complete or not at all. */
export async function exportSite(config: Config, parts: Parts, websiteId: string, path: string) {
  const { archive, written } = writeArchive(filesOf(config, parts), websiteId);
  const unfinished = `${path}.unfinished`;
  try {
    await pipeline(archive, createWriteStream(unfinished));
    const { name, tables, missing, anew } = await written;
    await rename(unfinished, path);
    await parts.db.forWebsite(websiteId, (tx) =>
      actLog.write(tx, { word: 'site-packed', ...byOperator }, true),
    );
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    return { file: path, name, rows, missingFiles: missing, toBeEnteredAnew: anew };
  } finally {
    await rm(unfinished, { force: true });
  }
}

interface Home {
  host: string;
  owner?: { email: string; password?: string } | undefined;
}

/** Creates a site from such a file. Its owners get a link with which they choose a password. */
export async function importSite(config: Config, parts: Parts, path: string, home: Home) {
  const { db, jobs } = parts;
  const target = importTarget({ db, jobs, files: filesOf(config, parts) });
  await jobs.start();
  try {
    const { websiteId, name, rows, anew, notes, missing } = await importArchive(target, path, home);
    const { scheme, portSuffix } = config.platform;
    const url = `${scheme}://${home.host}${portSuffix}`;
    const choosePassword =
      home.owner?.password === undefined
        ? await db.forWebsite(websiteId, async (tx) => {
            const links: Record<string, string> = {};
            for (const { id, email } of await findOwners(tx))
              links[email] = `${url}/account/reset?token=${await issueToken(tx, id, 'reset')}`;
            return links;
          })
        : {};
    const count = Object.values(rows).reduce((sum, each) => sum + each, 0);
    return {
      _id: websiteId,
      name,
      url,
      rows: count,
      missingFiles: missing,
      notes,
      toBeEnteredAnew: anew,
      choosePassword,
    };
  } finally {
    await jobs.stop();
  }
}
