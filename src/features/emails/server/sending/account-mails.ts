import { createHash } from 'node:crypto';
import type { Tx } from '../../../../lib/db/database.ts';
import type { Language } from '../../../../lib/messages/languages.ts';
import { usedLanguage } from '../../../../lib/messages/spoken-language.ts';
import type { Jobs } from '../../../../lib/work/jobs.ts';
import type { AccountEvent } from '../../../accounts/events.ts';
import { deviceName } from '../../../accounts/device-name.ts';
import { languageOfAccount, languageOfStaff, personWords } from '../../../accounts/server/index.ts';
import { type MailOrder, queueMail } from './queue-mail.ts';
import { homeForReader, languageOfMail } from '../settings/mail-language.ts';

type Quiet = 'access-reset' | 'staff-removed' | 'account-deleted';
type ToldEvent = Exclude<AccountEvent, { type: Quiet }>;
const quiet: ReadonlySet<AccountEvent['type']> = new Set<Quiet>([
  'access-reset',
  'staff-removed',
  'account-deleted',
]);
const isTold = (event: AccountEvent): event is ToldEvent => !quiet.has(event.type);

/** Emails caused by account events. Links lead to the site's canonical host. */
export const accountMails =
  (jobs: Jobs) =>
  async (tx: Tx, event: AccountEvent): Promise<void> => {
    if (!isTold(event)) return;
    const language = await readersLanguage(tx, event);
    // Staff sign in on the main host, where the admin is.
    const isStaff = (await languageOfStaff(tx, event.email)) !== null;
    const { origin, origins } = event.site;
    const start =
      isStaff && language !== null && origins?.[language] !== undefined
        ? origin
        : await homeForReader(tx, event.site, language);
    const letter = await letterOf(tx, event, language, start);
    await queueMail(tx, jobs, event.site, { ...letter, to: event.email, language });
  };

/**
 * Staff read the language that they chose for the admin. Registering and signing in keep the language of the request, and somebody who forgot
 * their password reads the one in which they said so; whatever causes other emails, they are in the one that was kept.
 */
async function readersLanguage(tx: Tx, event: ToldEvent): Promise<Language | null> {
  const { type, email } = event;
  if (type === 'account-registered') return usedLanguage() ?? null;
  if (type === 'entered-from-new-device') return (await languageOfStaff(tx, email)) ?? usedLanguage() ?? null;
  if (type === 'password-reset-requested' && event.language !== undefined)
    return (await languageOfStaff(tx, email)) ?? event.language;
  return languageOfAccount(tx, email);
}

/** A cause outlives the email's secret, so it contains the token's hash. */
const nameOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** @param base how addresses of the site’s screens begin, in the language of the reader */
async function letterOf(
  tx: Tx,
  event: ToldEvent,
  language: Language | null,
  base: string,
): Promise<Pick<MailOrder, 'emailID' | 'cause' | 'values'>> {
  const { accountId, email } = event;
  switch (event.type) {
    case 'account-registered':
      return {
        emailID: 'welcome',
        cause: `account-registered:${accountId}`,
        values: { email, accountLink: `${base}/account/dashboard` },
      };
    case 'password-reset-requested':
      return {
        emailID: 'reset',
        cause: `password-reset-requested:${nameOf(event.token)}`,
        values: { email, resetLink: `${base}/account/reset?token=${event.token}` },
      };
    case 'password-changed':
      return {
        emailID: 'password-changed',
        cause: `password-changed:${event.changeId}`,
        values: { email, forgotLink: `${base}/account/forgot` },
      };
    case 'two-step-ended':
      return {
        emailID: 'two-step-off',
        cause: `two-step-ended:${event.changeId}`,
        values: { email, accountLink: `${base}/account/security` },
      };
    case 'person-invited': {
      const t = personWords(await languageOfMail(tx, 'invitation', language));
      return {
        emailID: 'invitation',
        cause: `person-invited:${nameOf(event.token)}`,
        values: {
          inviter: event.inviter,
          roleName: t[event.role],
          roleSays: t[`${event.role}Access`],
          invitationLink: `${base}/account/invitation?token=${event.token}`,
        },
      };
    }
    case 'entered-from-new-device': {
      const t = personWords(await languageOfMail(tx, 'new-device', language));
      return {
        emailID: 'new-device',
        cause: `entered-from-new-device:${event.changeId}`,
        values: {
          email,
          device: deviceName(event.userAgent, t),
          address: event.address,
          accountLink: `${base}/account/security`,
        },
      };
    }
  }
}
