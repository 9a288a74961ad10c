import { defineMessages } from '../../../../lib/messages/define.ts';

export const en = defineMessages({
  readingTime: '{minutes} min read',
  previous: 'Previous',
  next: 'Next',
  olderEntry: 'Previous entry',
  newerEntry: 'Next entry',
  related: 'You may also like',
  tags: 'Tags',
  nothingHere: 'Nothing here yet.',
  pagination: 'Pages',
  pageOf: 'Page {page} of {pages}',
  addToCalendar: 'Add to calendar',
  rssFeed: 'RSS feed',
  yes: 'Yes',
  no: 'No',
  viewMap: 'View map',
  entriesHere: 'Entries appear here once you choose a content type.',
  seeAll: 'See all',
  archive: 'Archive',
  earlierMonths: 'Earlier months',
});
