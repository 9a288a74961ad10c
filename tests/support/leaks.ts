import { root } from './files.ts';
import type { Answered } from './http.ts';

/** What no reply may contain, whoever asks. */
const secrets: readonly (readonly [name: string, RegExp])[] = [
  ['a password hash', /\$argon2|password_?hash/i],
  // A message that depends on a value reads "{kind, select, …}", and the texts of a site can be listed.
  ['SQL', /\b(select\b(?!,)(?:[^"\\\n]|\\.|"\w+")+\bfrom|insert into|update \w+ set|delete from)\b/i],
  ['the name of a role or a constraint', /sitewright_(app|platform|owner)|_(pkey|fkey|key)\b/],
  ['a stack', /\n\s+at .+:\d+:\d+|\bnode:internal\b/],
  ['a path of the server', new RegExp(`${root}|node_modules|file://`)],
];

/** Finds secrets in a reply, including its headers. */
export function leaksIn({ text, headers }: Pick<Answered, 'text' | 'headers'>): string[] {
  const whole = `${JSON.stringify(headers)}\n${text}`;
  return secrets.filter(([, pattern]) => pattern.test(whole)).map(([name]) => name);
}
