/** Keys of words. */
export const discountChoices = {
  state: {
    '': 'allDiscountCodes',
    active: 'active',
    later: 'scheduled',
    ended: 'ended',
    'used-up': 'limitReached',
  },
  sort: { '': 'newest', code: 'code', used: 'mostUsed' },
} as const;
