import { once } from 'node:events';
import type { Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { PATIENCE_MS } from './patience.ts';

export interface ReceivedMail {
  from: string;
  /** Recipients of the envelope, whatever the header says. */
  to: string[];
  message: Email;
  raw: string;
}

/** 450 is temporary, 550 permanent. */
export type SmtpRefusal = { code: number; text: string } | undefined;

/** `hang`: doesn't answer until it is woken. `die`: accepts the email and closes the connection without an answer. */
export type Manner = 'take' | 'hang' | 'die' | { code: number; text: string };

export interface TestSmtpServer {
  /** For `SMTP_URL`. */
  url: string;
  mails: ReceivedMail[];
  /** The next email that was not returned before, including one that arrived before the call. */
  nextMail: (patience?: number) => Promise<ReceivedMail>;
  /** Refuses every email from now on, or accepts them again. */
  refuse: (refusal: SmtpRefusal, at?: 'recipient' | 'content') => void;
  /** Decides about each email by its recipients, once its content has arrived. */
  treat: (manner: (to: string) => Manner | Promise<Manner>) => void;
  /** Accepts all emails that it has not answered. */
  wake: () => void;
  /** Every email whose content arrived, whatever the answer. */
  offered: () => number;
  /** Number of emails offered while it refused them. */
  refused: () => number;
  close: () => Promise<void>;
}

const asError = ({ code, text }: { code: number; text: string }): Error =>
  Object.assign(new Error(text), { responseCode: code });

/** A real mail server on a free port of the loopback, which keeps what it receives. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const mails: ReceivedMail[] = [];
  const unread: ReceivedMail[] = [];
  const waiting: ((mail: ReceivedMail) => void)[] = [];
  let refusal: SmtpRefusal;
  let refuseAt: 'recipient' | 'content' = 'content';
  let refusals = 0;
  let treatment: (to: string) => Manner | Promise<Manner> = () => 'take';
  let offers = 0;
  const silent: (() => void)[] = [];

  const take = (mail: ReceivedMail): void => {
    mails.push(mail);
    const next = waiting.shift();
    if (next) next(mail);
    else unread.push(mail);
  };
  const refuses = (at: 'recipient' | 'content'): Error | undefined => {
    if (!refusal || refuseAt !== at) return undefined;
    refusals += 1;
    return asError(refusal);
  };

  const breakOff = (id: string) => {
    const connections = server.connections as Set<{ id: string; _socket: Socket }>;
    for (const connection of connections) if (connection.id === id) connection._socket.destroy();
  };
  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onRcptTo: (_address, _session, done) => done(refuses('recipient')),
    onData: (stream, { envelope, id }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.once('end', () => {
        offers += 1;
        const refused = refuses('content');
        if (refused) return done(refused);
        const to = envelope.rcptTo.map(({ address }) => address);
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const raw = Buffer.concat(parts);
        const keep = async () =>
          take({ from, to, message: await PostalMime.parse(raw), raw: raw.toString('utf8') });
        const answer = async (): Promise<void> => {
          const manner = await treatment(to[0] ?? '');
          if (typeof manner === 'object') return done(asError(manner));
          if (manner === 'hang') await new Promise<void>((resolve) => silent.push(resolve));
          await keep();
          if (manner === 'die') return breakOff(id);
          return done();
        };
        answer().catch((error: Error) => done(error));
      });
    },
  });
  // A client that is killed in the middle of an email must not fail the tests.
  server.on('error', () => {});
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    nextMail: (patience = PATIENCE_MS) => {
      const ready = unread.shift();
      if (ready) return Promise.resolve(ready);
      return new Promise((resolve, reject) => {
        const give = (mail: ReceivedMail): void => {
          clearTimeout(timer);
          resolve(mail);
        };
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(give), 1);
          reject(new Error(`No mail came within ${patience} ms.`));
        }, patience);
        waiting.push(give);
      });
    },
    refuse: (next, at = 'content') => {
      refusal = next;
      refuseAt = at;
    },
    refused: () => refusals,
    treat: (manner) => void (treatment = manner),
    wake: () => silent.splice(0).forEach((go) => go()),
    offered: () => offers,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
