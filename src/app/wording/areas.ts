interface Place {
  /** `feature.catalogue`, as the code that says it names it. */
  area: string;
  /** The part of a site, as owners know it. */
  group: string;
  /** Tells owners where the text appears. */
  where: string;
  /** A page of the site where visitors see it. */
  to?: string;
}

/** Catalogues that browsers load; all others are said by the server only. */
const onScreens: readonly Place[] = [
  {
    area: 'pages.layout',
    group: 'Header and footer',
    where: 'Header, menu, footer and the page for missing addresses',
    to: '/',
  },
  {
    area: 'pages.blocks',
    group: 'Blocks',
    where: 'Built-in words of blocks such as galleries, opening hours and tables',
    to: '/',
  },
  { area: 'ui.common', group: 'Messages', where: 'Images, forms and notices on all pages', to: '/' },
  { area: 'search.screen', group: 'Search', where: 'Site search and its results', to: '/search' },
  {
    area: 'entries.entries',
    group: 'Blog and content',
    where: 'Lists of posts and events, and the posts themselves',
  },
  {
    area: 'entries.comments',
    group: 'Blog and content',
    where: 'Comments of visitors on posts and other entries',
  },
  { area: 'orders.shop', group: 'Shop', where: 'Shop, product pages and product blocks', to: '/shop' },
  {
    area: 'orders.cart',
    group: 'Cart',
    where: 'Cart page, cart drawer and order summary',
    to: '/order/cart',
  },
  {
    area: 'orders.checkout',
    group: 'Checkout',
    where: 'Checkout, payment and the confirmation',
    to: '/order/checkout',
  },
  {
    area: 'orders.order',
    group: 'Orders',
    where: 'Order pages, downloads, returns and cancelling an order',
    to: '/account/orders',
  },
  { area: 'postal.address', group: 'Checkout', where: 'Labels of addresses, which depend on the country' },
  {
    area: 'bookings.service',
    group: 'Bookings',
    where: 'Service pages, times to choose from and the waiting list',
  },
  {
    area: 'bookings.booking',
    group: 'Bookings',
    where: 'The page of a booking, rescheduling and cancelling',
  },
  {
    area: 'accounts.account',
    group: 'Account',
    where: 'Sign-in, registration, passwords and invitations',
    to: '/account',
  },
  {
    area: 'accounts.dashboard',
    group: 'Account',
    where: 'The account page and its security',
    to: '/account/dashboard',
  },
  {
    area: 'accounts.people',
    group: 'Account',
    where: 'Roles and devices, on the account page and in emails',
  },
  { area: 'forms.form', group: 'Forms', where: 'Forms and the newsletter sign-up' },
  { area: 'forms.answers', group: 'Forms', where: 'What is wrong with an answer in a form' },
  {
    area: 'audio.player',
    group: 'Audio player',
    where: 'The player, its playlist and audio blocks',
    to: '/playlist',
  },
  { area: 'emails.unsubscribe', group: 'Emails', where: 'The page to unsubscribe' },
];

const onServer: readonly Place[] = [
  { area: 'emails.frame', group: 'Emails', where: 'Below the text of each email, and counts in summaries' },
  { area: 'orders.emails', group: 'Emails', where: 'Rows of emails about orders' },
  { area: 'bookings.emails', group: 'Emails', where: 'Details in emails about bookings' },
  { area: 'orders.papers', group: 'Invoices', where: 'Invoices and packing slips' },
  { area: 'orders.refusals', group: 'Messages', where: 'Why a cart, an order or a payment can’t go through' },
  { area: 'bookings.refusals', group: 'Messages', where: 'Why a booking can’t be made or changed' },
  {
    area: 'accounts.refusals',
    group: 'Messages',
    where: 'Why somebody can’t sign in or change their account',
  },
  { area: 'forms.refusals', group: 'Messages', where: 'Why a form can’t be sent' },
  { area: 'files.refusals', group: 'Messages', where: 'Why a file can’t be uploaded or downloaded' },
  {
    area: 'entries.reader-comments',
    group: 'Messages',
    where: 'Why a comment on a post or another entry can’t be posted',
  },
  { area: 'pages.refusals', group: 'Messages', where: 'Why a page can’t be shown' },
  {
    area: 'pages.review',
    group: 'Messages',
    where: 'Comments on the preview of a page, by people with its link',
  },
  { area: 'http.replies', group: 'Messages', where: 'What is wrong with a field, on all pages' },
  {
    area: 'site-access.access',
    group: 'Private site',
    where: 'The password page, and pages while a site is closed',
  },
  { area: 'portability.person', group: 'Personal data', where: 'The download of a person’s data' },
];

/**
 * Catalogues that aren’t any site’s: one script holds the first for all sites, the second is the platform’s, and the others are what
 * content types and forms begin with, which owners change there.
 */
export const ofNoSite: readonly string[] = [
  'offline.offline',
  'platform.screens',
  'entries.ready-types',
  'forms.templates',
];

export const wordingAreas = [
  ...onScreens.map((place) => ({ ...place, to: place.to ?? null, inBrowsers: true })),
  ...onServer.map((place) => ({ ...place, to: place.to ?? null, inBrowsers: false })),
];
