import type { Tx } from '../../../../lib/db/database.ts';
import { invalid } from '../../../../lib/errors.ts';
import type { Handlers } from '../../../../lib/http/handlers.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { mailKinds } from '../../mail-kinds.ts';
import { oneLine } from '../../template.ts';
import type { EmailSettings, templatesContract } from '../../template-contract.ts';
import { type EmailServices, senderAddress } from '../email-services.ts';
import { isUnsubscribed, knownKey, saveSettings, setSubscribed, siteLook } from './settings-queries.ts';
import { readUnsubscribeToken } from '../sending/unsubscribe-link.ts';

type Calls = Pick<
  Handlers<typeof templatesContract>,
  'GET /api/email-settings' | 'PUT /api/email-settings' | 'GET /api/unsubscribe' | 'POST /api/unsubscribe'
>;

/** What a link to unsubscribe is about. @throws 400 where it was not made here */
async function subscriptionOf(tx: Tx, site: Site, token: string) {
  const key = await knownKey(tx, site.id);
  const found = key && readUnsubscribeToken(key, token);
  const kind = found && mailKinds.find(({ emailID }) => emailID === found.emailID);
  if (!found || !kind) {
    const sentence = 'This link isn’t valid. Use the unsubscribe link at the bottom of the email.';
    throw invalid(sentence, { token: sentence });
  }
  return { ...found, kind };
}

/** Whom mails come from, and who wants no more of them. */
export function settingsHandlers({ mailFrom, delivers }: EmailServices): Calls {
  const settings = async (tx: Tx, site: Site): Promise<EmailSettings> => {
    const { name, contact_email, sender_name, reply_to } = await siteLook(tx, site.id);
    return {
      senderName: sender_name ?? '',
      replyTo: reply_to ?? '',
      defaults: { senderName: oneLine(name), replyTo: contact_email ?? '' },
      from: senderAddress(mailFrom),
      delivers,
    };
  };
  const subscription = async (tx: Tx, site: Site, token: string) => {
    const { kind, recipient, emailID } = await subscriptionOf(tx, site, token);
    const { name } = await siteLook(tx, site.id);
    const subscribed = !(await isUnsubscribed(tx, site.id, recipient, emailID));
    return { site: oneLine(name), mails: kind.name, email: recipient, subscribed };
  };

  return {
    'GET /api/email-settings': async ({ site, db }) => db((tx) => settings(tx, site)),

    'PUT /api/email-settings': async ({ site, db }, { body }) =>
      db(async (tx) => {
        await saveSettings(tx, site.id, body);
        return settings(tx, site);
      }),

    'GET /api/unsubscribe': async ({ site, db }, { query: { token } }) =>
      db((tx) => subscription(tx, site, token)),

    'POST /api/unsubscribe': async ({ site, db }, { body: { token, subscribed } }) =>
      db(async (tx) => {
        const { recipient, emailID } = await subscriptionOf(tx, site, token);
        await setSubscribed(tx, site.id, { recipient, emailID, subscribed });
        return subscription(tx, site, token);
      }),
  };
}
