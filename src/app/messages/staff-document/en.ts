import { defineMessages } from '../../../lib/messages/define.ts';

/** The document of the admin, before its script has loaded. */
export const en = defineMessages({
  title: '{site} · Admin',
  needsScript: 'The admin pages need JavaScript. Your visitors’ pages don’t.',
});
