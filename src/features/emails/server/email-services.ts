import type { Jobs } from '../../../lib/work/jobs.ts';

export interface EmailServices {
  jobs: Jobs;
  /** `studio@example.com` or `Studio <studio@example.com>`. */
  mailFrom: string;
  /** False where no mail server is set. */
  delivers: boolean;
}

/** The address alone, which is what mail servers hear. */
export const senderAddress = (mailFrom: string): string =>
  /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom.trim();
