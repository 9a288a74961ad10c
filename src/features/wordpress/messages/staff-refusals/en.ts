import { defineMessages } from '../../../../lib/messages/define.ts';

/** What an import refuses, and what it tells about the contents of a file. */
export const en = defineMessages({
  alreadyRunning: 'This import is already running.',
  onlyFinishedUndone: 'Only finished imports can be undone.',
  sendEachOnce: 'Send “name”, “from” and “address” once each. “from” is “wordpress” or “ghost”.',
  importGone: 'This import no longer exists.',
  notWordpress: 'This isn’t a WordPress export. In WordPress, go to Tools, Export and choose “All content”.',
  wordpressIncomplete:
    'This isn’t a WordPress export. In WordPress, go to Tools, Export and choose “All content”. It’s incomplete from line {line}.',
  wordpressTooLarge: 'This file is larger than 200 MB. Export it in parts, for example by year.',
  notGhost:
    'This isn’t a Ghost export. In Ghost, go to Settings, Import/Export, and export your content as a JSON file.',
  ghostDamaged:
    'This isn’t a Ghost export. In Ghost, go to Settings, Import/Export, and export your content as a JSON file. It’s incomplete or damaged.',
  ghostTooLarge: 'This file is larger than 200 MB. Check that it’s the file that Ghost exported.',
  ghostAddress: 'Enter the address of your Ghost site, like https://blog.example.com.',
  onlyEmailed: 'It was only sent by email, so it’s imported as a draft.',
  membersOnlyIsDraft:
    'Only {who, select, paying {paying members} other {members}} could read it in Ghost, so it’s imported as a draft.',
  membersOnlyInGhost: 'It was for {who, select, paying {paying members} other {members}} only in Ghost.',
  tiersOnlyInGhost: 'Only some tiers could read it in Ghost. Here, all signed-in customers can.',
  scheduleUnreadable: 'It was scheduled, but its time couldn’t be read, so it’s imported as a draft.',
  textMissing: 'Its text isn’t in the export as HTML, so it’s imported without text.',
  dateUnreadable: 'Its date couldn’t be read.',
  canonicalNotImported: 'Its canonical address isn’t imported: {canonical}',
  entriesForMembers:
    '{count, plural, one {# entry for members only is imported as a draft and isn’t published.} other {# entries for members only are imported as drafts and aren’t published.}}',
  postsWithoutAuthor:
    '{count, plural, one {# post has an author who isn’t in the file.} other {# posts have authors who aren’t in the file.}}',
  entriesTooLong: '{count, plural, one {# entry is} other {# entries are}} too long to import.',
  imagesNeedAddress:
    'Images can’t be downloaded without the address of your Ghost site. Choose the file again and enter the address.',
  ghostLeftOut: 'Members, comments, newsletters, settings and themes aren’t imported.',
  passwordIsDraft: 'It has a password in WordPress, so it’s imported as a draft.',
  filesLeftOut:
    '{count, plural, one {# file that isn’t an image isn’t imported. Upload it to your library.} other {# files that aren’t images aren’t imported. Upload them to your library.}}',
  productsLeftOut:
    '{count, plural, one {# product isn’t} other {# products aren’t}} imported. Import them with a WooCommerce product export instead.',
  entriesLeftOut:
    '{count, plural, one {# entry of type “{type}” isn’t} other {# entries of type “{type}” aren’t}} imported.',
  linksLeftOut:
    '{count, plural, one {# menu link doesn’t} other {# menu links don’t}} point to an imported page. Add missing links under Menus.',
  entriesWithPassword:
    '{count, plural, one {# entry with a password is imported as a draft and isn’t published.} other {# entries with a password are imported as drafts and aren’t published.}}',
  commentsLeftOut:
    '{count, plural, one {# comment on a page isn’t} other {# comments on pages aren’t}} imported.',
  wordpressLeftOut: 'Spam comments, user accounts, passwords and plugin content aren’t imported.',
  surplusLeftOut:
    '{count, plural, one {# entry over the limit of 20,000 isn’t} other {# entries over the limit of 20,000 aren’t}} imported. Export the site in parts.',
  notSaved: 'It couldn’t be saved.',
  emptyPage: 'The page was empty. If it listed your posts, use the page of the blog instead.',
  schedulePassed: 'The time it was scheduled for has passed, so it’s a draft.',
  scheduledTooFar: 'It was scheduled for more than five years ahead, so it’s a draft.',
  endNotImported: 'It’s too long, so the end isn’t imported.',
  imageNotDownloaded: 'An image couldn’t be downloaded: {address}',
  hiddenComments:
    '{count, plural, one {# comment was imported. Visitors see it} other {# comments were imported. Visitors see them}} once you allow comments in the settings of the blog.',
  typeForPostsGone: 'The content type for posts no longer exists. It may have been deleted.',
  shortcodeLeftOut: 'The shortcode “{shortcode}” comes from a WordPress plugin and isn’t imported.',
});
