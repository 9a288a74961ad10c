import { glob, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const stat = async (pid: number): Promise<string[]> => {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in brackets may contain brackets. The state and the parent's id follow the last one.
  return line.slice(line.lastIndexOf(')') + 2).split(' ');
};

/** Processes with their descendants. Linux only; empty elsewhere. */
export async function familyOf(roots: readonly number[]): Promise<number[]> {
  const names = await readdir('/proc').catch(() => []);
  const pids = names.filter((name) => /^\d+$/.test(name)).map(Number);
  const parentOf = await Promise.all(pids.map(async (pid) => [pid, Number((await stat(pid))[1])] as const));
  const family = new Set(pids.filter((pid) => roots.includes(pid)));
  for (let size = -1; size !== family.size;) {
    size = family.size;
    for (const [pid, parent] of parentOf) if (family.has(parent)) family.add(pid);
  }
  return [...family];
}

/** The embedded database may not be a child of the app. Its id is in its data folder. */
export async function databaseIds(dataDir: string): Promise<number[]> {
  const ids: number[] = [];
  for await (const file of glob(join(dataDir, '**/postmaster.pid'))) {
    ids.push(Number((await readFile(file, 'utf8')).split('\n')[0]));
  }
  return ids;
}

const TICKS_A_SECOND = 100;

/** Processor seconds that these processes have used so far; undefined if the system doesn't report them. */
export async function processorSeconds(pids: readonly number[]): Promise<number | undefined> {
  const fields = (await Promise.all(pids.map(stat))).filter((each) => each.length > 12);
  if (fields.length === 0) return undefined;
  const ticks = fields.map((each) => Number(each[11]) + Number(each[12]));
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_A_SECOND;
}
