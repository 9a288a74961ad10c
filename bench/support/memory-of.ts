import { readdir, readFile } from 'node:fs/promises';

async function parents(): Promise<Map<number, number>> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const pairs = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      // The name in brackets may hold anything; the state and the parent's id follow the last bracket.
      return [pid, Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])] as const;
    }),
  );
  return new Map(pairs);
}

/**
 * Megabytes that a process and all that it started hold together; what several share is counted once (PSS).
 * Linux only, and it must be allowed to look at them.
 */
export async function memoryOf(root: number, also: readonly number[] = []): Promise<number> {
  const parentOf = await parents();
  const family = new Set([root, ...also]);
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const [pid, parent] of parentOf) if (family.has(parent)) family.add(pid);
  }
  const shares = await Promise.all(
    [...family].map(async (pid) => {
      const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
      return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0);
    }),
  );
  return shares.reduce((sum, share) => sum + share, 0) / 1024;
}
