import { expect, test } from 'vitest';
import { z } from 'zod';
import { issueSentence } from './issue-sentence.ts';

const sentence = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(issueSentence).join(' ');

test.each([
  [z.string().min(1), '', 'This can’t be empty.'],
  [z.string().min(3), 'ab', 'This needs at least 3 characters.'],
  [z.string().max(1), 'ab', 'This can have at most 1 character.'],
  [z.array(z.string()).min(2), ['a'], 'There must be at least 2 entries.'],
  [z.array(z.string()).max(1), ['a', 'b'], 'There must be at most 1 entry.'],
  [z.number().min(5), 4, 'This must be at least 5.'],
  [z.number().max(5), 6, 'This must be at most 5.'],
])('the sentence about a limit names it', (schema, value, expected) =>
  expect(sentence(schema, value)).toBe(expected),
);
