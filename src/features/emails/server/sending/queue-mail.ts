import { randomUUID, randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../../../lib/db/database.ts';
import { adminLanguageOf, languageOf, localeIn, staffLocale } from '../../../../lib/messages/languages.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { originIn } from '../../../../lib/links/site-addresses.ts';
import type { Jobs } from '../../../../lib/work/jobs.ts';
import { isMailAddress } from '../../mail-address.ts';
import { en as answers } from '../../messages/admin-answers/en.ts';
import type { MailKind, MailValues } from '../../mail-kind.ts';
import { mailKind } from '../../mail-kinds.ts';
import { plainName } from '../../plain-name.ts';
import { staffReaderOf } from '../../../accounts/server/index.ts';
import type { Template } from '../../template.ts';
import { queueDeliveries } from './delivery-queue.ts';
import { insertMails, type NewMail } from './mail-queries.ts';
import { sealContent } from '../rendering/mail-content.ts';
import { mailSubject, usualTemplate } from '../rendering/render-mail.ts';
import { isUnsubscribed, type MailFacts, mailFacts, unsubscribeKey } from '../settings/settings-queries.ts';
import { ownTextsIn } from '../translations/translatable-emails.ts';
import { unsubscribeToken } from './unsubscribe-link.ts';

export interface MailOrder {
  emailID: string;
  to: string;
  /** Its cause, such as `order-paid:<id>`. A cause never makes a second email on the same site. */
  cause: string;
  values: MailValues;
  /** The reply address, instead of the site's: for example the sender of a message. */
  replyTo?: string;
  /** `Message-ID` of the email that this one answers, so that mail programs thread them. */
  inReplyTo?: string;
  /** Its links grant access to an account. By default as the kind says. */
  secret?: boolean;
  /** It has an unsubscribe link for its kind. By default as the kind says. */
  bulk?: boolean;
  /** An attached appointment, as iCalendar text with its method. */
  calendar?: string;
  /**
   * The language of its recipient; by default, or if null, the site's, for owners and staff that of `staffReaderOf`. For visitors who read
   * another one it has the translation of the owner's wording, or the default.
   */
  language?: string | null;
  /** Replaces the kind's texts; sent whether the kind is turned on or off. */
  template?: Template;
}

/**
 * Adds an email in the transaction of its cause; a worker renders and delivers it after the commit.
 * @returns its id; undefined if this cause already has an email, its owner has turned this kind off, or
 * its recipient has unsubscribed
 */
export const queueMail = async (
  tx: Tx,
  jobs: Jobs,
  site: Site,
  order: MailOrder,
): Promise<string | undefined> => (await queueMails(tx, jobs, site, [order])).get(order.cause);

/** The same for several emails, with as few statements as for one. @returns ids by cause, of those that were added */
export const queueMails = async (
  tx: Tx,
  jobs: Jobs,
  site: Site,
  orders: readonly MailOrder[],
): Promise<Map<string, string>> => sendMails(tx, jobs, await writeMails(tx, site, orders));

/**
 * Composes emails; nothing is stored yet.
 * @param known facts about all these kinds, from `mailFacts`, for a caller that read them before taking a lock
 */
export async function writeMails(
  tx: Tx,
  site: Site,
  orders: readonly MailOrder[],
  known?: MailFacts,
): Promise<NewMail[]> {
  if (orders.length === 0) return [];
  const facts = known ?? (await mailFacts(tx, [...new Set(orders.map(({ emailID }) => emailID))]));
  // Logs sort by id, which says nothing within a millisecond.
  const ids = orders.map(() => randomUUIDv7()).toSorted();
  const mails: NewMail[] = [];
  for (const [index, order] of orders.entries()) {
    const mail = await written(tx, site, order, facts);
    if (!mail) continue;
    const id = ids[index] ?? '';
    mails.push({ ...mail, id, ...sealContent(tx, { websiteId: site.id, id, content: mail.content }) });
  }
  return mails;
}

/**
 * Stores emails and queues their delivery, together with other pending statements. A job for an email whose
 * cause already had one finds no email with its id.
 */
export async function sendMails(tx: Tx, jobs: Jobs, mails: readonly NewMail[]): Promise<Map<string, string>> {
  if (mails.length === 0) return new Map();
  const first = mails.flatMap((mail) =>
    mail.failed === undefined
      ? [{ delivery: { websiteId: tx.site, mailId: mail.id, before: 0, attempt: 0 }, mail }]
      : [],
  );
  const [ids] = await Promise.all([insertMails(tx, mails), queueDeliveries(tx, jobs, first)]);
  return ids;
}

async function localeOf(
  tx: Tx,
  { to }: MailKind,
  { language, to: recipient }: MailOrder,
  siteLocale: string,
): Promise<string> {
  if (to === 'visitor') return localeIn(language ?? null, siteLocale);
  if (language) return staffLocale(adminLanguageOf(language), siteLocale);
  return (await staffReaderOf(tx, recipient)).locale;
}

/** An email's database row; undefined if nobody wants it. */
async function written(
  tx: Tx,
  site: Site,
  order: MailOrder,
  { theme, templates, translations }: MailFacts,
): Promise<Omit<NewMail, 'id' | 'sealed'> | undefined> {
  const { emailID, to } = order;
  const kind = mailKind(emailID);
  const own = order.template ? undefined : templates.find((one) => one.email_id === emailID);
  if (own?.enabled === false && kind.mandatory === undefined) return undefined;
  const bulk = order.bulk ?? kind.bulk ?? false;
  if (bulk && (await isUnsubscribed(tx, to, emailID))) return undefined;

  const locale = await localeOf(tx, kind, order, theme.locale);
  const isTranslated = locale !== theme.locale;
  const texts = translations.find(
    (one) => one.email_id === emailID && one.language === languageOf(locale),
  )?.published;
  // Emails to owners are not translated by them: what they changed is the same for all.
  const reworded = isTranslated && kind.to === 'visitor' ? ownTextsIn(kind, own, texts) : own;
  const usual = usualTemplate(kind, locale);
  const template = order.template ?? {
    subject: reworded?.subject ?? usual.subject,
    body: reworded?.body ?? usual.body,
  };
  const unsubscribe = bulk
    ? `${site.origin}/unsubscribe?token=${unsubscribeToken(await unsubscribeKey(tx), { recipient: to, emailID })}`
    : undefined;
  const { origin } = site;
  const shown = kind.to === 'visitor' ? originIn(site, languageOf(locale)) : origin;
  const home = shown === origin ? {} : { home: shown };
  const secret = order.secret ?? kind.secret ?? false;
  const { name } = order.values;
  const values = typeof name === 'string' ? { ...order.values, name: plainName(name) } : order.values;
  return {
    subject: mailSubject(kind, { ...theme, origin, ...home }, values, template),
    content: {
      origin,
      ...home,
      values,
      ...(isTranslated ? { locale } : {}),
      ...(order.template || reworded?.subject || reworded?.body ? { template } : {}),
    },
    websiteId: site.id,
    cause: order.cause,
    emailID,
    recipient: to,
    messageId: `<${randomUUID()}@${site.canonicalHost}>`,
    replyTo: order.replyTo !== undefined && isMailAddress(order.replyTo) ? order.replyTo : null,
    inReplyTo: order.inReplyTo ?? null,
    unsubscribe: unsubscribe ?? null,
    calendar: order.calendar ?? null,
    secret,
    linkHours: secret ? (kind.linkHours ?? 1) : null,
    ...(isMailAddress(to) ? {} : { failed: answers.notAnAddress }),
  };
}
