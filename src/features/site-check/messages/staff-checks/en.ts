import { defineMessages } from '../../../../lib/messages/define.ts';

/** What the site check finds, and what to do about it. */
export const en = defineMessages({
  tooManyRequests: 'Too many requests in a short time. Wait a few minutes and try again.',
  tooManyChecks: 'Too many checks in a short time. Wait a few minutes and try again.',
  noResponse: 'No response within 25 seconds.',
  notChecked: 'This couldn’t be checked.',
  runAgainOrAskHost: 'Run this check again later. If it keeps failing, contact your hosting provider.',
  runAgainLater: 'Run this check again later.',
  contactHost: 'Contact your hosting provider.',

  notReadBack: 'Saved data couldn’t be read back.',
  savingIsSlow: 'Saving works, but took {ms} ms.',
  savedAndRead: 'Saved, read and removed in {ms} ms.',
  fileDiffers: 'A stored file was different when read back.',
  fileNotDeleted: 'A file could be stored and read, but not deleted.',
  fileStored: 'A file was stored, read and deleted.',
  viewSentEmails: 'View sent emails',
  noEmailServer: 'Emails can’t be sent because no email server is set up.',
  askForEmailServer: 'Ask your hosting provider to set up an email server.',
  testEmailSent: 'A test email was sent to {address}. Check that it arrived.',
  testEmailRefused: 'The email server refused the test email: {answer}',
  testEmailWaiting: 'The test email is still waiting to be sent.',
  domainUnproven: 'waiting for a DNS record at your domain provider',
  domainElsewhere: 'verified, but points elsewhere',
  domainCertificate: 'waiting for its SSL certificate',
  domainWorks: 'works',
  domainAlwaysWorks: 'always works',
  viewDomains: 'View domains',
  domainsNotReady:
    '{count, plural, one {# of {all} domains isn’t ready} other {# of {all} domains aren’t ready}}.',
  domainsReady: 'All domains point to your site and have an SSL certificate.',
  domainsWithoutCertificates:
    'All domains point to your site. Certificates aren’t used on this installation, which is only suitable for testing.',
  readableOffline: 'Visited pages stay readable offline.',
  offlineScriptMissing: 'The script for offline reading is missing.',

  recordsAddUp: 'Everything adds up: stock, orders, payments, bookings, discount codes and files.',
  notTrueFor: 'Not true for {records}.',
  notTrueForMore: 'Not true for {records} and {more} more.',
  recordsNotCheckedInTime: 'Some records couldn’t be checked in time.',
  recordChecksFailed:
    '{count, plural, one {# check of your records failed} other {# checks of your records failed}}.',
  sendListToHost: 'Send this list to your hosting provider.',
  reviewOrders: 'Review orders and payments',

  setUpPayments: 'Set up payments',
  shopClosed: 'Your shop is closed, so it doesn’t take payments.',
  testMode: 'Test mode is on: customers pay with test cards and no money is taken.',
  paidManually: 'Customers pay manually, following your instructions.',
  stripeNotReached: 'We couldn’t connect to Stripe.',
  stripeNotConnected: 'Card payments are on, but no Stripe account is connected.',
  stripeTakesPayments: 'Stripe is connected, and {account} can take payments.',
  stripeTakesNoPayments: 'Stripe is connected, but {account} can’t take payments yet.',
  noRecentCardPayments: 'No card payments in the last month, so there’s nothing to check.',
  webhooksMissing:
    'Stripe didn’t send a webhook for {unseen} of {paid} card payments. We looked them up instead.',
  askAboutWebhook: 'Ask your hosting provider to check the Stripe webhook.',
  webhooksComplete: 'Stripe sent a webhook for every card payment in the last month.',
  viewPayments: 'View payments that need attention',
  noStripeAccount: 'No Stripe account is connected.',
  notCompared: 'Your payments couldn’t be compared with Stripe.',
  order: 'Order {number}',
  payment: 'Payment',
  paymentsDontMatch:
    '{count, plural, one {# payment recorded here doesn’t match Stripe} other {# payments recorded here don’t match Stripe}}.',
  paymentsNeedAttention:
    '{count, plural, one {# payment or refund needs your attention} other {# payments or refunds need your attention}}.',
  noRecentPayments: 'Stripe took no payments in the last 30 days.',
  paymentsMatch:
    '{count, plural, one {The payment from the last 30 days matches your orders or was refunded} other {All # payments from the last 30 days match your orders or were refunded}}.',
  paymentsRecovered: '{count, plural, one {# missed payment recovered} other {# missed payments recovered}}.',

  noProducts: 'You have no products for sale yet.',
  noPrice: 'no price',
  outOfStock: 'out of stock',
  noImage: 'no image',
  productsComplete:
    '{count, plural, one {Your product for sale has} other {All # products for sale have}} a price, stock and an image.',
  productsIncomplete:
    '{count, plural, one {# of {all} products for sale is incomplete} other {# of {all} products for sale are incomplete}}.',
  bulkEditProducts: 'Bulk edit products',

  cardsNotAvailable: 'Card payments aren’t available here.',
  nothingToRegister:
    'There’s nothing to register: no Stripe account is connected, or the site has no public domain.',
  notRegistered: 'Not registered yet.',
  registered: 'Registered.',
  methodsNotAvailable: 'Not available here: {methods}.',
  domainsNotRegistered:
    'Stripe hasn’t registered {count, plural, one {one domain} other {# domains}}, so wallets aren’t shown there. Cards still work.',
  weTryAgain: 'We try again automatically. If it keeps failing, check your Stripe account',
  methodsNotShown: 'Some payment methods aren’t shown on every domain. Cards still work.',
  followStripeSteps:
    'In your Stripe dashboard, open Settings, Payment method domains, and follow the steps there.',
  walletsShown:
    'Stripe can show Apple Pay, Google Pay, Link, PayPal and Klarna on {count, plural, one {your domain} other {your # domains}}.',

  legalPublished: 'Your privacy policy and terms are published.',
  legalMissing: 'You don’t have a page for {pages}. Most countries require both.',
  createFromTemplate: 'Create from a template',
  addressesTaken:
    '{count, plural, one {This page uses an address} other {These pages use addresses}} that your site needs for other screens: {pages}. Visitors may see something else there.',
  changeAddresses: 'Change the addresses',
  linksWork:
    '{links, plural, one {The only link} other {All # links}} in menus and on {pages, plural, one {# page} other {# pages}} {links, plural, one {works} other {work}}.',
  linksBroken: '{count, plural, one {# link is broken} other {# links are broken}}.',
  menuInHeader: 'Menu in the header',
  menuInFooter: 'Menu in the footer',
  editMenus: 'Edit menus',
  editPage: 'Edit “{name}”',
  addRedirect: 'Add a redirect',
  allImagesDescribed: 'All images have alt text.',
  imagesNotDescribed:
    '{count, plural, one {# image has} other {# images have}} no alt text. Screen readers and search engines use it.',
  manyImagesNotDescribed:
    '{count} or more images have no alt text. Screen readers and search engines use it.',
  addAltText: 'Add alt text',
});
