import { associationStarter } from './association/index.ts';
import { bakeryStarter } from './bakery/index.ts';
import { journalStarter } from './journal/index.ts';
import { musicianStarter } from './musician/index.ts';
import { plainStarter } from './plain.ts';
import { podcastStarter } from './podcast/index.ts';
import { portfolioStarter } from './portfolio/index.ts';
import { restaurantStarter } from './restaurant/index.ts';
import { shopStarter } from './shop/index.ts';
import type { Starter } from './starter.ts';
import { studioStarter } from './studio/index.ts';
import { workshopStarter } from './workshop/index.ts';

/** In the order in which they are offered; the plain one comes last. */
export const starters: readonly Starter[] = [
  shopStarter,
  studioStarter,
  restaurantStarter,
  musicianStarter,
  portfolioStarter,
  associationStarter,
  workshopStarter,
  bakeryStarter,
  journalStarter,
  podcastStarter,
  plainStarter,
];

/** The design of a site for which none was chosen. */
export const usualStarter: Starter = plainStarter;

/** Files that ship with all starters. */
export const starterFiles = () => starters.flatMap(({ site }) => site('').files ?? []);

export const starterBy = (key: string): Starter | undefined => starters.find((one) => one.key === key);
