import { type DateRules, overlaps } from '../../series.ts';
import { staffWords } from '../staff-words.ts';

const MOST_DATES = 60;

/** Why the dates cannot be booked as a whole; `null` if they can: all must be available together. */
export function datesProblem(rules: DateRules): string | null {
  const dates = rules.sessions.length;
  if (dates < 2) return staffWords().courseNeedsTwoDates;
  if (dates > MOST_DATES) return staffWords().courseHasTooManyDates({ most: MOST_DATES });
  return overlaps(rules) ? staffWords().datesOverlap : null;
}
