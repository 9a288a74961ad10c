import { createHash } from 'node:crypto';
import type { Tx } from '../../../../lib/db/database.ts';
import type { Jobs } from '../../../../lib/work/jobs.ts';
import type { AccountEvent } from '../../../accounts/events.ts';
import { deviceName } from '../../../accounts/device-name.ts';
import { personWords } from '../../../accounts/server/index.ts';
import { queueMail } from './queue-mail.ts';
import { languageOfMail } from '../settings/mail-language.ts';

/** Emails caused by account events. Links lead to the site's canonical host. */
export const accountMails =
  (jobs: Jobs) =>
  async (tx: Tx, event: AccountEvent): Promise<void> => {
    const { site, accountId, email } = event;
    switch (event.type) {
      case 'account-registered':
        await queueMail(tx, jobs, site, {
          emailID: 'welcome',
          to: email,
          cause: `account-registered:${accountId}`,
          values: { email, accountLink: `${site.origin}/account/dashboard` },
        });
        return;
      case 'password-reset-requested': {
        // A cause outlives the email's secret, so it contains the token's hash.
        const name = createHash('sha256').update(event.token).digest('base64url');
        await queueMail(tx, jobs, site, {
          emailID: 'reset',
          to: email,
          cause: `password-reset-requested:${name}`,
          values: { email, resetLink: `${site.origin}/account/reset?token=${event.token}` },
        });
        return;
      }
      case 'password-changed':
        await queueMail(tx, jobs, site, {
          emailID: 'password-changed',
          to: email,
          cause: `password-changed:${event.changeId}`,
          values: { email, forgotLink: `${site.origin}/account/forgot` },
        });
        return;
      case 'two-step-ended':
        await queueMail(tx, jobs, site, {
          emailID: 'two-step-off',
          to: email,
          cause: `two-step-ended:${event.changeId}`,
          values: { email, accountLink: `${site.origin}/account/security` },
        });
        return;
      case 'person-invited': {
        const name = createHash('sha256').update(event.token).digest('base64url');
        const t = personWords(await languageOfMail(tx, 'invitation'));
        await queueMail(tx, jobs, site, {
          emailID: 'invitation',
          to: email,
          cause: `person-invited:${name}`,
          values: {
            inviter: event.inviter,
            roleName: t[event.role],
            roleSays: t[`${event.role}Access`],
            invitationLink: `${site.origin}/account/invitation?token=${event.token}`,
          },
        });
        return;
      }
      case 'entered-from-new-device':
        await queueMail(tx, jobs, site, {
          emailID: 'new-device',
          to: email,
          cause: `entered-from-new-device:${event.changeId}`,
          values: {
            email,
            device: deviceName(event.userAgent, personWords(await languageOfMail(tx, 'new-device'))),
            address: event.address,
            accountLink: `${site.origin}/account/security`,
          },
        });
        return;
      case 'access-reset':
      case 'staff-removed':
      case 'account-deleted':
        return;
    }
  };
