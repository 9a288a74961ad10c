import type { MailKind } from '../mail-kind.ts';

export const messageAnsweredMail: MailKind = {
  emailID: 'message-answered',
  group: 'Messages',
  name: 'New reply',
  purpose:
    'Sent to you, or to the address set in the form, when someone replies by email to what you wrote under “Messages”.',
  to: 'owner',
  subject: '{{sender}} replied ({{formName}})',
  heading: '{{sender}} replied',
  body: '{{answer}}',
  button: { label: 'View and reply', link: '{{messageLink}}' },
  note: 'You’re receiving this email because your address is set in the form, or is the contact address of {{siteName}}.',
  sample: {
    sender: 'Ada Brook',
    formName: 'Contact',
    answer: 'Lovely, I’ll pick it up on Saturday.',
    messageLink: 'https://clay-and-kiln.example/admin/messages/example',
  },
};
