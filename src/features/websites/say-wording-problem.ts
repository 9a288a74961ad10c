import type { WordingProblem } from '../../lib/messages/check-wording.ts';
import type { Words } from '../../lib/messages/define.ts';
import type { en } from './messages/admin-wording-problems/en.ts';

/** Says what is wrong with a changed text. @param words of the language of the admin */
export function sayProblem(problem: WordingProblem, words: Words<typeof en>): string {
  if ('most' in problem) return words.tooLong({ most: problem.most });
  if ('name' in problem) return words[problem.key]({ name: `{${problem.name}}` });
  return words[problem.key];
}
