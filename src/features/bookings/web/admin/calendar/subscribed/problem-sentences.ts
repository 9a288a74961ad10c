import type { SubscribedProblem } from '../../../../calendar-contract.ts';

/** Why a subscribed calendar could not be read, and what to do. */
export const problemSentences: Record<SubscribedProblem, string> = {
  'no-address': 'We couldn’t find a calendar at this address. Copy it from your calendar again.',
  'not-public': 'This address is on a private network that we can’t reach.',
  unreachable: 'The calendar isn’t responding. We’ll try again automatically.',
  insecure: 'The calendar’s security certificate isn’t valid. Contact the calendar’s provider.',
  'too-slow': 'The calendar took too long to respond. We’ll try again automatically.',
  moved: 'The calendar has moved. Open its address in your browser and paste the new address here.',
  'not-allowed':
    'The calendar asks for a password. Copy its secret or private address in iCal format instead.',
  'not-found': 'There’s no longer a calendar at this address. Copy the address from your calendar again.',
  refused: 'The calendar returned an error. We’ll try again automatically.',
  'too-large': 'The calendar is too large to sync. Share one with fewer events.',
  'no-calendar': 'This address isn’t a calendar. Copy the address in iCal format, which often ends in .ics.',
  'too-many': 'The calendar has too many busy times to sync. Share one with fewer events.',
};
