/** What the other side's answer means, in words for somebody who does not run mail servers. First match wins. */
const causes: [RegExp, string][] = [
  [/no mail server|SMTP_URL/i, 'No mail server is set up, so mails wait here until there is one.'],
  [
    /\b535\b|5\.7\.8|authentication|invalid login/i,
    'The mail server refused the site’s user name or password.',
  ],
  [/ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|closed/i, 'The mail server cannot be reached just now.'],
  [
    /ENOTFOUND|EAI_AGAIN|getaddrinfo/i,
    'The mail server’s name is not known. It may be misspelt in the settings.',
  ],
  [/certificate|self.signed|TLS|SSL/i, 'The mail server’s certificate is not valid, so nothing was sent.'],
  [/timed? ?out|ETIMEDOUT|ESOCKET/i, 'The mail server did not answer in time.'],
  [/\b552\b|5\.2\.2|4\.2\.2|quota|mailbox (is )?full|over ?quota/i, 'The mailbox is full.'],
  [
    /5\.1\.[0-36]|user unknown|unknown user|no such (user|recipient)|does not exist|recipient (address )?rejected|mailbox unavailable/i,
    'There is no mailbox with this address. It may be misspelt.',
  ],
  [/spam|blocked|blacklist|blocklist|reputation|5\.7\.1/i, 'The other side took it for unwanted mail.'],
  [/\b45\d\b|4\.\d\.\d|greylist|try again/i, 'The other side asked to wait. It is tried again by itself.'],
  [/\b(550|553|554)\b/, 'The other side refused this mail.'],
];

/** Null where the answer says nothing. */
export function sayCause(answer: string): string | null {
  if (answer.trim() === '') return null;
  return causes.find(([pattern]) => pattern.test(answer))?.[1] ?? 'The mail could not be delivered.';
}

/** True where mails wait only because nobody gave the site a mail server. */
export const lacksServer = (answer: string): boolean => /no mail server|SMTP_URL/i.test(answer);
