import type { Tx } from '../../../lib/db/database.ts';
import type { Site } from '../../../lib/http/requests/request-context.ts';
import type { Language } from '../../../lib/messages/languages.ts';
import { visitorsLanguage } from '../../../lib/messages/spoken-language.ts';
import { hashToken, newToken } from '../../../lib/http/sessions/session-cookie.ts';
import type { Jobs } from '../../../lib/work/jobs.ts';
import { staffReaderOf } from '../../accounts/server/index.ts';
import { homeForReader, languageOfMail, type MailOrder, queueMail } from '../../emails/server/index.ts';
import { type Answer, answerText } from '../check-answers.ts';
import { defaultReader, type FormSettings } from './form-queries.ts';
import { say } from './say.ts';
import { emailWords } from './staff-words.ts';
import { askToSubscribe } from './newsletter/subscriber-queries.ts';

const rowsOf = (answers: readonly Answer[], { yes, no }: { yes: string; no: string }) =>
  answers.map((answer) => ({
    label: answer.label,
    value: answer.value === true ? yes : answer.value === false ? no : answerText(answer),
  }));

export interface Arrived {
  id: string;
  formName: string;
  senderName: string;
  senderEmail: string | null;
  answers: readonly Answer[];
}

async function readers(tx: Tx, tell: readonly string[]) {
  const named = tell.length > 0 ? tell : [await defaultReader(tx)];
  const addresses = [...new Set(named.filter((address) => address !== null))];
  return Promise.all(addresses.map(async (to) => ({ to, language: (await staffReaderOf(tx, to)).language })));
}

/** Notifies the form's recipients, or the default one. */
export async function lettersToReaders(
  tx: Tx,
  site: Site,
  message: Arrived,
  tell: readonly string[],
): Promise<MailOrder[]> {
  return (await readers(tx, tell)).map(({ to, language }) => ({
    emailID: 'message-received',
    to,
    cause: `message:${message.id}:${to}`,
    ...(message.senderEmail ? { replyTo: message.senderEmail } : {}),
    language,
    values: {
      formName: message.formName || emailWords(language).message,
      sender: message.senderName || message.senderEmail || emailWords(language).someone,
      answers: rowsOf(message.answers, emailWords(language)),
      messageLink: `${site.origin}/admin/messages/${message.id}`,
    },
  }));
}

/** Notifies the same people of the sender's reply. */
export async function lettersAboutAnswer(
  tx: Tx,
  site: Site,
  answer: {
    id: string;
    entryId: string;
    form_name: string;
    sender_name: string;
    tell: readonly string[];
    author: string;
    body: string;
  },
): Promise<MailOrder[]> {
  return (await readers(tx, answer.tell)).map(({ to, language }) => ({
    emailID: 'message-answered',
    to,
    cause: `message-answered:${answer.entryId}:${to}`,
    language,
    values: {
      formName: answer.form_name || emailWords(language).message,
      sender: answer.sender_name || answer.author,
      answer: answer.body,
      messageLink: `${site.origin}/admin/messages/${answer.id}`,
    },
  }));
}

/**
 * Only the owner's words: including a stranger's text would let anyone send it to any address.
 * @param language that the reply is written in; null for the main one
 */
export async function answersBySelf(
  tx: Tx,
  messageId: string,
  to: string,
  reply: FormSettings['reply'],
  language: Language | null,
): Promise<MailOrder[]> {
  if (!reply.on || !reply.text) return [];
  return [
    {
      emailID: 'message-thanks',
      to,
      cause: `message-thanks:${messageId}`,
      language,
      values: {
        subject: reply.subject || say(language ?? (await languageOfMail(tx, 'message-thanks'))).thankYou,
        text: reply.text,
      },
    },
  ];
}

/** The first half of the double opt-in. Nothing is sent to existing subscribers. */
export async function askForLeave(
  tx: Tx,
  jobs: Jobs,
  site: Site,
  to: string,
  consent: string,
): Promise<void> {
  const token = newToken();
  const tokenHash = hashToken(token);
  if (!(await askToSubscribe(tx, { email: to, tokenHash, consent }))) return;
  const language = visitorsLanguage();
  const start = await homeForReader(tx, site, language);
  const link = (page: string) => `${start}/newsletter/${page}?token=${token}`;
  await queueMail(tx, jobs, site, {
    emailID: 'newsletter-confirm',
    to,
    cause: `newsletter-confirm:${tokenHash.toString('base64url')}`,
    language,
    values: { confirmLink: link('confirm'), leaveLink: link('leave') },
  });
}

/** The owner's reply. */
export async function sendAnswer(
  tx: Tx,
  jobs: Jobs,
  site: Site,
  answer: { entryId: string; to: string; formName: string; body: string; replyTo: string | undefined },
): Promise<void> {
  await queueMail(tx, jobs, site, {
    emailID: 'message-answer',
    to: answer.to,
    cause: `message-answer:${answer.entryId}`,
    ...(answer.replyTo ? { replyTo: answer.replyTo } : {}),
    values: {
      formName: answer.formName || say(await languageOfMail(tx, 'message-answer')).yourMessage,
      answer: answer.body,
    },
  });
}
