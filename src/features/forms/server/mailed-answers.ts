import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '../../../lib/db/database.ts';
import { type IncomingMail, isMailAddress, queueMails, type Reception } from '../../emails/server/index.ts';
import { messageTerms } from '../search-terms.ts';
import { withoutQuotation } from '../quotation.ts';
import type { FormSettings } from './form-queries.ts';
import { lettersAboutAnswer } from './message-mails.ts';
import type { FormServices } from './services.ts';
import { answersToday, insertAnswer, messageByReplyKey, noteAnswered, replyKey } from './thread-queries.ts';
import { adminLanguageOf, languageOf } from '../../../lib/messages/languages.ts';
import { localeOf } from '../../websites/server/index.ts';
import { emailWords } from './staff-words.ts';
import { withDashes } from '../../../lib/values/uuid.ts';

/** Maximum replies to one message per day; more come from a machine. */
const MOST_A_DAY = 30;
const MOST_BODY = 10_000;

const mailbox = /^([0-9a-f]{32})\.([0-9a-f]{20})$/;

/** The reply address for a message's sender: the site, and a key that only its emails contain. */
export async function replyAddress(
  tx: Tx,
  { answersTo }: FormServices,
  messageId: string,
): Promise<string | undefined> {
  if (answersTo === undefined) return undefined;
  const key = await replyKey(tx, messageId, randomBytes(10).toString('hex'));
  return `${tx.site.replaceAll('-', '')}.${key}@${answersTo}`;
}

const addressed = (name: string): { websiteId: string; key: string } | undefined => {
  const [, site, key] = mailbox.exec(name) ?? [];
  return site && key ? { websiteId: withDashes(site), key } : undefined;
};

/** Whether a mailbox belongs to an existing message. */
export async function knowsMailbox({ db }: FormServices, name: string): Promise<boolean> {
  const to = addressed(name);
  if (!to) return false;
  return (await db.forWebsite(to.websiteId, (tx) => messageByReplyKey(tx, to.key))) !== undefined;
}

const bodyOf = ({ text, files }: IncomingMail, words: ReturnType<typeof emailWords>): string => {
  const said = withoutQuotation(text).slice(0, MOST_BODY) || words.mailWithoutText;
  return files.length === 0
    ? said
    : `${said}\n\n${words.attachmentsNotSaved({ names: files.slice(0, 20).join(', ') })}`.slice(
        0,
        MOST_BODY + 5_000,
      );
};

/** In the main language of the site, as far as the admin has it: the answer is kept, and read by all of its staff. */
const wordsOfSite = async (tx: Tx) => emailWords(adminLanguageOf(languageOf(await localeOf(tx))));

/** Adds an email to the conversation of its address, once, and notifies the recipients of the message. */
export async function keepMailedAnswer(services: FormServices, mail: IncomingMail): Promise<Reception> {
  const to = addressed(mail.mailbox);
  const site = to && (await services.siteOf(to.websiteId));
  if (!to || !site) return 'gone';
  const mailDigest = createHash('sha256').update(`${mail.messageId}\n${mail.text}`).digest();
  const { address, name } = mail.from;
  return services.db.forWebsite(site.id, async (tx) => {
    const message = await messageByReplyKey(tx, to.key);
    if (!message) return 'gone';
    const words = await wordsOfSite(tx);
    const body = bodyOf(mail, words);
    const author = (isMailAddress(address) ? address : name) || words.unknownSender;
    if ((await answersToday(tx, message.id)) >= MOST_A_DAY) return 'full';
    const entry = { messageId: message.id, kind: 'answer', body, author, mailDigest } as const;
    const kept = await insertAnswer(tx, entry);
    if (!kept) return 'kept';
    await noteAnswered(tx, message.id, messageTerms(body));
    const letters = await lettersAboutAnswer(tx, site, {
      ...message,
      tell: (message.settings as FormSettings | null)?.tell ?? [],
      entryId: kept.id,
      author,
      body,
    });
    await queueMails(tx, services.jobs, site, letters);
    return 'kept';
  });
}
