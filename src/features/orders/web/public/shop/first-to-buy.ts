import type { Product } from '../../../../products/contract.ts';

/** The preselected variant. */
export const firstToBuy = ({ variants }: Product) =>
  variants.find(({ available }) => available !== 0) ?? variants[0];
