import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether a number belongs to a process, be it one that has ended and waits to be fetched by its parent. */
export function isTaken(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}

/** Whether a process runs. In a container without an init, a killed one stays as a corpse for ever: it does not count. */
export function isAlive(pid: number): boolean {
  if (!isTaken(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return !/^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2));
  } catch {
    return false;
  }
}

/** A process's command line, or undefined where it cannot be had. */
export function commandLine(pid: number): string | undefined {
  if (process.platform === 'win32') return undefined;
  if (process.platform !== 'linux') {
    const listed = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return listed.status === 0 ? listed.stdout.trim() : undefined;
  }
  try {
    // Readable for everybody, unlike the process's folder, which even root cannot see in a usual container.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return undefined;
  }
}
