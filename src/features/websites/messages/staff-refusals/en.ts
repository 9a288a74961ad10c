import { defineMessages } from '../../../../lib/messages/define.ts';

/** What the server tells owners and staff about the site, its design and its wording. */
export const en = defineMessages({
  nothingToPublish: 'There’s nothing to publish. Your site already looks like this.',
  versionGone: 'This version no longer exists.',
  hostTaken: '{host} already belongs to another site.',
  onlyOwnersCanSeeDrafts: 'Only owners can see drafts.',
  noSiteHere: 'There is no site at this address.',
  onlyOwnersChangePayments: 'Only owners can change payment settings.',
  mainAndOther: '{language} can’t be the main language and another language at once.',
  pageAtLanguage:
    'A page has the address /{address}, where pages in {language} would be. Change its address first.',
  addLanguageFirst: 'Add this language to the site first.',
  notItsAddress: '{host} isn’t one of this site’s addresses. Add it under “Domains” first.',
  isMainAddress: '{host} is the primary domain, which shows the main language. Choose another address.',
  isFormerAddress: '{host} is a former address. Choose another one.',
  showsAnotherLanguage: '{host} already shows another language. Choose another address.',
  pointsElsewhere: '{host} doesn’t point to your site yet. Set its DNS records first.',
  domainsNotYours: 'Your role can’t change the addresses of this site. Ask an owner.',
  noDecimals: '{currency} has no decimals. Enter whole amounts.',
  wholeAmount: 'Enter a whole amount.',
  languageChanged: 'The language of this site has changed. Reload the page to see its texts.',
  noSuchText: 'There’s no text named “{key}” in “{area}”.',
  announcementBar: 'Announcement bar',
  footer: 'Footer',
  announcementText: 'Announcement',
  footerNote: 'Note',
  linkText: 'Link text',
});
