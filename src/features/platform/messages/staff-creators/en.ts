import { defineMessages } from '../../../../lib/messages/define.ts';

/** What the platform tells creators about their account and their sites. */
export const en = defineMessages({
  signInAgain: 'Sign in again.',
  alreadyConfirmed: 'Your email address is already confirmed.',
  confirmationExpired: 'This link has already been used or has expired. Sign in to request a new one.',
  unknownToken: 'Used, expired or unknown.',
  accountExists: 'An account with this email address already exists. Sign in, or reset your password.',
  addressHasAccount: 'This email address already has an account.',
  nothingDeleted: 'Your password is incorrect. Nothing was deleted.',
  incorrectPassword: 'Incorrect password.',
  confirmFirst: 'Confirm your email address first, using the link we emailed you.',
  setUpCodesFirst: 'Set up one-time codes before you create recovery codes.',
  siteNotYours: 'Site not found in your account.',
  noLongerOwner: '{email} is no longer an owner of {site}.',
  cantOpenSite: '{email} is no longer an owner of {site}, so you can’t open it from here.',
  siteNeedsStep:
    'This site requires two-step verification. Turn it on in your account here, sign in again, then open the site.',
  cantRestore: 'This site isn’t deleted, or the 30 days to restore it have passed.',
  siteNotFound: 'Site not found.',
  notItsName: 'This isn’t the site’s name.',
  typeName: 'Type “{name}”.',
  ordersUnfulfilled:
    '{count, plural, one {One order is paid but not fulfilled. Fulfil or refund it first, or confirm that you want to delete the site anyway.} other {# orders are paid but not fulfilled. Fulfil or refund them first, or confirm that you want to delete the site anyway.}}',
  alreadyDeleted: 'This site has already been deleted.',
  tooManySites:
    '{count, plural, one {You’ve created # site in the last hour. Try again later.} other {You’ve created # sites in the last hour. Try again later.}}',
  sitesBeforeProof:
    'You have {count, number} sites. Confirm your email address before you create more, using the link we emailed you. You can resend it from “My sites”.',
  chooseDesign: 'Choose one of the designs shown.',
  unknownDesign: 'Unknown design.',
  waitAMoment: 'Wait a moment before you try more addresses.',
  addressFree: 'This address is available.',
  addressTaken: '{host} is taken.',
  addressReserved: '{host} is reserved.',
  addressAlike: '{host} is too similar to an existing address.',
  chooseAnother: '{sentence} Choose another one.',
  chooseAnotherOf: '{sentence} Choose another one. Available: {addresses}.',
  uploadExpired: 'This upload has expired. Uploads are kept for one day. Upload the file again.',
  largerThanSite: 'This file is larger than the maximum size of a site.',
  tooManyUploads: 'You’ve uploaded several sites recently. Try again later.',
  failed: 'Something went wrong on our side. Try again later.',
});
