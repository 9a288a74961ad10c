import type { z } from 'zod';
import type { newForm } from './form-shapes.ts';
import { en } from './messages/templates/en.ts';
import type { TemplateWords } from './messages/templates/load.ts';

type Draft = z.input<typeof newForm>;

export interface FormTemplate {
  key: string;
  name: string;
  says: string;
  /** @param say the words of the language in which visitors read the form */
  make: (say: TemplateWords) => Draft;
  /** The same in English, in which starters are written. */
  form: Draft;
}

type Field = Draft['content'][number];

/** Questions that most templates ask. */
const asking = (say: TemplateWords) => ({
  name: { name: 'name', label: say.yourName, type: 'text', required: true, width: 'half' } satisfies Field,
  email: { name: 'email', label: say.email, type: 'email', required: true, width: 'half' } satisfies Field,
  phone: {
    name: 'phone',
    label: say.phone,
    type: 'phone',
    help: say.phoneHelp,
    width: 'half',
  } satisfies Field,
});

function contact(say: TemplateWords): Draft {
  const { name, email } = asking(say);
  return {
    name: say.contact,
    content: [name, email, { name: 'message', label: say.yourMessage, type: 'multiline', required: true }],
    button: say.sendMessage,
    thanks: { text: say.contactThanks },
    reply: {
      on: false,
      subject: say.contactSubject,
      text: say.contactReply,
    },
  };
}

function quote(say: TemplateWords): Draft {
  const { name, email, phone } = asking(say);
  return {
    name: say.requestQuote,
    steps: [say.whatYouNeed, say.contactDetails],
    content: [
      {
        name: 'kind',
        label: say.whatWouldYouLike,
        type: 'choice',
        required: true,
        options: [say.singlePiece, say.set, say.somethingElse],
      },
      {
        name: 'count',
        label: say.howManyPieces,
        type: 'number',
        least: 2,
        most: 500,
        width: 'half',
        required: true,
        when: { field: 'kind', is: say.set },
      },
      { name: 'details', label: say.tellUsAboutIt, type: 'multiline', required: true },
      { name: 'by', label: say.neededBy, type: 'date', width: 'half' },
      {
        name: 'budget',
        label: say.budget,
        type: 'choice',
        options: [say.budgetLow, say.budgetMiddle, say.budgetHigh, say.notSureYet],
      },
      { ...name, step: 1 },
      { ...email, step: 1 },
      { ...phone, step: 1 },
    ],
    button: say.requestQuote,
    thanks: { text: say.quoteThanks },
  };
}

function order(say: TemplateWords): Draft {
  const { name, email, phone } = asking(say);
  return {
    name: say.orderRequest,
    purpose: 'order',
    content: [
      { ...email, width: 'full' },
      { ...name, width: 'full' },
      { ...phone, width: 'full' },
      { name: 'line1', label: say.address, type: 'text', required: true },
      { name: 'line2', label: say.apartment, type: 'text' },
      { name: 'city', label: say.city, type: 'text', required: true, width: 'half' },
      { name: 'postcode', label: say.postcode, type: 'text', required: true, most: 16, width: 'half' },
      { name: 'note', label: say.anythingElse, type: 'multiline' },
    ],
    button: say.sendOrder,
    thanks: { text: say.orderThanks },
  };
}

function rsvp(say: TemplateWords): Draft {
  const { name, email } = asking(say);
  return {
    name: say.rsvp,
    content: [
      { ...name, width: 'full' },
      { ...email, width: 'full' },
      {
        name: 'coming',
        label: say.areYouComing,
        type: 'choice',
        required: true,
        options: [say.coming, say.notComing],
      },
      {
        name: 'guests',
        label: say.howManyOfYou,
        type: 'number',
        required: true,
        least: 1,
        most: 12,
        when: { field: 'coming', is: say.coming },
      },
      {
        name: 'food',
        label: say.dietaryRequirements,
        type: 'choices',
        options: [say.vegetarian, say.vegan, say.glutenFree, say.nutFree],
        when: { field: 'coming', is: say.coming },
      },
      { name: 'note', label: say.messageForHosts, type: 'multiline' },
    ],
    button: say.sendReply,
    thanks: { text: say.rsvpThanks },
  };
}

const newsletter = (say: TemplateWords): Draft => ({
  name: say.newsletter,
  content: [{ name: 'email', label: say.email, type: 'email', required: true }],
  button: say.signUp,
  newsletter: true,
});

const empty = (say: TemplateWords): Draft => ({ name: say.newForm, content: [] });

const templates = [
  { key: 'contact', name: 'Contact', says: 'Name, address and a message.', make: contact },
  {
    key: 'quote',
    name: 'Quote',
    says: 'What they need, by when and their budget, in two steps.',
    make: quote,
  },
  {
    key: 'order',
    name: 'Order request',
    says: 'Places an order for the items in the cart, without online payment.',
    make: order,
  },
  { key: 'rsvp', name: 'RSVP', says: 'Who’s coming, how many and any dietary requirements.', make: rsvp },
  {
    key: 'newsletter',
    name: 'Newsletter',
    says: 'One email field, with a confirmation email.',
    make: newsletter,
  },
  { key: 'empty', name: 'Blank', says: 'Start with a blank form.', make: empty },
];

/** Templates for new forms. */
export const formTemplates: readonly FormTemplate[] = templates.map((template) => ({
  ...template,
  form: template.make(en),
}));
