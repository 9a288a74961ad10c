import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { busy } from '../../../lib/errors.ts';

/** OWASP Password Storage Cheat Sheet: Argon2id (the library's default kind), 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each takes 19 MiB and most of a core, so few run at once and not too many may wait. */
const AT_ONCE = 2;
const MOST_WAITING = 100;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw busy(5);
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The place passes on without being free in between.
    if (next) next();
    else running -= 1;
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

/** As the library writes them, with random bytes where the outcome stands: nothing matches, and to try takes as long. */
export const unusablePasswordHash = (): string => {
  const part = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${part(16)}$${part(32)}`;
};

const decoy = unusablePasswordHash();

/** Compares with the stored hash, or, where there is no such account, with one that nothing matches: the same work. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await inTurn(() => verify(stored ?? decoy, password));
  return matches && stored !== undefined;
}
