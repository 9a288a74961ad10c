import { defineMessages } from '../../../../lib/messages/define.ts';

export const en = defineMessages({
  enterComment: 'Enter a comment.',
  enterName: 'Enter your name.',
  enterEmail: 'Enter your email address.',
  closed: 'Comments are closed here.',
  parentGone: 'The comment you’re replying to has been deleted. Your text has been kept.',
  staleLink: 'This link has expired. Post your comment again and use the link in the latest email.',
  manyComments: 'Too many comments were posted. Your text has been kept. Post it again in a few minutes.',
  noComment: 'This comment has already been deleted.',
  noEntry: 'This page could not be found',
});
