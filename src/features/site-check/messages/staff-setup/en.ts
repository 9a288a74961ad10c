import { defineMessages } from '../../../../lib/messages/define.ts';

/** What is left to do before a new site opens. */
export const en = defineMessages({
  samplesLeft: '{count, plural, one {# sample text} other {# sample texts}} from the design left.',
  publishHome: 'Tell visitors what you do, then publish your home page.',
  noSamplesLeft: 'No sample texts left.',
  designPublished: 'Your design is published.',
  designEverywhere: 'Your logo, colours and fonts are used on every page.',
  productsAdded: '{count, plural, one {# product} other {# products}} added.',
  addProduct: 'Add your first product, or change a sample product.',
  stripeConnected: 'Stripe is connected.',
  testMode: 'Test mode is on: no money is taken. Connect Stripe, or choose “Manual payment only”.',
  paidManually: 'Customers pay manually, following your instructions.',
  setUpPayment: 'Connect Stripe, or tell customers how to pay.',
  setUpDelivery: 'Set where you deliver and what it costs.',
  zones: 'You deliver to {count, plural, one {# zone} other {# zones}}.',
  checkDelivery: 'Check the sample delivery zones and prices, then save them.',
  emailsNotSent: 'Emails can’t be sent yet. Ask your hosting provider to set up an email server.',
  repliesGoTo: 'Replies go to {email}.',
  addReplyAddress: 'Add the address that receives replies to your emails.',
  pagesMissing: 'You don’t have a page for {pages} yet.',
  legalNeedsDetails: 'The sample texts need your details.',
  legalPublished: 'Your privacy policy and terms are published.',
  domainReady: '{domain} points to your site.',
  useDomain: 'Use your own domain, such as www.yourname.com.',
  footer: 'Footer',
});
