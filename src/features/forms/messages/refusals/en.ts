import { defineMessages } from '../../../../lib/messages/define.ts';

export const en = defineMessages({
  noFileHere: 'This field doesn’t accept files.',
  sendAsForm: 'Send the file as a form (multipart/form-data).',
  noFileSent: 'No file was sent.',
  chooseFile: 'Choose a file.',
  answersTooLong: 'Your answers are too long to send at once.',
  changed:
    'This form was changed while you were filling it in. Your answers have been kept. Check them and send the form again.',
  answersByName: 'Send the answers keyed by field name.',
  mustBeByName: 'Answers must be keyed by field name.',
  fillIn: 'Fill in the form before you send it.',
  noAnswers: 'There are no answers.',
  unknownField: 'Unknown field.',
  unknownFieldNamed: 'Unknown field: {name}.',
  badName: 'This name can’t be used.',
  enterMessage: 'Enter a message.',
  messageEmpty: 'The message is empty.',
  keyUsed: 'This key was already used for another message.',
  keyTooLong: 'The Idempotency-Key can have up to 200 plain characters.',
  badKey: 'This key can’t be used.',
  staleLink: 'This link has expired. Sign up again and use the link in the latest email.',
  manyMessages:
    'Too many messages were sent from your network. Your answers have been kept. Send them again in a few minutes.',
  manyFiles: 'Too many files were sent from your network. Try again in a few minutes.',
  noForm: 'This form no longer exists. It may have been deleted.',
  fewerFiles: '{count, plural, one {Choose at most # file.} other {Choose at most # files.}}',
  toFix: '{count, plural, one {Fix # field to continue.} other {Fix # fields to continue.}}',
  fileGone: 'A file didn’t upload or has expired. Choose it again.',
  // Subjects of emails to visitors.
  thankYou: 'Thank you for your message',
  yourMessage: 'your message',
});
