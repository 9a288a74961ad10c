import { formTemplates } from '../../features/forms/templates.ts';
import { newForm, type NewForm } from '../../features/forms/form-shapes.ts';

/** A form of the demo site. Its id is fixed, because blocks refer to it. */
export interface DemoForm {
  id: string;
  form: NewForm;
}

const from = (key: string, changes: object) =>
  newForm.parse({ ...formTemplates.find((template) => template.key === key)?.form, ...changes });

export const contactForm: DemoForm = {
  id: '0198a000-0000-7000-8000-00000000f001',
  form: newForm.parse({
    name: 'Contact',
    origin: '',
    content: [
      { name: 'name', label: 'Your name', type: 'text', required: true, width: 'half' },
      { name: 'email', label: 'Email', type: 'email', required: true, width: 'half' },
      {
        name: 'about',
        label: 'What is it about?',
        type: 'choice',
        required: true,
        options: ['A commission', 'A class', 'Something else'],
      },
      {
        name: 'by',
        label: 'Needed by',
        type: 'date',
        width: 'half',
        help: 'Sets take six to eight weeks.',
        when: { field: 'about', is: 'A commission' },
      },
      {
        name: 'people',
        label: 'How many of you?',
        type: 'number',
        least: 1,
        most: 12,
        width: 'half',
        when: { field: 'about', is: 'A class' },
      },
      { name: 'message', label: 'Your message', type: 'multiline', required: true },
    ],
    button: 'Send message',
    thanks: { text: 'Thank you for your message. We’ll reply within two working days.' },
    reply: {
      on: true,
      subject: 'Thank you for writing to Slipway Pottery',
      text: 'Thank you for your message. We read it as soon as our hands are clean, and answer within two working days.\n\nSlipway Pottery',
    },
  }),
};

export const newsletterForm: DemoForm = {
  id: '0198a000-0000-7000-8000-00000000f002',
  form: from('newsletter', { name: 'Kiln letter' }),
};

export const demoForms: readonly DemoForm[] = [contactForm, newsletterForm];
