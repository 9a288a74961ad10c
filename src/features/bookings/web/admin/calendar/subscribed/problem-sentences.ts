import type { SubscribedProblem } from '../../../../calendar-contract.ts';

/** Why a subscribed calendar could not be read, and what to do: keys of words. */
export const problemSentences = {
  'no-address': 'problemNoAddress',
  'not-public': 'problemNotPublic',
  unreachable: 'problemUnreachable',
  insecure: 'problemInsecure',
  'too-slow': 'problemTooSlow',
  moved: 'problemMoved',
  'not-allowed': 'problemNotAllowed',
  'not-found': 'problemNotFound',
  refused: 'problemRefused',
  'too-large': 'problemTooLarge',
  'no-calendar': 'problemNoCalendar',
  'too-many': 'problemTooMany',
} as const satisfies Record<SubscribedProblem, string>;
