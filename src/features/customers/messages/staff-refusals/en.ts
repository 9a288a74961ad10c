import { defineMessages } from '../../../../lib/messages/define.ts';

export const en = defineMessages({
  noCustomer: 'No customer has this email address.',
  unreadableFilter: 'This filter can’t be read.',
  checkFilter: 'Check the filter and try again.',
  oneCustomerGone: 'One of these customers no longer exists. Reload the list.',
});
