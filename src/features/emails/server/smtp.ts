import { createTransport } from 'nodemailer';
import { senderAddress } from './email-services.ts';

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
}

/** What came of one try, in the other side's own words. */
export type Answer = { taken: true; answer: string } | { taken: false; forGood: boolean; answer: string };

export interface MailServer {
  send(mail: OutgoingMail): Promise<Answer>;
  close(): void;
}

/** Well below the time after which another worker takes a job that went quiet (`lib/jobs.ts`). */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

interface SmtpError extends Error {
  responseCode?: number;
  response?: string;
  code?: string;
}

export function connectMailServer(smtpUrl: string, mailFrom: string): MailServer {
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 2, ...patience });
  const address = senderAddress(mailFrom);
  return {
    send: async ({ fromName, replyTo, inReplyTo, unsubscribe, to, ...content }) => {
      try {
        const { response } = await transport.sendMail({
          ...content,
          from: { name: fromName, address },
          to: { name: '', address: to },
          ...(replyTo ? { replyTo: { name: fromName, address: replyTo } } : {}),
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
        const { response, responseCode, message } = failure as SmtpError;
        const forGood =
          responseCode !== undefined && responseCode >= 500 && !aboutLogin(failure as SmtpError);
        return { taken: false, forGood, answer: (response ?? message).slice(0, 500) };
      }
    },
    close: () => transport.close(),
  };
}

/** A refused login says nothing of the mail: its owner may correct the settings. */
const aboutLogin = ({ code }: SmtpError): boolean => code === 'EAUTH' || code === 'ENOAUTH';
