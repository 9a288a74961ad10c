import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import type { Address } from 'postal-mime';
import type { SMTPServerSession } from 'smtp-server';

export interface IncomingMail {
  /** The part before the `@` of the envelope's recipient, in lower case. */
  mailbox: string;
  /** From its header; anyone can write anything there. */
  from: { name: string; address: string };
  subject: string;
  text: string;
  messageId: string;
  /** Names of attachments. */
  files: string[];
}

/** `gone`: there is no such mailbox (any more). `full`: over a limit for now. */
export type Reception = 'kept' | 'gone' | 'full';

export interface MailboxSettings {
  /** Emails to any address of this domain are accepted for processing, others refused. */
  domain: string;
  host: string;
  port: number;
  /** Called before the content is sent. */
  knows: (mailbox: string) => Promise<boolean>;
  /** Resolves once the email is stored; after an error, the sender's server tries again. */
  take: (mail: IncomingMail) => Promise<Reception>;
  log: { error(detail: object, sentence: string): void };
}

const MOST_BYTES = 15 * 1024 ** 2;
const MOST_TEXT = 20_000;
const MOST_HTML = 500_000;
const MOST_CLIENTS = 50;
const PATIENCE_MS = 60_000;

const refusal = (responseCode: number, sentence: string): Error =>
  Object.assign(new Error(sentence), { responseCode });
const GONE = refusal(550, 'This address no longer accepts email');
const FULL = refusal(452, 'Too many emails to this address; try again tomorrow');
const LARGE = refusal(552, 'This email is too large');
const LATER = refusal(451, 'This email could not be stored; try again later');

const mailboxOf = (address: string, domain: string): string | null => {
  const at = address.lastIndexOf('@');
  return at > 0 && address.slice(at + 1).toLowerCase() === domain ? address.slice(0, at).toLowerCase() : null;
};

const firstOf = (from: Address | undefined): { name: string; address: string } => {
  const one = from?.group ? from.group[0] : from;
  return { name: one?.name.slice(0, 200) ?? '', address: one?.address?.toLowerCase().slice(0, 254) ?? '' };
};

/** Automatic emails: out-of-office notes, mailing lists, and delivery reports (RFC 3834). */
function isAutomatic(headers: readonly { key: string; value: string }[], sender: string): boolean {
  const of = (key: string) =>
    headers
      .find((header) => header.key === key)
      ?.value.trim()
      .toLowerCase();
  return (
    sender === '' ||
    !['no', undefined].includes(of('auto-submitted')) ||
    ['bulk', 'junk', 'list', 'auto_reply'].includes(of('precedence') ?? '') ||
    of('list-id') !== undefined ||
    of('x-autoreply') !== undefined
  );
}

/** Marks quotations as in plain text emails. */
async function wordsOf(html: string): Promise<string> {
  const { convert } = await import('html-to-text');
  return convert(html.slice(0, MOST_HTML), {
    wordwrap: false,
    limits: { maxDepth: 60, ellipsis: '' },
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      { selector: 'img', format: 'skip' },
    ],
  });
}

const read = async (session: SMTPServerSession, domain: string, raw: Buffer): Promise<IncomingMail[]> => {
  const { mailFrom, rcptTo } = session.envelope;
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' });
  if (isAutomatic(mail.headers, mailFrom === false ? '' : mailFrom.address)) return [];
  const text = mail.text ?? (await wordsOf(mail.html ?? ''));
  return rcptTo.flatMap(({ address }) => {
    const mailbox = mailboxOf(address, domain);
    if (mailbox === null) return [];
    return {
      mailbox,
      from: firstOf(mail.from),
      subject: (mail.subject ?? '').slice(0, 400),
      text: text.replaceAll('\0', '').slice(0, MOST_TEXT),
      messageId: (mail.messageId ?? '').slice(0, 1000),
      files: mail.attachments.flatMap(({ filename, related }) =>
        filename && !related ? [filename.slice(0, 200)] : [],
      ),
    };
  });
};

/**
 * Receives emails for one domain, forwarded by the operator's mail server or sent directly. Nothing is
 * relayed, nobody signs in, and automatic emails are dropped.
 */
export async function receiveMails(
  settings: MailboxSettings,
): Promise<{ port: number; close: () => Promise<void> }> {
  const { domain, host, port, knows, take, log } = settings;
  const failed = (error: unknown): Error => {
    log.error({ err: error }, 'could not store an incoming email; the sending server will retry');
    return LATER;
  };
  // Few installations receive email.
  const { SMTPServer } = await import('smtp-server');
  const server = new SMTPServer({
    name: domain,
    banner: 'Sitewright',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MOST_BYTES,
    maxClients: MOST_CLIENTS,
    socketTimeout: PATIENCE_MS,
    closeTimeout: 3000,
    onRcptTo: ({ address }, _session, done) => {
      const mailbox = mailboxOf(address, domain);
      if (mailbox === null) return done(refusal(550, 'Relaying denied'));
      knows(mailbox).then(
        (known) => done(known ? null : GONE),
        (error: unknown) => done(failed(error)),
      );
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => {
        // Data beyond the limit is read and dropped, so that the client reads the answer.
        if (!stream.sizeExceeded) parts.push(part);
        else parts.length = 0;
      });
      stream.once('end', () => {
        if (stream.sizeExceeded) return done(LARGE);
        const keep = async () => {
          const came = await Promise.all((await read(session, domain, Buffer.concat(parts))).map(take));
          return came.includes('gone') ? GONE : came.includes('full') ? FULL : null;
        };
        keep().then(done, (error: unknown) => done(failed(error)));
      });
    },
  });
  // Connections are lost all the time.
  server.on('error', (error) => log.error({ err: error }, 'an incoming mail connection broke off'));
  const listener: Server = server.listen(port, host);
  await once(listener, 'listening');
  return {
    port: (listener.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
