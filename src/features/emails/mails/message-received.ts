import type { MailKind } from '../mail-kind.ts';

export const messageReceivedMail: MailKind = {
  emailID: 'message-received',
  group: 'Messages',
  name: 'New message',
  purpose:
    'Sent to you, or to whoever the form names, when somebody has filled in a form. An answer goes to the sender.',
  to: 'owner',
  subject: '{{sender}} wrote by “{{formName}}”',
  heading: 'A new message',
  body: `{{sender}} has filled in “{{formName}}” at {{siteName}}.

{{answers}}`,
  button: { label: 'Read and answer it', link: '{{messageLink}}' },
  note: 'You get this mail because your address is named in the form, or is the contact address of {{siteName}}.',
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
        sender: 'Somebody',
        answers: [
          { label: 'What is broken?', value: 'The handle came off.' },
          { label: 'Pictures', value: 'handle.jpg, mug.jpg' },
        ],
      },
    },
  ],
};
