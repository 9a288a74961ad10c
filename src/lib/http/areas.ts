/**
 * The parts of a site, as far as permissions distinguish them. Every call for staff belongs to one of these; roles and API keys
 * are tables from areas to what is allowed there.
 */
export const areas = [
  'pages',
  /** What visitors see of pages, menus, redirects, files and the design. Staff without it ask for approval. */
  'publish',
  /** Translations of texts that the caller may read: in their own areas, or all of them by `texts`. */
  'translations',
  /** The originals of everything that can be translated: their texts, and nothing else of them. No call writes there. */
  'texts',
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
  /** Payment settings: providers, taxes, delivery. */
  'money',
  'domains',
  'people',
  /** API keys and webhooks. */
  'keys',
  'export',
  /** The site as a whole: private mode, deletion. */
  'site',
] as const;
export type Area = (typeof areas)[number];

/** `write` includes `read`. */
export type Access = 'read' | 'write';
export type Rights = Readonly<Partial<Record<Area, Access>>>;

export const allows = (rights: Rights, area: Area, access: Access): boolean =>
  rights[area] === 'write' || rights[area] === access;

/** The same access in every area. */
export const rightsFor = (among: readonly Area[], access: Access): Rights =>
  Object.fromEntries(among.map((area) => [area, access]));

/**
 * The most that an API key may do: nothing with people, keys, domains or the deletion of the site; originals, history and payment
 * settings read only.
 */
export const mostOfKeys: Rights = {
  ...rightsFor(
    areas.filter((area) => !['people', 'keys', 'domains', 'site'].includes(area)),
    'write',
  ),
  texts: 'read',
  history: 'read',
  money: 'read',
};

export const allRights: Rights = rightsFor(areas, 'write');
export const noRights: Rights = {};
