import { defineMessages } from '../../../../lib/messages/define.ts';

export const en = defineMessages({
  anImageIsOnlyPixels:
    'An image is only {width} pixels wide and is shown larger, so it looks blurred. About {wanted} pixels are best.',
  anExternalImageIsVery:
    'An external image is very large ({width} × {height}), and visitors wait for all of it. Put it into your files, which make smaller sizes of it.',
  anImageHasNoAlt: 'An image has no alt text. Describe it for people who can’t see it.',
  useTheAltTextFrom: 'Use the alt text from your files',
  pictureInTrash:
    'A picture shows “{name}”, which is in the trash and will be erased. Restore it in your files, or choose another.',
  linkToTrash:
    'A link leads to “{name}”, which is in the trash and will be erased. Restore it in your files, or choose another.',
  linkInTextToTrash:
    'A link in the text leads to “{name}”, which is in the trash and will be erased. Restore it in your files, or choose another.',
  pictureIsGone: 'A picture shows a file that is gone.',
  linkToGoneFile: 'A link leads to a file that is gone.',
  linkInTextToGoneFile: 'A link in the text leads to a file that is gone.',
  removeImage: 'Remove image',
  removeLink: 'Remove link',
  aBlockIsHiddenOn: 'A block is hidden on every screen size, so nobody sees it.',
  showIt: 'Show it',
  aBlockOverlapsThe:
    'A block overlaps the one before it and has no background, so its text may be hard to read.',
  aBlockOverlapsTheText: 'A block overlaps the text above it and may cover some of it.',
  removeOverlap: 'Remove overlap',
  theTitleOfThePage: 'The title of the page is {hidden}.',
  aReusableSectionWasDeleted: 'A reusable section was deleted. Visitors see nothing in its place.',
  removeFromThePage: 'Remove from the page',
  inTheSection: 'In the section “{within}”: {says}',
  hasNoLinkYet: '“{label}” has no link yet.',
  theLinkToIsBroken: 'The link to {href} is broken: this page doesn’t exist.',
  linkInTextIsBroken: 'A link in the text to {href} is broken: this page doesn’t exist.',
  nothingIsChosenUnderSo: 'Nothing is chosen under “{label}”, so visitors see nothing of this block.',
  thePageHasNoPage: 'The page has no page title (H1).',
  makeItThePageTitle: 'Make it the page title (H1)',
  thePageHasMoreThan: 'The page has more than one page title (H1).',
  makeItASectionHeading: 'Make it a section heading (H2)',
  aHeadingLevelIsSkipped: 'A heading level is skipped.',
  moveItUpOneLevel: 'Move it up one level',
  thisPageHasNoDescription: 'This page has no description for search engines.',
  useTheFirstSentence: 'Use the first sentence',
  thePageIsVeryLong: 'The page is very long ({length} blocks). Two pages may be easier to read.',
  pageHealthFine: 'Page health: fine',
  pageHealthToPutRight: 'Page health: {count} to put right',
  fine: 'Fine',
  pageHealth: 'Page health',
  noProblemsFound: 'No problems found.',
  fixBeforeYouPublish: 'Fix {count, plural, one {one} other {#}} of these before you publish.',
  important: 'Important',
  goThere: 'Go there',
});
