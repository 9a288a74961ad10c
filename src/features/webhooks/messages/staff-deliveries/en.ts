import { defineMessages } from '../../../../lib/messages/define.ts';

/** Why a delivery got no response, and why a webhook was turned off. It is stored in English, and found here by its text. */
export const en = defineMessages({
  turnedOff: 'This webhook is turned off.',
  noAddress: 'The address wasn’t found.',
  notPublic: 'This address isn’t on the public internet, so nothing was sent.',
  insecure: 'The SSL certificate isn’t valid.',
  tooSlow: 'No response within 10 seconds.',
  unreachable: 'The server couldn’t be reached.',
  addressGone: 'The other side said that this address is gone.',
  nothingArrived: 'Nothing has arrived there for days.',
});
