import { defineMessages } from '../../../messages/define.ts';

export const en = defineMessages({
  dismiss: 'Dismiss',
  problem: 'Problem:',
  hide: 'Hide',
  show: 'Show',
  password: 'password',
  select: 'Select {label}',
  optional: '{label} (optional)',
  picture: 'Image',
  pictureCount: '{at} of {count}',
  previousImage: 'Previous image',
  nextImage: 'Next image',
  close: 'Close',
  fixFields: 'Fix {count, plural, one {# field} other {# fields}} to continue.',
  unreachable: 'We couldn’t reach the site. Check your connection and try again.',
  badRequest: 'Bad Request. Make sure all forms are filled out properly.',
  notAllowed: "You're not allowed to do that!!!",
  serverDown: 'Looks like the server is down... shit.',
  pageUnreachable: 'That page couldn’t be loaded. Check your connection and try again.',
  unexpected: 'An error occurred',
  errorScreenFailed: 'An error occurred while showing the error page',
});
