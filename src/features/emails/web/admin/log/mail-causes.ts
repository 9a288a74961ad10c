/** Explains a mail server's answer to people who don't run one. The first match wins. */
const causes: [RegExp, string][] = [
  [/no mail server|SMTP_URL/i, 'No email server is set up yet, so emails wait here.'],
  [/not one plain e-?mail address/i, 'This isn’t a valid email address.'],
  [/has expired/i, 'The link in it expired before it could be sent.'],
  [/has unsubscribed/i, 'The recipient has unsubscribed from these emails.'],
  [
    /\b53[0458]\b|5\.7\.8|authentication|invalid login/i,
    'The email server refused the user name or password.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|getaddrinfo/i,
    'The email server’s name wasn’t found. It may be misspelt in the settings.',
  ],
  [
    /certificate|self.signed|\bTLS\b|\bSSL\b/i,
    'The email server’s certificate isn’t valid, so nothing was sent.',
  ],
  [/timed? ?out|timeout|aborted|ETIMEDOUT/i, 'The email server didn’t respond in time.'],
  [
    /ECONNREFUSED|ECONNRESET|ECONNECTION|ESOCKET|EHOSTUNREACH|ENETUNREACH|closed|socket/i,
    'We couldn’t reach the email server, or the connection was lost.',
  ],
  [
    /\b552\b.*(size|large|exceed)|5\.3\.4|message (too|size)/i,
    'The email is too large for the recipient’s email server.',
  ],
  [/\b[45]52\b|[45]\.2\.2|quota|mailbox (is )?full|over ?quota/i, 'The recipient’s mailbox is full.'],
  [
    /[45]\.2\.1|mailbox (is )?(disabled|inactive|suspended)|account (is )?disabled/i,
    'The recipient’s mailbox has been closed.',
  ],
  [
    /5\.1\.[0-36]|5\.1\.10|user unknown|unknown user|no such (user|recipient|person)|does not exist|recipient (address )?rejected|mailbox unavailable|mailbox not found/i,
    'This email address doesn’t exist. Check the spelling.',
  ],
  [
    /5\.1\.2|5\.4\.[14]|no MX|domain (not found|does not)|host (or domain )?unknown/i,
    'The domain after the @ doesn’t accept email. Check the spelling.',
  ],
  [
    /\bSPF\b|\bDKIM\b|\bDMARC\b|5\.7\.(2[0-9]|26)|unauthenticated|not authori[sz]ed/i,
    'The recipient’s email server doesn’t trust the sender address. Ask your hosting provider to set up SPF and DKIM records.',
  ],
  [
    /spam|blocked|blacklist|blocklist|block list|reputation|5\.7\.1|policy/i,
    'The recipient’s email server marked it as spam.',
  ],
  [
    /\b421\b|too many|rate limit|4\.7\.28/i,
    'The recipient’s email server is busy or limits how many emails it accepts. We’ll try again automatically.',
  ],
  [
    /\b45\d\b|4\.\d\.\d|greylist|try again/i,
    'The recipient’s email server asked us to wait. We’ll try again automatically.',
  ],
  [/\b(550|551|553|554|55\d)\b/, 'The recipient’s email server refused this email.'],
];

/** Null if the answer is unknown. */
export function sayCause(answer: string): string | null {
  if (answer.trim() === '') return null;
  return causes.find(([pattern]) => pattern.test(answer))?.[1] ?? 'The email couldn’t be delivered.';
}
