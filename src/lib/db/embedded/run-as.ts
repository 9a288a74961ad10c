import { lchownSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefusal } from './start-refusal.ts';

/** Whom the database runs as; `null` means as ourselves. */
export interface RunAs {
  uid: number;
  gid: number;
}

const CANDIDATES = ['postgres', '_postgres', 'nobody'];

/**
 * PostgreSQL refuses to run as root, so root hands it to somebody without rights: the owner of the cluster where it has
 * one already, else the first of `postgres` and `nobody` that this machine knows.
 */
export function chooseRunAs(cluster: string): RunAs | null {
  if (process.getuid?.() !== 0) return null;
  const owner = lstatSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const user = unprivilegedUser(readPasswd());
  if (user) return user;
  throw new StartRefusal(
    'Sitewright was started as root, but its database must run as an ordinary user and this machine has neither a user "postgres" nor "nobody". Create one of them, start Sitewright as an ordinary user, or set DATABASE_URL.',
  );
}

/** First candidate in the text of `/etc/passwd`, if any of them is there and is not root in disguise. */
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

/** Gives a folder and all in it to the database's user. Links are handed over themselves, never what they point to. */
export function handOver(path: string, to: RunAs | null): void {
  if (!to) return;
  if (lstatSync(path).isDirectory()) {
    for (const name of readdirSync(path)) handOver(join(path, name), to);
  }
  // The folder last: as long as it is root's, an interrupted hand-over is seen and done again.
  lchownSync(path, to.uid, to.gid);
}

function readPasswd(): string {
  try {
    return readFileSync('/etc/passwd', 'utf8');
  } catch {
    return '';
  }
}
