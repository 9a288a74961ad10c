import type { MailKind } from '../mail-kind.ts';

export const messageAnswerMail: MailKind = {
  emailID: 'message-answer',
  group: 'Messages',
  name: 'Reply to a message',
  purpose: 'Sends the reply you write under “Messages” to the sender of a message.',
  to: 'visitor',
  subject: 'Re: {{formName}} ({{siteName}})',
  heading: 'A reply to your message',
  body: '{{answer}}',
  note: 'You’re receiving this email because you wrote to {{siteName}}.',
  sample: {
    formName: 'Contact',
    answer:
      'Good morning,\n\nYes, we still have the blue bowl and we’ve set it aside for you.\n\nKind regards',
  },
  needs: ['answer'],
  mandatory: 'You write these yourself, one at a time.',
};
