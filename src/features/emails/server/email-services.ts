import type { Jobs } from '../../../lib/work/jobs.ts';

export interface EmailServices {
  jobs: Jobs;
  /** `studio@example.com` or `Studio <studio@example.com>`. */
  mailFrom: string;
  /** False without a mail server. */
  delivers: boolean;
}

/** The address alone, for the SMTP envelope. */
export const senderAddress = (mailFrom: string): string =>
  /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom.trim();
