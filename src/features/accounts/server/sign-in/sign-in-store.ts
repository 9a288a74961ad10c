import type { CrossTx } from '../../../../lib/db/database.ts';
import type { CodeStore } from '../security/code-store.ts';

export interface Person {
  id: string;
  email: string;
  password_hash: string;
}

/** Where people who sign in are stored: the accounts of a site, or creators outside all sites. */
export interface SignInStore<T extends CrossTx, P extends Person> {
  /** The name that their tries are counted under. */
  id: string;
  run<R>(work: (tx: T) => Promise<R>): Promise<R>;
  byId(tx: T, id: string): Promise<P | undefined>;
  byEmail(tx: T, email: string): Promise<P | undefined>;
  /** What guessers know about someone, for `hashNewPassword`. */
  knownWords(tx: T, id: string): Promise<string[]>;
  /** Uses up one of a sign-in's few tries at the second step. @returns whose it is; nothing when there is none left */
  tryStep(tx: T, hash: Buffer): Promise<string | undefined>;
  /** Ends the step. Exactly one of several concurrent calls succeeds. */
  endStep(tx: T, hash: Buffer): Promise<boolean>;
  /** Whose link to choose a password it is, which uses nothing up. */
  byResetLink(tx: T, hash: Buffer): Promise<{ id: string; email: string } | undefined>;
  /** Uses the link up. Exactly one of several concurrent calls succeeds. */
  useResetLink(tx: T, hash: Buffer): Promise<string | undefined>;
  codes(tx: T, id: string): CodeStore;
}
