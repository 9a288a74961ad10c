import { defineMessages } from '../../../../lib/messages/define.ts';

export const en = defineMessages({
  noSenderEmail: 'You can’t reply because the sender didn’t enter an email address.',
  noteGone: 'This note has already been deleted.',
  messageGone: 'This message no longer exists. It may have been deleted.',
  oneMessageGone: 'One of these messages no longer exists. Refresh the list and try again.',
  subscriptionGone: 'This subscription no longer exists.',
  oneFormGone: 'One of these forms no longer exists. Refresh the list and try again.',
  oneSubscriptionGone: 'One of these subscriptions no longer exists. Refresh the list and try again.',
  noFilesInOrders:
    'An order form can’t ask for files. Remove the file question, or change the form to send messages.',
  // Texts to translate
  stepTitle: 'Step title',
  steps: 'Steps',
  question: 'Question',
  helpText: 'Help text',
  placeholder: 'Placeholder',
  option: 'Option',
  button: 'Button',
  sending: 'Sending',
  thankYouMessage: 'Thank-you message',
  automaticReply: 'Automatic reply',
  subject: 'Subject',
  message: 'Message',
});
