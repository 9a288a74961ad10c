import type { MailKind } from '../mail-kind.ts';

export const messageThanksMail: MailKind = {
  emailID: 'message-thanks',
  group: 'Messages',
  name: 'Automatic reply',
  purpose: 'Sent to people who submit a form with an automatic reply. You write the reply in each form.',
  to: 'visitor',
  subject: '{{subject}}',
  heading: 'Thank you',
  body: '{{text}}',
  note: 'You’re receiving this email because a form was submitted with your address at {{siteName}}. If this wasn’t you, you can ignore it.',
  sample: {
    subject: 'Thank you for your message',
    text: 'Thank you for getting in touch. We’ll reply within two working days.',
  },
  labels: { text: 'The form’s reply', subject: 'The form’s subject' },
  needs: ['text'],
};
