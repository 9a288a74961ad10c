import { expect, test } from 'vitest';
import { insertMention, mentionAt, splitMentions } from './mention-text.ts';

test('a name is looked for behind a sign that begins a word', () => {
  expect(mentionAt('@', 1)).toBe('');
  expect(mentionAt('Hello @Ad', 9)).toBe('Ad');
  expect(mentionAt('(@Ada Br', 8)).toBe('Ada Br');
  expect(mentionAt('Hello @Ad', 5)).toBeNull();
  expect(mentionAt('ada@example.com', 15)).toBeNull();
  expect(mentionAt('@Ada Brook and', 14)).toBeNull();
});

test('a name takes the place of what was typed', () => {
  expect(insertMention('Hello @Ad, look', 9, 'Ada Brook')).toEqual({
    text: 'Hello @Ada Brook , look',
    caret: 17,
  });
  expect(insertMention('@', 1, 'Ada')).toEqual({ text: '@Ada ', caret: 5 });
});

test('mentions are found by whole names, the longest first', () => {
  expect(splitMentions('@Ada Brook, @Ada: <b>@</b>', ['Ada', 'Ada Brook'])).toEqual([
    '',
    '@Ada Brook',
    ', ',
    '@Ada',
    ': <b>@</b>',
  ]);
  expect(splitMentions('(.*)@(.*)', ['(.*)'])).toEqual(['(.*)', '@(.*)', '']);
  expect(splitMentions('', [])).toEqual(['']);
});
