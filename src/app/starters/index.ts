import { plainStarter } from './plain.ts';
import type { Starter } from './starter.ts';

/** In the order in which they are offered; the plain one comes last. */
export const starters: readonly Starter[] = [plainStarter];

/** What a site begins with when nobody chose. */
export const usualStarter: Starter = plainStarter;

export const starterBy = (key: string): Starter | undefined => starters.find((one) => one.key === key);
