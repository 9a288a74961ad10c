import type { OutsideProblemCode } from '../../../calendar-contract.ts';

/** Why a calendar elsewhere could not be read, and what to do. */
export const outsideWords: Record<OutsideProblemCode, string> = {
  'no-address': 'Nothing answers to this address. Copy it once more from the other calendar.',
  'not-public': 'This address leads into a private network, which cannot be read from here.',
  unreachable: 'The other calendar does not answer at the moment. It is tried again by itself.',
  insecure: 'The other calendar’s certificate is not valid. Whoever runs it must renew it.',
  'too-slow': 'The other calendar took too long to answer. It is tried again by itself.',
  moved:
    'The calendar has moved to another address. Open it in your browser, and paste the address that you end up at.',
  'not-allowed':
    'The other calendar asks for a password. Copy its secret or private address in iCal format instead.',
  'not-found': 'There is no calendar at this address any more. Copy it once more from the other calendar.',
  refused: 'The other calendar answered with an error. It is tried again by itself.',
  'too-large': 'The calendar is too large to be read. Share one with fewer entries.',
  'no-calendar':
    'What stands at this address is no calendar. Copy the address in iCal format, which often ends in .ics.',
  'too-many': 'The calendar has too many busy times to be read. Share one with fewer entries.',
};
