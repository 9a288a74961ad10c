/** Lists of the admin whose views, columns and density are stored with an account. */
export const listNames = [
  'orders',
  'products',
  'customers',
  'entries',
  'messages',
  'emails',
  'pages',
  'files',
  'services',
  'comments',
  'discounts',
  'subscribers',
  'redirects',
  'tracks',
  'forms',
  'collections',
  'stock',
] as const;

export type ListName = (typeof listNames)[number];
