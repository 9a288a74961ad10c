import { createHash, randomUUID, randomUUIDv7 } from 'node:crypto';
import type { CrossTx } from '../../../../lib/db/database.ts';
import { defaultColours } from '../../../../lib/theme/colour.ts';
import { seal } from '../../../../lib/db/sealed.ts';
import { hideSecrets } from '../../../../lib/http/replies/hide-secrets.ts';
import { adminLanguageOf } from '../../../../lib/messages/languages.ts';
import { spokenLanguage } from '../../../../lib/messages/spoken-language.ts';
import { jobQueue } from '../../../../lib/work/jobs.ts';
import type { MailKind } from '../../../emails/mail-kind.ts';
import { type MailDelivery, queueDelivery, renderMail } from '../../../emails/server/index.ts';
import { platformLocale } from '../../platform-locale.ts';
import type { CreatorServices } from '../services.ts';
import { deletePlatformMails, insertPlatformMail } from './platform-mail-queries.ts';
import {
  alreadyThereMail,
  newPasswordMail,
  passwordChangedMail,
  passwordEndedMail,
  proofMail,
  signedOutMail,
  stepsEndedMail,
  welcomeMail,
} from './mail-kinds.ts';
import { platformKindIn } from './translations/platform-kind.ts';

export const PLATFORM_NAME = 'Sitewright';

export const platformDeliveries = jobQueue<MailDelivery>('deliver-platform-mail');

/** A creator; emails to one whose language isn't known are in that of the request. */
interface Recipient {
  email: string;
  language: string | null;
}

/** The platform's emails to creators: each in the transaction of its cause, delivered after the commit. */
export function platformMails({ jobs, origin, host }: Pick<CreatorServices, 'jobs' | 'origin' | 'host'>) {
  const theme = { name: PLATFORM_NAME, origin, colours: defaultColours, logo: null };

  async function write(
    tx: CrossTx,
    kind: MailKind,
    { email, language }: Recipient,
    cause: string,
    path: string,
  ): Promise<void> {
    const spoken = adminLanguageOf(language ?? spokenLanguage());
    const mail = renderMail(
      platformKindIn(kind, spoken),
      { ...theme, locale: platformLocale(spoken) },
      { email, link: `${origin}${path}` },
    );
    const id = randomUUIDv7();
    const bodies = { html: mail.html, text: mail.text };
    const secret = kind.secret ?? false;
    const mailId = await insertPlatformMail(tx, {
      id,
      cause: `${kind.emailID}:${cause}`,
      recipient: email,
      subject: mail.subject,
      html: hideSecrets(mail.html),
      body_text: hideSecrets(mail.text),
      sealed: secret ? seal(tx, ['platform_mails', id], JSON.stringify(bodies)) : null,
      linkHours: secret ? (kind.linkHours ?? 1) : null,
      message_id: `<${randomUUID()}@${host}>`,
      secret,
    });
    if (mailId === undefined) return;
    const waiting = { recipient: email, secret, unsubscribe: null };
    await queueDelivery(tx, jobs, platformDeliveries, { mailId, before: 0, attempt: 0 }, waiting);
  }

  return {
    welcome: (tx: CrossTx, to: Recipient & { id: string }, token: string) =>
      write(tx, welcomeMail, to, to.id, `/confirm?token=${token}`),
    proof: (tx: CrossTx, to: Recipient, token: string, cause: string) =>
      write(tx, proofMail, to, cause, `/confirm?token=${token}`),
    alreadyThere: (tx: CrossTx, to: Recipient) =>
      write(tx, alreadyThereMail, to, `${to.email}:${new Date().toISOString().slice(0, 10)}`, '/forgot'),
    // A cause outlives the email's secret, so it contains the token's hash.
    newPassword: (tx: CrossTx, to: Recipient, token: string) =>
      write(
        tx,
        newPasswordMail,
        to,
        createHash('sha256').update(token).digest('base64url'),
        `/reset?token=${token}`,
      ),
    passwordChanged: (tx: CrossTx, to: Recipient, changeId: string) =>
      write(tx, passwordChangedMail, to, changeId, '/forgot'),
    passwordEnded: (tx: CrossTx, to: Recipient, changeId: string) =>
      write(tx, passwordEndedMail, to, changeId, '/forgot'),
    signedOut: (tx: CrossTx, to: Recipient, changeId: string) =>
      write(tx, signedOutMail, to, changeId, '/sign-in'),
    stepsEnded: (tx: CrossTx, to: Recipient, changeId: string) =>
      write(tx, stepsEndedMail, to, changeId, '/account/security'),
    /** Removes a deleted account's emails from the log. */
    forget: deletePlatformMails,
  };
}
