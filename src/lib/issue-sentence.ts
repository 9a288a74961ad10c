import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const count = (n: number | bigint, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`;

function bound(issue: Extract<Issue, { code: 'too_big' | 'too_small' }>): string {
  const big = issue.code === 'too_big';
  const limit = big ? issue.maximum : issue.minimum;
  const most = big ? 'at most' : 'at least';
  if (issue.origin === 'string') {
    if (!big && limit === 1) return 'This can’t be empty.';
    return `${big ? 'This can have at most' : 'This needs at least'} ${count(limit, 'character')}.`;
  }
  if (issue.origin === 'array')
    return `There must be ${most} ${count(limit, limit === 1 ? 'entry' : 'entrie')}.`;
  return `This must be ${most} ${limit}.`;
}

/** Describes an invalid value to the person who entered it. */
export function issueSentence(issue: Issue): string {
  switch (issue.code) {
    case 'too_big':
    case 'too_small':
      return bound(issue);
    case 'invalid_value':
      return `This must be one of: ${issue.values.map(String).join(', ')}.`;
    case 'invalid_type':
      return issue.message.endsWith('received undefined')
        ? 'This is missing.'
        : `This must be ${NOUNS[issue.expected] ?? issue.expected}.`;
    case 'custom':
      return issue.message;
    default:
      return 'This isn’t valid.';
  }
}

const NOUNS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of values',
};
