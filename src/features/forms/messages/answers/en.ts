import { defineMessages } from '../../../../lib/messages/define.ts';

export const en = defineMessages({
  oneLine: 'Use one line only.',
  atMostCharacters:
    '{most, plural, one {Use at most # character.} other {Use at most # characters.}} You’ve entered {count, number}.',
  atLeastCharacters:
    '{count, plural, one {Enter at least # character.} other {Enter at least # characters.}}',
  enterNumber: 'Enter a number.',
  orMore: 'Enter {least, number} or more.',
  orLess: 'Enter {most, number} or less.',
  enterDate: 'Enter a date like {example}.',
  orLater: 'Choose {day} or later.',
  orEarlier: 'Choose {day} or earlier.',
  atMostChoices: '{count, plural, one {Choose at most # choice.} other {Choose at most # choices.}}',
  atLeastChoices: '{count, plural, one {Choose at least # choice.} other {Choose at least # choices.}}',
  atMostFiles: '{count, plural, one {Choose at most # file.} other {Choose at most # files.}}',
  atLeastFiles: '{count, plural, one {Choose at least # file.} other {Choose at least # files.}}',
  optionGone: 'That option is no longer available. Choose another.',
  oneAnswer: 'Enter one answer.',
  emailLike: 'Enter one email address like name@example.com.',
  phoneLike: 'Enter a phone number like 0117 496 0123.',
  tick: 'Tick “{label}” to continue.',
  chooseFileFor: 'Choose a file for “{label}”.',
  answer: 'Answer “{label}”',
  // `lower` where a label can continue the sentence; `same` where it always stands in quotation marks.
  labelCase: 'lower',
  choose: '{continues, select, yes {Choose {label}.} other {Choose an option for “{label}”.}}',
  enterEmail: 'Enter your email address.',
  enter: '{continues, select, yes {Enter {label}.} other {Fill in “{label}”.}}',
});
