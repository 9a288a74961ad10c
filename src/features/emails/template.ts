import Mustache from 'mustache';

export interface TemplateProblem {
  /** Counted from 1. */
  line: number;
  problem: string;
}

type Token = [type: string, value: string, start: number, ...rest: unknown[]];

/** Templates know placeholders and nothing else: no sections, no partials, no unescaped values. */
export function templateProblems(template: string, names: readonly string[]): TemplateProblem[] {
  const lineAt = (position: number) => template.slice(0, position).split('\n').length;
  let tokens: Token[];
  try {
    tokens = Mustache.parse(template);
  } catch (error) {
    const position = Number(/ at (\d+)$/.exec((error as Error).message)?.[1] ?? template.length);
    return [{ line: lineAt(position), problem: 'A placeholder is not closed. Write it as {{name}}.' }];
  }
  return tokens.flatMap(([type, value, start]) => {
    if (type === 'text') return [];
    const line = lineAt(start);
    if (type !== 'name')
      return [{ line, problem: `Only plain placeholders such as {{${names[0] ?? 'name'}}} can be used.` }];
    if (!names.includes(value))
      return [{ line, problem: `There is no placeholder “${value}”. There are: ${names.join(', ')}.` }];
    return [];
  });
}

/** Puts the values in, each once: a value that looks like a placeholder stays as it is. */
export function fill(
  template: string,
  values: Readonly<Record<string, string>>,
  escape: (value: string) => string,
): string {
  return Mustache.render(template, values, {}, { escape });
}

export const escapeHtml = (value: string): string =>
  value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** For headers and other places that are one line. */
export const oneLine = (value: string): string => value.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** What stands where a link's token was. */
const HIDDEN = 'hidden';

/** The text without the tokens of its links. */
export const hideTokens = (text: string): string => text.replace(/(token=)[A-Za-z0-9_-]+/g, `$1${HIDDEN}`);
