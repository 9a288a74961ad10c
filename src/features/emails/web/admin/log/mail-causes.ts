import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { emailsAdmin } from '../../../messages/admin/area.ts';

/** Explains a mail server's answer to people who don't run one. The first match wins. */
const causes = [
  [/no e?-?mail server|SMTP_URL/i, 'causeNoServer'],
  [/not one plain e-?mail address|isn’t a single valid email address/i, 'causeNoAddress'],
  [/has expired/i, 'causeExpired'],
  [/has unsubscribed/i, 'causeUnsubscribed'],
  [/\b53[0458]\b|5\.7\.8|authentication|invalid login/i, 'causeLogin'],
  [/ENOTFOUND|EAI_AGAIN|getaddrinfo/i, 'causeServerName'],
  [/certificate|self.signed|\bTLS\b|\bSSL\b/i, 'causeCertificate'],
  [/timed? ?out|timeout|aborted|ETIMEDOUT/i, 'causeTimeout'],
  [/ECONNREFUSED|ECONNRESET|ECONNECTION|ESOCKET|EHOSTUNREACH|ENETUNREACH|closed|socket/i, 'causeConnection'],
  [/\b552\b.*(size|large|exceed)|5\.3\.4|message (too|size)/i, 'causeTooLarge'],
  [/\b[45]52\b|[45]\.2\.2|quota|mailbox (is )?full|over ?quota/i, 'causeMailboxFull'],
  [/[45]\.2\.1|mailbox (is )?(disabled|inactive|suspended)|account (is )?disabled/i, 'causeMailboxClosed'],
  [
    /5\.1\.[0-36]|5\.1\.10|user unknown|unknown user|no such (user|recipient|person)|does not exist|recipient (address )?rejected|mailbox unavailable|mailbox not found/i,
    'causeUnknownAddress',
  ],
  [/5\.1\.2|5\.4\.[14]|no MX|domain (not found|does not)|host (or domain )?unknown/i, 'causeDomain'],
  [/\bSPF\b|\bDKIM\b|\bDMARC\b|5\.7\.(2[0-9]|26)|unauthenticated|not authori[sz]ed/i, 'causeNotTrusted'],
  [/spam|blocked|blacklist|blocklist|block list|reputation|5\.7\.1|policy/i, 'causeSpam'],
  [/\b421\b|too many|rate limit|4\.7\.28/i, 'causeBusy'],
  [/\b45\d\b|4\.\d\.\d|greylist|try again/i, 'causeWait'],
  [/\b(550|551|553|554|55\d)\b/, 'causeRefused'],
] as const;

/** Null if the answer is unknown. */
export function sayCause(answer: string): string | null {
  const words = messagesNow(emailsAdmin);
  if (answer.trim() === '') return null;
  const [, cause = 'theEmailCouldntBeDelivered' as const] =
    causes.find(([pattern]) => pattern.test(answer)) ?? [];
  return words[cause];
}
