import type { Product } from '../../../products/contract.ts';

/** The variant that is chosen before somebody chooses. */
export const firstToBuy = ({ variants }: Product) =>
  variants.find(({ available }) => available !== 0) ?? variants[0];
