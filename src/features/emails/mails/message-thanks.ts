import type { MailKind } from '../mail-kind.ts';

export const messageThanksMail: MailKind = {
  emailID: 'message-thanks',
  group: 'Messages',
  name: 'Thanks for a message',
  purpose:
    'Sent to somebody who has filled in a form with an automatic answer. Each form has its own words for it.',
  to: 'visitor',
  subject: '{{subject}}',
  heading: 'Thank you',
  body: '{{text}}',
  note: 'You get this mail because a form was sent with your address at {{siteName}}. If that was not you, you need do nothing.',
  sample: {
    subject: 'Thank you for your message',
    text: 'Thank you for writing to us. We answer within two working days.',
  },
  labels: { text: 'What the form says', subject: 'Subject that the form gives' },
  needs: ['text'],
};
