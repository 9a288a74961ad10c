import { z } from 'zod';
import { safeHref } from '../links/safe-href.ts';

interface LinkOptions {
  /** The required prefix of the address; without it, anything that `safeHref` allows. */
  start?: RegExp;
  /** Whether an empty address is allowed. */
  optional?: boolean;
  most?: number;
}

/** An address that an owner sets and a browser follows, stored in the form of `safeHref`. @param message for an invalid one */
export const link = (message: string, { start, optional = false, most = 2000 }: LinkOptions = {}) =>
  z
    .string()
    .max(most, `At most ${most} characters.`)
    .transform((typed, context) => {
      if (optional && typed.trim() === '') return '';
      const safe = safeHref(typed);
      if (safe !== null && safe.length <= most && (!start || start.test(safe))) return safe;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });
