import type { z } from 'zod';
import type { newForm } from './form-shapes.ts';

type Draft = z.input<typeof newForm>;

export interface FormTemplate {
  key: string;
  name: string;
  says: string;
  form: Draft;
}

type Field = Draft['content'][number];

const name: Field = { name: 'name', label: 'Your name', type: 'text', required: true, width: 'half' };
const email: Field = { name: 'email', label: 'Email', type: 'email', required: true, width: 'half' };
const phone: Field = {
  name: 'phone',
  label: 'Phone',
  type: 'phone',
  help: 'In case we need to call you.',
  width: 'half',
};

/** Templates for new forms. */
export const formTemplates: readonly FormTemplate[] = [
  {
    key: 'contact',
    name: 'Contact',
    says: 'Name, address and a message.',
    form: {
      name: 'Contact',
      content: [name, email, { name: 'message', label: 'Your message', type: 'multiline', required: true }],
      button: 'Send message',
      thanks: { text: 'Thank you for your message. We’ll reply within two working days.' },
      reply: {
        on: false,
        subject: 'Thank you for your message',
        text: 'Thank you for getting in touch. We’ve received your message and will reply within two working days.',
      },
    },
  },
  {
    key: 'quote',
    name: 'Quote',
    says: 'What they need, by when and their budget, in two steps.',
    form: {
      name: 'Request a quote',
      steps: ['What you need', 'Contact details'],
      content: [
        {
          name: 'kind',
          label: 'What would you like?',
          type: 'choice',
          required: true,
          options: ['A single piece', 'A set', 'Something else'],
        },
        {
          name: 'count',
          label: 'How many pieces?',
          type: 'number',
          least: 2,
          most: 500,
          width: 'half',
          required: true,
          when: { field: 'kind', is: 'A set' },
        },
        { name: 'details', label: 'Tell us about it', type: 'multiline', required: true },
        { name: 'by', label: 'Needed by', type: 'date', width: 'half' },
        {
          name: 'budget',
          label: 'Budget',
          type: 'choice',
          options: ['Under £100', '£100 to £500', 'Over £500', 'Not sure yet'],
        },
        { ...name, step: 1 },
        { ...email, step: 1 },
        { ...phone, step: 1 },
      ],
      button: 'Request a quote',
      thanks: { text: 'Thank you. We’ll get back to you with a quote.' },
    },
  },
  {
    key: 'order',
    name: 'Order request',
    says: 'Places an order for the items in the cart, without online payment.',
    form: {
      name: 'Order request',
      purpose: 'order',
      content: [
        { ...email, width: 'full' },
        { ...name, width: 'full' },
        { ...phone, width: 'full' },
        { name: 'line1', label: 'Address', type: 'text', required: true },
        { name: 'line2', label: 'Apartment, suite, etc.', type: 'text' },
        { name: 'city', label: 'Town or city', type: 'text', required: true, width: 'half' },
        { name: 'postcode', label: 'Postcode', type: 'text', required: true, most: 16, width: 'half' },
        { name: 'note', label: 'Anything else?', type: 'multiline' },
      ],
      button: 'Send order',
      thanks: { text: 'Thank you for your order. We’ll email you about payment and delivery.' },
    },
  },
  {
    key: 'rsvp',
    name: 'RSVP',
    says: 'Who’s coming, how many and any dietary requirements.',
    form: {
      name: 'RSVP',
      content: [
        { ...name, width: 'full' },
        { ...email, width: 'full' },
        {
          name: 'coming',
          label: 'Are you coming?',
          type: 'choice',
          required: true,
          options: ['Yes, I’ll be there', 'Sorry, I can’t make it'],
        },
        {
          name: 'guests',
          label: 'How many of you?',
          type: 'number',
          required: true,
          least: 1,
          most: 12,
          when: { field: 'coming', is: 'Yes, I’ll be there' },
        },
        {
          name: 'food',
          label: 'Dietary requirements',
          type: 'choices',
          options: ['Vegetarian', 'Vegan', 'Gluten-free', 'Nut-free'],
          when: { field: 'coming', is: 'Yes, I’ll be there' },
        },
        { name: 'note', label: 'Message for the hosts', type: 'multiline' },
      ],
      button: 'Send reply',
      thanks: { text: 'Thank you for letting us know.' },
    },
  },
  {
    key: 'newsletter',
    name: 'Newsletter',
    says: 'One email field, with a confirmation email.',
    form: {
      name: 'Newsletter',
      content: [{ name: 'email', label: 'Email', type: 'email', required: true }],
      button: 'Sign up',
      newsletter: true,
    },
  },
  { key: 'empty', name: 'Blank', says: 'Start with a blank form.', form: { name: 'New form', content: [] } },
];
