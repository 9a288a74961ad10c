import { defineMessages } from '../../../../lib/messages/define.ts';

/** What owners read about the templates of forms, which are data. Found by the English text. */
export const en = defineMessages({
  contact: 'Contact',
  contactSays: 'Name, address and a message.',
  quote: 'Quote',
  quoteSays: 'What they need, by when and their budget, in two steps.',
  orderRequest: 'Order request',
  orderRequestSays: 'Places an order for the items in the cart, without online payment.',
  rsvp: 'RSVP',
  rsvpSays: 'Who’s coming, how many and any dietary requirements.',
  newsletter: 'Newsletter',
  newsletterSays: 'One email field, with a confirmation email.',
  blank: 'Blank',
  blankSays: 'Start with a blank form.',
});
