import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { resumeSite } from '../../../app/jobs/resume-site.ts';
import { blockKinds, blockUpgrades } from '../../../app/blocks.ts';
import { type ImportTarget, importArchive, writeArchive } from '../server/index.ts';
import type { Imported } from '../server/archive/import-archive.ts';
import type { Manifest } from '../server/archive/manifest.ts';
import { temporaryFolder } from '../../../../tests/support/files.ts';
import { contentsOf } from './repack.ts';
import { type World, twoSites } from '../../../../tests/support/two-sites.ts';

export interface MovingWorld extends World {
  folder: string;
  target: ImportTarget;
  /** Writes a site export. @returns its path and manifest */
  exportTo: (websiteId: string, name: string) => Promise<{ path: string; manifest: Manifest }>;
  importFrom: (path: string, host: string, owner?: { email: string }) => Promise<Imported>;
}

/** @param settings further settings of the server */
export async function movingWorld(settings: Record<string, string> = {}): Promise<MovingWorld> {
  const world = await twoSites(settings);
  const folder = await temporaryFolder('site-exports');
  const { db, jobs, files } = world.app;
  const target: ImportTarget = {
    db,
    storage: files.storage,
    staging: files.staging,
    kinds: blockKinds,
    upgrades: blockUpgrades,
    mostBytes: files.limits.perSite,
    resume: resumeSite(jobs),
  };
  return {
    ...world,
    folder: folder.path,
    target,
    exportTo: async (websiteId, name) => {
      const path = join(folder.path, name);
      const { archive, written } = writeArchive(target, websiteId);
      await pipeline(archive, createWriteStream(path));
      await written;
      return { path, manifest: (await contentsOf(path)).manifest };
    },
    importFrom: (path, host, owner) => importArchive(target, path, { host, owner }),
    close: async () => {
      await world.close();
      await folder.remove();
    },
  };
}
