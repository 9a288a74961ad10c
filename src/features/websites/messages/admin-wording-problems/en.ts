import { defineMessages } from '../../../../lib/messages/define.ts';

/** What is wrong with a changed text, for the screen and for the server’s refusal. */
export const en = defineMessages({
  empty: 'Enter the text, or reset it to the original.',
  tooLong: 'Use at most {most, number} characters.',
  controls: 'Use plain text without line breaks or invisible characters.',
  markup: 'Use plain text without HTML.',
  missing: 'Keep {name}. It’s replaced with a value.',
  unknown: '{name} has no value here. Remove it.',
  strayBraces: 'Use braces only around the placeholders of the original.',
  noBraces: 'Braces can’t be used here.',
  numberSign: 'Use {name} for the number. “#” can’t be used here.',
  fixed: 'This text can’t be changed.',
  otherForms: 'Use the placeholders and plural forms of the original.',
});
