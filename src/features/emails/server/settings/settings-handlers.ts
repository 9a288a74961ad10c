import type { Tx } from '../../../../lib/db/database.ts';
import { invalid } from '../../../../lib/errors.ts';
import type { Handlers } from '../../../../lib/http/handlers.ts';
import { spokenLanguage } from '../../../../lib/messages/spoken-language.ts';
import { mailKinds } from '../../mail-kinds.ts';
import { kindIn } from '../../mails/translations/translated-mails.ts';
import { oneLine } from '../../template.ts';
import type { EmailSettings, templatesContract } from '../../template-contract.ts';
import { type EmailServices, senderAddress } from '../email-services.ts';
import { isUnsubscribed, knownKey, saveSettings, setSubscribed, siteDetails } from './settings-queries.ts';
import { readUnsubscribeToken } from '../sending/unsubscribe-link.ts';
import { say } from './say.ts';

type Calls = Pick<
  Handlers<typeof templatesContract>,
  'GET /api/email-settings' | 'PUT /api/email-settings' | 'GET /api/unsubscribe' | 'POST /api/unsubscribe'
>;

/** The content of an unsubscribe link. @throws 400 if it was not made here */
async function subscriptionOf(tx: Tx, token: string) {
  const key = await knownKey(tx);
  const found = key && readUnsubscribeToken(key, token);
  const kind = found && mailKinds.find(({ emailID }) => emailID === found.emailID);
  if (!found || !kind) {
    const sentence = say().linkNotValid;
    throw invalid(sentence, { token: sentence });
  }
  return { ...found, kind };
}

/** Sender settings, and unsubscribed recipients. */
export function settingsHandlers({ mailFrom, delivers }: EmailServices): Calls {
  const settings = async (tx: Tx): Promise<EmailSettings> => {
    const { name, contact_email, sender_name, reply_to } = await siteDetails(tx);
    return {
      senderName: sender_name ?? '',
      replyTo: reply_to ?? '',
      defaults: { senderName: oneLine(name), replyTo: contact_email ?? '' },
      from: senderAddress(mailFrom),
      delivers,
    };
  };
  const subscription = async (tx: Tx, token: string) => {
    const { kind, recipient, emailID } = await subscriptionOf(tx, token);
    const { name } = await siteDetails(tx);
    const subscribed = !(await isUnsubscribed(tx, recipient, emailID));
    return { site: oneLine(name), mails: kindIn(kind, spokenLanguage()).name, email: recipient, subscribed };
  };

  return {
    'GET /api/email-settings': async ({ db }) => db((tx) => settings(tx)),

    'PUT /api/email-settings': async ({ db }, { body }) =>
      db(async (tx) => {
        await saveSettings(tx, body);
        return settings(tx);
      }),

    'GET /api/unsubscribe': async ({ db }, { query: { token } }) => db((tx) => subscription(tx, token)),

    'POST /api/unsubscribe': async ({ db }, { body: { token, subscribed } }) =>
      db(async (tx) => {
        const { recipient, emailID } = await subscriptionOf(tx, token);
        await setSubscribed(tx, { recipient, emailID, subscribed });
        return subscription(tx, token);
      }),
  };
}
