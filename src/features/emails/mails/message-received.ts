import type { MailKind } from '../mail-kind.ts';

export const messageReceivedMail: MailKind = {
  emailID: 'message-received',
  group: 'Messages',
  name: 'New message',
  purpose:
    'Sent to you, or to the address set in the form, when someone submits a form. Replies go to the sender.',
  to: 'owner',
  subject: 'New message from {{sender}} ({{formName}})',
  heading: 'New message',
  body: `{{sender}} sent a message through “{{formName}}” at {{siteName}}.

{{answers}}`,
  button: { label: 'View and reply', link: '{{messageLink}}' },
  note: 'You’re receiving this email because your address is set in the form, or is the contact address of {{siteName}}.',
  sample: {
    sender: 'Ada Brook',
    formName: 'Contact',
    answers: [
      { label: 'Name', value: 'Ada Brook' },
      { label: 'Email', value: 'ada@example.com' },
      { label: 'Message', value: 'Do you still have the blue bowl?' },
    ],
    messageLink: 'https://clay-and-kiln.example/admin/messages/example',
  },
  variants: [
    {
      label: 'Without a name, with files',
      values: {
        sender: 'Someone',
        answers: [
          { label: 'What is broken?', value: 'The handle came off.' },
          { label: 'Photos', value: 'handle.jpg, mug.jpg' },
        ],
      },
    },
  ],
};
