import type { PlacedFile } from '../../../features/files/server/index.ts';
import { asksEmail, asksName, formFrom, ownForm } from '../forms.ts';
import { paper, paperAddress } from '../paper-files.ts';
import { block, pictures } from '../write.ts';
import facts from './pictures/facts.json' with { type: 'json' };

export const { picture, files: pictureFiles, icon } = pictures('association', facts);

const rules = paper('association', 'garden-rules', 'Papers');
const membership = paper('association', 'membership-form', 'Papers');
export const files: readonly PlacedFile[] = [...pictureFiles, rules, membership];

export const papers = block('downloadList', {
  items: [
    {
      title: 'How we share the garden',
      href: paperAddress(rules),
      kind: 'PDF',
      size: '',
      text: 'One page, agreed by all of us in spring.',
    },
    {
      title: 'Membership form',
      href: paperAddress(membership),
      kind: 'PDF',
      size: '',
      text: 'For those who would rather use a pen.',
    },
  ],
});

export const letter = formFrom('association', 'newsletter', { name: 'Garden letter' });
export const contact = formFrom('association', 'contact');

export const join = ownForm('association', 'join', {
  name: 'Join us',
  content: [
    asksName,
    asksEmail,
    {
      name: 'kind',
      label: 'How would you like to join?',
      type: 'choice',
      required: true,
      options: ['By myself', 'As a household', 'As a school or group'],
    },
    {
      name: 'help',
      label: 'What would you enjoy?',
      type: 'choices',
      options: ['Digging', 'Watering', 'Bees', 'Building things', 'Cooking', 'Paperwork, honestly'],
    },
    { name: 'say', label: 'Anything you’d like to add?', type: 'multiline' },
    { name: 'rules', label: 'I have read how we share the garden.', type: 'checkbox', required: true },
  ],
  button: 'Join the garden',
  thanks: {
    text: 'Welcome! Amina will write to you within a week, with the number of the gate and a date for your first cup of tea.',
  },
  reply: {
    on: true,
    subject: 'Welcome to the garden',
    text: 'We’re glad that you want to join. Amina will write to you within a week, with the number of the gate and a date for your first cup of tea.',
  },
});
