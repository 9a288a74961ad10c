import { createRequire } from 'node:module';
import type * as Nodemailer from 'nodemailer';
import { en as answers } from '../../messages/admin-answers/en.ts';
import { senderAddress } from '../email-services.ts';

export interface OutgoingMail {
  fromName: string;
  replyTo: string | null;
  /** `Message-ID` of the email that this one answers. */
  inReplyTo: string | null;
  /** Unsubscribe link for this kind of email; accepts a POST as in RFC 8058. */
  unsubscribe: string | null;
  to: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  /** An appointment as iCalendar text: offered by mail programs, and attached as a file. */
  calendar: string | null;
}

/** The outcome of an attempt, in the server's own words. */
export type Answer =
  | { taken: true; answer: string }
  /** `unreachable`: the server said nothing about the email, because it is down or about to restart. */
  | { taken: false; forGood: boolean; unreachable: boolean; answer: string };

export interface MailServer {
  send(mail: OutgoingMail): Promise<Answer>;
  close(): void;
}

const load = createRequire(import.meta.url);

/** A minute for each answer, well below what a job may take (`lib/work/jobs.ts`). */
const PATIENCE = 60_000;
/** The limit for all steps of one email together, as a multiple of that. */
const LONGEST = 2;

interface SmtpError extends Error {
  responseCode?: number;
  response?: string;
  code?: string;
  /** The step at which it failed: `CONN`, `MAIL FROM`, `DATA` … */
  command?: string;
}

/** Keeps up to `atOnce` connections open. `patience` is the limit for each answer, in milliseconds. */
export function connectMailServer(
  smtpUrl: string,
  mailFrom: string,
  { atOnce = 1, patience = PATIENCE }: { atOnce?: number; patience?: number } = {},
): MailServer {
  // Loaded here, because a server without `SMTP_URL` never needs it.
  const { createTransport } = load('nodemailer') as typeof Nodemailer;
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: atOnce,
    // The library moves an email to another connection only if no byte of it was sent.
    maxRequeues: 1,
    connectionTimeout: Math.min(patience, 15_000),
    greetingTimeout: Math.min(patience, 30_000),
    socketTimeout: patience,
  });
  const address = senderAddress(mailFrom);
  return {
    send: async ({ fromName, replyTo, inReplyTo, unsubscribe, to, calendar, ...content }) => {
      // Cleared with its email: a running timer would keep the email in memory.
      const tooLong = new AbortController();
      const timer = setTimeout(() => tooLong.abort(new Error(answers.tooSlow)), patience * LONGEST);
      try {
        const { response } = await transport.sendMail({
          ...content,
          signal: tooLong.signal,
          from: { name: fromName, address },
          to: { name: '', address: to },
          ...(replyTo ? { replyTo: { name: fromName, address: replyTo } } : {}),
          ...(calendar ? { icalEvent: appointment(calendar) } : {}),
          ...(inReplyTo ? { inReplyTo, references: inReplyTo } : {}),
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe
              ? {
                  'List-Unsubscribe': `<${unsubscribe}>`,
                  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
                }
              : {}),
          },
          // Bodies are text from the database; a path or an address in them is never opened.
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        return { taken: true, answer: response.slice(0, 500) };
      } catch (failure) {
        const { response, responseCode = 0, message, code = '', command } = failure as SmtpError;
        const answer = (response ?? message).slice(0, 500);
        return {
          taken: false,
          forGood: responseCode >= 500 && aboutMail.has(code) && !fullMailbox.test(answer),
          unreachable:
            responseCode === 421 || (responseCode === 0 && (command === 'CONN' || code === 'EDNS')),
          answer,
        };
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => transport.close(),
  };
}

const appointment = (content: string) => ({
  filename: 'appointment.ics',
  method: /^METHOD:(\w+)/m.exec(content)?.[1]?.toLowerCase() ?? 'publish',
  content,
});

/** RFC 3463, 5.2.2: the mailbox may have space again within the day. */
const fullMailbox = /^552[ -]5\.2\.2\b/;

/** Any other refusal is not about the email: a login, a greeting. The operator may correct the settings. */
const aboutMail = new Set(['EENVELOPE', 'EMESSAGE']);
