/** What the other side's answer means, in words for somebody who does not run mail servers. First match wins. */
const causes: [RegExp, string][] = [
  [/no mail server|SMTP_URL/i, 'No mail server is set up, so mails wait here until there is one.'],
  [/not one plain e-?mail address/i, 'This is not an address that emails can be sent to.'],
  [/has expired/i, 'The link in it had expired before it could be sent.'],
  [/has unsubscribed/i, 'Its reader has unsubscribed from mails of this kind.'],
  [
    /\b53[0458]\b|5\.7\.8|authentication|invalid login/i,
    'The mail server refused the site’s user name or password.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|getaddrinfo/i,
    'The mail server’s name is not known. It may be misspelt in the settings.',
  ],
  [
    /certificate|self.signed|\bTLS\b|\bSSL\b/i,
    'The mail server’s certificate is not valid, so nothing was sent.',
  ],
  [/timed? ?out|timeout|aborted|ETIMEDOUT/i, 'The mail server did not answer in time.'],
  [
    /ECONNREFUSED|ECONNRESET|ECONNECTION|ESOCKET|EHOSTUNREACH|ENETUNREACH|closed|socket/i,
    'The mail server cannot be reached just now, or broke off.',
  ],
  [
    /\b552\b.*(size|large|exceed)|5\.3\.4|message (too|size)/i,
    'The mail is larger than the other side takes.',
  ],
  [/\b[45]52\b|[45]\.2\.2|quota|mailbox (is )?full|over ?quota/i, 'The mailbox is full.'],
  [
    /[45]\.2\.1|mailbox (is )?(disabled|inactive|suspended)|account (is )?disabled/i,
    'The mailbox has been closed.',
  ],
  [
    /5\.1\.[0-36]|5\.1\.10|user unknown|unknown user|no such (user|recipient|person)|does not exist|recipient (address )?rejected|mailbox unavailable|mailbox not found/i,
    'There is no mailbox with this address. It may be misspelt.',
  ],
  [
    /5\.1\.2|5\.4\.[14]|no MX|domain (not found|does not)|host (or domain )?unknown/i,
    'The part after the @ receives no mail. It may be misspelt.',
  ],
  [
    /\bSPF\b|\bDKIM\b|\bDMARC\b|5\.7\.(2[0-9]|26)|unauthenticated|not authori[sz]ed/i,
    'The other side does not trust the sender address. Whoever runs the server can prove it with SPF and DKIM records.',
  ],
  [
    /spam|blocked|blacklist|blocklist|block list|reputation|5\.7\.1|policy/i,
    'The other side took it for unwanted mail.',
  ],
  [
    /\b421\b|too many|rate limit|4\.7\.28/i,
    'The other side is busy, or gets too many mails from here just now. It is tried again by itself.',
  ],
  [/\b45\d\b|4\.\d\.\d|greylist|try again/i, 'The other side asked to wait. It is tried again by itself.'],
  [/\b(550|551|553|554|55\d)\b/, 'The other side refused this mail.'],
];

/** Null where the answer says nothing. */
export function sayCause(answer: string): string | null {
  if (answer.trim() === '') return null;
  return causes.find(([pattern]) => pattern.test(answer))?.[1] ?? 'The mail could not be delivered.';
}
