import type { MailKind } from '../mail-kind.ts';

export const messageAnswerMail: MailKind = {
  emailID: 'message-answer',
  group: 'Messages',
  name: 'Answer to a message',
  purpose: 'Brings what you write under “Messages” to the sender of a message.',
  to: 'visitor',
  subject: 'An answer from {{siteName}} ({{formName}})',
  heading: 'An answer to your message',
  body: '{{answer}}',
  note: 'You get this mail because you wrote to {{siteName}}.',
  sample: {
    formName: 'Contact',
    answer: 'Good morning,\n\nyes, we have kept the blue bowl for you.\n\nKind regards',
  },
  needs: ['answer'],
  mandatory: 'You write these yourself, one by one.',
};
