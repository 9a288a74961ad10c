import { createRequire } from 'node:module';
import type * as Nodemailer from 'nodemailer';
import { senderAddress } from '../email-services.ts';

export interface OutgoingMail {
  fromName: string;
  replyTo: string | null;
  /** `Message-ID` of the mail that this one answers. */
  inReplyTo: string | null;
  /** Link that ends mails of this kind; takes a POST as RFC 8058 has it. */
  unsubscribe: string | null;
  to: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  /** An appointment as iCalendar text: mail programs offer to take it in, and it is attached as a file. */
  calendar: string | null;
}

/** What came of one try, in the other side's own words. */
export type Answer =
  | { taken: true; answer: string }
  /** `unreachable`: the server said nothing about the email, because it is away or about to restart. */
  | { taken: false; forGood: boolean; unreachable: boolean; answer: string };

export interface MailServer {
  send(mail: OutgoingMail): Promise<Answer>;
  close(): void;
}

const load = createRequire(import.meta.url);

/** A minute for each answer, well below what a job may take (`lib/work/jobs.ts`). */
const PATIENCE = 60_000;
/** How many times that all steps of one email may take together. */
const LONGEST = 2;

interface SmtpError extends Error {
  responseCode?: number;
  response?: string;
  code?: string;
  /** The step it failed at: `CONN`, `MAIL FROM`, `DATA` … */
  command?: string;
}

/** Keeps up to `atOnce` connections open. `patience` is how long each answer is waited for, in milliseconds. */
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
    // Only a mail of which no byte was sent goes to another connection by itself.
    maxRequeues: 1,
    connectionTimeout: Math.min(patience, 15_000),
    greetingTimeout: Math.min(patience, 30_000),
    socketTimeout: patience,
  });
  const address = senderAddress(mailFrom);
  return {
    send: async ({ fromName, replyTo, inReplyTo, unsubscribe, to, calendar, ...content }) => {
      // Cleared with its mail: a timer that runs on would keep the mail in memory.
      const tooLong = new AbortController();
      const timer = setTimeout(
        () => tooLong.abort(new Error('The email server took too long to respond: timeout.')),
        patience * LONGEST,
      );
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

/** RFC 3463, 5.2.2: the reader may make room within the day. */
const fullMailbox = /^552[ -]5\.2\.2\b/;

/** Everything else that is refused says nothing of the mail: a login, a greeting. Its owner may correct the settings. */
const aboutMail = new Set(['EENVELOPE', 'EMESSAGE']);
