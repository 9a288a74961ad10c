import { asksEmail, asksName, formFrom, ownForm } from '../forms.ts';
import { block, pictures } from '../write.ts';
import facts from './pictures/facts.json' with { type: 'json' };

export const { picture, files, icon } = pictures('restaurant', facts);

export const letter = formFrom('restaurant', 'newsletter', { name: 'The newsletter' });

export const contact = formFrom('restaurant', 'contact');

/** A table request, answered by email. */
export const table = ownForm('restaurant', 'table', {
  name: 'Reservations',
  content: [
    { name: 'day', label: 'Which day?', type: 'date', required: true, width: 'half' },
    {
      name: 'time',
      label: 'When?',
      type: 'choice',
      required: true,
      width: 'half',
      options: ['12.00', '12.30', '13.00', '18.00', '18.30', '19.00', '20.00', '20.30'],
    },
    {
      name: 'people',
      label: 'How many of you?',
      type: 'number',
      required: true,
      least: 1,
      most: 12,
      width: 'half',
    },
    {
      name: 'phone',
      label: 'Telephone',
      type: 'phone',
      width: 'half',
      help: 'In case something changes on the day.',
    },
    asksName,
    asksEmail,
    {
      name: 'wish',
      label: 'Anything we should know?',
      type: 'multiline',
      help: 'Allergies, a birthday, a pram, the table by the window.',
    },
  ],
  button: 'Request a table',
  thanks: {
    text: 'Thank you. We look into the book and answer within a few hours; on the day itself, please ring us.',
  },
  reply: {
    on: true,
    subject: 'Your table',
    text: 'Thank you for asking for a table. We look into the book and answer within a few hours.',
  },
});

/** Shown on several pages, which must agree. */
export const hours = (level: '2' | '3' = '2') =>
  block('hours', {
    title: 'Opening hours',
    level,
    rows: [
      { days: 'Tuesday to Friday', times: 'noon – 2pm, 6 – 10pm' },
      { days: 'Saturday', times: '6 – 10.30pm' },
      { days: 'Sunday', times: 'noon – 4pm, one long lunch' },
      { days: 'Monday', times: 'Closed' },
    ],
    note: 'The kitchen closes half an hour before we do.',
  });

export const address = (level: '2' | '3' = '2') =>
  block('contactDetails', {
    title: 'Where we are',
    level,
    address: '27 Corn Street\nYour Town',
    phone: '01632 960152',
    mapHref: '/find-us#way',
    mapLabel: 'Getting here',
  });
