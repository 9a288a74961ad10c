import type { Tx } from '../../../../lib/db/database.ts';
import {
  beginCodes,
  codeApp,
  replaceRecoveryCodes,
  spendRecoveryCode,
  spendStep,
} from './security-queries.ts';

/** Storage for one person's codes: in the tables of a site, or in those of accounts outside all sites. */
export interface CodeStore {
  /** Keeps a new secret, which does nothing until a first code shows that the app has it. @returns false where codes are on */
  begin(secret: string): Promise<boolean>;
  app(): Promise<{ secret: string; confirmed: boolean } | undefined>;
  /** Uses a time step of 30 seconds. Exactly one of several concurrent calls succeeds; the first confirms the app. */
  spendStep(step: number): Promise<boolean>;
  /** The same for a recovery code. */
  spendRecoveryCode(hash: Buffer): Promise<boolean>;
  /** Replaces all earlier ones; an empty list removes them. */
  replaceRecoveryCodes(hashes: Buffer[]): Promise<void>;
}

/** The codes of an account of a site. */
export const codesOf = (tx: Tx, accountId: string): CodeStore => ({
  begin: (secret) => beginCodes(tx, accountId, secret),
  app: () => codeApp(tx, accountId),
  spendStep: (step) => spendStep(tx, accountId, step),
  spendRecoveryCode: (hash) => spendRecoveryCode(tx, accountId, hash),
  replaceRecoveryCodes: (hashes) => replaceRecoveryCodes(tx, accountId, hashes),
});
