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
  help: 'In case writing is too slow.',
  width: 'half',
};

/** What a new form starts as. */
export const formTemplates: readonly FormTemplate[] = [
  {
    key: 'contact',
    name: 'Contact',
    says: 'Name, address and a message.',
    form: {
      name: 'Contact',
      content: [name, email, { name: 'message', label: 'Message', type: 'multiline', required: true }],
      button: 'Send message',
      thanks: { text: 'Thank you. Your message has arrived, and we answer within two working days.' },
      reply: {
        on: false,
        subject: 'Thank you for your message',
        text: 'Thank you for writing to us. Your message has arrived, and we answer within two working days.',
      },
    },
  },
  {
    key: 'quote',
    name: 'Quote',
    says: 'What somebody needs, by when and for how much, in two steps.',
    form: {
      name: 'Ask for a quote',
      steps: ['What you need', 'Where we reach you'],
      content: [
        {
          name: 'kind',
          label: 'What is it about?',
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
          options: ['Below £100', '£100 to £500', 'Above £500', 'Not decided'],
        },
        { ...name, step: 1 },
        { ...email, step: 1 },
        { ...phone, step: 1 },
      ],
      button: 'Ask for a quote',
      thanks: { text: 'Thank you. We look at it and come back to you with a price.' },
    },
  },
  {
    key: 'order',
    name: 'Order request',
    says: 'Takes what is in the cart as an order, without payment on the site.',
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
      thanks: { text: 'Thank you for your order. We write to you about payment and delivery.' },
    },
  },
  {
    key: 'rsvp',
    name: 'RSVP',
    says: 'Who comes, with how many, and what they eat.',
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
          options: ['Yes, with pleasure', 'Sadly not'],
        },
        {
          name: 'guests',
          label: 'How many of you?',
          type: 'number',
          required: true,
          least: 1,
          most: 12,
          when: { field: 'coming', is: 'Yes, with pleasure' },
        },
        {
          name: 'food',
          label: 'What should we know about food?',
          type: 'choices',
          options: ['Vegetarian', 'Vegan', 'No gluten', 'No nuts'],
          when: { field: 'coming', is: 'Yes, with pleasure' },
        },
        { name: 'note', label: 'A word to the hosts', type: 'multiline' },
      ],
      button: 'Send answer',
      thanks: { text: 'Thank you for letting us know.' },
    },
  },
  {
    key: 'newsletter',
    name: 'Newsletter',
    says: 'One address, and a mail with a link to confirm it.',
    form: {
      name: 'Newsletter',
      content: [{ name: 'email', label: 'Email', type: 'email', required: true }],
      button: 'Sign up',
      newsletter: true,
    },
  },
  { key: 'empty', name: 'Empty', says: 'Begin with nothing.', form: { name: 'New form', content: [] } },
];
