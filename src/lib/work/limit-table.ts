const MINUTE = 60;
const TEN_MINUTES = 10 * MINUTE;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Allowed {
  /** Maximum within `seconds`. */
  points: number;
  seconds: number;
  /** What is counted, and per what: the documentation quotes it. */
  counts: string;
}

/** Every rate limit. An IPv6 address counts as its /64 network; each count is kept in the database. */
export const limitTable = {
  'sign-in-account': {
    points: 10,
    seconds: QUARTER,
    counts: 'Sign-in attempts per email address, from all other browsers',
  },
  'sign-in-known': {
    points: 10,
    seconds: QUARTER,
    counts: 'Sign-in attempts per email address, from all browsers that it has signed in with',
  },
  'sign-in-address': { points: 100, seconds: QUARTER, counts: 'Sign-in attempts per network address' },
  'second-step': { points: 10, seconds: QUARTER, counts: 'One-time codes per account' },
  'token-address': { points: 100, seconds: QUARTER, counts: 'Emailed links opened per network address' },
  'forgot-account': { points: 4, seconds: HOUR, counts: 'Password reset requests per email address' },
  'forgot-address': { points: 30, seconds: HOUR, counts: 'Password reset requests per network address' },
  'register-address': { points: 60, seconds: HOUR, counts: 'New accounts per network address' },
  invitations: { points: 60, seconds: HOUR, counts: 'Invitations per site' },
  door: { points: 10, seconds: TEN_MINUTES, counts: 'Site password attempts per network address' },
  'door-all': { points: 300, seconds: TEN_MINUTES, counts: 'Site password attempts per site' },
  'discount-code': { points: 30, seconds: QUARTER, counts: 'Unknown discount codes per network address' },
  'discount-code-site': { points: 3_000, seconds: HOUR, counts: 'Unknown discount codes per site' },
  'withdrawal-address': { points: 30, seconds: HOUR, counts: 'Order links requested per network address' },
  'withdrawal-email': { points: 4, seconds: HOUR, counts: 'Order links requested per email address' },
  order: { points: 600, seconds: TEN_MINUTES, counts: 'Checkouts started per network address' },
  'order-site': { points: 20_000, seconds: HOUR, counts: 'Checkouts started per site' },
  'order-placed': {
    points: 60,
    seconds: DAY,
    counts: 'Orders placed without payment per email address on a site',
  },
  'order-mail-buyer': {
    points: 5,
    seconds: DAY,
    counts:
      'Unpaid orders that send an email of their own, per recipient on a site; one email lists the others',
  },
  'order-mail-shop': {
    points: 30,
    seconds: HOUR,
    counts: 'Unpaid orders that send the shop an email of their own, per site; one email lists the others',
  },
  'withdrawal-mail-buyer': {
    points: 5,
    seconds: DAY,
    counts:
      'Uses of the right to cancel that send an email of their own, per recipient on a site; one email lists the others',
  },
  'withdrawal-mail-shop': {
    points: 30,
    seconds: HOUR,
    counts:
      'Uses of the right to cancel that send the shop an email of their own, per site; one email lists the others',
  },
  'booking-person': {
    points: 20,
    seconds: DAY,
    counts: 'Bookings and waiting list entries per email address',
  },
  'booking-mail-guest': {
    points: 5,
    seconds: DAY,
    counts:
      'Bookings, changes by guests and waiting list entries that send an email of their own, per recipient on a site; one email lists the others',
  },
  'booking-mail-reminder': {
    points: 5,
    seconds: DAY,
    counts:
      'Booking reminders and offers of places that send an email of their own, per recipient on a site; one email lists the others',
  },
  'booking-change': {
    points: 20,
    seconds: DAY,
    counts: 'Bookings rescheduled by guests per email address',
  },
  'booking-mail-owner': {
    points: 30,
    seconds: HOUR,
    counts:
      'Bookings and changes by guests that send the owner an email of their own, per site; one email lists the others',
  },
  booking: {
    points: 600,
    seconds: TEN_MINUTES,
    counts: 'Bookings and waiting list entries per network address',
  },
  'booking-site': { points: 20_000, seconds: HOUR, counts: 'Bookings and waiting list entries per site' },
  'message-address': { points: 40, seconds: TEN_MINUTES, counts: 'Form messages per network address' },
  'message-site': { points: 20_000, seconds: HOUR, counts: 'Form messages per site' },
  'message-file-address': { points: 60, seconds: TEN_MINUTES, counts: 'Files in forms per network address' },
  'message-file-site': { points: 5_000, seconds: HOUR, counts: 'Files in forms per site' },
  'message-mail-to': { points: 3, seconds: DAY, counts: 'Form replies per recipient on a site' },
  'message-mail-to-any': { points: 10, seconds: DAY, counts: 'Form replies per recipient on all sites' },
  'comment-address': { points: 40, seconds: TEN_MINUTES, counts: 'Comments on entries per network address' },
  'comment-account': { points: 40, seconds: TEN_MINUTES, counts: 'Comments on entries per account' },
  'comment-site': { points: 3_000, seconds: HOUR, counts: 'Comments on entries per site' },
  'comment-mail-to': {
    points: 10,
    seconds: DAY,
    counts: 'Emails that confirm a comment per recipient on a site',
  },
  'comment-mail-to-any': {
    points: 20,
    seconds: DAY,
    counts: 'Emails that confirm a comment per recipient on all sites',
  },
  'review-address': {
    points: 30,
    seconds: TEN_MINUTES,
    counts: 'Comments through preview links per network address',
  },
  'review-link': { points: 200, seconds: DAY, counts: 'Comments per preview link' },
  'review-mail-to': {
    points: 3,
    seconds: DAY,
    counts: 'Emails that ask people with a preview link whether to send more, per recipient on a site',
  },
  'review-mail-to-any': {
    points: 10,
    seconds: DAY,
    counts: 'Emails that ask people with a preview link whether to send more, per recipient on all sites',
  },
  'machine-translation': {
    points: 1_000,
    seconds: HOUR,
    counts: 'Requests to a machine translation service per site',
  },
  'machine-translation-test': {
    points: 30,
    seconds: TEN_MINUTES,
    counts: 'Tests of a machine translation key per site',
  },
  'stock-photos': {
    points: 300,
    seconds: HOUR,
    counts: 'Requests to a provider of stock photos per site',
  },
  'upload-site': { points: 20_000, seconds: HOUR, counts: 'Uploads per site' },
  'own-data': { points: 6, seconds: HOUR, counts: 'Exports of personal data per account' },
  checks: { points: 120, seconds: TEN_MINUTES, counts: 'Site checks per site' },
  setup: { points: 600, seconds: TEN_MINUTES, counts: 'Setup guides opened per site' },
  'api-key': { points: 600, seconds: MINUTE, counts: 'Calls per API key' },
  'wrong-api-key': { points: 60, seconds: MINUTE, counts: 'Unknown API keys per network address' },
  'sites-of-creator': { points: 10, seconds: HOUR, counts: 'New sites per creator' },
  'arrivals-of-creator': { points: 12, seconds: HOUR, counts: 'Uploaded site exports per creator' },
  'address-checks': { points: 120, seconds: MINUTE, counts: 'Site address look-ups per creator' },
  'domain-claims': { points: 10, seconds: HOUR, counts: 'Domains added per site' },
  'domain-looks': { points: 30, seconds: TEN_MINUTES, counts: 'Domain checks per site' },
} as const satisfies Record<string, Allowed>;

export type LimitName = keyof typeof limitTable;

/**
 * Maximum numbers per site, for records whose lists aren't paged. A trigger on each table counts
 * (migration 0059).
 */
export const mostOfSite = {
  forms: 500,
  collections: 500,
  resources: 500,
  sections: 500,
  tracks: 2_000,
  folders: 2_000,
} as const;

/** Maximum rows of a list between two dates, however busy the site is. */
export const MOST_BETWEEN_DATES = 10_000;

/** Limits for what unpaid orders may hold. */
export const holdLimits = {
  /** Open orders of one email address, separately for each account and for guests. */
  ordersOfPerson: 12,
  /** Open orders from one network address, which a school or an office may share. */
  ordersOfAddress: 500,
  /** Share of an item's stock, or of a session's seats, that several orders of one network address may hold, beyond `pieces`. */
  share: 0.5,
  pieces: 3,
  /** Unpaid single-seat appointments of one service that one network address may hold. */
  appointments: 50,
} as const;
