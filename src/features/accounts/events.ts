import type { Site } from '../../lib/http/requests/request-context.ts';
import type { Role } from './roles.ts';

interface About {
  site: Site;
  accountId: string;
  email: string;
}

/** What has happened to an account; told inside the transaction in which it happened. */
export type AccountEvent = About &
  (
    | { type: 'account-registered' }
    /** `token` opens the account: it goes into the mail and nowhere else. */
    | { type: 'password-reset-requested'; token: string }
    /** `changeId` is another one each time. */
    | { type: 'password-changed'; changeId: string }
    /** An owner of the site, or the operator, turned off the account's two-step verification; `changeId` is another one each time. */
    | { type: 'two-step-ended'; changeId: string }
    /** A new password by a mailed link ends whatever the address had opened, in later features too. */
    | { type: 'access-reset' }
    /** `proven`: the address was theirs for certain, so what came under it without the account was theirs too. */
    | { type: 'account-deleted'; proven: boolean }
    /** `changeId` is another one each time. */
    | { type: 'entered-from-new-device'; userAgent: string; address: string; changeId: string }
    /** `email` is whom it goes to, `accountId` the person who invites. `token` goes into the mail and nowhere else. */
    | { type: 'person-invited'; role: Role; inviter: string; token: string }
  );
