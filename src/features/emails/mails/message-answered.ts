import type { MailKind } from '../mail-kind.ts';

export const messageAnsweredMail: MailKind = {
  emailID: 'message-answered',
  group: 'Messages',
  name: 'Somebody wrote back',
  purpose:
    'Sent to you, or to whoever the form names, when the sender of a message has answered by mail to what you wrote under “Messages”.',
  to: 'owner',
  subject: '{{sender}} wrote back ({{formName}})',
  heading: '{{sender}} wrote back',
  body: '{{answer}}',
  button: { label: 'Read and answer it', link: '{{messageLink}}' },
  note: 'You get this mail because your address is named in the form, or is the contact address of {{siteName}}.',
  sample: {
    sender: 'Ada Brook',
    formName: 'Contact',
    answer: 'Lovely, I will fetch it on Saturday.',
    messageLink: 'https://clay-and-kiln.example/admin/messages/example',
  },
};
