import type { Site } from '../../lib/http/requests/request-context.ts';
import type { Language } from '../../lib/messages/languages.ts';
import type { Role } from './roles.ts';

interface About {
  site: Site;
  accountId: string;
  email: string;
}

/** What happened to an account; announced inside the transaction in which it happened. */
export type AccountEvent = About &
  (
    | { type: 'account-registered' }
    /**
     * `token` grants access to the account: it goes into the email and nowhere else. `language` is that of the screen where it was
     * requested, null for the main one; undefined if a program did.
     */
    | { type: 'password-reset-requested'; token: string; language?: Language | null | undefined }
    /** `changeId` is another one each time. */
    | { type: 'password-changed'; changeId: string }
    /** An owner of the site, or the operator, turned off the account's two-step verification; `changeId` is unique to each change. */
    | { type: 'two-step-ended'; changeId: string }
    /** A new password by an emailed link ends all access through the address, in later features too. */
    | { type: 'access-reset' }
    /** The account remains, as a customer’s. */
    | { type: 'staff-removed' }
    /** `proven`: the address was certainly theirs, so records under it without an account were theirs too. */
    | { type: 'account-deleted'; proven: boolean }
    /** `changeId` is another one each time. */
    | { type: 'entered-from-new-device'; userAgent: string; address: string; changeId: string }
    /** `email` is the recipient, `accountId` the inviting person. `token` goes into the email and nowhere else. */
    | { type: 'person-invited'; role: Role; inviter: string; token: string }
  );
