import type { Tx } from '../../../../lib/db/database.ts';
import {
  beginCodes,
  codeApp,
  replaceRecoveryCodes,
  spendRecoveryCode,
  spendStep,
} from './security-queries.ts';

/** Where the codes of one person lie: in the tables of a site, or in those of people outside all sites. */
export interface CodeStore {
  /** Keeps a new secret, which does nothing until a first code shows that the app has it. @returns false where codes are on */
  begin(secret: string): Promise<boolean>;
  app(): Promise<{ secret: string; confirmed: boolean } | undefined>;
  /** Spends a step of 30 seconds. Exactly one of several concurrent calls succeeds; the first confirms the app. */
  spendStep(step: number): Promise<boolean>;
  /** As above, for one of the codes that were written down. */
  spendRecoveryCode(hash: Buffer): Promise<boolean>;
  /** In place of those before; none ends them. */
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
