export const discountStates = ['active', 'later', 'ended', 'used-up'] as const;

export type DiscountState = (typeof discountStates)[number];
