import { lchownSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseWords } from '../messages/operator-database/words.ts';
import { StartRefusal } from './start-refusal.ts';

/** The user that runs the database; `null` means the current user. */
export interface RunAs {
  uid: number;
  gid: number;
}

const CANDIDATES = ['postgres', '_postgres', 'nobody'];

/**
 * PostgreSQL refuses to run as root, so root runs it as an unprivileged user: the owner of an existing cluster,
 * else the first of `postgres` and `nobody` that this machine has.
 */
export function chooseRunAs(cluster: string): RunAs | null {
  if (process.getuid?.() !== 0) return null;
  const owner = lstatSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const user = unprivilegedUser(readPasswd());
  if (user) return user;
  throw new StartRefusal(databaseWords.rootOnly);
}

/** The first candidate in the text of `/etc/passwd` that isn't root under another name. */
export function unprivilegedUser(passwd: string): RunAs | undefined {
  const users = new Map<string, RunAs>();
  for (const line of passwd.split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (!name || !uid || !gid) continue;
    users.set(name, { uid: Number(uid), gid: Number(gid) });
  }
  for (const name of CANDIDATES) {
    const user = users.get(name);
    if (user && user.uid !== 0 && Number.isInteger(user.uid) && Number.isInteger(user.gid)) return user;
  }
  return undefined;
}

/** Gives a folder and its content to the database's user. Links themselves change owner, never their targets. */
export function handOver(path: string, to: RunAs | null): void {
  if (!to) return;
  if (lstatSync(path).isDirectory()) {
    for (const name of readdirSync(path)) handOver(join(path, name), to);
  }
  // The folder last: while it belongs to root, an interrupted hand-over is detected and repeated.
  lchownSync(path, to.uid, to.gid);
}

function readPasswd(): string {
  try {
    return readFileSync('/etc/passwd', 'utf8');
  } catch {
    return '';
  }
}
