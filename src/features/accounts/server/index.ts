import { type Operation, operations } from '../../../lib/http/handlers.ts';
import { accountsContract } from '../contract.ts';
import { peopleContract } from '../people-contract.ts';
import { detailsHandlers } from './account-details.ts';
import { changePasswordHandlers } from './change-password.ts';
import { deleteHandlers } from './delete-account.ts';
import { forgottenPasswordHandlers } from './forgotten-password.ts';
import { guessLimits } from './guess-limits.ts';
import { historyOperations } from './history/history.ts';
import { invitationHandlers } from './people/invitations.ts';
import { peopleHandlers } from './people/people.ts';
import { ownSecurityHandlers } from './security/own-security.ts';
import { passkeyHandlers } from './security/passkeys.ts';
import { secondStepHandlers } from './security/second-step.ts';
import { securityContract } from '../security-contract.ts';
import { preferencesOperations } from './preferences/preferences.ts';
import { registerHandlers } from './register.ts';
import type { AccountServices } from './services.ts';
import { sessionHandlers } from './sessions.ts';
import { signInHandlers } from './sign-in.ts';

export { personWords } from './person-messages.ts';
export { actLog, forgetHistory } from './history/history-queries.ts';
export type { CodeStore } from './security/code-store.ts';
export { codeWithHash, sealedCodes } from './security/recovery-codes.ts';
export { beginCodes, confirmCodes, newRecoveryCodes } from './security/codes.ts';
export {
  changePassword,
  checkStoredPassword,
  passSecondStep,
  resetPassword,
  signInByPassword,
} from './sign-in/sign-in-flows.ts';
export { rememberBrowser } from './sign-in/known-browsers.ts';
export type { SignInStore } from './sign-in/sign-in-store.ts';
export { endStepsOfOther } from './security/end-second-steps.ts';
export { endAccess } from './end-access.ts';
export { staffLacksStep } from './security/step-condition-queries.ts';
export { forgetSteps, lacksStep, waysOf } from './security/security-queries.ts';
export { forgetSignIns } from './security/sign-in-queries.ts';
export { createOwner } from './create-owner.ts';
export { startResetWorker } from './forgotten-password.ts';
export {
  chosenByStaff,
  keepingLanguage,
  keepLanguage,
  languageOfAccount,
  languageOfStaff,
  type Speaker,
  speakerOf,
  spokenByAccount,
  staffReaderOf,
} from './preferences/language-queries.ts';
export { accountInvariants } from './invariant-queries.ts';
export { issueToken } from './issue-token.ts';
export { creatorSessionOf } from './session-queries.ts';
export { Presence } from './presence/presence.ts';
export { tellPresence } from './presence/presence-queries.ts';
export { type GuessLimits, guessLimits } from './guess-limits.ts';
export {
  closeAccount,
  deleteAccount,
  deleteClosedAccount,
  accountByEmail,
  accountByLink,
  findOwner,
  findOwners,
  markProven,
} from './queries.ts';
export { isStrong } from './password-strength.ts';
export { hashNewPassword, hashPassword, passwordMatches, unusablePasswordHash } from './passwords.ts';
export type { AccountServices } from './services.ts';
export { signUpsByDay } from './results-queries.ts';
export { findActor } from './session.ts';

/** Every account call of api.md. */
export function accountOperations(services: AccountServices): Operation[] {
  const limits = guessLimits(services.db.limitsPool);
  return [
    ...historyOperations(),
    ...preferencesOperations(),
    ...operations(securityContract, {
      ...secondStepHandlers(services, limits),
      ...ownSecurityHandlers(limits),
      ...passkeyHandlers(services, limits),
    }),
    ...operations(peopleContract, {
      ...peopleHandlers(services, limits),
      ...invitationHandlers(services, limits),
    }),
    ...operations(accountsContract, {
      ...signInHandlers(services, limits),
      ...registerHandlers(services, limits),
      ...detailsHandlers(services),
      ...deleteHandlers(services, limits),
      ...forgottenPasswordHandlers(services, limits),
      ...changePasswordHandlers(services, limits),
      ...sessionHandlers(),
    }),
  ];
}
