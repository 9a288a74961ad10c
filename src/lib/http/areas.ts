/**
 * What a site is made of, as far as it matters who may see or change it. Every call for the people of a site belongs to
 * one of these; roles, and keys for programs, are tables from areas to what is allowed there.
 */
export const areas = [
  'pages',
  'files',
  'audio',
  'forms',
  'brand',
  'products',
  'discounts',
  'services',
  'bookings',
  'orders',
  'messages',
  'customers',
  'mails',
  'settings',
  'analytics',
  'checks',
  'history',
  /** How money is taken: providers, taxes, delivery. */
  'money',
  'domains',
  'people',
  /** Keys and addresses for other programs. */
  'keys',
  'export',
  /** The site as a whole: private mode, deletion. */
  'site',
] as const;
export type Area = (typeof areas)[number];

/** Anyone who may write may read too. */
export type Access = 'read' | 'write';
export type Rights = Readonly<Partial<Record<Area, Access>>>;

export const allows = (rights: Rights, area: Area, access: Access): boolean =>
  rights[area] === 'write' || rights[area] === access;

/** The same access everywhere. */
export const rightsFor = (among: readonly Area[], access: Access): Rights =>
  Object.fromEntries(among.map((area) => [area, access]));

/**
 * The most that a key for a program may be given: never people, keys, addresses or the end of the site, and of how money
 * is taken no more than a look.
 */
export const mostOfKeys: Rights = {
  ...rightsFor(
    areas.filter((area) => !['people', 'keys', 'domains', 'site'].includes(area)),
    'write',
  ),
  history: 'read',
  money: 'read',
};

export const allRights: Rights = rightsFor(areas, 'write');
export const noRights: Rights = {};
